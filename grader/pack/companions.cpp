#include "grader/pack/companions.hpp"

namespace grader {
namespace {

// Other numbers of the same shape: real ones halved, truths turned round. Whole numbers stay, for
// they may be sizes.
void change(Value& value) {
  if (auto* list = std::get_if<List>(&value.content))
    for (Value& element : *list) change(element);
  auto* array = std::get_if<Array>(&value.content);
  if (array == nullptr || array->element == Element::integer) return;
  for (double& number : array->numbers)
    number = array->element == Element::truth ? 1 - number : number / 2;
}

std::vector<List> changed_arguments(const List& arguments) {
  std::vector<List> changed = {arguments};
  for (Value& argument : changed[0]) change(argument);
  for (std::size_t i = 0; i < arguments.size() && arguments.size() > 1; ++i) {
    if (changed[0][i] == arguments[i]) continue;
    changed.push_back(arguments);
    changed.back()[i] = changed[0][i];
  }
  return changed;
}

}  // namespace

std::vector<Trial> make_companions(const Answer& answer, const Trial& first, const Random& random) {
  std::vector<Trial> companions;
  for (List& arguments : changed_arguments(first.arguments)) {
    const auto expected = answer(arguments);
    if (!expected) continue;
    Random own = random;
    auto allowed = allowed_for(answer, arguments, *expected, own);
    companions.push_back({std::move(arguments), *expected, std::move(allowed), {}});
  }
  return companions;
}

}  // namespace grader
