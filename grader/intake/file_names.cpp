#include "grader/intake/file_names.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <regex>
#include <string_view>

#include "grader/base/characters.hpp"

namespace grader {
namespace {

// The ways in which a name may differ. Each weighs more than all before it together.
enum Difference : int {
  other_ending = 1,
  other_spelling = 2,
  copy_mark = 4,
  no_number = 8,
  other_number = 16,
  no_name = 32
};

// "10_masked_thing": its number without zeros before it, and its words without what parts them.
struct Parts {
  std::string number, name;
};

// The longer ones first.
std::string_view ending_of(std::string_view folded_name) {
  static constexpr std::string_view endings[] = {
      ".cpp.cpp", ".cpp.txt", ".cxx.txt", ".cc.txt", ".cpp", ".cxx", ".c++", ".cc", ".c"};
  const auto* found = std::find_if(std::begin(endings), std::end(endings),
                                   [&](auto ending) { return folded_name.ends_with(ending); });
  return found == std::end(endings) ? "" : *found;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

Parts parts_of(std::string_view stem) {
  const auto end = std::find_if_not(stem.begin(), stem.end(), is_digit);
  Parts parts;
  std::copy(std::find_if(stem.begin(), end, [](char c) { return c != '0'; }), end,
            std::back_inserter(parts.number));
  std::copy_if(end, stem.end(), std::back_inserter(parts.name),
               [](char c) { return std::string_view(" _-.").find(c) == std::string_view::npos; });
  return parts;
}

// Longer names, and copies of more copies, mean no exercise: reading them takes time.
constexpr std::size_t longest_name = 100;
constexpr int most_marks = 4;

// Without its last mark of a copy, of which there may be several: "x - Copy (2)".
std::string without_copy_mark(const std::string& stem) {
  static const std::regex marks[] = {
      std::regex(R"([ _-]*\([0-9]{1,3}\)$)"), std::regex(R"([ _-]+copy[ _-]*[0-9]{0,3}$)"),
      std::regex(R"([ _-]*(的)?(副本|复件|拷贝)[ _-]*[0-9]{0,3}$)"), std::regex(R"(-[0-9]{1,2}$)"),
      std::regex(R"(^(copy of |(副本|复件)[ _-]*))")};
  for (const std::regex& mark : marks)
    if (std::smatch found; std::regex_search(stem, found, mark))
      return std::string(found.prefix()) + std::string(found.suffix());
  return stem;
}

std::string stem_of(const std::string& name) {
  const std::string whole = folded(name);
  const std::string stem = whole.substr(0, whole.size() - ending_of(whole).size());
  const std::size_t begin = std::min(stem.find_first_not_of(' '), stem.size());
  return stem.substr(begin, stem.find_last_not_of(' ') + 1 - begin);
}

template <typename Same>
std::vector<std::string> those(const std::vector<std::string>& wanted, Same same) {
  std::vector<std::string> found;
  std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(found),
               [&](const std::string& file) { return same(parts_of(stem_of(file))); });
  return found;
}

Meaning meaning_of_stem(const std::string& stem, const std::vector<std::string>& wanted) {
  const Parts parts = parts_of(stem);
  const bool numbered = is_digit(stem.empty() ? ' ' : stem[0]);
  const auto by_number =
      those(wanted, [&](const Parts& other) { return numbered && other.number == parts.number; });
  if (parts.name.empty()) return {by_number, no_name};
  const auto by_name = those(wanted, [&](const Parts& other) { return other.name == parts.name; });
  if (!numbered) return {by_name, no_number};
  for (const std::string& file : by_name)
    if (std::find(by_number.begin(), by_number.end(), file) != by_number.end())
      return {{file}, stem == stem_of(file) ? 0 : other_spelling};
  if (by_name.empty()) return {};
  // The number of one exercise and the name of another.
  Meaning meaning{by_name, other_number};
  meaning.exercises.insert(meaning.exercises.end(), by_number.begin(), by_number.end());
  return meaning;
}

}  // namespace

bool is_junk(const std::string& name) {
  static constexpr std::string_view ends[] = {"~", ".swp", ".swo", ".bak", ".orig", ".tmp"};
  const bool left_over =
      std::any_of(std::begin(ends), std::end(ends), [&](auto end) { return name.ends_with(end); });
  return name.starts_with('.') || name.starts_with('#') || name == "__MACOSX" || left_over;
}

bool is_junk_folder(const std::string& name) {
  static constexpr std::string_view made[] = {"out", "bin", "obj", "debug", "release"};
  const std::string lower = folded(name);
  return is_junk(name) || lower.starts_with("build") || lower.starts_with("cmake-build") ||
         std::find(std::begin(made), std::end(made), lower) != std::end(made);
}

bool is_source_name(const std::string& name) {
  return !ending_of(folded(name)).empty();
}

Meaning meaning_of(const std::string& name, const std::vector<std::string>& wanted) {
  const std::string whole = folded(name);
  const std::string_view ending = ending_of(whole);
  if (ending.empty() || whole.size() > longest_name) return {};
  std::string stem = stem_of(name);
  Meaning meaning = meaning_of_stem(stem, wanted);
  for (int marks = 0; meaning.exercises.empty() && marks < most_marks; ++marks) {
    const std::string bare = without_copy_mark(stem);
    if (bare == stem) break;
    stem = bare;
    meaning = meaning_of_stem(stem, wanted);
    meaning.distance += copy_mark;
  }
  if (ending != ".cpp") meaning.distance += other_ending;
  return meaning;
}

}  // namespace grader
