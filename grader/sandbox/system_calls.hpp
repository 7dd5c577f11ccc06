// Which system calls a box answers: filters for the kernel, made by libseccomp.
#pragma once

#include "grader/base/file.hpp"

namespace grader {

// For commands (compilers and their tools): everything but what leads out of a box or into others.
// That fails with EPERM.
Bytes filter_of_command();

// For a student's code: what computing takes, and no more. What it cannot be needed for and shows
// intent (a process, a thread, the network, other processes' memory ...) ends the process with
// SIGSYS; the rest fails with EPERM. Signals go to itself alone, whose number stands in for
// protocol::process_placeholder, and never SIGKILL or SIGSTOP: so whoever is killed by one was
// killed by somebody else.
Bytes filter_of_case();

// The same, and what the sanitizers' runtime takes on top.
Bytes filter_of_instrumented_case();

}  // namespace grader
