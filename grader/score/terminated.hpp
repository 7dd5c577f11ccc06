// What the C++ library prints before it ends a process (std::terminate): nearly always because of
// an exception that nothing can catch, thrown by a noexcept function, a destructor or an
// initialiser.
#pragma once

#include <optional>
#include <string_view>

#include "grader/result/result.hpp"

namespace grader {

// The exception, if something like that stands in what was printed; its text is one line of it at
// most, its type "" where the library did not know it.
std::optional<Thrown> read_terminated(std::string_view printed);

}  // namespace grader
