#include "grader/build/compiler_output.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <vector>

#include <fmt/format.h>

#include "grader/base/characters.hpp"
#include "grader/base/text.hpp"
#include "grader/build/excerpt.hpp"

namespace grader {
namespace {

using Lines = std::vector<std::string>;

// Long enough for every sentence of the compiler; not for the types that it writes out.
constexpr int most_words = 220;

struct Place {
  std::string file;
  std::int64_t line = 0, column = 0;
};

// "10_thing.cpp:3:7: ..." or "10_thing.cpp:3: ..." at the beginning of `text`.
std::optional<Place> place_at(std::string_view text, const std::string& file) {
  if (file.empty() || !text.starts_with(file + ":")) return std::nullopt;
  Place place{file};
  const std::string rest(text.substr(file.size()));
  if (std::sscanf(rest.c_str(), ":%ld:%ld", &place.line, &place.column) < 1) return std::nullopt;
  // The student's own words may look like a place.
  constexpr std::int64_t most = 10'000'000;
  const bool is_place = place.line >= 1 && place.line <= most && place.column >= 0;
  return is_place ? std::optional(place) : std::nullopt;
}

// The assembler's, about a file of the compiler's that has a name of chance.
constexpr std::string_view assembler_error = ": Error: ";

// Source, or marks under it: what the compiler shows and does not say.
bool is_shown_source(const std::string& line) {
  return line.starts_with(' ');
}

bool has(const std::string& line, std::string_view words) {
  return line.find(words) != std::string::npos;
}

bool is_error(const std::string& line) {
  if (is_shown_source(line) || line.starts_with("collect2:")) return false;
  return has(line, ": error: ") || has(line, ": fatal error: ") ||
         has(line, "undefined reference to") || has(line, assembler_error);
}

bool is_note(const std::string& line) {
  return !is_shown_source(line) && has(line, ": note: ");
}

bool is_message(const std::string& line) {
  return is_error(line) || is_note(line) || (!is_shown_source(line) && has(line, ": warning: "));
}

// "error: ..." without the place before it.
std::string words_of(const std::string& line) {
  for (const std::string_view start :
       {"fatal error: ", "error: ", "Error: ", "undefined reference to", "note: "})
    if (const auto at = line.find(start); at != std::string::npos)
      return cut(line.substr(at), most_words);
  return cut(line, most_words);
}

// A line of the compiler's that shows source or marks: what is before " |" and after "| ".
struct Shown {
  std::int64_t number = 0;  // 0 for marks
  std::string text;
};

std::optional<Shown> shown_source(const std::string& line) {
  const auto bar = line.find('|');
  if (!is_shown_source(line) || bar == std::string::npos || has(line.substr(0, bar), "+"))
    return std::nullopt;
  Shown shown;
  std::sscanf(line.c_str(), "%ld", &shown.number);
  if (bar + 2 <= line.size()) shown.text = line.substr(bar + 2);
  return shown;
}

// What the compiler shows of `line` after its message at `index`.
Excerpt excerpt_after(const Lines& lines, std::size_t index, std::int64_t line) {
  Excerpt excerpt;
  bool here = false;
  for (std::size_t i = index + 1; i < lines.size(); ++i) {
    const auto shown = shown_source(lines[i]);
    if (!shown) break;
    if (shown->number != 0) here = shown->number == line;
    if (here && shown->number != 0) excerpt = {line, displayable(shown->text), {}};
    if (here && shown->number == 0) excerpt.marks.push_back(shown->text);
  }
  // Under the caret: what to write there. Types, which hang on bars, only repeat the message.
  if (excerpt.marks.size() > 1) excerpt.marks.resize(has(excerpt.marks[1], "|") ? 1 : 2);
  return excerpt;
}

class Reader {
 public:
  Reader(std::string_view output, const std::string& file,
         const std::map<std::string, Bytes>& texts)
      : file_(file), texts_(texts), lines_(lines_of(output)) {}

  CompilerMessage first_message() const {
    const auto first = std::find_if(lines_.begin(), lines_.end(), is_error);
    if (first == lines_.end()) return {0, 0, lines_.empty() ? "" : lines_.front(), 0, {}};
    auto message = message_at(clearest(static_cast<std::size_t>(first - lines_.begin())));
    message.more = std::count_if(first + 1, lines_.end(), is_error);
    return message;
  }

 private:
  // The toolbox's files go by their bare names.
  static Lines lines_of(std::string_view output) {
    static constexpr std::string_view tools = "{tools}/";
    Lines lines;
    std::istringstream stream{std::string(output)};
    for (std::string line; std::getline(stream, line);) {
      for (std::size_t at; (at = line.find(tools)) != std::string::npos;)
        line.erase(at, tools.size());
      lines.push_back(line);
    }
    return lines;
  }

  // A place in the student's file or headers.
  std::optional<Place> own_place(std::string_view text) const {
    if (auto place = place_at(text, file_)) return place;
    for (const auto& [name, bytes] : texts_)
      if (auto place = place_at(text, name)) return place;
    return std::nullopt;
  }

  // The first error, at `index`; or a later one at the same line of the student's, where that is a
  // library's own sentence about wrong use of it ("YOU_MIXED_DIFFERENT_NUMERIC_TYPES").
  std::size_t clearest(std::size_t index) const {
    const auto cause = cause_before(index);
    if (own_place(lines_[index]) || !cause) return index;
    for (std::size_t i = index + 1; i < lines_.size(); ++i) {
      if (!is_error(lines_[i]) || !has(lines_[i], "error: static assertion failed: ")) continue;
      const auto other = cause_before(i);
      if (other && lines_[*other] == lines_[*cause]) return i;
    }
    return index;
  }

  CompilerMessage message_at(std::size_t index) const {
    std::size_t at = index;
    auto place = own_place(lines_[index]);
    if (!place)
      if (const auto cause = cause_before(index)) {
        at = *cause;
        place = own_place(lines_[at]);
        if (!place) place = included_in(lines_[at]);
      }
    const std::string words = words_of(lines_[index]);
    if (!place) return {0, 0, placed_elsewhere(lines_[index]) + words, 0, {}};
    return message_of(*place, words, at, index);
  }

  CompilerMessage message_of(Place place, const std::string& words, std::size_t at,
                             std::size_t index) const {
    const Excerpt excerpt = excerpt_of(place, at);
    place.column = in_characters(place);
    const bool own = place.file == file_;
    return {own ? place.line : 0,
            own ? place.column : 0,
            told(place) + words + (excerpt.line > 0 ? shown(excerpt) : "") + note_after(index),
            0,
            {}};
  }

  // The innermost of the student's lines that led to the error at `index`: the first that the
  // compiler names in what it says before it.
  std::optional<std::size_t> cause_before(std::size_t index) const {
    std::size_t begin = index;
    while (begin > 0 && !is_message(lines_[begin - 1])) --begin;
    for (std::size_t i = begin; i < index; ++i)
      if (own_place(lines_[i])) return i;
    for (std::size_t i = begin; i < index; ++i)
      if (included_in(lines_[i])) return i;
    return std::nullopt;
  }

  // "In file included from 10_thing.cpp:1:" and the lines that go on with it.
  std::optional<Place> included_in(std::string_view line) const {
    const auto from = line.find("from ");
    return from == std::string_view::npos ? std::nullopt : own_place(line.substr(from + 5));
  }

  // The API's header is nobody's own; in what belongs to the system no line would help.
  static std::string placed_elsewhere(const std::string& line) {
    const auto end = line.find(": ");
    const bool placed = !line.starts_with('/') && end != std::string::npos &&
                        std::count(line.begin(), line.begin() + static_cast<long>(end), ':') == 2;
    return placed && !has(line, ".o:") ? line.substr(0, end + 2) : "";
  }

  Excerpt excerpt_of(const Place& place, std::size_t at) const {
    Excerpt excerpt = excerpt_after(lines_, at, place.line);
    const auto text = texts_.find(place.file);
    if (excerpt.line > 0 || text == texts_.end()) return excerpt;
    return excerpt_at(text->second, place.line, in_characters(place));
  }

  // The compiler counts columns in bytes, an editor in characters.
  std::int64_t in_characters(const Place& place) const {
    const auto text = texts_.find(place.file);
    if (text == texts_.end() || place.column < 1) return place.column;
    const auto line = line_of(text->second, place.line);
    const auto before = static_cast<std::size_t>(place.column - 1);
    if (before > line.size()) return place.column;  // where nothing is, nothing is wide
    return static_cast<std::int64_t>(characters_of(line.substr(0, before)).size()) + 1;
  }

  static std::string told(const Place& place) {
    if (place.column == 0) return fmt::format("{}:{}: ", place.file, place.line);
    return fmt::format("{}:{}:{}: ", place.file, place.line, place.column);
  }

  // Of the notes on the error at `index` the one that helps: where the brace stands that is never
  // closed, where the macro is used, which header is missing.
  std::string note_after(std::size_t index) const {
    for (std::size_t i = index + 1; i < lines_.size(); ++i) {
      if (is_message(lines_[i]) && !is_note(lines_[i])) break;
      if (!is_note(lines_[i])) continue;
      if (has(lines_[i], "did you forget to")) return "\n" + words_of(lines_[i]);
      const bool helps = has(lines_[i], "to match this") || has(lines_[i], "in expansion of macro");
      auto place = own_place(lines_[i]);
      if (!helps || !place) continue;
      Excerpt excerpt = excerpt_of(*place, i);
      if (excerpt.marks.size() > 1) excerpt.marks.resize(1);
      place->column = in_characters(*place);
      return "\n" + told(*place) + words_of(lines_[i]) + (excerpt.line > 0 ? shown(excerpt) : "");
    }
    return "";
  }

  const std::string& file_;
  const std::map<std::string, Bytes>& texts_;
  Lines lines_;
};

}  // namespace

CompilerMessage first_message(std::string_view output, const std::string& file,
                              const std::map<std::string, Bytes>& texts) {
  return Reader(output, file, texts).first_message();
}

std::int64_t line_without_return(std::string_view output, const std::string& file) {
  std::istringstream lines{std::string(output)};
  for (std::string line; std::getline(lines, line);)
    if (const auto place = place_at(line, file); place && line.ends_with("[-Wreturn-type]"))
      return place->line;
  return 0;
}

}  // namespace grader
