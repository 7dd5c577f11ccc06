#include "grader/problem/yaml_node.hpp"

#include <fmt/format.h>

#include "grader/base/text.hpp"

namespace grader {

namespace {

constexpr int widest_quotation = 60;

}  // namespace

std::string describe(const Node& node) {
  if (node.kind == Node::Kind::list) return "a list";
  if (node.kind == Node::Kind::mapping) return "a mapping";
  if (node.kind == Node::Kind::nothing) return "nothing";
  // Much more than is shown would only cost time.
  const std::string_view beginning = std::string_view(node.text).substr(0, 8 * widest_quotation);
  return fmt::format("\"{}\"", cut(make_safe_line(beginning), widest_quotation));
}

}  // namespace grader
