// The step of several heads for which the API has no function: who reads whom.
#include "steps.hpp"

namespace attention::steps {

std::vector<Matrix> read_by(const std::vector<Matrix>& kv_heads, Index heads) {
  const std::size_t group = static_cast<std::size_t>(heads) / kv_heads.size();
  std::vector<Matrix> read;
  for (std::size_t h = 0; h < static_cast<std::size_t>(heads); ++h)
    read.push_back(kv_heads[h / group]);
  return read;
}

}  // namespace attention::steps
