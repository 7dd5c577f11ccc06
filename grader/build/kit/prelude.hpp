// Compiled once into a precompiled header and included before every student's file: the chapter's
// API, the standard headers that solutions use, and the product overloads where the API uses Eigen.
// Not <iostream>: it is cheap on top of these, and what it adds is work in every process.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iomanip>
#include <limits>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include GRADER_API_HEADER

#ifdef EIGEN_WORLD_VERSION
#include "products.hpp"
#endif
