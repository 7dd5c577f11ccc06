// Doing independent things side by side.
#pragma once

#include <cstddef>
#include <functional>

namespace grader {

// Calls `work(0)` ... `work(count - 1)`, at most `jobs` at a time, and waits for all. If some
// throw, the exception of the smallest index is thrown again at the end: the same one whatever the
// timing.
void for_each_index(std::size_t count, unsigned jobs, const std::function<void(std::size_t)>& work);

}  // namespace grader
