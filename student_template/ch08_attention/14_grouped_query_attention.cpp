// 14 grouped_query_attention · chapter 8, section 7 · 第 8 章第 7 节
//
//   Q = X W_Q,   K = X W_K,   V = X W_V             H query heads, G key/value heads, g = H / G
//   O = [ O_0 | O_1 | ... | O_(H-1) ] W_O
//   O_h = attention of Q_h, K_(h / g), V_(h / g) over what is visible, h / g rounded down
//         X (n, d_model)   W_Q (d_model, H * d)   W_K (d_model, G * d)   W_V (d_model, G * d_v)
//         W_O (H * d_v, d_out)   visible (n, n)   ->   O (n, d_out)
//
// Neighbouring query heads share one pair of keys and values: the first g of them share the first.
// H is counts.heads, G is counts.kv_heads; G divides H.
//
// 相邻的查询头共用一对键和值：最前面的 g 个查询头用第一对。
// H 是 counts.heads，G 是 counts.kv_heads；H 是 G 的整数倍。
#include "attention.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& /*x*/, const AttentionParameters& /*parameters*/,
                               HeadCounts /*counts*/, const Mask& /*visible*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
