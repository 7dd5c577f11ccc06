// 12 multi_head_attention · chapter 8, section 6 · 第 8 章第 6 节
//
//   Q = X W_Q,   K = X W_K,   V = X W_V
//   O = [ O_0 | O_1 | ... | O_(H-1) ] W_O,   O_h = attention of Q_h, K_h, V_h over what is visible
//         X (n, d_model)   W_Q, W_K (d_model, H * d)   W_V (d_model, H * d_v)
//         W_O (H * d_v, d_out)   visible (n, n)   ->   O (n, d_out)
//
// Every head reads by itself, with its own columns of Q, K and V; the mask is the same for all.
// Their outputs are put side by side and multiplied by W_O.
//
// 每个头用 Q、K、V 中自己的几列各自读取，所有头的可见范围相同。
// 各头的输出并排拼接，再乘以 W_O。
#include "attention.hpp"

namespace attention {

Matrix multi_head_attention(const Matrix& /*x*/, const AttentionParameters& /*parameters*/,
                            Index /*heads*/, const Mask& /*visible*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
