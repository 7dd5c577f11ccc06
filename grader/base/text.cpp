#include "grader/base/text.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "grader/base/characters.hpp"

namespace grader {
namespace {

std::string escaped(const Character& character) {
  if (character.code < 0) {
    return fmt::format("\\x{:02x}", static_cast<unsigned char>(character.bytes.front()));
  }
  return character.code < 0x100 ? fmt::format("\\x{:02x}", character.code)
                                : fmt::format("\\u{{{:04x}}}", character.code);
}

std::string safe(std::string_view bytes, std::string_view line_end) {
  constexpr int most_stacked =
      4;  // accents on one letter; more of them would paint over other lines
  std::string text;
  int stacked = 0;
  while (!bytes.empty()) {
    const bool two = bytes.starts_with("\r\n");
    const Character character = two ? Character{'\n', bytes.substr(0, 2)} : first_of(bytes);
    bytes.remove_prefix(character.bytes.size());
    stacked = width_of(character) == 0 ? stacked + 1 : 0;
    if (character.code == '\n') {
      text += line_end;
    } else if (character.code == '\t') {
      text += "    ";
    } else if (character.code < 0 || is_unsafe(character.code) || stacked > most_stacked) {
      text += escaped(character);
    } else {
      text += character.bytes;
    }
  }
  return text;
}

std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

}  // namespace

int display_width(std::string_view text) {
  int width = 0;
  for (const Character& character : characters_of(text)) width += width_of(character);
  return width;
}

std::string cut(std::string_view text, int width) {
  if (display_width(text) <= width) return std::string(text);
  if (width <= 0) return "";
  std::string beginning;
  int used = 1;
  for (const Character& character : characters_of(text)) {
    used += width_of(character);
    if (used > width) break;
    beginning += character.bytes;
  }
  return beginning + "…";
}

std::string pad_right(std::string_view text, int width) {
  return std::string(text) + spaces(width - display_width(text));
}

std::string pad_left(std::string_view text, int width) {
  return spaces(width - display_width(text)) + std::string(text);
}

std::string make_safe(std::string_view bytes) {
  return safe(bytes, "\n");
}

std::string make_safe_line(std::string_view bytes) {
  return safe(bytes, " ");
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace grader
