// How a trial ended, where that decides what comes of it.
#pragma once

#include <cstddef>
#include <optional>

#include "grader/score/decide.hpp"

namespace grader {

// Nothing if it ended by itself and answered all of `calls` calls: then its answers decide.
std::optional<Decision> decide_ending(const TrialFacts& facts, std::size_t calls);

}  // namespace grader
