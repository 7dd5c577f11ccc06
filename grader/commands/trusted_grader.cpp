#include "grader/commands/trusted_grader.hpp"

#include "grader/commands/places.hpp"
#include "grader/commands/workplace.hpp"
#include "grader/run/calibration.hpp"

namespace grader {

TrustedGrader::TrustedGrader(const Pack& pack, Toolchain toolchain, const Terminal& terminal)
    : pack_(pack),
      terminal_(terminal),
      toolchain_(std::move(toolchain)),
      cache_(default_cache_folder()),
      sandbox_(open_sandbox(toolchain_, "rlimits")) {}

Result TrustedGrader::grade_folder(const std::string& folder) {
  const Workshop workshop{toolchain_,
                          cache_,
                          *sandbox_,
                          jobs_or_all(0),
                          machine_factor(cache_),
                          [&](const Message& message) { terminal_.tell(message); }};
  return grade(read_submission(folder, wanted_files(pack_)), pack_, workshop).result;
}

std::vector<Message> TrustedGrader::check_right(const std::string& folder,
                                                const std::string& with) {
  const std::string place = with.empty() ? folder : folder + " (" + with + ")";
  std::vector<Message> objections;
  for (const ExerciseResult& exercise : grade_folder(folder).exercises)
    if (exercise.verdict != Verdict::right)
      objections.push_back({"verify.style",
                            {{"folder", place},
                             {"exercise", exercise.id},
                             {"verdict", std::string(to_string(exercise.verdict))}}});
    else if (!exercise.diagnoses.empty())
      objections.push_back({"verify.style_named",
                            {{"folder", place},
                             {"exercise", exercise.id},
                             {"mistake", exercise.diagnoses.front().mistake}}});
  return objections;
}

}  // namespace grader
