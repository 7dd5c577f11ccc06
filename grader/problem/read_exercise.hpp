// One exercise file, from its tree to an Exercise.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "grader/problem/errors.hpp"
#include "grader/problem/problem.hpp"
#include "grader/problem/yaml_node.hpp"

namespace grader {

inline const std::vector<std::string> exercise_keys{
    "id",     "title", "file",  "function",    "functions", "arguments",
    "points", "extra", "needs", "precision",   "statement", "hints",
    "let",    "cases", "steps", "explanation", "result"};

inline constexpr std::size_t most_cases = 1000;

// All cases of an exercise together, with every size at its largest: a pack holds them all.
inline constexpr double most_numbers_in_exercise = 10'000'000;

// What a chapter has beside its exercise files. What is not known is not checked.
struct ChapterFiles {
  std::vector<std::string> functions;                 // that its header declares, qualified
  std::optional<std::vector<std::string>> reference;  // names of the files in these folders
  std::optional<std::vector<std::string>> start;
  // Functions by qualified name and how many parameters each has: those of the header, and those
  // that the reference has for the steps on the way (steps/steps.hpp in its folder).
  std::optional<std::map<std::string, std::size_t>> parameters = {}, steps = {};
};

// The id that an exercise file must have: its name without `10_` before and `.yaml` behind.
std::string id_of_file(const std::string& file_name);

// The exercise at `root`, the tree of the file of `errors`. `known_ids` are those of the whole
// chapter, for `needs`. Nothing, and errors, if anything in it is wrong.
std::optional<Exercise> read_exercise(const Node& root, const std::vector<std::string>& known_ids,
                                      Errors& errors, const ChapterFiles& files = {});

}  // namespace grader
