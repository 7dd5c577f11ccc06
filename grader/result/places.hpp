// Sentences about values that differ: where, by how much, in which shape.
#pragma once

#include <vector>

#include "grader/result/result.hpp"

namespace grader {

// A value within lists: `part` counts from 0 and is empty where there is no list around it.
struct Part {
  std::vector<std::int64_t> part;
  const Value* yours = nullptr;
  const Value* expected = nullptr;
};

// The part of the two that `mismatch` is about; without one the first whose shapes differ.
// Null pointers where there is no such value.
Part differing_part(const Detail& detail);

// "4 of 4 numbers differ; ..."
std::vector<Message> difference_sentences(const Detail& detail);

// "Your result holds NaN at ..."
std::vector<Message> not_finite_sentences(const Detail& detail);

// "Your result has 2 rows and 3 columns. Expected: ..."
std::vector<Message> shape_sentences(const Detail& detail);

}  // namespace grader
