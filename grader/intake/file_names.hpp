// Which exercise a file is meant for whose name is not quite the exercise's.
#pragma once

#include <string>
#include <vector>

namespace grader {

// What systems and editors leave behind: "._x.cpp", "x.cpp~", ".x.cpp.swp", "__MACOSX".
bool is_junk(const std::string& name);
// A folder that holds no sources of a student: junk, or what a build made.
bool is_junk_folder(const std::string& name);

// Whether `name` ends as C++ sources do: ".cpp", ".cc", ".CPP", ".cpp.txt", ...
bool is_source_name(const std::string& name);

struct Meaning {
  // of `wanted`: none, the one it is meant for, or several between which it does not decide
  std::vector<std::string> exercises;
  int distance = 0;  // how far its name is from the exercise's: less is better
};

// What `name` stands for among the exercises' files `wanted`. Upper and lower case, full and half
// width and composed accents never matter. What else may differ, the slightest first: the ending
// (".cc"), how words are parted ("10-two words"), the mark of a copy ("(1)", " - Copy", "副本"), a
// number that is not there, a number that no exercise has, a name that is not there ("10.cpp"). Of
// two names the one is nearer that differs in slighter ways.
Meaning meaning_of(const std::string& name, const std::vector<std::string>& wanted);

}  // namespace grader
