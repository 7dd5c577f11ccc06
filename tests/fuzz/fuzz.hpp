// What the fuzzers have in common. Each is one file, `x_fuzzer.cpp`, with the function that
// libFuzzer calls with bytes of its own making; a crash, a sanitizer's finding, too much memory or
// time, or a property that does not hold ends the process, and the bytes are kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "grader/words/words.hpp"

namespace grader::fuzz {

inline constexpr Language languages[] = {Language::english, Language::chinese};

// Ends the process with a finding called `what` unless it holds.
void require(bool holds, std::string_view what);

// `text` is valid UTF-8 and has no control but line ends: whoever prints it steers no terminal.
void require_shown(std::string_view text, std::string_view what);

// Takes numbers off the front of an input, zeros once it is used up.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size)
      : rest_(reinterpret_cast<const char*>(data), size) {}

  std::uint8_t byte();
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
};

}  // namespace grader::fuzz
