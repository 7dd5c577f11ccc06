#include "modern.hpp"

namespace attention {

namespace {

template <modern::Visibility... V>
auto all_of(V... each) {
  return [=](Index i, Index j) { return (each(i, j) && ...); };
}

struct NotLater {
  constexpr bool operator()(Index i, Index j) const { return j <= i; }
};
static_assert(NotLater{}(2, 2) && !NotLater{}(1, 2));

}  // namespace

Mask decoder_mask(Index positions, Index length) {
  return modern::make_mask(positions, positions,
                           all_of(NotLater{}, [=](Index, Index j) { return j < length; }));
}

}  // namespace attention
