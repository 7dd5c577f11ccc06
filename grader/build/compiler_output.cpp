#include "grader/build/compiler_output.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <vector>

#include <fmt/format.h>

namespace grader {
namespace {

struct Place {
  std::int64_t line, column;
};

// "10_thing.cpp:3:7: ..." in `file` itself.
std::optional<Place> place_in(const std::string& line, const std::string& file) {
  if (!line.starts_with(file + ":")) return std::nullopt;
  Place place{0, 0};
  if (std::sscanf(line.c_str() + file.size(), ":%ld:%ld:", &place.line, &place.column) < 1)
    return std::nullopt;
  return place;
}

// "tools.hpp:3:7: ..." in a file beside it: a header of the student's own.
bool is_placed(const std::string& line) {
  long number = 0, column = 0;
  const auto colon = line.find(':');
  return !line.starts_with('/') && colon != std::string::npos &&
         std::sscanf(line.c_str() + colon, ":%ld:%ld:", &number, &column) == 2;
}

bool is_error(const std::string& line) {
  return line.find(": error: ") != std::string::npos ||
         line.find(": fatal error: ") != std::string::npos ||
         line.find("undefined reference to") != std::string::npos;
}

// "error: ..." without the place before it.
std::string words_of(const std::string& line) {
  for (const std::string_view start : {"fatal error: ", "error: ", "undefined reference to"})
    if (const auto at = line.find(start); at != std::string::npos) return line.substr(at);
  return line;
}

// The source line and caret lines that follow a message: they begin with blanks.
std::string excerpt_after(const std::vector<std::string>& lines, std::size_t index) {
  constexpr std::size_t most_lines = 3;
  std::string excerpt;
  for (std::size_t i = index + 1; i < lines.size() && i <= index + most_lines; ++i) {
    if (lines[i].empty() || lines[i][0] != ' ') break;
    excerpt += "\n" + lines[i];
  }
  return excerpt;
}

// The line before `index` in which the student's file led to the error.
std::optional<std::size_t> cause_before(const std::vector<std::string>& lines, std::size_t index,
                                        const std::string& file) {
  for (std::size_t i = index; i-- > 0;)
    if (place_in(lines[i], file)) return i;
  return std::nullopt;
}

CompilerMessage message_at(const std::vector<std::string>& lines, std::size_t index,
                           const std::string& file) {
  std::size_t own = index;
  if (!place_in(lines[index], file)) own = cause_before(lines, index, file).value_or(index);
  const Place place = place_in(lines[own], file).value_or(Place{0, 0});
  const std::string words = words_of(lines[index]);
  if (place.line == 0)
    return {0, 0, is_placed(lines[index]) ? lines[index] + excerpt_after(lines, index) : words, 0};
  return {place.line, place.column,
          fmt::format("{}:{}:{}: {}{}", file, place.line, place.column, words,
                      excerpt_after(lines, own)),
          0};
}

// The toolbox's files go by their bare names.
std::vector<std::string> lines_of(std::string_view output) {
  static constexpr std::string_view tools = "{tools}/";
  std::vector<std::string> lines;
  std::istringstream stream{std::string(output)};
  for (std::string line; std::getline(stream, line);) {
    for (std::size_t at; (at = line.find(tools)) != std::string::npos;)
      line.erase(at, tools.size());
    lines.push_back(line);
  }
  return lines;
}

}  // namespace

CompilerMessage first_message(std::string_view output, const std::string& file) {
  const auto lines = lines_of(output);
  const auto first = std::find_if(lines.begin(), lines.end(), is_error);
  if (first == lines.end()) return {0, 0, lines.empty() ? "" : lines.front(), 0};
  auto message = message_at(lines, static_cast<std::size_t>(first - lines.begin()), file);
  message.more = std::count_if(first + 1, lines.end(), is_error);
  return message;
}

}  // namespace grader
