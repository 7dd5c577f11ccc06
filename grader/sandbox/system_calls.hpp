// Which system calls a box answers: filters for the kernel, made by libseccomp.
#pragma once

#include "grader/base/file.hpp"

namespace grader {

// For commands (compilers and their tools): everything but what leads out of a box or into others.
// That fails with EPERM.
Bytes filter_of_command();

// For a session, the supervisor in it: what the supervisor and computing take, and no more. What
// neither can be needed for and shows intent (the network, other processes' memory, namespaces ...)
// ends the process with SIGSYS; the rest fails with EPERM. The second is for sanitizers, whose
// runtime takes some more.
Bytes filter_of_session();
Bytes filter_of_instrumented_session();

// For each case, on top of its session's: what the supervisor needs and a student's code does not.
// A process, a thread or another program ends the case with SIGSYS. Signals go to itself alone,
// whose number stands in for protocol::process_placeholder, and never SIGKILL or SIGSTOP: so
// whoever is killed by one was killed by somebody else. It is a small one on purpose: every case
// pays for loading it.
Bytes filter_of_case();

}  // namespace grader
