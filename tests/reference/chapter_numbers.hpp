// Every number of the chapter that a problem file repeats: where it stands, how it is written
// there, and what arithmetic makes of it. A new number is a new row of a table; see the tables in
// chapter_numbers_*_tests.cpp.
#pragma once

#include <string>
#include <vector>

#include "attention.hpp"

namespace attention::test {

// What is read of a problem file: a field, in both languages, or the cases as they are written.
enum class Place { statement, explanation, cases };

struct ChapterNumber {
  std::string section;  // of the chapter, or "exercise 2"
  std::string file;     // "04_attend": in problems/ch08_attention/, without its ending
  Place place;
  // As it stands there; any white space is like any other. {Braces} mark what is the number, where
  // that is not all: "the sum {8}". They are not part of the text.
  std::string text;
  Matrix value;                // worked out; row after row
  double tolerance = 1e-12;    // more where the chapter rounds
  std::string chinese_text{};  // where the Chinese writes it in another way
};

// Boost checks, for each row, that the text occurs and that its number is the value.
void check(const std::vector<ChapterNumber>& table);

}  // namespace attention::test
