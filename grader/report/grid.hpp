// An array as a table of text: a label, rows of aligned numbers, wrong ones in [brackets].
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "grader/report/number_format.hpp"
#include "grader/value/value.hpp"

namespace grader {

// A rectangle of text to put beside others: every line is `width` columns wide, colours not
// counted.
struct Block {
  std::vector<std::string> lines;
  int width = 0;
};

// Rows and columns that are shown, of an array taken as a matrix (a row is one row, a number 1 x
// 1).
struct Window {
  std::int64_t first_row = 0, end_row = 0, first_column = 0, end_column = 0;
};

struct Size {
  std::int64_t rows = 0, columns = 0;
};

Size size_of(const Array& array);

// At most `most.rows` x `most.columns` of an array of `size`, with `at` as near its middle as can
// be.
Window window_around(Size size, Size at, Size most);

// The number there; NaN if the array does not hold what its shape says.
double number_at(const Array& array, std::int64_t row, std::int64_t column);

// The numbers within `window`, without those that are `written` otherwise.
std::vector<double> numbers_in(const Array& array, const Window& window,
                               const std::vector<std::string>& written = {});

struct GridStyle {
  NumberFormat format;
  const std::vector<std::string>* written = nullptr;  // instead of the numbers where not empty
  const Array* other = nullptr;  // mark what is further from it than `allowed`; null: mark nothing
  std::vector<double> allowed;   // for each row of the array; the last one also for those after it
  bool colour = false;
};

// "…" stands where rows or columns are cut off.
Block grid_block(const std::string& label, const Array& array, const Window& window,
                 const GridStyle& style);

// `lines`, none longer than `width` columns, under `label`.
Block text_block(const std::string& label, const std::vector<std::string>& lines, int width);

// Blocks side by side, their first lines level.
Block beside(const std::vector<Block>& blocks);

// Columns that `beside` would take.
int width_beside(const std::vector<Block>& blocks);

}  // namespace grader
