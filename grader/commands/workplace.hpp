// What the commands that run a student's code have in common.
#pragma once

#include <string>

#include "grader/build/toolchain.hpp"
#include "grader/intake/submission.hpp"
#include "grader/pack/pack.hpp"
#include "grader/sandbox/ladder.hpp"

namespace grader {

// What is looked for in a student's folder.
WantedFiles wanted_files(const Pack& pack);

// What sandboxes are made of here.
SandboxParts sandbox_parts(const Toolchain& toolchain);

// The strongest sandbox that this machine reaches. Throws Fault "fault.sandbox_level" if that is
// weaker than `least`, the name of a level.
std::unique_ptr<Sandbox> open_sandbox(const Toolchain& toolchain, const std::string& least);

// Throws Fault "fault.hidden_needs_sandbox" if the pack, which was read from `path`, holds hidden
// cases, nothing keeps code from reading them, and nobody said that the student is `trusted`; and
// "fault.pack_exposed" if that is so only because of the folder that the pack lies in.
void require_sandbox(const Pack& pack, const std::string& path, const Sandbox& sandbox,
                     bool trusted);

// $PATH.
std::string search_path();

// `jobs`, or as many as there are processors if it is 0.
unsigned jobs_or_all(unsigned jobs);

}  // namespace grader
