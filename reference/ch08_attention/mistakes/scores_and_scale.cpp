// Matching done wrong, and scaling done wrong.
//
//     S = Q K^T / sqrt(d)
#include <cmath>

#include "steps.hpp"

namespace attention::mistaken {

namespace {

// Q^T K: features against features.
Matrix feature_gram(const Matrix& q, const Matrix& k) {
  require(q.rows() == k.rows());
  return q.transpose() * k;
}

// q . k / (|q| |k|)
Matrix cosine(const Matrix& q, const Matrix& k) {
  Matrix scores = times_transposed(q, k);
  for (Index i = 0; i < q.rows(); ++i)
    for (Index j = 0; j < k.rows(); ++j) scores(i, j) /= q.row(i).norm() * k.row(j).norm();
  return scores;
}

// kt = kt.transpose() with a square kt: half of the numbers are gone before they are read. Which
// half, its storage order decides.
Matrix mirrored(const Matrix& k, bool keeps_upper) {
  require(k.rows() == k.cols());
  Matrix kt = k;
  for (Index i = 0; i < k.rows(); ++i)
    for (Index j = 0; j < i; ++j)
      (keeps_upper ? kt(i, j) : kt(j, i)) = (keeps_upper ? k(j, i) : k(i, j));
  return kt;
}

Matrix unscaled(const Matrix& products, const Widths&) {
  return products;
}

// Products divided by `divisor`, a function of the widths.
Mistake divided(const char* name, double (*divisor)(const Widths&)) {
  return {name, [=](Steps& s) {
            s.scale = [=](const Matrix& products, const Widths& w) -> Matrix {
              return products / divisor(w);
            };
          }};
}

double root(Index width) {
  return std::sqrt(static_cast<double>(width));
}

Index input_per_head(const Widths& widths) {
  require(widths.d_model >= widths.heads);
  return widths.d_model / widths.heads;
}

Mistakes scores() {
  return {
      {"scores_q_k_swapped",
       [](Steps& s) { s.score = [](auto& q, auto& k) { return times_transposed(k, q); }; }},
      {"scores_feature_gram", [](Steps& s) { s.score = feature_gram; }},
      {"scores_elementwise.scores", [](Steps& s) { s.score = elementwise; }},
      {"scores_cosine.unscaled",
       [](Steps& s) {
         s.score = cosine;
         s.scale = unscaled;
       }},
      {"scores_cosine.scaled", [](Steps& s) { s.score = cosine; }},
      {"eigen_transpose_alias.row_major",
       [](Steps& s) { s.score = [](auto& q, auto& k) { return times(q, mirrored(k, false)); }; }},
      {"eigen_transpose_alias.column_major",
       [](Steps& s) { s.score = [](auto& q, auto& k) { return times(q, mirrored(k, true)); }; }},
  };
}

Mistakes scale() {
  return {
      {"scale_missing", [](Steps& s) { s.scale = unscaled; }},
      divided("scale_pow_integer_exponent", [](const Widths& w) { return std::pow(w.d, 0); }),
      divided("scale_inverted", [](const Widths& w) { return 1 / root(w.d); }),
      divided("scale_by_d", [](const Widths& w) { return static_cast<double>(w.d); }),
      divided("scale_twice", [](const Widths& w) { return root(w.d) * root(w.d); }),
      divided("scale_quarter_one_side", [](const Widths& w) { return std::sqrt(root(w.d)); }),
      divided("scale_sqrt_n.keys", [](const Widths& w) { return root(w.m); }),
      divided("scale_sqrt_n.queries", [](const Widths& w) { return root(w.n); }),
      divided("scale_d_model.input", [](const Widths& w) { return root(w.d_model); }),
      divided("scale_d_model.all_heads", [](const Widths& w) { return root(w.total); }),
      divided("scale_d_model.input_per_head",
              [](const Widths& w) { return root(input_per_head(w)); }),
      divided("scale_d_v", [](const Widths& w) { return root(w.d_v); }),
      divided("scale_root_truncated", [](const Widths& w) { return std::floor(root(w.d)); }),
      {"scale_zero.always",
       [](Steps& s) { s.scale = [](auto& products, auto&) -> Matrix { return products * 0.0; }; }},
      // 1 / (int)sqrt(d), in whole numbers: 1 for d < 4, else 0.
      {"scale_zero.integer_division",
       [](Steps& s) {
         s.scale = [](auto& products, auto& w) -> Matrix {
           return products * (w.d < 4 ? 1.0 : 0.0);
         };
       }},
      {"scale_after_softmax",
       [](Steps& s) {
         s.scale = unscaled;
         s.after = [](auto& shares, auto&, auto& w) -> Matrix { return shares / root(w.d); };
       }},
  };
}

}  // namespace

Mistakes scores_and_scale() {
  Mistakes both = scores();
  for (Mistake& mistake : scale()) both.push_back(std::move(mistake));
  return both;
}

}  // namespace attention::mistaken
