// What students read who make a known mistake: for those who write its sentence.
#pragma once

#include <string>

#include "grader/pack/pack.hpp"
#include "grader/pack/reference.hpp"
#include "grader/problem/problem.hpp"

namespace grader {

// Writes `folder`/ID/en.txt and zh.txt for every mistake of the chapter: the report on the first of
// its exercises, for an answer that makes it in its first form there, with the first case that it
// gives a value in. Throws Fault "fault.write" {path, reason} where that cannot be written.
void write_examples(const std::string& folder, const Chapter& chapter, const Pack& pack,
                    Mistaken& mistaken);

}  // namespace grader
