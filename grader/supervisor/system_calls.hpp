// The filter of system calls that every case process puts on itself. It is made by the grader; here
// it is only read and loaded.
#pragma once

#include <vector>

#include <linux/filter.h>

namespace supervisor {

class SystemCallFilter {
 public:
  // Reads protocol::system_calls to its end and closes it; where that is not open there is no
  // filter. Returns 0, or the errno of what went wrong: then no case may run.
  int read();

  bool empty() const { return instructions_.empty(); }

  // For the calling process, from now on and for good. Returns 0 or errno. Does nothing if empty.
  int load();

 private:
  std::vector<sock_filter> instructions_;
};

}  // namespace supervisor
