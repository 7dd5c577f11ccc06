// The parts of the JSON result that show values. Only for json.cpp: nlohmann::json stays in this
// folder.
#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

#include "grader/result/result.hpp"

namespace grader {

// Keeps the order in which members are added: as the README lists them.
using Json = nlohmann::ordered_json;

// Whole numbers without a decimal point; "NaN", "Infinity", "-Infinity" as text, as JSON has none
// of them.
Json number_json(double number);

// Text of any origin, made safe.
Json text_json(std::string_view text);

Json words_json(const Words& words);

// With what `notation` knows of it.
Json value_json(const Value& value, const Notation& notation);

Json detail_json(const Detail& detail);

}  // namespace grader
