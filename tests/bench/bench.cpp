// grader_bench NAME: runs one benchmark; exit status 0 if its bound is reached.
#include "bench.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include <fmt/format.h>

namespace grader::bench {

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double median(std::vector<double> seconds) {
  std::sort(seconds.begin(), seconds.end());
  return seconds.at(seconds.size() / 2);
}

bool report(const std::string& name, const std::vector<double>& ours,
            const std::vector<double>& theirs, double most) {
  const double ratio = median(ours) / median(theirs);
  fmt::print("{}: ours {:.3g} ms, theirs {:.3g} ms (medians of {}), ratio {:.3f}; at most {}: {}\n",
             name, 1e3 * median(ours), 1e3 * median(theirs), ours.size(), ratio, most,
             ratio <= most ? "reached" : "NOT REACHED");
  return ratio <= most;
}

}  // namespace grader::bench

int main(int count, char** words) {
  const std::string name = count > 1 ? words[1] : "";
  if (name == "save-to-verdict") return grader::bench::save_to_verdict() ? 0 : 1;
  if (name == "case-cost") return grader::bench::case_cost() ? 0 : 1;
  if (name == "first-grading") return grader::bench::first_grading() ? 0 : 1;
  if (name == "diagnosis-cost") return grader::bench::diagnosis_cost() ? 0 : 1;
  if (name == "sandbox-cost") return grader::bench::sandbox_cost() ? 0 : 1;
  std::fputs(
      "usage: grader_bench save-to-verdict|case-cost|first-grading|diagnosis-cost|sandbox-cost\n",
      stderr);
  return 2;
}
