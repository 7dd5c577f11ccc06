// How the numbers of one table are written: all in the same way, and no longer than it takes.
#pragma once

#include <string>
#include <vector>

namespace grader {

struct NumberFormat {
  bool scientific = false;
  int decimals = 0;
};

// The fewest decimals, at most four, that show `numbers` well; with an exponent where all are tiny
// or one is huge.
NumberFormat choose_format(const std::vector<double>& numbers);

// `format` with as many more decimals as it takes to tell `one` from `other`.
NumberFormat sharpened(NumberFormat format, double one, double other);

// "0.2500", "1.2500e-07", "NaN", "inf", "-inf". Never "-0.0000".
std::string format_number(double number, NumberFormat format);

}  // namespace grader
