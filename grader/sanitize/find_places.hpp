// From addresses in a library to places in its sources.
#pragma once

#include <string_view>

#include "grader/sandbox/sandbox.hpp"
#include "grader/sanitize/parse_report.hpp"

namespace grader {

// The places of `offsets`, in their order; of code that was put into other code, the innermost
// first. Files go by their bare names, and columns are unknown. What the library says of itself is
// the student's, so it is read in a box. Nothing of what cannot be found.
std::vector<SourcePlace> find_places(const Bytes& shared_object,
                                     const std::vector<std::uint64_t>& offsets, Sandbox& sandbox);

// The places in what addr2line printed: "04_thing.cpp:31 (discriminator 2)", a line each.
std::vector<SourcePlace> read_places(std::string_view output);

}  // namespace grader
