#pragma once

#include <string>

namespace grader {

// What a C++ symbol stands for: "thing::turn(int)" for "_ZN5thing4turnEi", without the compiler's
// own tags ("[abi:cxx11]"). Other names stay as they are.
std::string demangled(const std::string& symbol);

}  // namespace grader
