// Mechanical mutants of a C++ file: the file with one thing exchanged, left out or turned round.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace grader::mutants {

struct Mutant {
  std::string was;      // the changed lines without comments, in one line with single spaces
  std::string now;      // what became of them
  std::size_t nth = 1;  // of the places of the file that read `was`, counted from 1
  std::string code;     // the whole file

  bool operator==(const Mutant&) const = default;
};

// All of them, in the order of the operators, each file once.
std::vector<Mutant> mutants_of(std::string_view text);

}  // namespace grader::mutants
