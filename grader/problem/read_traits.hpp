// What an exercise says of its results in general, for facts about wrong ones.
//
//   result:                    all optional
//     rows_sum_to: 1           every row does, but for rows of zeros
//     readable: visible        an argument of truths: row i tells what row i of the result may read
//     blocks: {of: parts, called: {en: part, zh: 块}}    so many equal blocks of columns, or parts
#pragma once

#include <string>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

inline const std::vector<std::string> result_keys{"rows_sum_to", "readable", "blocks"};
inline const std::vector<std::string> block_keys{"of", "called"};

// `node` may be null: then nothing is said. `arguments`: the names of each function's.
ResultTraits read_traits(const Node* node, const std::vector<std::vector<std::string>>& arguments,
                         Errors& errors);

}  // namespace grader
