// How the author of a value wrote it down, where that reads better than bare numbers: names of
// fields, and numbers as expressions ("2/3", "ln(2)").
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace grader {

// Beside a Value. Every list in it is as long as what it is about, or empty; whoever reads one
// takes a length that does not fit for an empty one.
struct Notation {
  std::vector<std::string> fields;   // of a List that is a struct: the names of its values
  std::vector<Notation> parts;       // of a List
  std::vector<std::string> numbers;  // of an Array; "" where the number itself reads best

  bool operator==(const Notation& other) const = default;
};

// The notation of a List's value `index`; an empty one if nothing is known of it.
Notation part_of(const Notation& list, std::size_t index);

// The name of a List's value `index`; "" if it has none.
std::string field_of(const Notation& list, std::size_t index);

// The names of fields alone.
Notation without_numbers(const Notation& notation);

}  // namespace grader
