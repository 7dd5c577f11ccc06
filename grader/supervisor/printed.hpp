// What a case prints: counted in full, kept at both ends.
#pragma once

#include <algorithm>
#include <cstdint>

#include "grader/sandbox/protocol.hpp"
#include "grader/supervisor/case_bytes.hpp"

namespace supervisor {

struct Printed {
  std::uint64_t total = 0;
  CaseBytes first, last;

  void add(std::string_view bytes) {
    constexpr std::uint64_t kept = grader::protocol::printed_kept;
    total += bytes.size();
    const std::size_t room = std::min<std::size_t>(bytes.size(), kept - first.size());
    append(first, bytes.substr(0, room));
    append(last, bytes.substr(room));
    if (last.size() > kept) last.erase(last.begin(), last.end() - kept);
  }
  CaseBytes text() const {
    CaseBytes text = first;
    if (total > first.size() + last.size()) append(text, "\n...\n");
    append(text, view(last));
    return text;
  }
};

}  // namespace supervisor
