// All mistakes by name, and the steps with some of them in.
#include <map>

#include "steps.hpp"

namespace attention::mistaken {

namespace {

using Catalogue = std::map<std::string, std::function<void(Steps&)>>;

Catalogue all_mistakes() {
  Catalogue all;
  for (const auto& part :
       {projections, scores_and_scale, visibility, masks, hiding, exponentials_of_scores, shares,
        share_axes, heads, mix_and_output, honest})
    for (const Mistake& mistake : part())
      if (!all.emplace(mistake.name, mistake.make).second)
        throw std::logic_error("two mistakes are called " + mistake.name);
  return all;
}

const Catalogue& catalogue() {
  static const Catalogue all = all_mistakes();
  return all;
}

}  // namespace

Steps steps_with(const Names& on) {
  Steps steps;
  for (const std::string& name : on) {
    const auto found = catalogue().find(name);
    if (found == catalogue().end()) throw std::invalid_argument("no mistake is called " + name);
    found->second(steps);
  }
  return steps;
}

Names known_names() {
  Names names;
  for (const auto& [name, make] : catalogue()) names.push_back(name);
  return names;
}

}  // namespace attention::mistaken
