#include "grader/pack/step_values.hpp"

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

std::optional<List> arguments_of(const StepInfo& info, const List& arguments,
                                 const std::vector<StepValue>& values) {
  List chosen;
  for (const StepArgument& argument : info.arguments) {
    if (argument.index >= arguments.size() + values.size()) return std::nullopt;
    const Value* value = argument.index < arguments.size()
                             ? &arguments[argument.index]
                             : &values[argument.index - arguments.size()].value;
    for (const std::size_t field : argument.field) {
      const auto* list = std::get_if<List>(&value->content);
      if (list == nullptr || field >= list->size()) return std::nullopt;
      value = &(*list)[field];
    }
    chosen.push_back(*value);
  }
  return chosen;
}

std::vector<StepValue> values_of(const std::vector<StepSpec>& steps, const List& arguments,
                                 Reference& reference) {
  std::vector<StepValue> values;
  for (const StepSpec& step : steps) {
    const auto chosen = arguments_of(info_of(step), arguments, values);
    if (!chosen) refuse(step, "an argument of step " + step.id + " has no such field");
    StepValue value{.value = reference.call(step.function, *chosen)};
    check_fields(step, value.value);
    if (step.of_reference) {  // may be asked of a student: so it has bounds
      Random random(keyed_digest(bounds_secret, step.id));
      value.allowed = allowed_for(reference, step.function, *chosen, value.value, random);
    }
    values.push_back(std::move(value));
  }
  return values;
}

}  // namespace grader
