// The list of mutants that no case can kill because they are right, each with its reason.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::mutants {

// Written in four kinds of lines; a `now` belongs to the `was` and the `file` above it, a `why` to
// all the `now` since the last one. "was 2:" means the second place of the file that reads so.
//
//   file: reference/ch08_attention/03_softmax_rows.cpp
//   was: if (largest == -std::numeric_limits<double>::infinity()) continue;
//   now: if (largest == -std::numeric_limits<double>::infinity()) ;
//   why: Every row has a finite score.
struct Equivalent {
  std::string file, was, now, why;
  std::size_t nth = 1;
};

// Throws std::runtime_error with the line's number if one is of another kind, or if a `now` has no
// reason. Empty lines and those that begin with # are skipped.
std::vector<Equivalent> read_equivalents(std::string_view text);

}  // namespace grader::mutants
