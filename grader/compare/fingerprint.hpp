// A value that can be recognised without being held: what a pack keeps of every mistaken answer.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "grader/value/value.hpp"

namespace grader {

// The same for equal values on every machine.
struct Fingerprint {
  std::uint32_t form = 0;  // of shapes, kinds, texts, and of where numbers are NaN or infinite
  // Sums of the finite numbers, each times a fixed random weight from [-1, 1]: a random projection
  // of the value on a line, twice (Johnson and Lindenstrauss 1984).
  std::array<double, 2> projections{};
};

Fingerprint fingerprint_of(const Value& value);

// How far each projection moves at most if the numbers of a value move by their rows' bounds (see
// compare/close.hpp).
double projected(const std::vector<double>& allowed, const Value& value);

// Whether a value with the fingerprint `yours` may be the one with `other`, each projection at most
// `allowed` apart.
bool alike(const Fingerprint& yours, const Fingerprint& other, double allowed);

}  // namespace grader
