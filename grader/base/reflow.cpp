#include "grader/base/reflow.hpp"

#include "grader/base/text.hpp"

namespace grader {
namespace {

bool begins_own_line(std::string_view line) {
  return line.empty() || line.front() == ' ' || line.starts_with("* ") || line.starts_with("- ");
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

std::string_view joint(std::string_view before, std::string_view after) {
  return is_wide(last_character(before)) && is_wide(first_character(after)) ? "" : " ";
}

}  // namespace

std::string reflow(std::string_view text) {
  std::string result;
  bool open = false;  // whether the next line may go on where the last one ended
  for (const std::string_view line : split_lines(text)) {
    if (open && !begins_own_line(line))
      result.append(joint(result, line));
    else if (!result.empty())
      result += '\n';
    result.append(line);
    open = !line.empty();
  }
  return result;
}

}  // namespace grader
