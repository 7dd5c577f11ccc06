// Making a trial's arguments from what the author asked for.
#pragma once

#include "grader/pack/reference.hpp"
#include "grader/problem/expression.hpp"
#include "grader/problem/problem.hpp"
#include "grader/value/random.hpp"

namespace grader {

// The sizes of trial `trial` of `spec`: drawn from a range that opens with the trials, so the first
// ones are small and a mistake shows in a small example. The last of several has all sizes at their
// largest.
Names draw_sizes(const CaseSpec& spec, int trial, Random& random);

struct Maker {
  const ExerciseInfo& exercise;
  const std::vector<const ExerciseInfo*>& chapter;  // whose functions a recipe may call
  Reference& reference;
  Random& random;
};

// The arguments of one trial of `spec`, in the order of the function's.
List make_arguments(const CaseSpec& spec, const Names& sizes, const Maker& maker);

}  // namespace grader
