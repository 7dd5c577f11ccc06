// The sources in build/kit/ that are compiled together with a student's file, as part of this
// program.
#pragma once

#include <map>
#include <string>

namespace grader {

// By file name: bind.hpp, bind.cpp, products.hpp, products.cpp, prelude.hpp.
const std::map<std::string, std::string>& kit_files();

}  // namespace grader
