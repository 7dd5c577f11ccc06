// Sources that are part of this program, for it compiles them on the machine where it runs.
#pragma once

#include <map>
#include <string>

namespace grader {

// What is compiled together with a student's file, by file name: bind.hpp, bind.cpp, products.hpp,
// products.cpp, prelude.hpp.
const std::map<std::string, std::string>& kit_files();

// The supervisor with what sanitizers need in it, by path: "grader/sandbox/protocol.hpp", ...
const std::map<std::string, std::string>& supervisor_files();

}  // namespace grader
