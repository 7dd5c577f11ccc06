#include "grader/base/suggest.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace grader {

namespace {

// Longer words are not misspelt names; without a bound a hostile file could cost hours here.
constexpr std::size_t longest_word = 64;

bool swapped(std::string_view a, std::string_view b, std::size_t i, std::size_t j) {
  return i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::size_t> cost((a.size() + 1) * width,
                                0);  // cost[i * width + j]: a[0, i) to b[0, j)
  for (std::size_t j = 0; j < width; ++j) cost[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    const std::size_t row = i * width;
    cost[row] = i;
    for (std::size_t j = 1; j < width; ++j) {
      const std::size_t change = cost[row - width + j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      cost[row + j] = std::min({cost[row - width + j] + 1, cost[row + j - 1] + 1, change});
      if (swapped(a, b, i, j))
        cost[row + j] = std::min(cost[row + j], cost[row - 2 * width + j - 2] + 1);
    }
  }
  return cost.back();
}

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& known) {
  if (word.size() > longest_word) return std::nullopt;
  std::optional<std::string> best;
  // At most two edits, and fewer than half of the letters: "rows" is no misspelt "cos".
  std::size_t allowed = std::min<std::size_t>(3, (word.size() + 1) / 2);
  for (const std::string& candidate : known) {
    const std::size_t distance = edit_distance(word, candidate);
    if (distance >= allowed) continue;
    allowed = distance;
    best = candidate;
  }
  return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
  const std::optional<std::string> best = nearest(word, known);
  return best ? fmt::format("; did you mean \"{}\"?", *best) : "";
}

}  // namespace grader
