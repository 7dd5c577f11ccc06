#include "grader/base/text.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "grader/base/characters.hpp"

namespace grader {
namespace {

// Punctuation that must not begin, or end, a line.
bool is_closing(std::int32_t code) {
  static constexpr std::u32string_view closing = U"，。、；：？！）」』》】〉〕”’…,.;:?!)]}%";
  return closing.find(static_cast<char32_t>(code)) != closing.npos;
}

bool is_opening(std::int32_t code) {
  static constexpr std::u32string_view opening = U"（「『《【〈〔“‘([{";
  return opening.find(static_cast<char32_t>(code)) != opening.npos;
}

bool may_break_between(const Character& left, const Character& right) {
  if (width_of(right) == 0 || is_closing(right.code) || is_opening(left.code)) return false;
  return width_of(left) == 2 || width_of(right) == 2;
}

// What stays together on a line, and whether a space parts it from what was before.
struct Piece {
  std::string text;
  bool after_space = false;
};

std::vector<Piece> pieces_of(std::string_view line) {
  std::vector<Piece> pieces;
  Character before{' ', {}};
  for (const Character& character : characters_of(line)) {
    if (character.code != ' ') {
      const bool after_space = before.code == ' ';
      if (after_space || may_break_between(before, character)) pieces.push_back({"", after_space});
      pieces.back().text += character.bytes;
    }
    before = character;
  }
  return pieces;
}

// As much of `text` as fits into `width`, but at least one character.
std::string_view prefix_of_width(std::string_view text, int width) {
  std::size_t size = 0;
  int used = 0;
  for (const Character& character : characters_of(text)) {
    used += width_of(character);
    if (used > width && size > 0) break;
    size += character.bytes.size();
  }
  return text.substr(0, size);
}

void wrap_line(std::string_view line, int width, std::vector<std::string>& lines) {
  lines.emplace_back();
  for (const Piece& piece : pieces_of(line)) {
    const int gap = piece.after_space && !lines.back().empty() ? 1 : 0;
    if (display_width(lines.back()) + gap + display_width(piece.text) <= width) {
      lines.back().append(static_cast<std::size_t>(gap), ' ').append(piece.text);
      continue;
    }
    if (!lines.back().empty()) lines.emplace_back();
    std::string_view rest = piece.text;
    while (display_width(rest) > width) {
      const std::string_view part = prefix_of_width(rest, width);
      if (part.size() == rest.size()) break;  // one character that is wider than a line
      lines.back() = part;
      rest.remove_prefix(part.size());
      lines.emplace_back();
    }
    lines.back() += rest;
  }
}

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

std::vector<std::string> wrap(std::string_view text, int width) {
  std::vector<std::string> lines;
  for (const std::string_view line : split_lines(text)) wrap_line(line, std::max(width, 1), lines);
  return lines;
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
