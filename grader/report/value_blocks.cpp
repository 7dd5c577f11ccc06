#include "grader/report/value_blocks.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grader/base/text.hpp"
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

// A label that tells the size where the table below does not.
std::string sized(const std::string& label, const Array& array, const Window& window) {
  if (!is_cut(array, window) && !array.numbers.empty()) return label;
  return fmt::format("{} ({})", label, format_shape(array.shape));
}

Block block_of(const std::string& label, const Array& array, Size most, bool colour) {
  const Window window = window_around(size_of(array), {}, most);
  GridStyle style;
  style.format = choose_format(numbers_in(array, window));
  style.colour = colour;
  return grid_block(sized(label, array, window), array, window, style);
}

// As many columns as fit.
Block fitting_block(const std::string& label, const Array& array, const TextStyle& style,
                    int width) {
  Size most = most_shown;
  Block block = block_of(label, array, most, style.colour);
  while (block.width > width && most.columns > 1) {
    --most.columns;
    block = block_of(label, array, most, style.colour);
  }
  return block;
}

std::string part_label(const std::string& name, const std::string& part, Language language) {
  return say(Message{"report.part", {{"name", name}, {"part", part}}}, language);
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

NumberFormat common_format(const Pair& pair, const Window& window, const Detail& detail) {
  std::vector<double> numbers = numbers_in(*pair.yours, window);
  const std::vector<double> more = numbers_in(*pair.expected, window);
  numbers.insert(numbers.end(), more.begin(), more.end());
  const NumberFormat format = choose_format(numbers);
  if (!detail.mismatch) return format;
  return sharpened(format, detail.mismatch->yours, detail.mismatch->expected);
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

ResultBlocks alike_blocks(const Pair& pair, const Detail& detail, const TextStyle& style, Size most,
                          const std::vector<std::string>& labels) {
  const Window window = window_around(size_of(*pair.expected), pair.at, most);
  GridStyle grid;
  grid.format = common_format(pair, window, detail);
  grid.colour = style.colour;
  Block expected = grid_block(labels[1], *pair.expected, window, grid);
  grid.other = detail.mismatch ? pair.expected : nullptr;
  grid.allowed = detail.mismatch ? detail.mismatch->allowed : 0;
  Block yours = grid_block(labels[0], *pair.yours, window, grid);
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

Block lone_block(const std::string& label, const Value& value, const TextStyle& style, Size most) {
  if (const auto* array = std::get_if<Array>(&value.content)) {
    return block_of(label, *array, most, style.colour);
  }
  if (const auto* text = std::get_if<std::string>(&value.content)) return block_of(label, *text);
  return block_of(label, std::get<List>(value.content));
}

std::vector<std::string> result_labels(const Part& part, Language language) {
  std::vector<std::string> labels = {say(Message{"report.yours", {}}, language),
                                     say(Message{"report.expected", {}}, language)};
  if (part.part.empty()) return labels;
  for (std::string& label : labels) {
    label = part_label(label, std::to_string(part.part.front() + 1), language);
  }
  return labels;
}

}  // namespace

std::vector<Block> input_blocks(const NamedValue& input, const TextStyle& style, int width) {
  if (const auto* array = std::get_if<Array>(&input.value.content)) {
    return {fitting_block(input.name, *array, style, width)};
  }
  if (const auto* text = std::get_if<std::string>(&input.value.content)) {
    return {block_of(input.name, *text)};
  }
  std::vector<Block> blocks;
  int number = 0;
  for (const Value& part : std::get<List>(input.value.content)) {
    const std::string label = part_label(input.name, std::to_string(++number), style.language);
    for (Block& block : input_blocks({label, part}, style, width)) blocks.push_back(block);
  }
  return blocks;
}

ResultBlocks result_blocks(const Detail& detail, const TextStyle& style, Size most) {
  const Part part = differing_part(detail);
  const std::vector<std::string> labels = result_labels(part, style.language);
  const Pair pair = pair_of(detail, part);
  if (are_alike(pair)) return alike_blocks(pair, detail, style, most, labels);
  ResultBlocks result;
  if (part.yours != nullptr) {
    result.blocks.push_back(lone_block(labels[0], *part.yours, style, most));
  }
  if (part.expected != nullptr) {
    result.blocks.push_back(lone_block(labels[1], *part.expected, style, most));
  }
  return result;
}

}  // namespace grader
