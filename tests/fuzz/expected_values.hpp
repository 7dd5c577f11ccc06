// An exercise with a case for each kind of value that a function can be asked for.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "grader/compare/close.hpp"
#include "grader/compare/fingerprint.hpp"
#include "grader/pack/pack.hpp"

namespace grader::fuzz {

inline std::vector<std::pair<Value, Notation>> values_of_all_kinds() {
  const Notation fields{{"left", "right"}, {{}, {{}, {}, {"", "2/3"}}}, {}};
  return {
      {matrix(3, 2, {1, 2, 3, 4, 5, 6}), {}},
      {scalar(2.5), {{}, {}, {"5/2"}}},
      {scalar(7, Element::integer), {}},
      {{Array{Element::real, {4}, {0.25, 0.25, 0.5, 0}}}, {}},
      {matrix(2, 2, {1, 0, 1, 1}, Element::truth), {}},
      {{std::string("polygon of 5 corners")}, {}},
      {{List{matrix(1, 2, {1, 2}), {Array{Element::real, {2}, {1, 0.5}}}}}, fields},
      {{List{matrix(2, 2, {1, 2, 3, 4}), matrix(2, 2, {5, 6, 7, 8})}}, {}},
      {{List{{List{scalar(1), {std::string("a")}}}, {List{}}}}, {}},
      {{List{}}, {}},
      {matrix(0, 3, {}), {}},
      {matrix(12, 10, std::vector<double>(120, 0.125)), {}},
      {{Array{Element::real, {2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8}}}, {}},
  };
}

inline PackedExercise exercise_of_all_kinds() {
  PackedExercise exercise;
  exercise.info = {.id = "thing", .file = "01_thing.cpp", .title = {"A thing", "一件事"}};
  exercise.info.functions = {"toy::thing"};
  exercise.info.arguments = {{"x", "visible"}};
  exercise.info.traits = {
      .rows_sum_to = 1, .readable = "visible", .blocks = "", .block = {"part", "块"}};
  exercise.mistakes = {{"doubled", "s", {"doubled"}, {}, {"twice", "两倍"}, {"Twice.", "两倍。"}}};
  for (auto& [value, notation] : values_of_all_kinds()) {
    const std::vector<double> allowed(rows_of(value), 1e-9);
    const Prediction doubled{
        .kind = Prediction::Kind::value, .fingerprint = fingerprint_of(scalar(5)), .allowed = 1};
    const Trial trial{
        {matrix(3, 2, {1, 2, 3, 4, 5, 6}), matrix(3, 2, {1, 0, 0, 0, 1, 1}, Element::truth)},
        value,
        allowed,
        {doubled},
        {}};
    exercise.cases.push_back({.id = "case_" + std::to_string(exercise.cases.size()),
                              .points = 2,
                              .cpu_seconds = 0.5,
                              .trials = {trial},
                              .arguments_as = {{}, {}},
                              .expected_as = notation});
  }
  return exercise;
}

}  // namespace grader::fuzz
