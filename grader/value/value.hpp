// What goes into a student's function and what comes out, without its C++ type: arrays of numbers,
// text, and lists of these (the elements of a vector, or the fields of a struct in order).
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace grader {

// What the elements of an array stand for. They are kept as double: integers are exact up to 2^53.
enum class Element : std::uint8_t { real, integer, truth };

// Rank 0: one number. Rank 1: a row. Rank 2: rows x columns. Row-major.
struct Array {
  Element element = Element::real;
  std::vector<std::int64_t> shape;
  std::vector<double> numbers;  // as many as the product of `shape`

  bool operator==(const Array&) const = default;  // NaN differs from itself; to judge, see compare/
};

struct Value;
using List = std::vector<Value>;

struct Value {
  std::variant<Array, std::string, List> content;

  bool operator==(const Value& other) const;
};

// One number.
Value scalar(double number, Element element = Element::real);

// A rows x columns matrix; `numbers` row by row.
Value matrix(std::int64_t rows, std::int64_t columns, std::vector<double> numbers,
             Element element = Element::real);

// The arrays of a value and of the lists in it, in order; null where a text stands.
std::vector<const Array*> arrays_of(const Value& value);

// Whether every array of `value` has as many numbers as its shape asks for. One that was too large
// to send has none.
bool is_whole(const Value& value);

// How many numbers a shape asks for. Returns -1 if it is negative somewhere or more than 2^40.
std::int64_t count_of(const std::vector<std::int64_t>& shape);

// "3 x 2", "5" for a row, "number" for rank 0; for people.
std::string format_shape(const std::vector<std::int64_t>& shape);

}  // namespace grader
