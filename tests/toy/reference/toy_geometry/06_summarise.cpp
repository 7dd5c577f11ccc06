#include <algorithm>
#include <cmath>

#include "shapes.hpp"

namespace geometry {

Summary summarise(const std::string& name, const std::vector<Point>& corners,
                  const std::vector<double>& lengths) {
  const Box box = bounding_box(corners);
  const bool positive =
      std::all_of(lengths.begin(), lengths.end(), [](double length) { return length > 0; });
  const Point centre = {(box[0] + box[2]) / 2, (box[1] + box[3]) / 2};
  return {name, static_cast<int>(corners.size()), positive, box, centre};
}

}  // namespace geometry
