// Sharing out along something other than the row of one head.
//
//     A_ij = exp(S_ij) / sum over the keys of row i of one head
#include <algorithm>
#include <cmath>

#include "rows.hpp"

namespace attention::mistaken {

namespace {

// Over the queries; `where_hidden` in a column that nobody sees.
Matrix by_columns(const Matrix& scores, double where_hidden) {
  const Matrix turned = scores.transpose();
  Matrix shares = attention::softmax_rows(turned);
  for (Index j = 0; j < turned.rows(); ++j)
    if (largest_in_row(turned, j) == -infinity) shares.row(j).setConstant(where_hidden);
  return shares.transpose();
}

// The exponentials `e` over the queries, whatever was subtracted.
Matrix over_columns(Matrix e) {
  for (Index j = 0; j < e.cols(); ++j) {
    double sum = 0;
    for (Index i = 0; i < e.rows(); ++i) sum += e(i, j);
    for (Index i = 0; i < e.rows(); ++i) e(i, j) /= sum;
  }
  return e;
}

// All scores as one row, in the order in which they are stored.
Matrix by_matrix(const Matrix& scores) {
  Matrix row(1, scores.size());
  std::copy(scores.data(), scores.data() + scores.size(), row.data());
  row = attention::softmax_rows(row);
  Matrix shares = scores;
  std::copy(row.data(), row.data() + row.size(), shares.data());
  return shares;
}

// Every score by itself: always 1.
Matrix by_element(const Matrix& scores) {
  Matrix shares = scores;
  for (Index i = 0; i < scores.size(); ++i)
    shares.data()[i] = scores.data()[i] == -infinity ? 0 : 1;
  return shares;
}

// Over the heads: of each pair of positions, one share a head.
Heads by_pair(const Heads& scores) {
  Heads shares = scores;
  Matrix row(1, static_cast<Index>(scores.size()));
  for (Index i = 0; i < scores[0].size(); ++i) {
    for (size_t h = 0; h < scores.size(); ++h) row.data()[h] = scores[h].data()[i];
    row = attention::softmax_rows(row);
    for (size_t h = 0; h < scores.size(); ++h) shares[h].data()[i] = row.data()[h];
  }
  return shares;
}

// Over the keys of all heads together: their rows as one long one.
Heads by_query(const Heads& scores) {
  const Index m = scores[0].cols();
  Matrix side_by_side = attention::merge_heads(scores);
  side_by_side = attention::softmax_rows(side_by_side);
  Heads shares = scores;
  for (size_t h = 0; h < scores.size(); ++h)
    shares[h] = side_by_side.middleCols(static_cast<Index>(h) * m, m);
  return shares;
}

}  // namespace

Mistakes share_axes() {
  return {
      {"softmax_axis_columns.nan",
       [](Steps& s) { s.normalise = each([](auto& x) { return by_columns(x, nan); }); }},
      {"softmax_axis_columns.zeros",
       [](Steps& s) { s.normalise = each([](auto& x) { return by_columns(x, 0); }); }},
      // Nothing subtracted, or the largest of each row.
      {"softmax_axis_columns.unshifted",
       [](Steps& s) {
         s.normalise = each([](auto& x) { return over_columns(exponentials_as_they_are(x)); });
       }},
      {"softmax_axis_columns.row_shifted",
       [](Steps& s) { s.normalise = each([](auto& x) { return over_columns(exponentials(x)); }); }},
      {"softmax_whole_matrix", [](Steps& s) { s.normalise = each(by_matrix); }},
      {"softmax_singleton_axis", [](Steps& s) { s.normalise = each(by_element); }},
      {"softmax_across_heads", [](Steps& s) { s.normalise = by_pair; }},
      {"softmax_joint_heads", [](Steps& s) { s.normalise = by_query; }},
  };
}

}  // namespace attention::mistaken
