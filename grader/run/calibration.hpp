// How slow this machine is, so that time limits mean the same work everywhere.
#pragma once

#include "grader/build/cache.hpp"

namespace grader {

// What every nominal time limit is multiplied by here: a power of two from 1 to 16. Measured once
// per machine and kept in the cache, so that the same submission meets the same limits every time.
double machine_factor(const Cache& cache);

}  // namespace grader
