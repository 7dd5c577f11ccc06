// What to tell the student about one exercise: what was seen, what was expected, one next step.
#pragma once

#include <string>
#include <vector>

#include "grader/result/result.hpp"
#include "grader/words/words.hpp"

namespace grader {

// The case that the sentences are about: the first visible one that is not right, else the first
// hidden one; null if every case is right or there is none.
const CaseResult* first_failing(const ExerciseResult& exercise);

// From the exercise's verdict and the facts of its first failing case. Of a hidden case nothing but
// its verdict is used. None if the exercise is right. What the student's code said is made safe to
// show.
std::vector<Message> sentences(const ExerciseResult& exercise);

// The same in words, each sentence by itself, after the sentence of the first diagnosis if there is
// one.
std::vector<std::string> told(const ExerciseResult& exercise, Language language);

// What a sanitizer's finding says.
Words words_of(const Finding& finding);

// What the ids of all such sentences begin with.
inline constexpr std::string_view finding_ids = "sanitizer.";

// Notes in words: those that were made, and those that were read back.
std::vector<std::string> told(const std::vector<Message>& notes, const std::vector<Said>& said,
                              Language language);

// The next step towards an exercise that is not attempted.
Message how_to_start(const ExerciseResult& exercise);

}  // namespace grader
