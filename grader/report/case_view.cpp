#include "grader/report/case_view.hpp"

#include <algorithm>

#include "grader/base/text.hpp"
#include "grader/base/wrap.hpp"
#include "grader/report/lines.hpp"
#include "grader/report/value_blocks.hpp"

namespace grader {
namespace {

constexpr std::int64_t most_rows = 8;
constexpr std::int64_t most_columns = 8;

struct Input {
  std::string name;
  std::vector<Block> blocks;
};

std::vector<Input> inputs_of(const Detail& detail, const TextStyle& style) {
  std::vector<Input> inputs;
  for (const NamedValue& input : detail.inputs) {
    inputs.push_back({make_safe_line(input.name), input_blocks(input, style, style.width)});
  }
  return inputs;
}

// Yours above expected.
Block stacked(const std::vector<Block>& blocks) {
  Block all;
  for (const Block& block : blocks) {
    all.width = std::max(all.width, block.width);
    append(all.lines, block.lines);
  }
  return all;
}

struct Shown {
  Block block;
  std::string window;
};

constexpr int frame = 3;  // the label, and "…" above and below a table

Shown side_by_side(const Detail& detail, const TextStyle& style, int most_lines,
                   std::int64_t columns) {
  const std::int64_t rows = std::clamp<std::int64_t>(most_lines - frame, 1, most_rows);
  const ResultBlocks results = result_blocks(detail, style, {rows, columns});
  return {beside(results.blocks), results.window};
}

Shown one_above_the_other(const Detail& detail, const TextStyle& style, int most_lines,
                          std::int64_t columns) {
  const std::int64_t rows = std::clamp<std::int64_t>(most_lines / 2 - frame, 1, most_rows);
  const ResultBlocks results = result_blocks(detail, style, {rows, columns});
  return {stacked(results.blocks), results.window};
}

// Whole tables side by side, else whole ones one above the other; what has to be cut anyway is
// rather cut to few columns side by side.
Shown results_of(const Detail& detail, const TextStyle& style, int most_lines) {
  constexpr std::int64_t few_columns = 3;
  const auto fits = [&](const Shown& shown) { return shown.block.width <= style.width; };
  Shown shown = side_by_side(detail, style, most_lines, most_columns);
  if (fits(shown)) return shown;
  if (shown.window.empty()) {
    shown = one_above_the_other(detail, style, most_lines, most_columns);
    if (fits(shown) && shown.window.empty()) return shown;
  }
  for (std::int64_t columns = most_columns - 1; columns >= few_columns; --columns) {
    shown = side_by_side(detail, style, most_lines, columns);
    if (fits(shown)) return shown;
  }
  for (std::int64_t columns = most_columns; columns > 0; --columns) {
    shown = one_above_the_other(detail, style, most_lines, columns);
    if (fits(shown)) return shown;
  }
  return {};
}

// All in one row, if that fits.
std::vector<Block> one_row(const std::vector<Input>& inputs, const Block& results) {
  std::vector<Block> row;
  for (const Input& input : inputs) row.insert(row.end(), input.blocks.begin(), input.blocks.end());
  if (!results.lines.empty()) row.push_back(results);
  return row;
}

int height_of(const std::vector<Block>& blocks) {
  return blocks.empty() ? 0 : static_cast<int>(beside(blocks).lines.size());
}

// Puts blocks into rows of at most `width` columns.
std::vector<std::vector<Block>> in_rows(const std::vector<Block>& blocks, int width) {
  std::vector<std::vector<Block>> rows;
  for (const Block& block : blocks) {
    if (!rows.empty()) {
      rows.back().push_back(block);
      if (width_beside(rows.back()) <= width) continue;
      rows.back().pop_back();
    }
    rows.push_back({block});
  }
  return rows;
}

int height_of(const std::vector<Input>& inputs, int width) {
  int height = 0;
  for (const auto& row : in_rows(one_row(inputs, {}), width)) height += height_of(row);
  return height;
}

// The inputs that fit into `most_lines`, and the names of those that do not.
Lines input_lines(const std::vector<Input>& all, const TextStyle& style, int most_lines) {
  std::vector<Input> inputs;
  std::string left_out;
  for (const Input& input : all) {
    inputs.push_back(input);
    if (height_of(inputs, style.width) <= most_lines) continue;
    inputs.pop_back();
    left_out += (left_out.empty() ? "" : ", ") + input.name;
  }
  Lines lines;
  for (const auto& row : in_rows(one_row(inputs, {}), style.width))
    append(lines, beside(row).lines);
  if (!left_out.empty()) {
    const Message said{"report.not_shown", {{"names", left_out}}};
    append(lines, wrap(say(said, style.language), style.width));
  }
  return lines;
}

}  // namespace

std::vector<std::string> case_view(const Detail& detail, const TextStyle& style, int most_lines) {
  const std::vector<Input> inputs = inputs_of(detail, style);
  const Shown results = results_of(detail, style, most_lines);
  Lines lines;
  if (!results.window.empty()) lines = wrap(results.window, style.width);
  const std::vector<Block> all = one_row(inputs, results.block);
  if (width_beside(all) <= style.width && height_of(all) <= most_lines) {
    append(lines, beside(all).lines);
    return lines;
  }
  const int used = static_cast<int>(lines.size() + results.block.lines.size());
  Lines above = input_lines(inputs, style, most_lines - used - 2);
  if (!above.empty() && !results.block.lines.empty()) above.emplace_back();
  append(above, lines);
  append(above, results.block.lines);
  return above;
}

}  // namespace grader
