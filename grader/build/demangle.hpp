#pragma once

#include <string>
#include <string_view>

namespace grader {

// What a C++ symbol stands for: "thing::turn(int)" for "_ZN5thing4turnEi", without the compiler's
// own tags ("[abi:cxx11]"). Other names stay as they are.
//
// For symbols that we trust: the words for a type can be longer than its symbol by any factor.
std::string demangled(const std::string& symbol);

// Of a function's symbol its name alone, "thing::turn"; never longer than twice the symbol. "" for
// what is no plain function: templates, operators, members of unnamed namespaces.
std::string qualified_name(std::string_view symbol);

}  // namespace grader
