// What can be said of wrong numbers although nobody foresaw the mistake.
#pragma once

#include <optional>
#include <vector>

#include "grader/diagnose/observation.hpp"
#include "grader/pack/pack.hpp"
#include "grader/result/result.hpp"

namespace grader {

// The first of these that holds of every visible trial that went wrong (and gave a value), in at
// least two cases or in the only one:
//
//   fact.single_precision       right to about seven digits
//   fact.zeros                  nothing but 0
//   fact.equals_input           one of the inputs, unchanged
//   fact.transposed             rows and columns exchanged
//   fact.negated, fact.factor   each number times the same
//   fact.offset                 each number plus the same
//   fact.permuted_rows, fact.permuted_columns
//   fact.nan_where_nothing      NaN, and only where a row may read nothing
//   fact.only_hidden            wrong only where nothing may be read (both: ResultTraits::readable)
//   fact.rows_sum               a row has not the sum that it should (ResultTraits::rows_sum_to)
//   fact.one_block              wrong just in one block of columns, or one part of a list
//   fact.last_row, fact.last_column
//   fact.only_when_sizes_differ right wherever the first two inputs have as many rows
//
// Nothing if there is no such trial, or none of them holds.
std::optional<Diagnosis> find_fact(const PackedExercise& exercise,
                                   const std::vector<Observation>& observations);

}  // namespace grader
