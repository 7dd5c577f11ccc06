// `mistakes.yaml`: how a chapter's exercises are known to go wrong, most frequent first.
//
//   steps: [range, sum]                           of the computation, in its order
//   headings: {range: {en: ..., zh: ...}, ...}    kinds of mistakes, by a name of their own
//   mistakes:
//     - id: reads_too_much
//       step: range                               the step that it replaces
//       heading: range
//       exercises: [one, two]                     those that it shows in
//       forms: [by_one, by_two: [one]]            optional: ways that give different numbers, and
//                                                 where one of them shows in fewer exercises
//       same_as: [reads_twice]                    optional: mistakes that may give the same numbers
//       message: {en: ..., zh: ...}               what the student is told
//       messages: {two: {en: ..., zh: ...}}       optional: instead, for some exercises
//   honest: [reversed_sums]                       optional: right ways that round differently, by
//                                                 their names without `honest.`
//
// Their code is in the reference's folder `mistakes`.
#pragma once

#include <string>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

inline constexpr std::size_t most_mistakes = 1000;

inline const std::vector<std::string> mistakes_keys{"steps", "headings", "mistakes", "honest"};

struct Mistakes {
  std::vector<Mistake> mistakes;
  std::vector<std::string> honest;
};

// The mistakes at `root`, the tree of the file of `errors`; what is wrong in it, in `errors`.
// `exercises` are the ids of the whole chapter.
Mistakes read_mistakes(const Node& root, const std::vector<std::string>& exercises, Errors& errors);

}  // namespace grader
