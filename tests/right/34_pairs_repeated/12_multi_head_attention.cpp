#include "attention.hpp"

namespace attention {

// A head is a group of one.
Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  return grouped_query_attention(x, parameters, HeadCounts{heads, heads}, visible);
}

}  // namespace attention
