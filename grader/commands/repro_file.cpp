#include "grader/commands/repro_file.hpp"

#include <algorithm>
#include <cctype>

#include "grader/base/fault.hpp"
#include "grader/base/file.hpp"
#include "grader/intake/submission.hpp"

namespace grader {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_case = std::size_t{64} << 20;

// As a shell reads it.
std::string word_of(const std::string& text) {
  const bool plain = std::ranges::all_of(text, [](unsigned char c) {
    return std::isalnum(c) != 0 || c >= 0x80 ||
           std::string_view("._-/+=,").find(static_cast<char>(c)) != std::string_view::npos;
  });
  if (plain && !text.empty()) return text;
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

bool is_ours(const fs::path& path) {
  const auto bytes = read_file(path, largest_case);
  return bytes && bytes->starts_with(repro_marker);
}

}  // namespace

std::string compile_command(const std::string& program, const std::vector<std::string>& files,
                            std::size_t width) {
  std::vector<std::string> words = {"g++", "-std=c++20", "-g", "-I.", "-I/usr/include/eigen3"};
  words.push_back(word_of(program));
  for (const std::string& file : files) words.push_back(word_of(file));
  words.push_back("-o repro");
  std::string text, line = "   ";
  for (const std::string& word : words) {
    if (width != std::string::npos && line.size() + word.size() + 3 > width) {
      text += line + " \\\n";
      line = "       ";
    }
    line += " " + word;
  }
  text += line;
  return width == std::string::npos ? text.substr(4) : text;
}

void write_repro_file(const fs::path& path, const std::string& source) {
  std::error_code error;
  const fs::file_status status = fs::symlink_status(path, error);
  const bool free = status.type() == fs::file_type::not_found;
  if (!free && !(fs::is_regular_file(status) && is_ours(path)))
    throw Misuse({"replay.not_ours", {{"path", path.string()}}});
  write_file(path, source);
}

}  // namespace grader
