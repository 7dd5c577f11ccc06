#include "shapes.hpp"

namespace geometry {

Summary summarise(const std::string& /*name*/, const std::vector<Point>& /*corners*/,
                  const std::vector<double>& /*lengths*/) {
  throw Unwritten();
}

}  // namespace geometry
