#include "grader/report/value_blocks.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/text.hpp"
#include "grader/base/wrap.hpp"
#include "grader/result/places.hpp"

namespace grader {
namespace {

constexpr Size most_shown = {8, 8};
constexpr int most_text_lines = 4;
constexpr int text_width = 36;

Block block_of(const std::string& label, const std::string& text) {
  std::vector<std::string> lines = wrap("\"" + make_safe(text) + "\"", text_width - 1);
  if (lines.size() > most_text_lines) {
    lines.resize(most_text_lines);
    lines.push_back("…");
  }
  return text_block(label, lines, text_width);
}

bool is_cut(const Array& array, const Window& window) {
  const Size size = size_of(array);
  return window.end_row - window.first_row < size.rows ||
         window.end_column - window.first_column < size.columns;
}

// A label made of names that come from a pack.
std::string safe_label(const std::string& name) {
  return cut(make_safe_line(name), text_width);
}

// A label that tells the size where the table below does not.
std::string sized(const std::string& label, const Array& array, const Window& window) {
  if (!is_cut(array, window) && !array.numbers.empty()) return label;
  return fmt::format("{} ({})", label, format_shape(array.shape));
}

// What is said of an array beside its numbers.
struct Label {
  std::string text;
  const Notation* notation = nullptr;
};

Block block_of(const Label& label, const Array& array, Size most, bool colour) {
  const Window window = window_around(size_of(array), {}, most);
  GridStyle style;
  if (label.notation != nullptr) style.written = &label.notation->numbers;
  style.format = choose_format(style.written != nullptr ? numbers_in(array, window, *style.written)
                                                        : numbers_in(array, window));
  style.colour = colour;
  return grid_block(sized(label.text, array, window), array, window, style);
}

// As many columns as fit.
Block fitting_block(const Label& label, const Array& array, const TextStyle& style, int width) {
  Size most = most_shown;
  Block block = block_of(label, array, most, style.colour);
  while (block.width > width && most.columns > 1) {
    --most.columns;
    block = block_of(label, array, most, style.colour);
  }
  return block;
}

// "pair.left" of a struct, "pair, part 1" of a list.
std::string part_label(const std::string& name, const Notation& list, std::size_t index,
                       Language language) {
  const std::string field = field_of(list, index);
  if (!field.empty()) return fmt::format("{}.{}", name, safe_label(field));
  return say(Message{"report.part", {{"name", name}, {"part", std::to_string(index + 1)}}},
             language);
}

// The two values that are compared, and where in them the worst number is.
struct Pair {
  const Array* yours = nullptr;
  const Array* expected = nullptr;
  Size at;
};

Size place_in(const Detail& detail, const Part& part) {
  if (!detail.mismatch) return {};
  const auto& at = detail.mismatch->at;
  const std::size_t skipped = part.part.size();
  if (at.size() == skipped + 1) return {0, at[skipped]};
  if (at.size() == skipped + 2) return {at[skipped], at[skipped + 1]};
  return {};
}

Pair pair_of(const Detail& detail, const Part& part) {
  Pair pair;
  if (part.yours != nullptr) pair.yours = std::get_if<Array>(&part.yours->content);
  if (part.expected != nullptr) pair.expected = std::get_if<Array>(&part.expected->content);
  pair.at = place_in(detail, part);
  return pair;
}

bool are_alike(const Pair& pair) {
  return pair.yours != nullptr && pair.expected != nullptr &&
         pair.yours->shape == pair.expected->shape &&
         pair.yours->numbers.size() == pair.expected->numbers.size();
}

// What suits the numbers of both.
NumberFormat common_format(const Pair& pair, const Window& window) {
  std::vector<double> numbers = numbers_in(*pair.yours, window);
  const std::vector<double> more = numbers_in(*pair.expected, window);
  numbers.insert(numbers.end(), more.begin(), more.end());
  return choose_format(numbers);
}

std::string window_sentence(const Array& array, const Window& window, Language language) {
  const Size size = size_of(array);
  const bool rows = window.end_row - window.first_row < size.rows;
  const bool columns = window.end_column - window.first_column < size.columns;
  if (!rows && !columns) return "";
  Message said{"report.window_matrix", {}};
  if (!rows) said.id = array.shape.size() == 2 ? "report.window_columns" : "report.window_row";
  if (!columns) said.id = "report.window_rows";
  said.values = {{"first_row", std::to_string(window.first_row + 1)},
                 {"last_row", std::to_string(window.end_row)},
                 {"rows", std::to_string(size.rows)},
                 {"first_column", std::to_string(window.first_column + 1)},
                 {"last_column", std::to_string(window.end_column)},
                 {"columns", std::to_string(size.columns)}};
  return say(said, language);
}

// What stands above yours and above what is expected, and how the latter is written.
struct Labels {
  std::string yours, expected;
  Notation notation;
};

Labels result_labels(const Detail& detail, const Part& part, Language language) {
  Labels labels{say(Message{"report.yours", {}}, language),
                say(Message{"report.expected", {}}, language), detail.expected_as};
  for (const std::int64_t each : part.part) {
    const auto index = static_cast<std::size_t>(each);
    labels.yours = part_label(labels.yours, labels.notation, index, language);
    labels.expected = part_label(labels.expected, labels.notation, index, language);
    labels.notation = part_of(labels.notation, index);
  }
  return labels;
}

ResultBlocks alike_blocks(const Pair& pair, const Detail& detail, const TextStyle& style, Size most,
                          const Labels& labels) {
  const Window window = window_around(size_of(*pair.expected), pair.at, most);
  GridStyle grid;
  grid.format = common_format(pair, window);
  grid.colour = style.colour;
  const int usual = grid.format.decimals;
  if (detail.mismatch)
    grid.format = sharpened(grid.format, detail.mismatch->yours, detail.mismatch->expected);
  // "2/3" beside a number that differs from it in the sixth place would say nothing.
  grid.written = grid.format.decimals == usual ? &labels.notation.numbers : nullptr;
  Block expected = grid_block(labels.expected, *pair.expected, window, grid);
  grid.written = nullptr;
  grid.other = detail.mismatch ? pair.expected : nullptr;
  if (detail.mismatch) grid.allowed = detail.mismatch->part_allowed;
  if (detail.mismatch && grid.allowed.empty()) grid.allowed = {detail.mismatch->allowed};
  Block yours = grid_block(labels.yours, *pair.yours, window, grid);
  return {{std::move(yours), std::move(expected)},
          window_sentence(*pair.expected, window, style.language)};
}

// The parts of a list that is shown for its length only.
Block block_of(const std::string& label, const List& list) {
  std::vector<std::string> lines;
  for (const Value& part : list) {
    const Array* array = std::get_if<Array>(&part.content);
    lines.push_back(array != nullptr ? "(" + format_shape(array->shape) + ")" : "…");
    if (lines.size() == most_text_lines) break;
  }
  if (list.size() > lines.size()) lines.push_back("…");
  return text_block(label, lines, text_width);
}

// Of a result that was far too large only the shape came.
bool has_its_numbers(const Array& array) {
  return static_cast<std::int64_t>(array.numbers.size()) == count_of(array.shape);
}

Block lone_block(const Label& label, const Value& value, const TextStyle& style, Size most) {
  if (const auto* array = std::get_if<Array>(&value.content)) {
    if (has_its_numbers(*array)) return block_of(label, *array, most, style.colour);
    return text_block(label.text, {"(" + format_shape(array->shape) + ")"}, text_width);
  }
  if (const auto* text = std::get_if<std::string>(&value.content))
    return block_of(label.text, *text);
  return block_of(label.text, std::get<List>(value.content));
}

}  // namespace

std::vector<Block> input_blocks(const NamedValue& input, const TextStyle& style, int width) {
  const std::string name = safe_label(input.name);
  if (const auto* array = std::get_if<Array>(&input.value.content)) {
    return {fitting_block({name, &input.written}, *array, style, width)};
  }
  if (const auto* text = std::get_if<std::string>(&input.value.content)) {
    return {block_of(name, *text)};
  }
  std::vector<Block> blocks;
  const List& list = std::get<List>(input.value.content);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string label = part_label(name, input.written, i, style.language);
    const NamedValue part{label, list[i], part_of(input.written, i)};
    for (Block& block : input_blocks(part, style, width)) blocks.push_back(block);
  }
  return blocks;
}

ResultBlocks result_blocks(const Detail& detail, const TextStyle& style, Size most) {
  const Part part = differing_part(detail);
  const Labels labels = result_labels(detail, part, style.language);
  const Pair pair = pair_of(detail, part);
  if (are_alike(pair)) return alike_blocks(pair, detail, style, most, labels);
  ResultBlocks result;
  if (part.yours != nullptr) {
    result.blocks.push_back(lone_block({labels.yours}, *part.yours, style, most));
  }
  if (part.expected != nullptr) {
    result.blocks.push_back(
        lone_block({labels.expected, &labels.notation}, *part.expected, style, most));
  }
  return result;
}

}  // namespace grader
