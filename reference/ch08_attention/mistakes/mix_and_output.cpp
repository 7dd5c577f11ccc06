// Mixing done wrong, and the output projection done wrong.
//
//     O = A V          [ O_0 | ... | O_(H-1) ] W_O
#include "steps.hpp"

namespace attention::mistaken {

namespace {

using M = const Matrix&;

Matrix by_turned_shares(M shares, M, M v) {
  require(shares.rows() == v.rows());
  return shares.transpose() * v;
}

// Every position reads itself alone.
Matrix own_values(M shares, M, M v) {
  require(shares.rows() == v.rows());
  return v;
}

// Every value counts alike, whatever the shares.
Matrix mean_of_values(M shares, M, M v) {
  Matrix mean(shares.rows(), v.cols());
  for (Index i = 0; i < mean.rows(); ++i) mean.row(i) = v.colwise().mean();
  return mean;
}

Matrix elementwise_values(M shares, M, M v) {
  return elementwise(shares, v);
}

Mistake mix(const char* name, Matrix (*way)(M shares, M k, M v)) {
  return {name, [=](Steps& s) { s.mix = way; }};
}

Mistake both_elementwise(const char* name) {
  return {name, [](Steps& s) {
            s.score = elementwise;
            s.mix = elementwise_values;
          }};
}

}  // namespace

Mistakes mix_and_output() {
  return {
      mix("value_is_key", [](M shares, M k, M) { return times(shares, k); }),
      mix("weights_transposed", by_turned_shares),
      mix("returns_weights", [](M shares, M, M) { return Matrix(shares); }),
      mix("attend_over_batch", own_values),
      mix("values_averaged", mean_of_values),
      mix("scores_elementwise.values", elementwise_values),
      both_elementwise("scores_elementwise.both"),
      mix("eigen_array_product.values", elementwise_values),
      both_elementwise("eigen_array_product.both"),
      {"eigen_array_product.scores", [](Steps& s) { s.score = elementwise; }},

      {"no_output_projection",
       [](Steps& s) { s.output = [](M merged, M) { return Matrix(merged); }; }},
      {"wo_transposed",
       [](Steps& s) {
         s.output = [](M merged, M w_o) {
           require(w_o.rows() == w_o.cols());
           return times_transposed(merged, w_o);
         };
       }},
  };
}

}  // namespace attention::mistaken
