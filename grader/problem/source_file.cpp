#include "grader/problem/source_file.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "grader/base/file.hpp"
#include "grader/base/text.hpp"
#include "grader/problem/characters.hpp"

namespace grader {

namespace {

constexpr std::size_t longest_line = 100;
constexpr std::size_t shown_before_caret = 60;

std::size_t line_start(std::string_view text, std::size_t offset) {
  const std::size_t feed = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  return feed == std::string_view::npos ? 0 : feed + 1;
}

std::string_view line_at(std::string_view text, std::size_t offset) {
  const std::size_t start = line_start(text, offset);
  std::string_view line = text.substr(start, text.find('\n', start) - start);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// An author's file may come from anywhere: nothing in it may steer the terminal.
std::string join(const std::vector<std::string_view>& characters, std::size_t from,
                 std::size_t to) {
  std::string line;
  for (std::size_t i = from; i < std::min(to, characters.size()); ++i)
    line += make_safe_line(characters[i]);
  return line;
}

int width_of(const std::vector<std::string_view>& characters, std::size_t from, std::size_t to) {
  return display_width(join(characters, from, to));
}

// What `path` is instead of a file that can be an author's; empty if it can be one.
std::string refusal(const std::filesystem::path& path) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  switch (status.type()) {
    case fs::file_type::regular:
      return fs::file_size(path, error) > largest_source && !error ? "more than 1 MiB" : "";
    case fs::file_type::not_found:
      return fs::is_symlink(fs::symlink_status(path, error)) ? "a link to nothing" : "none";
    case fs::file_type::directory:
      return "a folder";
    case fs::file_type::fifo:
      return "a pipe";
    default:
      return "something else";
  }
}

}  // namespace

SourceFile read_source(const std::filesystem::path& path) {
  SourceFile file{path.string(), {}, {}};
  file.refused = refusal(path);
  if (!file.refused.empty()) return file;
  std::optional<Bytes> bytes = read_file(path, largest_source);
  if (bytes)
    file.text = std::move(*bytes);
  else
    file.refused = "one that cannot be read";
  return file;
}

Place place_of(const SourceFile& file, std::size_t offset) {
  const std::string_view before = std::string_view(file.text).substr(0, offset);
  const std::size_t start = line_start(file.text, offset);
  const auto feeds = std::count(before.begin(), before.end(), '\n');
  return {static_cast<std::size_t>(feeds) + 1,
          split_characters(before.substr(std::min(start, before.size()))).size() + 1};
}

std::string excerpt(const SourceFile& file, std::size_t offset, std::size_t length) {
  const Place place = place_of(file, offset);
  const std::string_view line = line_at(file.text, offset);
  const std::vector<std::string_view> characters = split_characters(line);
  const std::size_t caret = place.column - 1;
  const std::size_t token =
      split_characters(std::string_view(file.text).substr(offset, length)).size();
  const bool cut = characters.size() > longest_line && caret > shown_before_caret;
  const std::size_t from = cut ? caret - shown_before_caret : 0;
  const std::size_t to = std::min(from + longest_line, characters.size());
  const int under = width_of(characters, caret, std::min(caret + token, to));
  return fmt::format("{:>5} | {}\n      | {:{}}^{:~>{}}\n", place.line, join(characters, from, to),
                     "", width_of(characters, from, caret), "", std::max(0, under - 1));
}

}  // namespace grader
