// An attack as its folder tells it. expected.txt has a line each of
//   tries WHAT                what it is after, in words
//   EXERCISE VERDICT          EXERCISE.CASE VERDICT      EXERCISE 4/8
//   level LEVEL EXERCISE VERDICT    where a level honestly differs
//   EXERCISE VERDICT|VERDICT        where the machine, or luck, decides which
//   seldom                    left out of a short run: takes long, or has a brother in it
// and layout.txt what is no plain file of the submission:
//   link NAME TARGET   pipe NAME   folder NAME   socket NAME   copy NAME (of attack.hpp)
//   sparse NAME SIZE   null NAME (bytes of zero behind it)   repeat NAME COUNT TEXT (behind it)
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/end_to_end/world.hpp"

namespace grader::test {

struct Script {
  std::string name, tries;
  fs::path folder;
  std::vector<std::pair<std::string, std::string>> expected;
  bool seldom = false;
};

// Every folder with an expected.txt in it, in alphabetical order.
std::vector<fs::path> attack_folders();

Script read_script(const fs::path& folder, const std::string& level);

// Lays the submission out in `to`, right answers to the other exercises beside it. In files and in
// layout.txt "@NAME@" stands for the value that `names` has for it.
void lay_out(const Script& script, const fs::path& to,
             const std::map<std::string, std::string>& names);

}  // namespace grader::test
