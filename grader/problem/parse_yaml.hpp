// Text to tree, within limits: nothing in a file can make the grader large, slow or deep.
#pragma once

#include <optional>

#include "grader/problem/errors.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

inline constexpr std::size_t deepest_nesting = 32;
inline constexpr std::size_t most_nodes = 200'000;

// The one document in the file of `errors`. Nothing, and an error, if it is too long, is not UTF-8,
// holds NUL, anchors, aliases or tags, nests too deeply or is not YAML.
//
// A call may stand between braces as it is, `{q: normal(n, d), k: ...}`: YAML cuts it at the comma,
// and this joins it again.
std::optional<Node> parse_yaml(Errors& errors);

}  // namespace grader
