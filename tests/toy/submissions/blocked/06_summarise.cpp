#include "shapes.hpp"
geometry::Summary geometry::summarise(const std::string& name, const std::vector<Point>& corners,
                                      const std::vector<double>& lengths) {
  Summary summary{name, 0, true, bounding_box(corners), {0, 0}};
  for (double length : lengths) summary.positive = summary.positive && length > 0;
  summary.corners = static_cast<int>(corners.size());
  summary.centre.x = 0.5 * (summary.box[0] + summary.box[2]);
  summary.centre.y = 0.5 * (summary.box[1] + summary.box[3]);
  return summary;
}
