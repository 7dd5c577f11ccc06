#include "grader/intake/choose_files.hpp"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grader/base/text.hpp"
#include "grader/intake/file_names.hpp"

namespace grader {
namespace {

struct Candidate {
  std::string name;
  int distance;
};

std::string shown(const std::string& name) {
  return cut(make_safe_line(name), 60);
}

// The nearest name first; of equally near ones the later copy: "x (2).cpp" before "x (1).cpp".
bool is_better(const Candidate& left, const Candidate& right) {
  const auto order = [](const Candidate& each) {
    return std::make_tuple(-each.distance, each.name.size(), each.name);
  };
  return order(left) > order(right);
}

std::string listed(const std::vector<Candidate>& candidates, std::size_t from) {
  std::vector<std::string> names;
  for (std::size_t i = from; i < candidates.size(); ++i) names.push_back(shown(candidates[i].name));
  return fmt::format("{}", fmt::join(names, ", "));
}

Message taken(const std::string& wanted, const std::vector<Candidate>& candidates) {
  Message note{"note.file_name_other",
               {{"found", shown(candidates[0].name)}, {"expected", wanted}}};
  if (candidates.size() > 1) {
    note.id = "note.file_name_several";
    note.values["others"] = listed(candidates, 1);
  }
  return note;
}

Message not_taken(const std::string& name, const Meaning& meaning) {
  if (meaning.exercises.empty()) return {"note.ignored_file", {{"file", shown(name)}}};
  if (meaning.exercises.size() == 1)
    return {"note.file_name_spare",
            {{"found", shown(name)}, {"expected", meaning.exercises.front()}}};
  return {
      "note.file_name_unclear",
      {{"found", shown(name)}, {"names", fmt::format("{}", fmt::join(meaning.exercises, ", "))}}};
}

}  // namespace

Choice choose_files(const std::vector<std::string>& names, const std::vector<std::string>& wanted,
                    const std::vector<std::string>& missing) {
  Choice choice;
  std::map<std::string, std::vector<Candidate>> candidates;
  for (const std::string& name : names) {
    const Meaning meaning = meaning_of(name, wanted);
    const bool one = meaning.exercises.size() == 1;
    if (one && std::find(missing.begin(), missing.end(), meaning.exercises[0]) != missing.end())
      candidates[meaning.exercises[0]].push_back({name, meaning.distance});
    else
      choice.notes.push_back(not_taken(name, meaning));
  }
  for (auto& [file, found] : candidates) {
    std::sort(found.begin(), found.end(), is_better);
    choice.sources[file] = found[0].name;
    choice.notes.push_back(taken(file, found));
  }
  return choice;
}

}  // namespace grader
