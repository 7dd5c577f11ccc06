#include "grader/pack/step_values.hpp"

#include <algorithm>

#include "grader/base/fault.hpp"
#include "grader/pack/bounds.hpp"

namespace grader {
namespace {

// Bounds are measured with random signs; whichever these are, they are the same for everybody.
constexpr const char* bounds_secret = "the bounds of steps";

StepInfo info_of(const StepSpec& step) {
  return {step.id, step.name, step.of_reference ? step.function : "", step.arguments, step.fields};
}

[[noreturn]] void refuse(const StepSpec& step, const std::string& text) {
  throw Misuse({"pack.reference_failed", {{"function", step.function}, {"text", text}}});
}

// Null where an index leads nowhere.
const Value* find(const StepArgument& argument, const List& arguments,
                  const std::vector<StepValue>& values) {
  if (argument.index >= arguments.size() + values.size()) return nullptr;
  const Value* value = argument.index < arguments.size()
                           ? &arguments[argument.index]
                           : &values[argument.index - arguments.size()].value;
  for (const std::size_t field : argument.field) {
    const auto* list = std::get_if<List>(&value->content);
    if (list == nullptr || field >= list->size()) return nullptr;
    value = &(*list)[field];
  }
  return value;
}

// Names of fields are an author's word: they must be those of a list of as many parts.
void check_fields(const StepSpec& step, const Value& value) {
  if (step.fields.empty()) return;
  const auto* list = std::get_if<List>(&value.content);
  if (list == nullptr || list->size() != step.fields.size())
    refuse(step, "its value does not have the fields that step " + step.id + " names");
}

}  // namespace

std::vector<StepInfo> infos_of(const std::vector<StepSpec>& steps) {
  std::vector<StepInfo> infos;
  for (const StepSpec& step : steps) infos.push_back(info_of(step));
  return infos;
}

std::optional<std::vector<List>> calls_of(const StepInfo& info, const List& arguments,
                                          const std::vector<StepValue>& values) {
  std::vector<const Value*> found;
  std::optional<std::size_t> count;  // how many elements those have that are taken one by one
  for (const StepArgument& argument : info.arguments) {
    found.push_back(find(argument, arguments, values));
    if (found.back() == nullptr) return std::nullopt;
    if (!argument.each) continue;
    const auto* list = std::get_if<List>(&found.back()->content);
    if (list == nullptr || (count && *count != list->size())) return std::nullopt;
    count = list->size();
  }
  std::vector<List> calls(count.value_or(1));
  for (std::size_t c = 0; c < calls.size(); ++c)
    for (std::size_t i = 0; i < found.size(); ++i)
      calls[c].push_back(info.arguments[i].each ? std::get<List>(found[i]->content)[c] : *found[i]);
  return calls;
}

Value value_of(const StepInfo& info, List results) {
  if (std::ranges::any_of(info.arguments, &StepArgument::each)) return {std::move(results)};
  return std::move(results.at(0));
}

std::vector<StepValue> values_of(const std::vector<StepSpec>& steps, const List& arguments,
                                 Reference& reference) {
  std::vector<StepValue> values;
  for (const StepSpec& step : steps) {
    const StepInfo info = info_of(step);
    const auto calls = calls_of(info, arguments, values);
    if (!calls) refuse(step, "an argument of step " + step.id + " is not there or no such list");
    List results;
    StepValue value;
    for (const List& call : *calls) {
      results.push_back(reference.call(step.function, call));
      if (!step.of_reference) continue;  // only what may be asked of a student has bounds
      Random random(keyed_digest(bounds_secret, step.id));
      const auto allowed =
          allowed_for(answer_of(reference, step.function), call, results.back(), random);
      value.allowed.insert(value.allowed.end(), allowed.begin(), allowed.end());
    }
    value.value = value_of(info, std::move(results));
    check_fields(step, value.value);
    values.push_back(std::move(value));
  }
  return values;
}

}  // namespace grader
