// Projecting done wrong.
//
//     Q = X W_Q      K = Y W_K      V = Y W_V          X asks, Y is read
#include "steps.hpp"

namespace attention::mistaken {

namespace {

// X W^T, which only a square W lets pass unnoticed.
Matrix by_transposed(const Matrix& x, const Matrix& w) {
  require(w.rows() == w.cols());
  return times_transposed(x, w);
}

// x.noalias() = x * w: each number is written over one that is still to be read. So it is with a
// small MatrixXd; Eigen computes large products, and those of a row-major x, in another order.
Matrix over_itself(const Matrix& x, const Matrix& w) {
  require(x.cols() == w.rows() && w.rows() == w.cols());
  Matrix result = x;
  for (Index i = 0; i < x.rows(); ++i)
    for (Index j = 0; j < w.cols(); ++j) {
      double sum = 0;
      for (Index l = 0; l < w.rows(); ++l) sum += result(i, l) * w(l, j);
      result(i, j) = sum;
    }
  return result;
}

// One product [Q | K | V], its columns cut as if head 0 came first with its q, k and v, then
// head 1. Each is found in the blocks 0, 3, 6, ... or 1, 4, 7, ... or 2, 5, 8, ...
Matrix every_third_block(const Matrix& fused, Index first, Index heads, Index d) {
  Matrix result(fused.rows(), heads * d);
  for (Index h = 0; h < heads; ++h)
    result.middleCols(h * d, d) = fused.middleCols((3 * h + first) * d, d);
  return result;
}

Projections head_first_layout(const Sequences& from, const Matrix& w_q, const Matrix& w_k,
                              const Matrix& w_v) {
  const auto [q, k, v] = right::project(from, w_q, w_k, w_v);
  require(&from.asking == &from.read && q.cols() == k.cols() && q.cols() == v.cols());
  Matrix fused(q.rows(), 3 * q.cols());
  fused.leftCols(q.cols()) = q;
  fused.middleCols(q.cols(), q.cols()) = k;
  fused.rightCols(q.cols()) = v;
  const Index heads = from.counts.heads;
  require(q.cols() % heads == 0);
  const Index d = q.cols() / heads;
  return {every_third_block(fused, 0, heads, d), every_third_block(fused, 1, heads, d),
          every_third_block(fused, 2, heads, d)};
}

using Product = Matrix (*)(const Matrix& x, const Matrix& w);

Matrix untouched(const Matrix& x, const Matrix&) {
  return x;
}

Matrix from_the_left(const Matrix& x, const Matrix& w) {
  return times(w, x);
}

// A mistake in how the parameters are used.
Mistake products(const char* name, Product q, Product k, Product v) {
  return {name, [=](Steps& s) {
            s.project = [=](const Sequences& from, const Matrix& w_q, const Matrix& w_k,
                            const Matrix& w_v) {
              return Projections{q(from.asking, w_q), k(from.read, w_k), v(from.read, w_v)};
            };
          }};
}

// What is multiplied with what: x asks, y is read.
enum Sequence { x, y };
enum Parameter { w_q, w_k, w_v };
struct Factors {
  Sequence sequence;
  Parameter parameter;
};

Mistake mixed_up(const char* name, Factors q, Factors k, Factors v) {
  return {name, [=](Steps& s) {
            s.project = [=](const Sequences& from, auto& of_q, auto& of_k, auto& of_v) {
              const Matrix* sequences[] = {&from.asking, &from.read};
              const Matrix* parameters[] = {&of_q, &of_k, &of_v};
              const auto product = [&](Factors f) {
                return times(*sequences[f.sequence], *parameters[f.parameter]);
              };
              return Projections{product(q), product(k), product(v)};
            };
          }};
}

}  // namespace

Mistakes projections() {
  return {
      products("proj_weight_transposed.all", by_transposed, by_transposed, by_transposed),
      products("proj_weight_transposed.w_q", by_transposed, times, times),
      products("proj_weight_transposed.w_k", times, by_transposed, times),
      products("proj_weight_transposed.w_v", times, times, by_transposed),
      products("proj_left_multiply", from_the_left, from_the_left, from_the_left),
      products("eigen_noalias_self", over_itself, over_itself, over_itself),
      products("proj_missing.all", untouched, untouched, untouched),
      products("proj_missing.queries", untouched, times, times),
      products("proj_missing.keys", times, untouched, times),
      products("proj_missing.values", times, times, untouched),

      mixed_up("proj_same_weight_q_k", {x, w_q}, {y, w_q}, {y, w_v}),
      mixed_up("proj_same_weight_k_v.w_k", {x, w_q}, {y, w_k}, {y, w_k}),
      mixed_up("proj_same_weight_k_v.w_v", {x, w_q}, {y, w_v}, {y, w_v}),
      mixed_up("qkv_unpack_order.qvk", {x, w_q}, {y, w_v}, {y, w_k}),
      mixed_up("qkv_unpack_order.kqv", {x, w_k}, {y, w_q}, {y, w_v}),
      {"fused_qkv_layout", [](Steps& s) { s.project = head_first_layout; }},

      mixed_up("cross_kv_from_query_sequence", {x, w_q}, {x, w_k}, {x, w_v}),
      mixed_up("cross_roles_swapped", {y, w_q}, {x, w_k}, {x, w_v}),
      mixed_up("cross_k_v_mixed.v_from_x", {x, w_q}, {y, w_k}, {x, w_v}),
      mixed_up("cross_k_v_mixed.k_from_x", {x, w_q}, {x, w_k}, {y, w_v}),
  };
}

}  // namespace attention::mistaken
