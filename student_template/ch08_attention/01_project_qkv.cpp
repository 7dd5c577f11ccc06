// 01 project_qkv · chapter 8, sections 1 and 2 · 第 8 章第 1、2 节
//
//   Q = X W_Q,   K = X W_K,   V = X W_V
//              X (n, d_model)   W_Q, W_K (d_model, d)   W_V (d_model, d_v)
//                                              ->   Q, K (n, d)   V (n, d_v)
//
// A query, a key and a value for every position, one per row. Parameters multiply from the right.
// Return them as Projections{q, k, v}.
//
// 每个位置各有一个查询、一个键、一个值，每个位置一行；参数矩阵乘在右边。
// 以 Projections{q, k, v} 返回。
#include "attention.hpp"

namespace attention {

Projections project_qkv(const Matrix& /*x*/, const Matrix& /*w_q*/, const Matrix& /*w_k*/,
                        const Matrix& /*w_v*/) {
  throw NotImplemented();  // write it here, and remove this line · 在这里写，并删去这一行
}

}  // namespace attention
