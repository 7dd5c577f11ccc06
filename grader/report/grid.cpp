#include "grader/report/grid.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "grader/base/text.hpp"
#include "grader/report/paint.hpp"

namespace grader {
namespace {

constexpr int gap = 3;

// The beginning of `count` neighbours of `total` that have `at` in their middle.
std::int64_t first_around(std::int64_t at, std::int64_t count, std::int64_t total) {
  return std::clamp<std::int64_t>(at - count / 2, 0, total - count);
}

bool is_off(double one, double other, double allowed) {
  return one != other && !(std::abs(one - other) <= allowed);
}

// Rows of numbers are as long as the last size of the shape, however they are shown.
double allowed_at(const Array& array, std::int64_t row, std::int64_t column,
                  const GridStyle& style) {
  if (style.allowed.empty()) return 0;
  const std::int64_t length =
      array.shape.empty() ? 1 : std::max<std::int64_t>(array.shape.back(), 1);
  const auto index = static_cast<std::size_t>((row * size_of(array).columns + column) / length);
  return style.allowed[std::min(index, style.allowed.size() - 1)];
}

// One number with room for brackets.
struct Cell {
  std::string text;
  bool marked = false;
};

std::string written_at(const Array& array, std::int64_t row, std::int64_t column,
                       const std::vector<std::string>* written) {
  const auto index = static_cast<std::size_t>(row * size_of(array).columns + column);
  return written != nullptr && index < written->size() ? make_safe_line((*written)[index]) : "";
}

Cell cell_at(const Array& array, std::int64_t row, std::int64_t column, const GridStyle& style) {
  const double number = number_at(array, row, column);
  std::string text = written_at(array, row, column, style.written);
  if (text.empty()) text = format_number(number, style.format);
  const bool marked = style.other != nullptr && is_off(number, number_at(*style.other, row, column),
                                                       allowed_at(array, row, column, style));
  return {marked ? "[" + text + "]" : " " + text + " ", marked};
}

std::vector<std::vector<Cell>> cells_in(const Array& array, const Window& window,
                                        const GridStyle& style) {
  std::vector<std::vector<Cell>> rows;
  for (std::int64_t row = window.first_row; row < window.end_row; ++row) {
    rows.emplace_back();
    for (std::int64_t column = window.first_column; column < window.end_column; ++column) {
      rows.back().push_back(cell_at(array, row, column, style));
    }
  }
  return rows;
}

int widest(const std::vector<std::vector<Cell>>& rows) {
  int width = 0;
  for (const auto& row : rows) {
    for (const Cell& cell : row) width = std::max(width, display_width(cell.text));
  }
  return width;
}

std::string line_of(const std::vector<Cell>& cells, int width, bool colour) {
  std::string line;
  for (const Cell& cell : cells) {
    const std::string text = pad_left(cell.text, width);
    line += painted(text, cell.marked ? Paint::red : Paint::plain, colour);
  }
  return line;
}

void add_line(Block& block, const std::string& line) {
  block.lines.push_back(pad_right(line, block.width));
}

}  // namespace

Size size_of(const Array& array) {
  if (array.shape.size() == 2) return {array.shape[0], array.shape[1]};
  return {1, static_cast<std::int64_t>(array.numbers.size())};
}

Window window_around(Size size, Size at, Size most) {
  const std::int64_t rows = std::min(size.rows, most.rows);
  const std::int64_t columns = std::min(size.columns, most.columns);
  const std::int64_t row = first_around(at.rows, rows, size.rows);
  const std::int64_t column = first_around(at.columns, columns, size.columns);
  return {row, row + rows, column, column + columns};
}

double number_at(const Array& array, std::int64_t row, std::int64_t column) {
  const auto index = static_cast<std::size_t>(row * size_of(array).columns + column);
  return index < array.numbers.size() ? array.numbers[index]
                                      : std::numeric_limits<double>::quiet_NaN();
}

std::vector<double> numbers_in(const Array& array, const Window& window,
                               const std::vector<std::string>& written) {
  std::vector<double> numbers;
  for (std::int64_t row = window.first_row; row < window.end_row; ++row) {
    for (std::int64_t column = window.first_column; column < window.end_column; ++column) {
      if (written_at(array, row, column, &written).empty())
        numbers.push_back(number_at(array, row, column));
    }
  }
  return numbers;
}

Block grid_block(const std::string& label, const Array& array, const Window& window,
                 const GridStyle& style) {
  const Size size = size_of(array);
  const auto rows = cells_in(array, window, style);
  const int cell_width = widest(rows);
  const bool cut_left = window.first_column > 0;
  const bool cut_right = window.end_column < size.columns;
  const auto columns = static_cast<int>(window.end_column - window.first_column);
  const int rows_width = columns * cell_width + (cut_left ? 1 : 0) + (cut_right ? 1 : 0);
  Block block{{}, std::max(rows_width, display_width(label) + 1)};
  add_line(block, " " + label);
  if (window.first_row > 0) add_line(block, " …");
  const std::string rest = pad_right("", block.width - rows_width);
  for (const auto& cells : rows) {
    block.lines.push_back((cut_left ? "…" : "") + line_of(cells, cell_width, style.colour) +
                          (cut_right ? "…" : "") + rest);
  }
  if (window.end_row < size.rows) add_line(block, " …");
  return block;
}

Block text_block(const std::string& label, const std::vector<std::string>& lines, int width) {
  Block block{{}, display_width(label) + 1};
  for (const std::string& line : lines) {
    block.width = std::max(block.width, std::min(display_width(line) + 1, width));
  }
  add_line(block, " " + label);
  for (const std::string& line : lines) add_line(block, " " + cut(line, width - 1));
  return block;
}

Block beside(const std::vector<Block>& blocks) {
  std::size_t height = 0;
  for (const Block& block : blocks) height = std::max(height, block.lines.size());
  Block all{std::vector<std::string>(height), width_beside(blocks)};
  for (const Block& block : blocks) {
    for (std::size_t i = 0; i < height; ++i) {
      if (&block != &blocks.front()) all.lines[i] += pad_right("", gap);
      all.lines[i] += i < block.lines.size() ? block.lines[i] : pad_right("", block.width);
    }
  }
  return all;
}

int width_beside(const std::vector<Block>& blocks) {
  int width = blocks.empty() ? 0 : -gap;
  for (const Block& block : blocks) width += block.width + gap;
  return width;
}

}  // namespace grader
