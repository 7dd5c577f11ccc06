// 13 cross_attention · chapter 8, section 6 · 第 8 章第 6 节
//
//   Q = X W_Q,   K = Y W_K,   V = Y W_V             X: x   Y: memory
//   O = [ O_0 | O_1 | ... | O_(H-1) ] W_O,   O_h = attention of Q_h, K_h, V_h over what is visible
//         X (n, d_x)   Y (m, d_memory)   W_Q (d_x, H * d)   W_K (d_memory, H * d)
//         W_V (d_memory, H * d_v)   W_O (H * d_v, d_out)   visible (n, m)   ->   O (n, d_out)
//
// Queries come from one sequence, keys and values from another. All else is as in 12.
//
// 查询来自一个序列，键和值来自另一个序列；其余与第 12 题相同。
#include "attention.hpp"

namespace attention {

Matrix cross_attention(const Matrix& /*x*/, const Matrix& /*memory*/,
                       const AttentionParameters& /*parameters*/, Index /*heads*/,
                       const Mask& /*visible*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
