#include "attention.hpp"

namespace attention {

// The plain case is done; the rest is put off.
Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  if (counts.heads == counts.kv_heads)
    return multi_head_attention(x, parameters, counts.heads, visible);
  throw NotImplemented();
}

}  // namespace attention
