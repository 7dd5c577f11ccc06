#include "grader/diagnose/facts.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "grader/diagnose/fact.hpp"
#include "grader/diagnose/name_mistakes.hpp"
#include "grader/words/words.hpp"

namespace grader {
namespace {

constexpr std::array<FindFact, 14> kinds = {find_single_precision,
                                            find_zeros,
                                            find_equals_input,
                                            find_transposed,
                                            find_factor,
                                            find_offset,
                                            find_permuted_rows,
                                            find_permuted_columns,
                                            find_nan_where_nothing,
                                            find_only_hidden,
                                            find_rows_sum,
                                            find_one_block,
                                            find_last_row,
                                            find_last_column};

bool is_visible(const PackedExercise& exercise, const Observation& seen) {
  return !exercise.cases[seen.case_index].hidden;
}

Failures failures_of(const PackedExercise& exercise, const std::vector<Observation>& observations) {
  Failures failures;
  for (const Observation& seen : observations) {
    if (seen.right || !seen.value || !is_visible(exercise, seen)) continue;
    const Trial& trial = exercise.cases[seen.case_index].trials[seen.trial];
    failures.push_back(
        {exercise, seen.case_index, trial, *seen.value, tables_of(*seen.value, trial)});
  }
  return failures;
}

std::size_t count_cases(const Failures& failures) {
  std::set<std::size_t> cases;
  for (const Failure& failure : failures) cases.insert(failure.case_index);
  return cases.size();
}

Words in_words(const Fact& fact) {
  Message english{fact.id, {}}, chinese{fact.id, {}};
  for (const auto& [name, words] : fact.values) {
    english.values[name] = words.en;
    chinese.values[name] = words.zh;
  }
  return {say(english, Language::english), say(chinese, Language::chinese)};
}

// The first two arguments that are matrices.
struct FirstTwo {
  std::vector<std::string> names;
  bool as_many_rows = false;
};

// Nothing where a trial has fewer than two.
std::optional<FirstTwo> first_two(const PackedExercise& exercise, const Observation& seen) {
  const Case& each = exercise.cases[seen.case_index];
  const auto& names = exercise.info.arguments.at(each.function);
  const List& arguments = each.trials[seen.trial].arguments;
  FirstTwo found;
  std::vector<std::size_t> rows;
  for (std::size_t i = 0; i < arguments.size() && i < names.size() && rows.size() < 2; ++i)
    if (const Array* array = array_in(arguments[i]); array != nullptr && array->shape.size() == 2) {
      found.names.push_back(names[i]);
      rows.push_back(rows_in(*array));
    }
  if (rows.size() < 2) return std::nullopt;
  found.as_many_rows = rows[0] == rows[1];
  return found;
}

// Right wherever the first two inputs have equally many rows, at least twice; wrong elsewhere.
std::optional<Fact> find_only_when_sizes_differ(const PackedExercise& exercise,
                                                const std::vector<Observation>& observations) {
  std::size_t right_equal = 0;
  std::vector<std::string> names;
  for (const Observation& seen : observations) {
    if (!is_visible(exercise, seen)) continue;
    const auto two = first_two(exercise, seen);
    if (!two || two->as_many_rows != seen.right) return std::nullopt;
    if (!names.empty() && names != two->names) return std::nullopt;
    names = two->names;
    if (seen.right) ++right_equal;
  }
  if (right_equal < 2) return std::nullopt;
  return Fact{"fact.only_when_sizes_differ",
              {{"first", both(names[0])}, {"second", both(names[1])}}};
}

std::optional<Fact> find(const PackedExercise& exercise,
                         const std::vector<Observation>& observations, const Failures& failures) {
  for (const FindFact kind : kinds)
    if (auto fact = kind(failures)) return fact;
  return find_only_when_sizes_differ(exercise, observations);
}

}  // namespace

std::optional<Diagnosis> find_fact(const PackedExercise& exercise,
                                   const std::vector<Observation>& observations) {
  const Failures failures = failures_of(exercise, observations);
  const std::size_t cases = count_cases(failures);
  if (cases == 0 || (cases == 1 && count_failed(observations) > 1)) return std::nullopt;
  const auto fact = find(exercise, observations, failures);
  if (!fact) return std::nullopt;
  return Diagnosis{.mistake = fact->id,
                   .kind = Diagnosis::Kind::fact,
                   .cases_explained = static_cast<std::int64_t>(cases),
                   .message = in_words(*fact)};
}

}  // namespace grader
