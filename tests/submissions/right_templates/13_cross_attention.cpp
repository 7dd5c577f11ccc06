#include <ranges>

#include "modern.hpp"

namespace attention {
namespace {

struct [[nodiscard]] Head {
  Matrix q, k, v, w_o;

  Matrix operator()(const Mask& visible) const {
    return masked_attention(q, k, v, visible) * w_o;
  }
};

}  // namespace

Matrix cross_attention(const Matrix& x, const Matrix& memory, const AttentionParameters& parameters,
                       Index heads, const Mask& visible) {
  const Index d = parameters.w_k.cols() / heads, d_v = parameters.w_v.cols() / heads;
  const auto columns = [](const Matrix& w, Index h, Index width) -> Matrix {
    return w.middleCols(h * width, width);
  };
  Matrix output = Matrix::Zero(x.rows(), parameters.w_o.cols());
  for (Index h : std::views::iota(Index{0}, heads))
    output += Head{.q = x * columns(parameters.w_q, h, d),
                   .k = memory * columns(parameters.w_k, h, d),
                   .v = memory * columns(parameters.w_v, h, d_v),
                   .w_o = parameters.w_o.middleRows(h * d_v, d_v)}(visible);
  return output;
}

}  // namespace attention
