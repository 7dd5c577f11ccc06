#include "tests/fuzz/fuzz.hpp"

#include <cstdio>
#include <cstdlib>

#include "grader/base/text.hpp"

namespace grader::fuzz {

void require(bool holds, std::string_view what) {
  if (holds) return;
  std::fprintf(stderr, "finding: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

void require_shown(std::string_view text, std::string_view what) {
  if (make_safe(text) == text) return;
  std::fprintf(stderr, "shown: %s\n", make_safe(text).c_str());
  require(false, what);
}

std::uint8_t Input::byte() {
  if (rest_.empty()) return 0;
  const auto first = static_cast<std::uint8_t>(rest_.front());
  rest_.remove_prefix(1);
  return first;
}

}  // namespace grader::fuzz
