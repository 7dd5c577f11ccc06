// What an author wrote as the expected value, in the form that the function gives.
#pragma once

#include "grader/value/value.hpp"

namespace grader {

// `written` as `given` would hold it: YAML knows neither integers from reals nor structs from rows.
// A number becomes of the element kind that it is compared with, and a row or a matrix becomes a
// list where `given` has one (the fields of a struct, the elements of a vector). What does not fit
// stays as it is. Truths stay truths.
Value in_form_of(const Value& written, const Value& given);

}  // namespace grader
