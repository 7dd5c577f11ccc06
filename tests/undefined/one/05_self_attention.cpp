#include "attention.hpp"

namespace attention {

struct Node {
  double value;
  const Node* next;
};

double last(const Node* node) {
  for (; node->next != nullptr; node = node->next) {
  }
  return node->next->value;  // finds null_pointer
}

Matrix self_attention(const Matrix& x, const Matrix& w_q, const Matrix& w_k, const Matrix& w_v) {
  const Node end{1, nullptr};
  return x * w_q * w_k.transpose() * w_v * last(&end);
}

}  // namespace attention
