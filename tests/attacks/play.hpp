// Running the grader so that nothing that it starts is lost sight of.
#pragma once

#include <functional>

#include <sys/types.h>

#include "tests/end_to_end/world.hpp"

namespace grader::test {

struct Start {
  Words words;                   // the first is the program's path
  Words environment;             // NAME=VALUE
  fs::path folder;               // where it starts
  fs::path out, err;             // files for what it prints
  int descriptor = -1, as = -1;  // one of ours that it inherits, and the number it gets
};

struct Play {
  int status = -1;    // exit status; 1000 and the signal's number; -1 if it had to be ended
  int left_over = 0;  // processes that were still there some time after it had ended
  std::string out, err;
};

// `prepare` is called with the process's number before it begins to run.
Play play(const Start& start, const std::function<void(pid_t)>& prepare);

}  // namespace grader::test
