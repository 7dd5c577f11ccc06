// Inputs and results as blocks of text, small enough for a terminal.
#pragma once

#include <string>
#include <vector>

#include "grader/report/grid.hpp"
#include "grader/report/text_report.hpp"
#include "grader/result/result.hpp"

namespace grader {

// A block for every input, a list element by element; each at most `width` columns wide, and cut to
// its beginning if it has more than 8 rows or columns.
std::vector<Block> input_blocks(const NamedValue& input, const TextStyle& style, int width);

// What came out and what should have: only the part that differs, cut around its worst number.
struct ResultBlocks {
  std::vector<Block> blocks;  // yours, expected; fewer where one is not known
  std::string window;         // says which rows and columns are shown; empty if all
};

// Shows at most `most` rows and columns.
ResultBlocks result_blocks(const Detail& detail, const TextStyle& style, Size most);

}  // namespace grader
