// The operators: each finds the places where it applies, and what to write there.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tests/mutants/source.hpp"

namespace grader::mutants {

struct Edit {
  std::size_t begin, end;  // of the characters that are replaced
  std::string text;
};
using Edits = std::vector<Edit>;

// + - * /, < <= > >= == !=, && ||, += -= *= /=, ++ --; a minus or a `!` left out.
Edits exchange_signs(const Source& source);
// 0 to 1, 1 to 0, n to n + 1 and n - 1, a real number to its double.
Edits exchange_numbers(const Source& source);
// rows and columns, first and last, least and most, true and false; infinity by the largest number.
Edits exchange_words(const Source& source);
// exp, sqrt and transpose() left out; transpose() put behind a factor of a product.
Edits exchange_calls(const Source& source);
// A variable, or a member, by another one of its kind that is in scope there.
Edits exchange_names(const Source& source);
// Two neighbouring arguments of a call.
Edits swap_arguments(const Source& source);
// The condition of an `if`.
Edits negate_conditions(const Source& source);
// Statements that are no declarations: assignments, calls, continue, break, an early return.
Edits delete_statements(const Source& source);

}  // namespace grader::mutants
