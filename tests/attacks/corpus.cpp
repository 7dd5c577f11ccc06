#include "tests/attacks/corpus.hpp"

#include <algorithm>
#include <mutex>
#include <thread>

#include <boost/test/unit_test.hpp>

#include "grader/base/parallel.hpp"
#include "tests/attacks/level.hpp"
#include "tests/attacks/objections.hpp"
#include "tests/attacks/scene.hpp"
#include "tests/attacks/stage.hpp"

namespace grader::test {
namespace {

// An attack that waits takes no processor from the others.
constexpr unsigned waiting = 2;

// Leaves out the seldom ones and, at each level that guards, a third of the others: another third
// at each, so that every attack is performed somewhere.
void shorten(std::vector<Script>& all) {
  std::erase_if(all, [](const Script& script) { return script.seldom; });
  if (aim().level == "rlimits") return;
  std::size_t position = aim().level == "landlock" ? 1 : 0;
  std::erase_if(all, [&](const Script&) { return position++ % 3 == 0; });
}

}  // namespace

void Corpus::add(const fs::path& folder, const boost::unit_test::test_unit* unit) {
  chosen_.push_back({folder, unit});
}

const std::vector<std::string>* Corpus::objections_to(const std::string& name) {
  if (results_.empty()) perform_all();
  const auto found = results_.find(name);
  return found == results_.end() ? nullptr : &found->second;
}

std::size_t Corpus::stopped() const {
  return static_cast<std::size_t>(std::count_if(
      results_.begin(), results_.end(), [](const auto& result) { return result.second.empty(); }));
}

// Those that run out of time first: they take longest.
std::vector<Script> Corpus::scripts() const {
  std::vector<Script> all;
  for (const Chosen& each : chosen_)
    if (each.unit->is_enabled()) all.push_back(read_script(each.folder, aim().level));
  const bool chosen_by_name = all.size() < chosen_.size();
  if (!chosen_by_name && !aim().all) shorten(all);
  std::stable_partition(all.begin(), all.end(), [](const Script& script) {
    return script.expected[0].second == "timed_out";
  });
  return all;
}

void Corpus::perform_all() {
  const std::vector<Script> all = scripts();
  for (const Script& script : all) results_[script.name] = {"was not performed"};
  stage();
  std::mutex mutex;
  for_each_index(all.size(), std::thread::hardware_concurrency() + waiting, [&](std::size_t i) {
    Scene scene(all[i]);
    const auto found = objections(all[i], scene.perform(), aim().level);
    const std::lock_guard lock(mutex);
    results_[all[i].name] = found;
    secrets_.add(scene.secrets());
  });
}

}  // namespace grader::test
