// How a function is declared, in the words of the one who wrote it.
#pragma once

#include <string>
#include <string_view>

namespace grader {

// The declaration or definition of `function` (qualified) in C++ `text`, on one line, without its
// body, its name qualified: "Matrix thing::turn(const Matrix& m)". Empty if there is none. A
// reading by eye, not by a compiler: for messages only.
std::string signature_in(std::string_view text, const std::string& function);

}  // namespace grader
