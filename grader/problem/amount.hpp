// How much a case will be, before any of it is made.
#pragma once

#include "grader/problem/problem.hpp"

namespace grader {

// The numbers that all trials of `spec` hold together, were every size its largest.
double largest_amount(const CaseSpec& spec);

}  // namespace grader
