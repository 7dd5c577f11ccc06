#include "grader/commands/hint_memory.hpp"

#include <algorithm>
#include <charconv>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"
#include "grader/base/text.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_memory = 65536;
constexpr std::string_view id_characters = "abcdefghijklmnopqrstuvwxyz0123456789_";

}  // namespace

HintMemory::HintMemory(const fs::path& folder) : path_(folder / hints_file) {
  const std::string text = read_file(path_, largest_memory).value_or("");
  for (const std::string_view line : split_lines(text)) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string_view id = line.substr(0, blank);
    const std::string_view rest = line.substr(std::min(blank + 1, line.size()));
    unsigned hints = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), hints);
    const bool whole = error == std::errc() && end == rest.data() + rest.size();
    if (whole && !id.empty() && id.find_first_not_of(id_characters) == id.npos)
      read_[std::string(id)] = hints;
  }
}

std::size_t HintMemory::read(const std::string& exercise) const {
  const auto found = read_.find(exercise);
  return found == read_.end() ? 0 : found->second;
}

bool HintMemory::remember(const std::string& exercise, std::size_t hints) {
  read_[exercise] = hints;
  std::string text;
  for (const auto& [id, count] : read_) text += id + " " + std::to_string(count) + "\n";
  std::error_code error;
  const fs::file_type type = fs::symlink_status(path_, error).type();
  // A link or a pipe of that name is none of ours: it is neither followed nor replaced.
  if (type != fs::file_type::regular && type != fs::file_type::not_found) return false;
  try {
    write_file(path_, text);
  } catch (const Fault&) {
    return false;  // then the hint is shown all the same
  }
  return true;
}

}  // namespace grader
