#include "grader/base/wrap.hpp"

#include <algorithm>

#include "grader/base/characters.hpp"
#include "grader/base/text.hpp"

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

// How many characters from `begin` on are a short "[...]", such as [0, 2c] or [h * d, (h + 1) * d).
std::size_t bracketed(const std::vector<Character>& line, std::size_t begin) {
  constexpr std::size_t longest = 30;
  int depth = 0;
  for (std::size_t i = begin; i < line.size() && i < begin + longest; ++i) {
    if (line[i].code == '[' || line[i].code == '(') ++depth;
    if (line[i].code == ']' || line[i].code == ')') --depth;
    if (depth == 0) return i + 1 - begin;
  }
  return 0;
}

std::vector<Piece> pieces_of(std::string_view line) {
  std::vector<Piece> pieces;
  Character before{' ', {}};
  const std::vector<Character> characters = characters_of(line);
  std::size_t together = 0;  // up to here nothing is parted
  for (std::size_t i = 0; i < characters.size(); ++i) {
    const Character& character = characters[i];
    const bool inside = i < together;
    if (inside) {
      pieces.back().text += character.bytes;
    } else if (character.code != ' ') {
      const bool after_space = before.code == ' ';
      if (after_space || may_break_between(before, character)) pieces.push_back({"", after_space});
      pieces.back().text += character.bytes;
      if (character.code == '[') together = i + bracketed(characters, i);
    }
    before = character;
  }
  return pieces;
}

// A line that began with a lone "*" or "-" would look like an item of a list: the sign stays with
// what is before it, and a product whole.
std::vector<Piece> with_signs(const std::vector<Piece>& pieces) {
  std::vector<Piece> joined;
  bool product = false;
  for (const Piece& piece : pieces) {
    const bool sign = piece.text == "*" || piece.text == "-";
    if ((sign || product) && !joined.empty())
      joined.back().text += " " + piece.text;
    else
      joined.push_back(piece);
    product = piece.text == "*" && joined.back().text != "*";  // not where it begins an item
  }
  return joined;
}

// What the further lines of a wrapped one begin with: as much as itself is indented, and what an
// item of a list has before its first word.
std::size_t indentation_of(std::string_view line) {
  const std::size_t blank = std::min(line.find_first_not_of(' '), line.size());
  const std::string_view rest = line.substr(blank);
  return rest.starts_with("* ") || rest.starts_with("- ") ? blank + 2 : blank;
}

// As much of `text` as fits into `width`, but at least one character.
std::string_view prefix_of_width(std::string_view text, int width) {
  std::size_t size = 0;
  int used = 0;
  while (size < text.size()) {
    const Character character = first_of(text.substr(size));
    used += width_of(character);
    if (used > width && size > 0) break;
    size += character.bytes.size();
  }
  return text.substr(0, size);
}

// Without its indentation.
void wrap_words(std::string_view line, int width, std::vector<std::string>& lines) {
  lines.emplace_back();
  for (const Piece& piece : with_signs(pieces_of(line))) {
    const int gap = piece.after_space && !lines.back().empty() ? 1 : 0;
    if (display_width(lines.back()) + gap + display_width(piece.text) <= width) {
      lines.back().append(static_cast<std::size_t>(gap), ' ').append(piece.text);
      continue;
    }
    if (!lines.back().empty()) lines.emplace_back();
    std::string_view rest = piece.text;
    // Line by line, so that a word of a megabyte is not measured anew for each.
    for (std::string_view part = prefix_of_width(rest, width); part.size() < rest.size();
         part = prefix_of_width(rest, width)) {
      lines.back() = part;
      rest.remove_prefix(part.size());
      lines.emplace_back();
    }
    lines.back() += rest;
  }
}

void wrap_line(std::string_view line, int width, std::vector<std::string>& lines) {
  const bool formula = line.starts_with("    ");  // whose blanks are part of it
  if (formula && display_width(line) <= width) {
    lines.emplace_back(line);
    return;
  }
  const std::size_t indentation = indentation_of(line);
  const bool fits = 2 * static_cast<int>(indentation) < width;
  const std::size_t kept = fits ? indentation : 0;
  const std::size_t first = lines.size();
  wrap_words(line.substr(kept), width - static_cast<int>(kept), lines);
  lines[first].insert(0, line.substr(0, kept));
  for (std::size_t i = first + 1; i < lines.size(); ++i) lines[i].insert(0, kept, ' ');
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, int width) {
  std::vector<std::string> lines;
  for (const std::string_view line : split_lines(text)) wrap_line(line, std::max(width, 1), lines);
  return lines;
}

}  // namespace grader
