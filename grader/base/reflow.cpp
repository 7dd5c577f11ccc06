#include "grader/base/reflow.hpp"

#include <algorithm>

#include "grader/base/characters.hpp"
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

bool is_wide(const Character& character) {
  return width_of(character) == 2;
}

// Chinese punctuation brings its own room.
bool is_wide_punctuation(const Character& character) {
  static constexpr std::u32string_view all = U"，。、；：？！（）「」『』《》【】";
  return all.find(static_cast<char32_t>(character.code)) != all.npos;
}

bool is_blank_between(const Character& before, const Character& after) {
  if (is_wide_punctuation(before) || is_wide_punctuation(after)) return false;
  return !is_wide(before) || !is_wide(after);
}

std::string_view joint(std::string_view before, std::string_view after) {
  if (before.empty() || after.empty()) return "";
  return is_blank_between(characters_of(before).back(), first_of(after)) ? " " : "";
}

// `line` without blanks between two Chinese characters.
std::string closed_up(std::string_view line) {
  const std::vector<Character> all = characters_of(line);
  std::string result;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool fold = all[i].code == ' ' && i > 0 && i + 1 < all.size() && is_wide(all[i - 1]) &&
                      is_wide(all[i + 1]);
    if (!fold) result += all[i].bytes;
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
