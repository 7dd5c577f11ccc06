// Exercises with cases of which every trial is a pair: what is expected, and what came out. For
// those who say what is wrong with an answer.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "grader/compare/close.hpp"
#include "grader/diagnose/observation.hpp"
#include "grader/pack/pack.hpp"

namespace grader::test {

// A row's bound as packs usually have it: a thousand roundings of its largest number.
inline std::vector<double> usual_bounds(const Value& expected) {
  std::vector<double> bounds;
  if (const auto* list = std::get_if<List>(&expected.content)) {
    for (const Value& each : *list)
      for (const double bound : usual_bounds(each)) bounds.push_back(bound);
    return bounds;
  }
  const auto* array = std::get_if<Array>(&expected.content);
  if (array == nullptr || array->element != Element::real)
    return std::vector<double>(rows_of(expected), 0);
  const std::size_t rows = rows_of(expected);
  for (std::size_t i = 0; i < rows; ++i) {
    double largest = 0;
    for (std::size_t j = 0; j < array->numbers.size() / rows; ++j)
      if (const double x = std::abs(array->numbers[i * (array->numbers.size() / rows) + j]);
          x < 1e300)
        largest = std::max(largest, x);
    bounds.push_back(1000 * 0x1p-53 * largest);
  }
  return bounds;
}

// What a student's answer to an exercise came to, case by case.
class Seen {
 public:
  Seen() { exercise.info = {.id = "exercise", .functions = {"f"}, .arguments = {{"a", "b"}}}; }

  // A case of one trial, of the function that is named last. `yours`: nothing where the student's
  // function crashed.
  Trial& add(const Value& expected, const std::optional<Value>& yours, List arguments = {},
             bool hidden = false) {
    exercise.cases.push_back({.id = "case", .hidden = hidden});
    exercise.cases.back().function = exercise.info.functions.size() - 1;
    return add_trial(expected, yours, std::move(arguments));
  }

  Trial& add_hidden(const Value& expected, const std::optional<Value>& yours, List arguments = {}) {
    return add(expected, yours, std::move(arguments), true);
  }

  // One more trial of the last case.
  Trial& add_trial(const Value& expected, const std::optional<Value>& yours, List arguments = {}) {
    Case& last = exercise.cases.back();
    last.trials.push_back({.arguments = std::move(arguments),
                           .expected = expected,
                           .allowed = usual_bounds(expected)});
    Trial& trial = last.trials.back();
    Observation seen{.case_index = exercise.cases.size() - 1, .trial = last.trials.size() - 1};
    seen.right =
        yours && compare(*yours, trial.expected, trial.allowed).closeness == Closeness::close;
    if (!seen.right) seen.value = yours;
    observations.push_back(seen);
    return trial;
  }

  PackedExercise exercise;
  std::vector<Observation> observations;
};

}  // namespace grader::test
