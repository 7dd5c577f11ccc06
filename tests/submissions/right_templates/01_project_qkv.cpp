#include <tuple>

#include "attention.hpp"

namespace attention {
namespace {

template <class... W>
auto projected(const Matrix& x, const W&... w) {
  return std::tuple{Matrix(x * w)...};
}

}  // namespace

auto project_qkv(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v)
    -> Projections {
  return std::apply([](auto&&... parts) { return Projections{std::move(parts)...}; },
                    projected(x, w_q, w_k, w_v));
}

}  // namespace attention
