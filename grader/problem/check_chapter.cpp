#include "grader/problem/check_chapter.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace grader {

namespace {

const Node& value_of(const Node& root, std::string_view key) {
  const auto entry = std::find_if(root.entries.begin(), root.entries.end(),
                                  [&](const Entry& each) { return each.key.text == key; });
  return entry == root.entries.end() ? root : entry->value;
}

// Notes where `property` of a file is that of an earlier one.
void check_once(std::vector<ExerciseFile>& files, std::string_view key, std::string_view what,
                std::string (*property)(const ExerciseInfo&)) {
  std::map<std::string, std::string> seen;  // by property, the file that had it first
  for (ExerciseFile& file : files) {
    if (!file.exercise) continue;
    const std::string value = property(file.exercise->info);
    const std::string name = file.errors.file().path;
    const auto [first, is_new] = seen.emplace(value, name.substr(name.rfind('/') + 1));
    if (is_new) continue;
    file.errors.add(value_of(*file.root, key),
                    fmt::format("expected {} of its own, got \"{}\", which {} has too", what, value,
                                first->second));
  }
}

// Follows `needs` from exercise to exercise, each of them once.
class Needs {
 public:
  explicit Needs(std::vector<ExerciseFile>& files) : files_(files) {
    for (ExerciseFile& file : files)
      if (file.exercise) by_id_.emplace(file.exercise->info.id, &file);
  }

  void check() {
    for (ExerciseFile& file : files_)
      if (file.exercise) follow(file);
  }

 private:
  void follow(ExerciseFile& file) {
    const std::string& id = file.exercise->info.id;
    if (!done_.insert(id).second) return;
    path_.push_back(id);
    for (const std::string& need : file.exercise->info.needs) {
      const auto next = by_id_.find(need);
      if (next == by_id_.end()) continue;
      if (std::find(path_.begin(), path_.end(), need) != path_.end())
        refuse(file, need);
      else
        follow(*next->second);
    }
    path_.pop_back();
  }

  void refuse(ExerciseFile& file, const std::string& need) {
    const Node& needs = value_of(*file.root, "needs");
    const auto item = std::find_if(needs.items.begin(), needs.items.end(),
                                   [&](const Node& each) { return each.text == need; });
    std::vector<std::string> circle(std::find(path_.begin(), path_.end(), need), path_.end());
    circle.push_back(need);
    file.errors.add(item == needs.items.end() ? needs : *item,
                    fmt::format("expected exercises that do without this one, got the circle {}",
                                fmt::join(circle, " -> ")));
  }

  std::vector<ExerciseFile>& files_;
  std::map<std::string, ExerciseFile*> by_id_;
  std::set<std::string> done_;
  std::vector<std::string> path_;
};

}  // namespace

void check_together(std::vector<ExerciseFile>& files) {
  check_once(files, "id", "an id", [](const ExerciseInfo& info) { return info.id; });
  check_once(files, "file", "a number",
             [](const ExerciseInfo& info) { return info.file.substr(0, 2); });
  try {
    Needs(files).check();
  } catch (const TooManyErrors&) {
    // Those that there are will do.
  }
}

}  // namespace grader
