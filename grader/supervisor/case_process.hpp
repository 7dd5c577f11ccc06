// The process of one case: the only one that student's code is ever in.
#pragma once

#include "grader/sandbox/protocol.hpp"
#include "grader/supervisor/system_calls.hpp"

namespace supervisor {

// There a case process has something that swallows all.
inline constexpr int nowhere = 0;
// Where a case process writes its replies; the supervisor's own 5 is closed by then.
inline constexpr int reply_descriptor = 5;

// Where a case process says that it could not be set up. It is a page that the process shares with
// its parent until the student's code begins, and then gives up: what stands there is never the
// student's word.
class SetUpError {
 public:
  SetUpError();  // ends the program where there is no memory for it

  void clear() { *error_ = 0; }
  void tell(int error) { *error_ = error; }
  int told() const { return *error_; }
  void give_up();  // this process can tell no more

 private:
  int* error_;
};

// What a case process needs; all of it is there before the fork.
struct CaseProcess {
  const char* object = nullptr;  // path of the exercise's shared object
  SystemCallFilter& filter;
  SetUpError& error;
  const grader::protocol::Request& request;
  const unsigned char* input = nullptr;  // the request's calls
  int reply = -1, output = -1;           // where its replies and what it prints go

  // Sets the process up, makes the calls and exits. To be called right after the fork.
  [[noreturn]] void run() const;
};

}  // namespace supervisor
