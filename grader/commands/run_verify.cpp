#include <iterator>

#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/commands/author_pack.hpp"
#include "grader/commands/commands.hpp"
#include "grader/commands/mistake_examples.hpp"
#include "grader/commands/places.hpp"
#include "grader/commands/trusted_grader.hpp"
#include "grader/commands/workplace.hpp"
#include "grader/problem/load.hpp"
#include "grader/verify/proof_text.hpp"
#include "grader/verify/prove.hpp"

namespace grader {
namespace {

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

void append(std::vector<Message>& all, std::vector<Message> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// Right answers in other styles must be full, and nothing may be said to be wrong with them; by
// other compilers too, if that is asked for.
std::vector<Message> check_styles(const VerifyOptions& options, const Chapter& chapter,
                                  const Pack& pack, const Terminal& terminal) {
  std::vector<Message> objections;
  TrustedGrader usual(pack, find_toolchain(search_path()), terminal);
  for (const std::string& folder : options.styles) append(objections, usual.check_right(folder));
  if (!options.full) return objections;
  std::vector<std::string> folders = {chapter.reference_folder};
  folders.insert(folders.end(), options.styles.begin(), options.styles.end());
  for (const auto& [name, toolchain] : other_toolchains(search_path())) {
    terminal.tell(
        {"verify.with", {{"compiler", name}, {"count", fmt::format("{}", folders.size())}}});
    TrustedGrader other(pack, toolchain, terminal);
    for (const std::string& folder : folders) append(objections, other.check_right(folder, name));
  }
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
  TrustedGrader grader(pack, find_toolchain(search_path()), terminal);
  auto proofs = prove_all(pack, chapter, authority.mistaken.get());
  take_verdicts(grader.grade_folder(chapter.reference_folder),
                grader.grade_folder(chapter.template_folder), chapter, proofs);
  std::vector<Message> found;
  for (const ExerciseProof& proof : proofs) {
    terminal.out(proof_text(proof, terminal.language));
    append(found, objections(proof));
  }
  append(found, check_styles(options, chapter, pack, terminal));
  for (const Message& message : found) terminal.say(message);
  if (!found.empty()) {
    terminal.say({"verify.refused", {{"count", fmt::format("{}", found.size())}}});
    return misused;
  }
  terminal.say(summary(proofs, options.styles.size()));
  return full_marks;
}

}  // namespace grader
