// Masks that say something else: 06 to 08.
//
//     causal: j <= i + (m - n)      padding: j < length      both: causal and padding
#include <cstddef>

#include "steps.hpp"

namespace attention::mistaken {

namespace {

// Query i of n, key j of m; `own` is where the query stands.
struct Pair {
  Index i, j, n, m;
  Index own() const { return i + (m - n); }
};

template <class Rule>
Mask mask_of(Index n, Index m, Rule visible) {
  Mask mask(n, m);
  for (Index i = 0; i < n; ++i)
    for (Index j = 0; j < m; ++j) mask(i, j) = visible(i, j);
  return mask;
}

Mistake causal(const char* name, bool (*visible)(Pair)) {
  return {name, [=](Steps& s) {
            s.causal = [=](Index n, Index m) {
              return mask_of(n, m, [&](Index i, Index j) { return visible({i, j, n, m}); });
            };
          }};
}

Mistake padding(const char* name, bool (*visible)(Pair, Index length)) {
  return {name, [=](Steps& s) {
            s.padding = [=](Index n, Index m, Index length) {
              return mask_of(n, m, [&](Index i, Index j) { return visible({i, j, n, m}, length); });
            };
          }};
}

// i + m - n in whole numbers without sign: what should be negative is huge.
bool wrapped(Pair p) {
  const auto u = [](Index index) { return static_cast<std::size_t>(index); };
  return u(p.j) <= u(p.i) + u(p.m) - u(p.n);
}

Mask either(const Mask& causal, const Mask& padding) {
  return causal.array() || padding.array();
}

// True means hidden, in the masks that are made and in those that are read.
void invert_masks(Steps& s) {
  s.causal = [](Index n, Index m) { return inverted(attention::causal_mask(n, m)); };
  s.padding = [](Index n, Index m, Index length) {
    return inverted(attention::padding_mask(n, m, length));
  };
}

Mistakes made_masks() {
  return {
      causal("causal_top_left", [](Pair p) { return p.j <= p.i; }),
      // The triangle above the diagonal: what is hidden, where n = m.
      causal("mask_polarity.above_the_diagonal", [](Pair p) { return p.j > p.i; }),
      causal("causal_offset_inverted", [](Pair p) { return p.j <= p.i - (p.m - p.n); }),
      causal("causal_excludes_self.bottom_right", [](Pair p) { return p.j < p.own(); }),
      causal("causal_excludes_self.top_left", [](Pair p) { return p.j < p.i; }),
      causal("causal_includes_next.bottom_right", [](Pair p) { return p.j <= p.own() + 1; }),
      causal("causal_includes_next.top_left", [](Pair p) { return p.j <= p.i + 1; }),
      causal("causal_transposed.bottom_right", [](Pair p) { return p.j >= p.own(); }),
      causal("causal_transposed.top_left", [](Pair p) { return p.j >= p.i; }),
      causal("causal_only_self", [](Pair p) { return p.j == p.own(); }),
      causal("mask_unsigned_wrap", wrapped),
      padding("padding_on_queries", [](Pair p, Index length) { return p.i < length; }),
      padding("padding_on_both", [](Pair p, Index length) { return p.i < length && p.j < length; }),
      padding("padding_at_front", [](Pair p, Index length) { return p.j >= p.m - length; }),
      padding("padding_off_by_one.one_more", [](Pair p, Index length) { return p.j <= length; }),
      padding("padding_off_by_one.one_less", [](Pair p, Index length) { return p.j < length - 1; }),
  };
}

Mistakes combined_masks() {
  return {
      {"masks_or_instead_of_and", [](Steps& s) { s.combine = either; }},
      {"second_mask_dropped.causal_kept",
       [](Steps& s) { s.combine = [](const Mask& causal, const Mask&) { return causal; }; }},
      {"second_mask_dropped.padding_kept",
       [](Steps& s) { s.combine = [](const Mask&, const Mask& padding) { return padding; }; }},
      // Each mask says what is hidden; so does the result.
      {"mask_polarity.consistent",
       [](Steps& s) {
         invert_masks(s);
         s.combine = either;
         s.see = inverted;
       }},
      // Each mask says what is hidden, and they are combined as if they said what is visible.
      {"mask_polarity.combined_with_and",
       [](Steps& s) {
         invert_masks(s);
         s.see = inverted;
       }},
  };
}

}  // namespace

Mistakes visibility() {
  Mistakes all = made_masks();
  for (Mistake& mistake : combined_masks()) all.push_back(std::move(mistake));
  return all;
}

}  // namespace attention::mistaken
