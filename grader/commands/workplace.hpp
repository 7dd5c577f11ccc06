// What the commands that run a student's code have in common.
#pragma once

#include <string>

#include "grader/intake/submission.hpp"
#include "grader/pack/pack.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

// What is looked for in a student's folder.
WantedFiles wanted_files(const Pack& pack);

// Throws Fault "fault.hidden_needs_sandbox" if the pack holds hidden cases, nothing keeps code from
// reading them, and nobody said that the student is `trusted`.
void require_sandbox(const Pack& pack, const Sandbox& sandbox, bool trusted);

// $PATH.
std::string search_path();

// `jobs`, or as many as there are processors if it is 0.
unsigned jobs_or_all(unsigned jobs);

}  // namespace grader
