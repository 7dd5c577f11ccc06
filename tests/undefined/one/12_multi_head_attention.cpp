#include "attention.hpp"

namespace attention {

struct State {
  bool first;
  double sum;
};

Matrix multi_head_attention(const Matrix& x, const AttentionParameters& parameters, Index heads,
                            const Mask& visible) {
  const State* state = new State;
  const double scale = state->first ? 1 : 2;  // finds unset_value
  delete state;
  return x * parameters.w_q * scale * static_cast<double>(heads) * visible(0, 0);
}

}  // namespace attention
