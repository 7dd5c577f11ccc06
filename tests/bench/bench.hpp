// What the benchmarks share: time, medians, and one line of outcome.
#pragma once

#include <string>
#include <vector>

namespace grader::bench {

// Seconds on a clock that only goes forward.
double now();

// Requires: at least one.
double median(std::vector<double> seconds);

// "NAME: ours 0.63 s, theirs 4.10 s, ratio 0.15 (at most 0.4: reached)", to stdout. Returns whether
// it was.
bool report(const std::string& name, const std::vector<double>& ours,
            const std::vector<double>& theirs, double most);

bool save_to_verdict();
bool case_cost();
bool first_grading();
bool diagnosis_cost();
bool sandbox_cost();

}  // namespace grader::bench
