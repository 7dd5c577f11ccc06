#include "grader/base/characters.hpp"

#include <cstdlib>
#include <memory>

#include <utf8proc.h>

namespace grader {
namespace {

const std::uint8_t* bytes_of(std::string_view text) {
  return reinterpret_cast<const std::uint8_t*>(text.data());
}

}  // namespace

Character first_of(std::string_view text) {
  std::int32_t code = -1;
  const auto size =
      utf8proc_iterate(bytes_of(text), static_cast<utf8proc_ssize_t>(text.size()), &code);
  if (size <= 0) return {-1, text.substr(0, 1)};
  return {code, text.substr(0, static_cast<std::size_t>(size))};
}

std::vector<Character> characters_of(std::string_view text) {
  std::vector<Character> characters;
  while (!text.empty()) {
    characters.push_back(first_of(text));
    text.remove_prefix(characters.back().bytes.size());
  }
  return characters;
}

int width_of(const Character& character) {
  return character.code < 0 ? 1 : utf8proc_charwidth(character.code);
}

bool is_unsafe(std::int32_t code) {
  switch (utf8proc_category(code)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return true;
    default:
      return false;
  }
}

std::string folded(std::string_view text) {
  constexpr auto options = static_cast<utf8proc_option_t>(
      UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
  std::uint8_t* result = nullptr;
  const auto size =
      utf8proc_map(bytes_of(text), static_cast<utf8proc_ssize_t>(text.size()), &result, options);
  const std::unique_ptr<std::uint8_t, decltype(&std::free)> owner(result, &std::free);
  if (size < 0) return std::string(text);
  return {reinterpret_cast<const char*>(result), static_cast<std::size_t>(size)};
}

}  // namespace grader
