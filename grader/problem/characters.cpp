#include "grader/problem/characters.hpp"

#include <algorithm>
#include <array>

namespace grader {

namespace {

constexpr std::array<char32_t, 5> smallest_of_length{0, 0, 0x80, 0x800, 0x10000};

unsigned char byte_of(char c) {
  return static_cast<unsigned char>(c);
}

// 0 for a byte that cannot begin a character.
std::size_t length_by(char first) {
  const unsigned char byte = byte_of(first);
  if (byte < 0x80) return 1;
  if (byte < 0xC2) return 0;
  if (byte < 0xE0) return 2;
  if (byte < 0xF0) return 3;
  return byte < 0xF5 ? 4 : 0;
}

char32_t decode(std::string_view character) {
  const std::size_t length = character.size();
  char32_t code = byte_of(character[0]) & (length == 1 ? 0x7FU : 0xFFU >> (length + 1));
  for (const char c : character.substr(1)) code = (code << 6U) | (byte_of(c) & 0x3FU);
  return code;
}

bool is_character(std::string_view bytes) {
  const bool continued = std::all_of(bytes.begin() + 1, bytes.end(),
                                     [](char c) { return (byte_of(c) & 0xC0U) == 0x80; });
  if (!continued) return false;
  const char32_t code = decode(bytes);
  return code >= smallest_of_length.at(bytes.size()) && code <= 0x10FFFF &&
         (code < 0xD800 || code > 0xDFFF);
}

}  // namespace

std::optional<std::size_t> find_bad_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = length_by(text[at]);
    if (length == 0 || at + length > text.size()) return at;
    if (!is_character(text.substr(at, length))) return at;
    at += length;
  }
  return std::nullopt;
}

std::vector<std::string_view> split_characters(std::string_view text) {
  std::vector<std::string_view> characters;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(1, length_by(text[at]));
    characters.push_back(text.substr(at, length));
    at += length;
  }
  return characters;
}

}  // namespace grader
