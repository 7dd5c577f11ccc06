// What a pack consists of, said once for reading and for writing: `archive(field, field, ...)` in
// file order.
#pragma once

#include "grader/pack/pack.hpp"

namespace grader {

template <class Archive>
void describe(Archive& archive, Words& words) {
  archive(words.en, words.zh);
}

template <class Archive>
void describe(Archive& archive, Trial& trial) {
  archive(trial.arguments, trial.expected, trial.allowed);
}

template <class Archive>
void describe(Archive& archive, Notation& notation) {
  archive(notation.fields, notation.parts, notation.numbers);
}

template <class Archive>
void describe(Archive& archive, Case& each) {
  archive(each.id, each.hidden, each.function, each.points, each.cpu_seconds, each.trials,
          each.arguments_as, each.expected_as);
}

template <class Archive>
void describe(Archive& archive, ExerciseInfo& info) {
  archive(info.id, info.file, info.title, info.functions, info.arguments, info.points, info.extra,
          info.needs, info.precision, info.statement, info.hints, info.explanation);
}

template <class Archive>
void describe(Archive& archive, PackedExercise& exercise) {
  archive(exercise.info, exercise.cases, exercise.companions);
}

template <class Archive>
void describe(Archive& archive, ChapterInfo& chapter) {
  archive(chapter.id, chapter.title, chapter.header, chapter.header_text, chapter.not_attempted);
}

// All but the digest, which is of these.
template <class Archive>
void describe(Archive& archive, Pack& pack) {
  archive(pack.chapter, pack.start_files, pack.secret, pack.exercises);
}

}  // namespace grader
