// "Did you mean ...?": the known word nearest to a misspelt one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grader {

// Damerau-Levenshtein distance: insertions, deletions, changes and swaps of neighbours that turn
// `a` into `b`.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The word of `known` nearest to `word`, the first of equals; nothing if none is within two edits,
// and these fewer than half of its letters.
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& known);

// `; did you mean "x"?`, or nothing at all.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

}  // namespace grader
