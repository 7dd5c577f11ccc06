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
void describe(Archive& archive, StepArgument& argument) {
  archive(argument.index, argument.field, argument.each);
}

template <class Archive>
void describe(Archive& archive, StepInfo& step) {
  archive(step.id, step.name, step.function, step.arguments, step.fields);
}

template <class Archive>
void describe(Archive& archive, StepValue& step) {
  archive(step.value, step.allowed);
}

template <class Archive>
void describe(Archive& archive, Trial& trial) {
  archive(trial.arguments, trial.expected, trial.allowed, trial.mistaken, trial.steps);
}

// A right answer is not told apart from another right one: its byte is all there is of it.
template <class Archive>
void describe(Archive& archive, Prediction& prediction) {
  archive(prediction.kind);
  if (prediction.kind != Prediction::Kind::value) return;
  archive(prediction.fingerprint.form);
  for (double& projection : prediction.fingerprint.projections) archive(projection);
  archive(prediction.allowed);
}

template <class Archive>
void describe(Archive& archive, PackedMistake& mistake) {
  archive(mistake.id, mistake.step, mistake.names, mistake.same_as, mistake.heading,
          mistake.message);
}

template <class Archive>
void describe(Archive& archive, Probe& probe) {
  archive(probe.case_index, probe.trial);
}

template <class Archive>
void describe(Archive& archive, PackedPair& pair) {
  archive(pair.first, pair.second, pair.mistaken);
}

template <class Archive>
void describe(Archive& archive, ResultTraits& traits) {
  bool sums = traits.rows_sum_to.has_value();
  double sum = traits.rows_sum_to.value_or(0);
  archive(sums, sum, traits.readable, traits.blocks, traits.block);
  traits.rows_sum_to = sums ? std::optional(sum) : std::nullopt;
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
          info.needs, info.precision, info.traits, info.statement, info.hints, info.explanation);
}

template <class Archive>
void describe(Archive& archive, PackedExercise& exercise) {
  archive(exercise.info, exercise.cases, exercise.mistakes, exercise.probes, exercise.pairs,
          exercise.companions, exercise.steps);
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
