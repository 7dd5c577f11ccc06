// A chapter's reference and its mistakes, built and ready to be asked; and the pack of both.
#pragma once

#include <memory>

#include "grader/commands/commands.hpp"
#include "grader/pack/make_pack.hpp"
#include "grader/problem/problem.hpp"
#include "grader/run/in_process.hpp"

namespace grader {

// Everything that answers for a chapter.
struct Authority {
  std::unique_ptr<InProcessReference> functions;  // right ones, and those beside them
  std::unique_ptr<InProcessMistaken> mistaken;    // null if the chapter knows no mistakes

  Sources sources() const { return {*functions, mistaken.get()}; }
};

// The reference is built the way a submission is, and then called in our own process.
Authority build_authority(const Chapter& chapter, const Terminal& terminal);

// The pack of `chapter` with what `grader start` lays out.
Pack author_pack(const Chapter& chapter, const Authority& authority, const PackOptions& options);

}  // namespace grader
