#pragma once

#include <optional>
#include <stdexcept>

#include "attention.hpp"

namespace attention {

struct ReadsNothing : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The shares of one query; throws ReadsNothing where nothing is visible.
inline RowVector shares_of(const RowVector& scores, const Mask& visible) {
  std::optional<double> top;
  for (Index j = 0; j < scores.size(); ++j)
    if (visible(0, j)) top = std::max(top.value_or(scores(j)), scores(j));
  if (!top) throw ReadsNothing("a query without a key");
  RowVector result = RowVector::Zero(scores.size());
  for (Index j = 0; j < scores.size(); ++j)
    if (visible(0, j)) result(j) = std::exp(scores(j) - *top);
  return result / result.sum();
}

}  // namespace attention
