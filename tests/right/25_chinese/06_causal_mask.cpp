#include "attention.hpp"

namespace attention {

// 最后一个查询站在最后一个键上。
Mask causal_mask(Index queries, Index keys) {
  Mask 可见(queries, keys);
  const Index 已读 = keys - queries;
  for (Index 查询 = 0; 查询 < queries; ++查询)
    for (Index 键 = 0; 键 < keys; ++键) 可见(查询, 键) = !(键 > 查询 + 已读);
  return 可见;
}

}  // namespace attention
