#include "attention.hpp"

namespace attention {

Matrix grouped_query_attention(const Matrix& x, const AttentionParameters& parameters,
                               HeadCounts counts, const Mask& visible) {
  const Index width = parameters.w_q.cols() / counts.heads;
  Matrix output(x.rows(), parameters.w_o.cols());
  for (Index head = 0; head <= counts.heads; ++head)
    output += x * parameters.w_q.middleCols(head * width, width)  // finds stopped
                  * visible(0, 0);
  return output;
}

}  // namespace attention
