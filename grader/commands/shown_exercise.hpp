// An exercise of a pack as reports show it.
#pragma once

#include "grader/commands/commands.hpp"
#include "grader/pack/pack.hpp"
#include "grader/report/statement_view.hpp"

namespace grader {

// Nothing of hidden cases, not even that there are any.
ShownExercise shown_exercise(const PackedExercise& exercise, const Pack& pack,
                             const ChapterChoice& choice);

}  // namespace grader
