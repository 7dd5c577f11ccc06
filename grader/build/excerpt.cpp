#include "grader/build/excerpt.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/characters.hpp"
#include "grader/base/text.hpp"

namespace grader {
namespace {

constexpr int tab_stop = 4;

// Neither seen nor told from an ordinary space.
bool is_invisible(std::int32_t code) {
  return is_unsafe(code) || code == 0x00A0 || code == 0x1680 ||
         (code >= 0x2000 && code <= 0x200A) || code == 0x202F || code == 0x205F || code == 0x3000;
}

// One character of a line that takes `used` columns so far.
std::string visible(const Character& character, int used, bool pointed_at) {
  if (character.code == '\t')
    return std::string(static_cast<std::size_t>(tab_stop - used % tab_stop), ' ');
  if (is_unsafe(character.code) || (pointed_at && is_invisible(character.code)))
    return fmt::format("<U+{:04X}>", std::max(character.code, 0));
  return std::string(character.bytes);
}

// The columns `from` to `from + width` of `text`; half a wide character becomes a space.
std::string columns(std::string_view text, int from, int width) {
  std::string part;
  int at = 0;
  for (const Character& character : characters_of(text)) {
    const int end = at + width_of(character);
    if (at >= from && end <= from + width)
      part += character.bytes;
    else if (at < from + width && end > from)
      part += ' ';
    at = end;
  }
  return part;
}

std::string without_blanks_at_end(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

struct Window {
  int from = 0, width = 0;
};

// The window on a long line: the caret stands in its middle where there is enough after it.
Window window_on(const Excerpt& excerpt, int gutter) {
  const int room = excerpt_width - gutter;
  const std::size_t caret = excerpt.marks.empty() ? 0 : excerpt.marks[0].find('^');
  const int at = caret == std::string::npos ? 0 : static_cast<int>(caret);
  const int beyond = display_width(excerpt.source) - room;
  if (beyond < 0 || at < room * 3 / 4) return {0, room};
  return {std::min(at - room / 2, beyond + 1), room};
}

std::string source_in(const Window& window, const std::string& source) {
  std::string part = columns(source, window.from, window.width);
  if (window.from > 0) part = "…" + columns(source, window.from + 1, window.width - 1);
  if (display_width(source) > window.from + window.width)
    part = columns(part, 0, window.width - 1) + "…";
  return part;
}

}  // namespace

std::string_view line_of(std::string_view text, std::int64_t line) {
  for (std::int64_t number = 1; number < line && !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return line < 1 ? "" : text.substr(0, text.find('\n'));
}

std::string displayable(std::string_view line) {
  std::string text;
  for (const Character& character : characters_of(line)) {
    // g++ gives a control one column, and a character that is only a format none.
    const bool control = character.code < 0 || character.code < 0x20 || character.code == 0x7F;
    if (control)
      text += '?';
    else if (!is_unsafe(character.code))
      text += character.bytes;
  }
  return text;
}

Excerpt excerpt_at(std::string_view text, std::int64_t line, std::int64_t column) {
  Excerpt excerpt{line, "", {}};
  std::int64_t number = 0;
  int used = 0;
  const auto mark = [&] {
    if (++number == column)
      excerpt.marks = {std::string(static_cast<std::size_t>(used), ' ') + "^"};
  };
  for (const Character& character : characters_of(line_of(text, line))) {
    mark();
    const std::string part = visible(character, used, number == column);
    used += display_width(part);
    excerpt.source += part;
  }
  mark();  // "expected ; at the end"
  return excerpt;
}

std::string shown(const Excerpt& excerpt) {
  // Begins with a blank, so that nobody takes it for words and wraps it.
  const std::string number = fmt::format(" {:>4} ", excerpt.line), blank(number.size(), ' ');
  const Window window = window_on(excerpt, std::max(excerpt_gutter, display_width(number) + 2));
  std::string text =
      "\n" + without_blanks_at_end(number + "| " + source_in(window, excerpt.source));
  for (const std::string& marks : excerpt.marks)
    text += "\n" + without_blanks_at_end(blank + "| " + columns(marks, window.from, window.width));
  return text;
}

}  // namespace grader
