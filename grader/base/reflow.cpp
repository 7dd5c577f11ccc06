#include "grader/base/reflow.hpp"

#include <algorithm>

#include "grader/base/text.hpp"

namespace grader {
namespace {

bool is_formula(std::string_view line) {
  return line.starts_with("    ");
}

bool begins_own_line(std::string_view line) {
  return line.empty() || is_formula(line) || line.starts_with("* ") || line.starts_with("- ");
}

std::string_view without_indentation(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(' '), line.size()));
}

// The bytes of the last character of `text`: from its last byte that is no continuation.
std::string_view last_character(std::string_view text) {
  std::size_t at = text.size();
  while (at > 0 && (static_cast<unsigned char>(text[--at]) & 0xC0) == 0x80) {
  }
  return text.substr(at);
}

std::string_view first_character(std::string_view text) {
  std::size_t size = 1;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) ++size;
  return text.substr(0, size);
}

bool is_wide(std::string_view character) {
  return display_width(character) == 2;
}

// Chinese punctuation brings its own room.
bool is_wide_punctuation(std::string_view character) {
  static constexpr std::string_view all = "，。、；：？！（）「」『』《》【】";
  return is_wide(character) && all.find(character) != all.npos;
}

std::string_view joint(std::string_view before, std::string_view after) {
  const std::string_view last = last_character(before), first = first_character(after);
  const bool closed = is_wide_punctuation(last) || is_wide_punctuation(first);
  return closed || (is_wide(last) && is_wide(first)) ? "" : " ";
}

// `line` without blanks between two Chinese characters.
std::string closed_up(std::string_view line) {
  std::string result;
  while (!line.empty()) {
    const std::string_view character = first_character(line);
    line.remove_prefix(character.size());
    const bool fold = character == " " && !result.empty() && !line.empty() &&
                      is_wide(last_character(result)) && is_wide(first_character(line));
    if (!fold) result.append(character);
  }
  return result;
}

}  // namespace

std::string reflow(std::string_view text) {
  std::string result;
  bool open = false;  // whether the next line may go on where the last one ended
  for (const std::string_view line : split_lines(text)) {
    const bool goes_on = open && !begins_own_line(line);
    const std::string words = is_formula(line) ? std::string(line) : closed_up(line);
    const std::string_view rest = goes_on ? without_indentation(words) : words;
    if (goes_on)
      result.append(joint(result, rest));
    else if (!result.empty())
      result += '\n';
    result.append(rest);
    open = !line.empty() && !is_formula(line);
  }
  return result;
}

}  // namespace grader
