// The pipeline: a submission and a pack in, a result out.
#pragma once

#include "grader/build/cache.hpp"
#include "grader/build/toolbox.hpp"
#include "grader/build/toolchain.hpp"
#include "grader/intake/submission.hpp"
#include "grader/pack/pack.hpp"
#include "grader/result/result.hpp"
#include "grader/result/timing.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

// Which exercises are looked at again with sanitizers once they are graded: the first three that
// crashed or give another result when called again, all that run, or none.
enum class Sanitize : std::uint8_t { suspects, all, off };

// What grading needs of the machine it happens on.
struct Workshop {
  const Toolchain& toolchain;
  const Cache& cache;
  Sandbox& sandbox;
  unsigned jobs = 1;          // exercises at a time
  double machine_factor = 1;  // what nominal time limits are multiplied by
  Tell tell;                  // hears what takes long
  Sanitize sanitize = Sanitize::off;
};

struct Graded {
  Result result;
  Timing timing;
};

// Builds, runs, compares and scores every exercise. The result is the same whatever `jobs` and the
// load are. Throws Fault where nothing can be graded at all; where one exercise cannot, that one is
// `not_graded`.
Graded grade(const Submission& submission, const Pack& pack, const Workshop& workshop);

}  // namespace grader
