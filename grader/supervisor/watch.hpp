// The parent of one case: collects what comes out of it, watches its clocks, ends it at a limit.
#pragma once

#include <cstdint>

#include <sys/types.h>
#include <time.h>

#include "grader/sandbox/protocol.hpp"
#include "grader/supervisor/printed.hpp"

namespace supervisor {

class Watch {
 public:
  // `reply` and `output`: our ends of the pipes of a process that has just been forked; closed
  // here.
  Watch(const grader::protocol::Request& request, pid_t process, int reply, int output);

  // Returns when the process has ended and nothing of it is left.
  void until_its_end();

  const CaseBytes& reply_bytes() const { return reply_bytes_; }
  CaseBytes printed() const { return printed_.text(); }
  // How it ended; the sizes are not filled in.
  const grader::protocol::Answer& answer() const { return answer_; }

 private:
  void stop(grader::protocol::End end);
  void drain(int& fd);
  int wait_ms();
  void collect();
  void collect_rest();
  void reap();
  void tell_end(int status);

  const grader::protocol::Request& request_;
  pid_t process_;
  int reply_, output_;  // -1 once closed
  clockid_t clock_{};
  std::uint64_t started_;  // nanoseconds
  CaseBytes buffer_, reply_bytes_;
  Printed printed_;
  grader::protocol::Answer answer_;
  bool killed_ = false;
};

}  // namespace supervisor
