#include "grader/problem/amount.hpp"

#include "grader/problem/expression.hpp"
#include "grader/problem/generator_names.hpp"

namespace grader {

namespace {

double amount_of(const Value& value) {
  if (const auto* array = std::get_if<Array>(&value.content))
    return static_cast<double>(array->numbers.size());
  double amount = 1;
  if (const auto* list = std::get_if<List>(&value.content))
    for (const Value& part : *list) amount += amount_of(part);
  return amount;
}

double amount_of(const Draw& draw, const Names& sizes) {
  const GeneratorName* generator = find_generator(draw.generator);
  if (generator == nullptr) return 1;
  double amount = 1;
  for (std::size_t i = 0; i + generator->others < draw.arguments.size(); ++i)
    amount *= evaluate(draw.arguments[i], sizes);
  return amount;
}

double amount_of(const Recipe& recipe, const Names& sizes) {
  if (const auto* value = std::get_if<Value>(&recipe)) return amount_of(*value);
  if (const auto* draw = std::get_if<Draw>(&recipe)) return amount_of(*draw, sizes);
  double amount = 1;  // what the reference will give, nobody knows
  if (const auto* parts = std::get_if<Parts>(&recipe))
    for (const Recipe& part : parts->parts) amount += amount_of(part, sizes);
  return amount;
}

}  // namespace

double largest_amount(const CaseSpec& spec) {
  Names sizes;
  for (const SizeRange& size : spec.sizes) sizes[size.name] = static_cast<double>(size.largest);
  double amount = 0;
  for (const auto& [name, recipe] : spec.given) amount += amount_of(recipe, sizes);
  return amount * spec.repeat;
}

}  // namespace grader
