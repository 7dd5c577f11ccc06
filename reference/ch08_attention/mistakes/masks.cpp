// Masks read wrongly.
//
//     row i, column j is true where query i may read position j
#include "steps.hpp"

namespace attention::mistaken {

namespace {

template <class Rule>
Mask mask_like(const Mask& visible, Rule rule) {
  Mask seen(visible.rows(), visible.cols());
  for (Index i = 0; i < visible.rows(); ++i)
    for (Index j = 0; j < visible.cols(); ++j) seen(i, j) = rule(i, j);
  return seen;
}

Mask everything(const Mask& visible) {
  return Mask::Constant(visible.rows(), visible.cols(), true);
}

Mask transposed(const Mask& visible) {
  require(visible.rows() == visible.cols());
  return mask_like(visible, [&](Index i, Index j) { return visible(j, i); });
}

Mask both_ways(const Mask& visible) {
  require(visible.rows() == visible.cols());
  return mask_like(visible, [&](Index i, Index j) { return visible(i, j) && visible(j, i); });
}

Mask first_row_for_all(const Mask& visible) {
  return mask_like(visible, [&](Index, Index j) { return visible(0, j); });
}

Mask causal_from_the_left(const Mask& visible) {
  return mask_like(visible, [](Index i, Index j) { return j <= i; });
}

Mask causal(const Mask& visible) {
  return attention::causal_mask(visible.rows(), visible.cols());
}

}  // namespace

Mistakes masks() {
  return {
      {"mask_ignored", [](Steps& s) { s.see = everything; }},
      {"mask_transposed", [](Steps& s) { s.see = transposed; }},
      {"mask_both_ways", [](Steps& s) { s.see = both_ways; }},
      {"mask_first_row_for_all", [](Steps& s) { s.see = first_row_for_all; }},
      {"cross_causal.top_left",
       [](Steps& s) {
         s.see = [](auto& visible) {
           return right::combine(causal_from_the_left(visible), visible);
         };
       }},
      {"cross_causal.bottom_right",
       [](Steps& s) {
         s.see = [](auto& visible) { return right::combine(causal(visible), visible); };
       }},
      {"mask_causal_instead.top_left", [](Steps& s) { s.see = causal_from_the_left; }},
      {"mask_causal_instead.bottom_right", [](Steps& s) { s.see = causal; }},
      // True is taken for hidden, and nothing catches the rows that see nothing then.
      {"mask_polarity.nan",
       [](Steps& s) {
         s.see = inverted;
         s.see_nothing = nan_rows;
       }},
      {"mask_polarity.uniform",
       [](Steps& s) {
         s.see = inverted;
         s.see_nothing = uniform_rows;
       }},
  };
}

}  // namespace attention::mistaken
