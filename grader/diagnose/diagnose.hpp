// Why an answer is wrong: which known mistake gives exactly these numbers, or what else can be said
// of them.
#pragma once

#include <vector>

#include "grader/diagnose/observation.hpp"
#include "grader/pack/pack.hpp"
#include "grader/result/result.hpp"

namespace grader {

// The first diagnosis is the one to tell; none is given where none is sure. `observations`: of the
// trials that were run, each once.
//
// A mistake is named if it explains every trial that went wrong and contradicts none that went
// right, in at least two cases or in the only one that is wrong. Others that explain as much follow
// it if the chapter knows them to give the same numbers; if it does not, nobody is named. Two
// mistakes made together are looked for where no single one fits, and named if neither would do
// alone. Where no mistake fits, a fact about the numbers of visible cases may (see facts.hpp);
// results of zeros are told as that before two mistakes are.
std::vector<Diagnosis> diagnose(const PackedExercise& exercise,
                                const std::vector<Observation>& observations);

}  // namespace grader
