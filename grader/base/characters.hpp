// UTF-8 as characters, one at a time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace grader {

struct Character {
  std::int32_t code;  // -1: one byte that is not UTF-8
  std::string_view bytes;
};

// The first character of `text`, which is not empty.
Character first_of(std::string_view text);

// All of them, in order. Bytes that are not UTF-8 stand alone.
std::vector<Character> characters_of(std::string_view text);

// Terminal columns it takes: 2 for a wide (Chinese) character, 0 for a combining one.
int width_of(const Character& character);

// Controls, formats that work invisibly, line separators of Unicode, and what has no agreed look.
bool is_unsafe(std::int32_t code);

// `text` as two people would type the same name: without the difference of upper and lower case, of
// full and half width, and of the ways to compose an accent. What is not UTF-8 stays as it is.
std::string folded(std::string_view text);

}  // namespace grader
