// An exercise or a case by whatever somebody calls it.
#pragma once

#include <string>

#include "grader/pack/pack.hpp"

namespace grader {

// The exercise of `pack` called `name`: its id, its number ("3", "03"), its file, or the beginning
// of its id if no other begins so. Throws Misuse "exercise.unknown_near" {name, near},
// "exercise.unknown" {name} or "exercise.several" {name, known}.
const PackedExercise& find_exercise(const Pack& pack, const std::string& name);

// The case that is shown to students by its id or its beginning; hidden ones are not there at all.
// Throws Misuse "case.unknown_near" {exercise, name, near} or "case.unknown" {exercise, name,
// known}.
const Case& find_shown_case(const PackedExercise& exercise, const std::string& name);

}  // namespace grader
