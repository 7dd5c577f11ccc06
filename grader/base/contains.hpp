// Whether something is in a list: std::ranges::contains, until C++23.
#pragma once

#include <algorithm>
#include <vector>

namespace grader {

template <class T, class U>
bool contains(const std::vector<T>& list, const U& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

}  // namespace grader
