// What a case prints: counted in full, kept at both ends.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "grader/sandbox/protocol.hpp"

namespace supervisor {

struct Printed {
  std::uint64_t total = 0;
  std::string first, last;

  void add(const char* bytes, std::size_t size) {
    constexpr std::uint64_t kept = grader::protocol::printed_kept;
    total += size;
    const std::size_t room = std::min<std::size_t>(size, kept - first.size());
    first.append(bytes, room);
    last.append(bytes + room, size - room);
    if (last.size() > kept) last.erase(0, last.size() - kept);
  }
  std::string text() const {
    const bool cut = total > first.size() + last.size();
    return first + (cut ? "\n...\n" : "") + last;
  }
};

}  // namespace supervisor
