// The generators that a recipe may name, in one place: loading checks against this table, packing
// implements it.
//
//   normal(rows, columns)  normal(n)      independent numbers of mean 0 and variance 1
//   uniform(rows, columns) uniform(n)     independent numbers from [0, 1)
//   coin(rows, columns, probability)      true with that probability
//   whole(from, to)                       one whole number, both ends included
//   size(number)                          no chance at all: that number; `n` means size(n)
//
// One size gives an array of rank 1, two give rank 2, none one number.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace grader {

struct GeneratorName {
  std::string_view name;
  std::size_t fewest_sizes, most_sizes;  // the leading arguments that are sizes
  std::size_t others;                    // arguments after the sizes
  bool has_factor;                       // whether `2 * name(...)` makes sense
};

inline constexpr std::array<GeneratorName, 5> generator_names{{
    {"normal", 1, 2, 0, true},
    {"uniform", 1, 2, 0, true},
    {"coin", 2, 2, 1, false},
    {"whole", 0, 0, 2, false},
    {"size", 0, 0, 1, false},
}};

// The generator called `name`, or null.
constexpr const GeneratorName* find_generator(std::string_view name) {
  for (const GeneratorName& generator : generator_names)
    if (generator.name == name) return &generator;
  return nullptr;
}

}  // namespace grader
