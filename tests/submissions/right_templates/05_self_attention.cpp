#include <optional>

#include "attention.hpp"

namespace attention {
namespace {

// Fills itself when it is first read.
template <class Make>
class Lazy {
 public:
  explicit Lazy(Make make) : make_(std::move(make)) {}
  const auto& operator*() {
    if (!value_) value_.emplace(make_());
    return *value_;
  }

 private:
  Make make_;
  std::optional<std::invoke_result_t<Make>> value_;
};

}  // namespace

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  Lazy projections([&] { return project_qkv(x, w_q, w_k, w_v); });
  Lazy weights([&] { return softmax_rows(scaled_scores((*projections).q, (*projections).k)); });
  return *weights * (*projections).v;
}

}  // namespace attention
