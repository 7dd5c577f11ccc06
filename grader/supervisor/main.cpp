// The supervisor: a small program that forks a process per case and lets the student's code into
// that alone.
//
//   grader-supervisor [LIBRARY]     path of the exercise's shared object; else /proc/self/fd/4
//
// Theory of operation. It holds a socket to the grader (3), the exercise's shared object (4) and,
// if there is one, a filter of system calls (5), which it reads at its start. For each request it
// forks. The child gives up all three, keeps a pipe for its reply, puts the filter on itself, loads
// the shared object (so the student's static constructors run in the case that they belong to, and
// under the filter), makes the calls and exits. The parent collects what comes out of the pipes,
// watches the processor clock of the child, kills it at a limit, and tells the grader how it ended.
// It never looks into a reply.
//
// It stays small on purpose: forking costs what the parent's memory costs.
#include <cerrno>

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "grader/sandbox/protocol.hpp"
#include "grader/supervisor/bytes.hpp"
#include "grader/supervisor/case_bytes.hpp"
#include "grader/supervisor/case_process.hpp"
#include "grader/supervisor/crash.hpp"
#include "grader/supervisor/system_calls.hpp"
#include "grader/supervisor/watch.hpp"

namespace supervisor {
namespace {

using namespace grader::protocol;

class Supervisor {
 public:
  explicit Supervisor(const char* library) : library_(library) {
    trouble_ = filter_.read();
    if (trouble_ == 0 && !can_read_library()) trouble_ = errno;
  }

  [[noreturn]] void serve() {
    for (;;) {
      Request request;
      read_fully(socket, &request, sizeof request);
      if (request.order == Order::run_case)
        run_case(request);
      else
        run_nothing();
      forget_stack();
    }
  }

 private:
  // Found out here and now: in a case, that it cannot be opened could be the student's doing.
  bool can_read_library() const {
    const int fd = open(library_, O_RDONLY | O_CLOEXEC);
    return fd >= 0 && close(fd) == 0;
  }

  void run_case(const Request& request) {
    CaseBytes input(request.size);
    read_fully(socket, input.data(), input.size());
    if (trouble_ != 0) return answer_not_set_up(trouble_);
    int reply[2], output[2];
    if (pipe2(reply, O_CLOEXEC) != 0 || pipe2(output, O_CLOEXEC) != 0) _exit(1);
    const CaseProcess child{.object = library_,
                            .filter = filter_,
                            .error = error_,
                            .request = request,
                            .input = reinterpret_cast<const unsigned char*>(input.data()),
                            .reply = reply[1],
                            .output = output[1]};
    error_.clear();
    const pid_t process = fork();
    if (process < 0) _exit(1);
    if (process == 0) child.run();
    close(reply[1]);
    close(output[1]);
    Watch watch(request, process, reply[0], output[0]);
    watch.until_its_end();
    if (error_.told() != 0) return answer_not_set_up(error_.told());
    Answer answer = watch.answer();
    answer.filtered = filter_.empty() ? 0 : 1;
    send(answer, watch.reply_bytes(), watch.printed());
  }

  void run_nothing() {
    const pid_t process = fork();
    if (process == 0) _exit(0);
    waitpid(process, nullptr, 0);
    send({}, {}, {});
  }

  void answer_not_set_up(int error) {
    Answer answer;
    answer.end = End::not_set_up;
    answer.code = error;
    send(answer, {}, {});
  }

  void send(Answer answer, const CaseBytes& reply, const CaseBytes& printed) {
    answer.reply_size = reply.size();
    answer.printed_size = printed.size();
    CaseBytes message;
    message.reserve(sizeof answer + reply.size() + printed.size());
    append(message, {reinterpret_cast<const char*>(&answer), sizeof answer});
    append(message, view(reply));
    append(message, view(printed));
    if (!write_all(socket, message.data(), message.size())) _exit(1);
  }

  const char* library_;
  SystemCallFilter filter_;
  SetUpError error_;
  int trouble_ = 0;  // errno of what keeps every case from running
};

}  // namespace
}  // namespace supervisor

int main(int count, char** arguments) {
  program_invocation_short_name =
      const_cast<char*>("your code");  // as it stands before an assertion
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  signal(SIGPIPE, SIG_IGN);
  prctl(PR_SET_DUMPABLE, 1);  // /proc/self/fd is its own
  supervisor::Supervisor only(count > 1 ? arguments[1] : "/proc/self/fd/4");
  prctl(PR_SET_DUMPABLE, 0);                               // no case looks into us
  supervisor::tell_crashes(supervisor::reply_descriptor);  // for every case, which inherits it
  only.serve();
}
