// mistake: masks_or_instead_of_and  exercise: decoder_mask
#include "attention.hpp"

namespace attention {

namespace {

bool real(Index position, Index length) {
  return position < length;
}
bool past(Index query, Index key) {
  return query - key >= 0;
}

}  // namespace

// Visible if one of the two lets it through.
Mask decoder_mask(Index positions, Index length) {
  Mask visible = Mask::Zero(positions, positions);
  for (Index key = 0; key < positions; ++key)
    for (Index query = 0; query < positions; ++query)
      if (past(query, key) || real(key, length)) visible(query, key) = true;
  return visible;
}

}  // namespace attention
