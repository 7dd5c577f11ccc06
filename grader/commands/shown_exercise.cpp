#include "grader/commands/shown_exercise.hpp"

#include "grader/build/signature.hpp"
#include "grader/commands/load_pack.hpp"

namespace grader {

ShownExercise shown_exercise(const PackedExercise& exercise, const Pack& pack,
                             const ChapterChoice& choice) {
  const ExerciseInfo& info = exercise.info;
  ShownExercise shown{.id = info.id,
                      .file = info.file,
                      .title = info.title,
                      .statement = info.statement,
                      .points = info.points,
                      .extra = info.extra,
                      .header = pack.chapter.header,
                      .needs = info.needs,
                      .hints = info.hints,
                      .options = options_of(choice)};
  for (const std::string& function : info.functions) {
    const std::string signature = signature_in(pack.chapter.header_text, function);
    if (!signature.empty()) shown.signatures.push_back(signature + ";");
  }
  for (const Case& each : exercise.cases)
    if (!each.hidden) shown.cases.push_back(each.id);
  return shown;
}

}  // namespace grader
