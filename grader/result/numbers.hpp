// Points and numbers as results and sentences show them.
#pragma once

#include <string>

namespace grader {

// To 6 decimals, so that thirds add up to 1 and 0.1 + 0.2 is 0.3.
double round_points(double points);

// For people: at most two decimals, as "6", "87.5", "0.33".
std::string format_points(double points);

// For a sentence: four digits that count, as "0.2676", "1.2e-05", "NaN", "inf", "-inf".
std::string format_brief(double number);

}  // namespace grader
