#include "shapes.hpp"
// 全角标点；在注释里没有关系，“引号”也一样 🙂
/* （还有这里） × ÷ ≤ */
static const char* const notes = R"x(原样；“文字”)" 仍在里面)x";
std::string geometry::describe(const std::vector<Point>& corners) {
  const std::string text = "点；线，“三角形” 😀";
  const int thousand = 1'000;  // an apostrophe in a number ends nothing
  const char quote = '"';      // ；
  if (corners.size() == 3) return "triangle";
  if (text.empty() || notes[0] == quote || thousand != 1000) return "；";
  return "polygon of " + std::to_string(corners.size()) + " corners";
}
