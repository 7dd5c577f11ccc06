#include <algorithm>
#include <cstdlib>
#include <thread>

#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/commands/author_pack.hpp"
#include "grader/commands/commands.hpp"
#include "grader/commands/mistake_examples.hpp"
#include "grader/commands/places.hpp"
#include "grader/grade/grade.hpp"
#include "grader/problem/load.hpp"
#include "grader/run/calibration.hpp"
#include "grader/sandbox/rlimit_sandbox.hpp"
#include "grader/verify/proof_text.hpp"
#include "grader/verify/prove.hpp"

namespace grader {
namespace {

// Grades folders of our own with a pack, hidden cases and all: none of them needs keeping in.
class Grader {
 public:
  Grader(const Pack& pack, const Terminal& terminal)
      : pack_(pack),
        terminal_(terminal),
        toolchain_(find_toolchain(search_path())),
        cache_(default_cache_folder()),
        sandbox_(supervisor_path()) {}

  Result grade_folder(const std::string& folder) {
    WantedFiles wanted{.api_header = pack_.chapter.header};
    for (const PackedExercise& exercise : pack_.exercises)
      wanted.sources.push_back(exercise.info.file);
    const Workshop workshop{toolchain_,
                            cache_,
                            sandbox_,
                            std::max(1U, std::thread::hardware_concurrency()),
                            machine_factor(cache_),
                            [&](const Message& message) { terminal_.tell(message); }};
    return grade(read_submission(folder, wanted), pack_, workshop).result;
  }

 private:
  static std::string search_path() {
    const char* path = std::getenv("PATH");
    return path != nullptr ? path : "/usr/bin:/bin";
  }

  const Pack& pack_;
  const Terminal& terminal_;
  Toolchain toolchain_;
  Cache cache_;
  RlimitSandbox sandbox_;
};

std::vector<ExerciseProof> prove_all(const Pack& pack, const Chapter& chapter, Mistaken* mistaken) {
  std::vector<ExerciseProof> proofs;
  for (const PackedExercise& exercise : pack.exercises)
    proofs.push_back(mistaken != nullptr ? prove(exercise, chapter.honest, *mistaken)
                                         : ExerciseProof{.exercise = exercise.info.id});
  return proofs;
}

// Where a chapter has no exception that says so, an unwritten exercise is any that is worth
// nothing.
Verdict verdict_of_stub(const ExerciseResult& stub, const Chapter& chapter) {
  const bool worthless = stub.verdict != Verdict::right && stub.score == 0;
  return chapter.info.not_attempted.empty() && worthless ? Verdict::not_attempted : stub.verdict;
}

void take_verdicts(const Result& reference, const Result& stubs, const Chapter& chapter,
                   std::vector<ExerciseProof>& proofs) {
  for (std::size_t i = 0; i < proofs.size(); ++i) {
    proofs[i].reference = reference.exercises[i].verdict;
    proofs[i].stub = verdict_of_stub(stubs.exercises[i], chapter);
    proofs[i].stub_score = stubs.exercises[i].score;
  }
}

// Right answers in other styles must be full, and nothing may be said to be wrong with them.
std::vector<Message> check_styles(const std::vector<std::string>& folders, Grader& grader) {
  std::vector<Message> objections;
  for (const std::string& folder : folders)
    for (const ExerciseResult& exercise : grader.grade_folder(folder).exercises)
      if (exercise.verdict != Verdict::right)
        objections.push_back({"verify.style",
                              {{"folder", folder},
                               {"exercise", exercise.id},
                               {"verdict", std::string(to_string(exercise.verdict))}}});
      else if (!exercise.diagnoses.empty())
        objections.push_back({"verify.style_named",
                              {{"folder", folder},
                               {"exercise", exercise.id},
                               {"mistake", exercise.diagnoses.front().mistake}}});
  return objections;
}

Message summary(const std::vector<ExerciseProof>& proofs, std::size_t styles) {
  std::size_t mistakes = 0;
  for (const ExerciseProof& proof : proofs) mistakes += proof.mistakes.size();
  return {"verify.proven",
          {{"exercises", fmt::format("{}", proofs.size())},
           {"mistakes", fmt::format("{}", mistakes)},
           {"styles", fmt::format("{}", styles)}}};
}

}  // namespace

int run_verify(const VerifyOptions& options, const Terminal& terminal) {
  const Chapter chapter = load_chapter(find_chapter(options.chapter, options.chapters));
  const Authority authority = build_authority(chapter, terminal);
  Pack pack = author_pack(chapter, authority, {});
  pack.start_files.clear();  // the template is to be run, and not only recognised
  if (!options.examples.empty() && authority.mistaken)
    write_examples(options.examples, chapter, pack, *authority.mistaken);
  Grader grader(pack, terminal);
  auto proofs = prove_all(pack, chapter, authority.mistaken.get());
  take_verdicts(grader.grade_folder(chapter.reference_folder),
                grader.grade_folder(chapter.template_folder), chapter, proofs);
  std::vector<Message> found;
  for (const ExerciseProof& proof : proofs) {
    terminal.out(proof_text(proof, terminal.language));
    for (const Message& message : objections(proof)) found.push_back(message);
  }
  for (const Message& message : check_styles(options.styles, grader)) found.push_back(message);
  for (const Message& message : found) terminal.say(message);
  if (!found.empty()) {
    terminal.say({"verify.refused", {{"count", fmt::format("{}", found.size())}}});
    return misused;
  }
  terminal.say(summary(proofs, options.styles.size()));
  return full_marks;
}

}  // namespace grader
