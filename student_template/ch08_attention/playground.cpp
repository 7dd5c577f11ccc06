// Your own experiments; never graded. Build and run them as the README says.
// 你自己的试验田，不参与评分。编译和运行的方法见 README。
#include <cmath>
#include <iostream>

#include "attention.hpp"

using namespace attention;

// Prints what `make` gives, or that something it calls is still to be written.
// 打印 `make` 的结果；如果它调用的函数还没有写，就说明这一点。
template <typename Make>
void show(const char* what, Make make) {
  std::cout << what << '\n';
  try {
    std::cout << make() << "\n\n";
  } catch (const NotImplemented&) {
    std::cout << "  something that this calls is still to be written · 它调用的函数还没有写\n\n";
  }
}

int main() {
  // The chapter's example; with this c exponentials come out as 2.
  // 本章的例子；这样取 c，指数恰好等于 2。
  const double c = std::sqrt(2.0) * std::log(2.0);
  const Matrix q{{1, 0}, {0, 1}, {1, 1}};
  const Matrix k{{c, 0}, {0, c}, {c, c}};
  const Matrix v{{2, 0}, {0, 1}, {2, 1}};

  show("scores · 分数", [&] { return scaled_scores(q, k); });
  show("shares · 份额", [&] { return softmax_rows(scaled_scores(q, k)); });
  show("output · 输出", [&] { return attend(q, k, v); });
  show("causal mask · 因果掩码", [] { return causal_mask(3, 3); });
  show("output, read causally · 加上因果掩码的输出",
       [&] { return masked_attention(q, k, v, causal_mask(3, 3)); });
}
