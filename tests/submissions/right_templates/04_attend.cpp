#include <ranges>

#include "modern.hpp"

namespace attention {
namespace {

struct Match {
  double score;
  RowVector value;

  friend bool operator<(const Match& a, const Match& b) { return a.score < b.score; }
};

}  // namespace

Matrix attend(const Matrix& q, const Matrix& k, const Matrix& v) {
  Matrix output(q.rows(), v.cols());
  for (const Index i : std::views::iota(Index{0}, q.rows())) {
    std::vector<Match> matches;
    for (const Index j : std::views::iota(Index{0}, k.rows()))
      matches.push_back({modern::dot(modern::row_of(q, i), modern::row_of(k, j)) /
                             std::sqrt(static_cast<double>(q.cols())),
                         v.row(j)});
    const double largest = std::ranges::max(matches, {}, &Match::score).score;
    auto powers = matches | std::views::transform([&](const Match& match) {
                    return std::exp(match.score - largest);
                  });
    const double sum = std::accumulate(powers.begin(), powers.end(), 0.0);
    RowVector mixed = RowVector::Zero(v.cols());
    for (std::size_t j = 0; j < matches.size(); ++j)
      mixed += powers[static_cast<std::ptrdiff_t>(j)] / sum * matches[j].value;
    output.row(i) = mixed;
  }
  return output;
}

}  // namespace attention
