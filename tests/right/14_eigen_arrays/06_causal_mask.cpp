#include "attention.hpp"

namespace attention {

Mask causal_mask(Index queries, Index keys) {
  const auto i = Eigen::ArrayXd::LinSpaced(queries, 0, double(queries - 1));
  const auto j = Eigen::ArrayXd::LinSpaced(keys, 0, double(keys - 1));
  const Eigen::ArrayXXd rows = i.replicate(1, keys), columns = j.transpose().replicate(queries, 1);
  return (columns <= rows + double(keys - queries)).matrix();
}

}  // namespace attention
