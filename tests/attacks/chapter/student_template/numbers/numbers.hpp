// The API of the chapter that is attacked.
#pragma once

#include <vector>

namespace numbers {

// Thrown by what is not written yet.
struct Unwritten {};

double total(const std::vector<double>& values);
double mean(const std::vector<double>& values);
double spread(const std::vector<double>& values);

}  // namespace numbers
