// Text as a terminal shows it: how wide it is, and what is safe to show at all. Widths count
// terminal columns: 2 for a wide (Chinese) character, 0 for a combining one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grader {

// Columns that `text` takes. Bytes that are not UTF-8 count 1 each.
int display_width(std::string_view text);

// `text` if it fits into `width` columns, else its beginning and "…", together at most `width`
// columns.
std::string cut(std::string_view text, int width);

// `text` with spaces after or before it, up to `width` columns. Longer text stays as it is.
std::string pad_right(std::string_view text, int width);
std::string pad_left(std::string_view text, int width);

// Bytes of unknown origin as valid UTF-8 that cannot steer a terminal: whatever is not UTF-8, or is
// an invisible control (terminal escape, change of writing direction), becomes visible as \x1b or
// \u{202e}. Line ends stay, a tab becomes four spaces.
std::string make_safe(std::string_view bytes);

// The same on one line: a line end becomes one space.
std::string make_safe_line(std::string_view bytes);

// The lines of `text`, without their ends. An end at the very end does not start another line.
std::vector<std::string_view> split_lines(std::string_view text);

}  // namespace grader
