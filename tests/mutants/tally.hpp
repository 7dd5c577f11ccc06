// What became of all mutants, held against the list of equivalent ones.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "tests/mutants/equivalents.hpp"
#include "tests/mutants/judge.hpp"
#include "tests/mutants/mutate.hpp"

namespace grader::mutants {

struct Judged {
  std::string file;
  Mutant mutant;
  Fate fate = Fate::survived;
  std::vector<std::string> named = {};  // see Judgement
  bool misnamed = false;
};

struct Count {
  std::size_t stillborn = 0, killed = 0, killed_unseen = 0, equivalent = 0, surviving = 0;

  // Of those that compile.
  std::size_t made() const { return killed + killed_unseen + equivalent + surviving; }
  Count& operator+=(const Count& more);
};

struct Tally {
  std::map<std::string, Count> files;
  std::vector<Judged> surviving;   // and not in the list
  std::vector<Equivalent> untrue;  // in the list, and killed, stillborn or not there at all
  std::size_t named = 0;           // diagnosed with a known mistake
  std::vector<Judged> misnamed;    // of these, otherwise on fresh numbers

  bool good() const { return surviving.empty() && untrue.empty() && misnamed.empty(); }
};

// Entries of files of which no mutant was judged are left alone.
Tally tally(const std::vector<Judged>& all, const std::vector<Equivalent>& equivalents);

}  // namespace grader::mutants
