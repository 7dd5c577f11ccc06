#include "grader/supervisor/case_process.hpp"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>

#include <dlfcn.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <malloc.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "grader/supervisor/bytes.hpp"

namespace supervisor {
namespace {

using namespace grader::protocol;

// ---- Set-up: each step is true, or false with errno --------------------------------------------

bool set_limit(int resource, rlim_t soft, rlim_t hard) {
  const rlimit limit{soft, hard};
  return syscall(SYS_prlimit64, 0, resource, &limit, nullptr) == 0;
}

// A group of its own, by which its descendants are found and ended.
bool set_up_process() {
  signal(SIGPIPE, SIG_DFL);
  return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 &&
         prctl(PR_SET_DUMPABLE, 1) == 0 &&  // else its own /proc/self/fd would be closed to it
         setpgid(0, 0) == 0;
}

// Opened anew for this case: what descriptors remember (a place in the file, flags) is shared by
// all processes that have inherited them, and would be a message from one case to another.
bool set_up_own(int descriptor, const char* path, int mode) {
  const int own = open(path, mode | O_CLOEXEC);
  if (own < 0 || dup2(own, descriptor) < 0) return false;
  return own == descriptor || close(own) == 0;
}

bool set_up_descriptors(const char* library, int reply, int output) {
  if (!set_up_own(nowhere, "/dev/null", O_RDWR) || !set_up_own(shared_object, library, O_RDONLY))
    return false;
  if (dup2(output, 1) < 0 || dup2(output, 2) < 0 || dup2(reply, reply_descriptor) < 0) return false;
  close(socket);
  return syscall(SYS_close_range, reply_descriptor + 1, ~0U, 0) == 0;
}

bool set_up_limits(const Request& request) {
  // Only a second line: the parent watches the clock in milliseconds.
  const rlim_t seconds = request.cpu_ms / 1000 + 2;
  // No process or thread of its own: one in a session of its own could be neither found nor ended.
  return set_limit(RLIMIT_CPU, seconds, seconds + 1) && set_limit(RLIMIT_NPROC, 0, 0);
}

// ---- The calls ----------------------------------------------------------------------------------

// Called by the binding with the bytes of one reply. Length and bytes go out in one write: the
// parent wakes up once.
void deliver(void*, const char* bytes, std::size_t size) {
  const std::uint64_t length = size;
  std::string message(reinterpret_cast<const char*>(&length), sizeof length);
  message.append(bytes, size);
  if (!write_all(reply_descriptor, message.data(), message.size())) _exit(reply_not_sent);
}

using Entry = void (*)(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                       void*);

// Lazily bound: a case calls a fraction of what is in it.
Entry load(const char* path) {
  void* library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  void* entry = library == nullptr ? nullptr : dlsym(library, "grader_entry");
  if (entry == nullptr) _exit(library_not_loaded);
  close(shared_object);
  return reinterpret_cast<Entry>(entry);
}

// The same inputs come again in later calls; what is printed is wanted once.
void print_no_more() {
  std::cout.flush();  // where the student's code took it off stdio's buffer
  fflush(nullptr);
  dup2(nowhere, 1);
  dup2(nowhere, 2);
}

}  // namespace

SetUpError::SetUpError() {
  void* page =
      mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) _exit(1);
  error_ = static_cast<int*>(page);
}

void SetUpError::give_up() {
  if (munmap(error_, sizeof(int)) == 0) return;
  tell(errno);
  _exit(1);
}

void CaseProcess::run() const {
  const bool ready =
      set_up_process() && set_up_descriptors(object, reply, output) && set_up_limits(request);
  // Fresh memory is never zero by luck: what is read before it is written is wrong every time.
  mallopt(M_PERTURB, 0x80);
  if (const int trouble = ready ? filter.load() : errno; trouble != 0) {
    error.tell(trouble);
    _exit(1);
  }
  error.give_up();
  // From here on there is student's code: first its static constructors.
  const Entry entry = load(object);
  const unsigned char* call = input;
  for (std::uint64_t i = 0; i < request.calls; ++i) {
    std::uint64_t size = 0;
    std::memcpy(&size, call, sizeof size);
    entry(request.function, call + sizeof size, deliver, nullptr);
    call += sizeof size + size;
    if (i == 0) print_no_more();
  }
  _exit(0);
}

}  // namespace supervisor
