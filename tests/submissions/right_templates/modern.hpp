// Small tools in the manner of C++20, shared by some of the files.
#pragma once

#include <concepts>
#include <span>

#include "attention.hpp"

namespace modern {

template <class F>
concept Scorer = std::invocable<F, attention::Index, attention::Index> &&
                 std::convertible_to<std::invoke_result_t<F, attention::Index, attention::Index>,
                                     double>;

template <class F>
concept Visibility = std::predicate<F, attention::Index, attention::Index>;

inline constexpr auto everything = [](auto...) constexpr { return true; };

inline std::span<const double> row_of(const attention::Matrix& m, attention::Index i) {
  return {m.data() + i * m.cols(), static_cast<std::size_t>(m.cols())};
}

inline std::span<double> row_of(attention::Matrix& m, attention::Index i) {
  return {m.data() + i * m.cols(), static_cast<std::size_t>(m.cols())};
}

template <std::floating_point T>
constexpr T dot(std::span<const T> a, std::span<const T> b) {
  T sum{};
  for (std::size_t c = 0; c < a.size(); ++c) sum += a[c] * b[c];
  return sum;
}

template <Visibility V>
attention::Mask make_mask(attention::Index queries, attention::Index keys, V&& visible) {
  attention::Mask mask(queries, keys);
  for (attention::Index i = 0; i < queries; ++i)
    for (attention::Index j = 0; j < keys; ++j)
      mask(i, j) = std::invoke(visible, i, j);
  return mask;
}

template <Scorer S, Visibility V>
attention::Matrix weights(attention::Index n, attention::Index m, S&& score, V&& visible) {
  attention::Matrix result = attention::Matrix::Zero(n, m);
  for (attention::Index i = 0; i < n; ++i) {
    double largest = -std::numeric_limits<double>::infinity(), sum = 0;
    for (attention::Index j = 0; j < m; ++j)
      if (visible(i, j)) largest = std::max<double>(largest, score(i, j));
    if (largest == -std::numeric_limits<double>::infinity()) continue;
    const auto row = row_of(result, i);
    for (attention::Index j = 0; j < m; ++j)
      if (visible(i, j)) sum += row[static_cast<std::size_t>(j)] = std::exp(score(i, j) - largest);
    for (double& weight : row) weight /= sum;
  }
  return result;
}

}  // namespace modern
