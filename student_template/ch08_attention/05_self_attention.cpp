// 05 self_attention · chapter 8, sections 2 to 4 · 第 8 章第 2 至 4 节
//
//   Q = X W_Q,   K = X W_K,   V = X W_V
//   O = A V,     A = shares of Q K^T / sqrt(d)
//              X (n, d_model)   W_Q, W_K (d_model, d)   W_V (d_model, d_v)   ->   O (n, d_v)
//
// Every position reads all positions of the same sequence, itself included.
//
// 每个位置读同一个序列的所有位置，包括它自己。
#include "attention.hpp"

namespace attention {

Matrix self_attention(const Matrix& /*x*/, const Matrix& /*w_q*/, const Matrix& /*w_k*/,
                      const Matrix& /*w_v*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
