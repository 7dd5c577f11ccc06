#include "grader/sanitize/parse_report.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "grader/base/text.hpp"

namespace grader {
namespace {

using Lines = std::vector<std::string_view>;

constexpr std::size_t most_text = 32768;
constexpr std::size_t most_frames = 48;

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// What stands after `mark` in `text`; nothing if it is not there.
std::optional<std::string_view> after(std::string_view text, std::string_view mark) {
  const auto at = text.find(mark);
  return at == std::string_view::npos ? std::nullopt : std::optional(text.substr(at + mark.size()));
}

template <typename Number>
std::optional<Number> number_at(std::string_view text, int base = 10) {
  Number number = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), number, base);
  return result.ec == std::errc() ? std::optional(number) : std::nullopt;
}

// ---- Kinds --------------------------------------------------------------------------------------

struct Kind {
  std::string_view words;  // that the report has
  const char* kind;
};

// Which of several is found first decides. "+" stands for "reads_" or "writes_".
constexpr Kind of_asan[] = {
    {"heap-use-after-free", "use_after_free"},
    {"stack-use-after-return", "dead_variable"},
    {"stack-use-after-scope", "dead_variable"},
    {"stack-buffer-underflow", "+before_start"},
    {"buffer-overflow", "+past_end"},
    {"container-overflow", "+past_end"},
    {"stack-overflow", "stack_overflow"},
    {"attempting double-free", "double_free"},
    {"attempting free on address which was not malloc()-ed", "bad_free"},
    {"alloc-dealloc-mismatch", "bad_free"},
    {"-param-overlap", "overlap"},
    {"negative-size-param", "bad_size"},
    {"requested allocation size", "bad_size"},
    {"alloc parameters overflow", "bad_size"},
    {"FPE on unknown address", "division_by_zero"},
    {"ABRT on unknown address", "stopped"},
    {"ILL on unknown address", "stopped"},
    {"SEGV on unknown address", "wild_pointer"},
    {"BUS on unknown address", "wild_pointer"},
};

constexpr Kind of_ubsan[] = {
    {"null pointer", "null_pointer"},
    {"misaligned address", "misaligned"},
    {"out of bounds for type", "index_outside"},
    {"division by zero", "division_by_zero"},
    {"signed integer overflow", "signed_overflow"},
    {"cannot be represented in type", "signed_overflow"},  // -INT_MIN, INT_MIN / -1
    {"shift exponent", "shift"},
    {"left shift of", "shift"},
    {"without returning a value", "missing_return"},
    {"not a valid value for type", "unset_value"},
    {"variable length array bound", "bad_size"},
};

template <std::size_t n>
std::string kind_of(std::string_view words, const Kind (&kinds)[n], bool writes = false) {
  const auto found =
      std::find_if(kinds, kinds + n, [&](const Kind& each) { return has(words, each.words); });
  if (found == kinds + n) return "";
  std::string kind = found->kind;
  if (kind[0] == '+') kind.replace(0, 1, writes ? "writes_" : "reads_");
  return kind;
}

// ASan says on which side of the nearest array the address lies: g++ 12 "to the left of", later
// ones "before".
bool lies_before(const Lines& lines) {
  return std::any_of(lines.begin(), lines.end(), [](std::string_view line) {
    if (line.starts_with("0x") && has(line, " is located "))
      return has(line, " to the left of ") || has(line, " bytes before ");
    return has(line, "<== Memory access at offset") && has(line, " underflows this variable");
  });
}

// ---- Frames and places --------------------------------------------------------------------------

// The library of the exercise goes by the descriptor that it is loaded from, or by its name.
bool is_exercise(std::string_view module) {
  return module == "/proc/self/fd/4" || has(module, "exercise");
}

// "    #3 /proc/self/fd/4+0x1465"
bool is_frame(std::string_view line) {
  return line.starts_with("    #");
}

std::optional<std::uint64_t> offset_in_exercise(std::string_view line) {
  const auto space = line.find(' ', 5);
  const auto plus = line.rfind("+0x");
  if (space == std::string_view::npos || plus == std::string_view::npos || plus < space)
    return std::nullopt;
  if (!is_exercise(line.substr(space + 1, plus - space - 1))) return std::nullopt;
  return number_at<std::uint64_t>(line.substr(plus + 3), 16);
}

// Of the first stack that follows.
std::vector<std::uint64_t> frames_in(const Lines& lines) {
  const auto first = std::find_if(lines.begin(), lines.end(), is_frame);
  std::vector<std::uint64_t> frames;
  for (auto line = first; line != lines.end() && is_frame(*line); ++line)
    if (const auto offset = offset_in_exercise(*line); offset && frames.size() < most_frames)
      frames.push_back(*offset);
  return frames;
}

// From the first that comes again: what filled the stack, and not what was called from there when
// it was full. All of them if none does.
std::vector<std::uint64_t> repeated(std::vector<std::uint64_t> frames) {
  const auto comes_again = [&](std::uint64_t frame) {
    return std::ranges::count(frames, frame) > 1;
  };
  const auto first = std::ranges::find_if(frames, comes_again);
  if (first != frames.end()) frames.erase(frames.begin(), first);
  return frames;
}

// "04_thing.cpp:31:7"
std::optional<SourcePlace> place_in(std::string_view text) {
  const auto second = text.rfind(':');
  if (second == std::string_view::npos || second == 0) return std::nullopt;
  const auto first = text.rfind(':', second - 1);
  if (first == std::string_view::npos) return std::nullopt;
  const auto line = number_at<std::int64_t>(text.substr(first + 1));
  const auto column = number_at<std::int64_t>(text.substr(second + 1));
  if (!line || !column) return std::nullopt;
  return SourcePlace{std::string(text.substr(0, first)), *line, *column};
}

// ---- Reports ------------------------------------------------------------------------------------

std::optional<SanitizerReport> read_asan(std::string_view words, const Lines& lines) {
  const bool writes = std::any_of(lines.begin(), lines.end(), [](std::string_view line) {
    return line.starts_with("WRITE of size ") || has(line, "caused by a WRITE");
  });
  SanitizerReport report{.kind = kind_of(words, of_asan, writes)};
  if (report.kind.ends_with("_past_end") && lies_before(lines))
    report.kind = writes ? "writes_before_start" : "reads_before_start";
  const bool in_zero_page = std::any_of(lines.begin(), lines.end(), [](std::string_view line) {
    return has(line, "Hint: address points to the zero page");
  });
  if (report.kind == "wild_pointer" && in_zero_page) report.kind = "null_pointer";
  if (report.kind.empty()) return std::nullopt;
  report.frames = frames_in(lines);
  if (report.kind == "stack_overflow") report.frames = repeated(std::move(report.frames));
  return report;
}

std::optional<SanitizerReport> read_ubsan(std::string_view before, std::string_view words,
                                          const Lines& lines) {
  SanitizerReport report{.kind = kind_of(words, of_ubsan)};
  if (report.kind.empty()) return std::nullopt;
  if (report.kind == "index_outside") {
    const auto index = number_at<std::int64_t>(after(words, "index ").value_or(""));
    if (!index) return std::nullopt;
    report.values["index"] = std::to_string(*index);
  }
  report.place = place_in(before);
  report.frames = frames_in(lines);
  return report;
}

}  // namespace

std::optional<SanitizerReport> parse_report(std::string_view text) {
  Lines lines = split_lines(text.substr(0, most_text));
  constexpr std::string_view asan = "ERROR: AddressSanitizer: ", ubsan = ": runtime error: ";
  const auto first = std::find_if(lines.begin(), lines.end(), [&](std::string_view line) {
    return has(line, asan) || has(line, ubsan);
  });
  if (first == lines.end()) return std::nullopt;
  const std::string_view line = *first;
  lines.erase(lines.begin(), first + 1);
  if (const auto words = after(line, asan)) return read_asan(*words, lines);
  return read_ubsan(line.substr(0, line.find(ubsan)), *after(line, ubsan), lines);
}

}  // namespace grader
