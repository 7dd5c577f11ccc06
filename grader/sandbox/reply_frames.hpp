// What came through the pipe of a case: its replies one after the other, each with its size before
// it.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "grader/base/file.hpp"

namespace grader {

// The first `most` replies in `bytes`, which the student's process wrote: what is no whole reply,
// or one too many, is dropped.
std::vector<Bytes> split_replies(std::string_view bytes, std::size_t most);

}  // namespace grader
