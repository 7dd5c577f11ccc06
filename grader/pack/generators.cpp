#include "grader/pack/generators.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include <fmt/format.h>

#include "grader/base/fault.hpp"
#include "grader/problem/draw_bounds.hpp"

namespace grader {
namespace {

// Values made so far in this trial, by argument name.
using Made = std::map<std::string, Value>;

std::vector<double> numbers_of(const Draw& draw, const Names& sizes) {
  std::vector<double> numbers;
  for (const std::string& argument : draw.arguments) numbers.push_back(evaluate(argument, sizes));
  return numbers;
}

std::int64_t whole_number(double number) {
  return std::llround(number);
}

Value fill(std::vector<std::int64_t> shape, Element element, const std::function<double()>& next) {
  Array array{element, std::move(shape), {}};
  array.numbers.resize(static_cast<std::size_t>(count_of(array.shape)));
  for (double& number : array.numbers) number = next();
  return {array};
}

std::vector<std::int64_t> shape_of(const std::vector<double>& numbers, std::size_t rank) {
  std::vector<std::int64_t> shape;
  for (std::size_t i = 0; i < rank; ++i) shape.push_back(whole_number(numbers.at(i)));
  return shape;
}

// The problem file was checked at both ends of its sizes; `n * (9 - n)` is largest between them.
void check_draw(const Draw& draw, const std::vector<double>& numbers) {
  std::vector<Ends> ends;
  for (const double number : numbers) ends.push_back({number, number});
  const GeneratorName* generator = find_generator(draw.generator);
  const auto breach = generator != nullptr ? find_breach(*generator, ends) : std::nullopt;
  if (breach)
    throw Misuse({"pack.reference_failed", {{"function", draw.generator}, {"text", *breach}}});
}

Value make_draw(const Draw& draw, const Names& sizes, Random& random) {
  const std::vector<double> numbers = numbers_of(draw, sizes);
  check_draw(draw, numbers);
  if (draw.generator == "size")
    return scalar(static_cast<double>(whole_number(numbers.at(0))), Element::integer);
  if (draw.generator == "whole")
    return scalar(
        static_cast<double>(random.whole(whole_number(numbers.at(0)), whole_number(numbers.at(1)))),
        Element::integer);
  if (draw.generator == "coin")
    return fill(shape_of(numbers, 2), Element::truth,
                [&] { return random.uniform() < numbers.at(2) ? 1.0 : 0.0; });
  const bool normal = draw.generator == "normal";
  return fill(shape_of(numbers, numbers.size()), Element::real,
              [&] { return draw.factor * (normal ? random.normal() : random.uniform()); });
}

// "name" -> "space::name", as the chapter's exercises have it.
std::string qualified(const std::string& name, const Maker& maker) {
  for (const ExerciseInfo* exercise : maker.chapter)
    for (const std::string& function : exercise->functions)
      if (function == name || function.ends_with("::" + name)) return function;
  throw Misuse({"pack.reference_failed", {{"function", name}, {"text", "no exercise has it"}}});
}

Value make_call(const ReferenceCall& call, const Names& sizes, const Made& made,
                const Maker& maker) {
  List arguments;
  for (const std::string& argument : call.arguments) {
    const auto named = made.find(argument);
    arguments.push_back(named != made.end() ? named->second : scalar(evaluate(argument, sizes)));
  }
  return maker.reference.call(qualified(call.function, maker), arguments);
}

Value make_value(const Recipe& recipe, const Names& sizes, const Made& made, const Maker& maker) {
  if (const auto* literal = std::get_if<Value>(&recipe)) return *literal;
  if (const auto* draw = std::get_if<Draw>(&recipe)) return make_draw(*draw, sizes, maker.random);
  if (const auto* call = std::get_if<ReferenceCall>(&recipe))
    return make_call(*call, sizes, made, maker);
  List list;
  for (const Recipe& part : std::get<Parts>(recipe).parts)
    list.push_back(make_value(part, sizes, made, maker));
  return {list};
}

}  // namespace

Names draw_sizes(const CaseSpec& spec, int trial, Random& random) {
  Names sizes;
  const bool last = spec.repeat > 1 && trial + 1 == spec.repeat;
  for (const SizeRange& range : spec.sizes) {
    if (last) {
      sizes[range.name] = static_cast<double>(range.largest);
      continue;
    }
    const double opened = static_cast<double>(trial + 1) / spec.repeat;
    const auto width = static_cast<double>(range.largest - range.smallest);
    const auto largest = range.smallest + static_cast<std::int64_t>(std::ceil(width * opened));
    sizes[range.name] = static_cast<double>(random.whole(range.smallest, largest));
  }
  return sizes;
}

List make_arguments(const CaseSpec& spec, const Names& sizes, const Maker& maker) {
  List arguments;
  Made made;
  for (const auto& [name, recipe] : spec.given) {
    arguments.push_back(make_value(recipe, sizes, made, maker));
    made[name] = arguments.back();
  }
  return arguments;
}

}  // namespace grader
