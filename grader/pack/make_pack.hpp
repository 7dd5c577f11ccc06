// From a chapter and its reference to a pack.
#pragma once

#include <optional>
#include <string>

#include "grader/pack/pack.hpp"
#include "grader/pack/reference.hpp"
#include "grader/problem/problem.hpp"

namespace grader {

struct PackOptions {
  std::optional<std::string> secret;  // else the public one, which anybody can repeat
  bool visible_only = false;          // for students' own kits: leaves the hidden cases out
  bool redraw = false;                // draws the visible cases with the secret too
};

// Whom the pack's answers come from.
struct Sources {
  Reference& reference;
  Mistaken* mistaken = nullptr;  // none: nothing is predicted
};

// Draws every trial, asks the reference, and fixes the bounds: the same pack, to the byte, for the
// same chapter and secret. `start_files`: what `grader start` lays out. Throws Misuse
// "pack.reference_disagrees" {exercise, case, place, text, excerpt} where the reference does not
// give the author's numbers, and "pack.reference_failed" where it gives none. A reference that ends
// the process or never returns is at least named: see base/last_words.hpp.
Pack make_pack(const Chapter& chapter, const Sources& sources, const PackOptions& options,
               std::map<std::string, Bytes> start_files);

}  // namespace grader
