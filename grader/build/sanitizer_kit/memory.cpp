// Linked with the supervisor's own sources where these are compiled with sanitizers: what bounds
// the memory of a case there.
//
// Theory of operation. AddressSanitizer lays out terabytes of addresses, so no limit of address
// space can hold; what is allocated after its start can be limited, and is. That does not stop code
// that writes right into ASan's own tables. So the supervisor looks at its case many times a second
// and ends one that fills more memory than allowed; and should the machine run out of memory in
// between, the kernel is told to end these processes first.
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

constexpr unsigned long most_data = 1UL << 30;      // that a case may allocate
constexpr unsigned long most_resident = 3UL << 29;  // with ASan's tables and its spare copies

pid_t ourselves = 0;

// Number `index` (from 0) of a small file of numbers; 0 if there is none.
unsigned long number_in(const char* path, int index) {
  char text[256] = {};
  const int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  const bool any = read(fd, text, sizeof text - 1) > 0;
  close(fd);
  char* next = text;
  unsigned long number = 0;
  for (int i = 0; any && i <= index; ++i) number = std::strtoul(next, &next, 10);
  return number;
}

unsigned long page_bytes() {
  return static_cast<unsigned long>(sysconf(_SC_PAGESIZE));
}

// There is one case at a time.
void look_at_case(int) {
  if (getpid() != ourselves) return;
  char path[64];
  std::snprintf(path, sizeof path, "/proc/self/task/%d/children", ourselves);
  const auto child = static_cast<pid_t>(number_in(path, 0));
  if (child <= 0) return;
  std::snprintf(path, sizeof path, "/proc/%d/statm", child);
  if (number_in(path, 1) * page_bytes() > most_resident) kill(child, SIGKILL);
}

void be_killed_first() {
  const int fd = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (fd < 0) return;
  if (write(fd, "1000", 4) < 0) perror("oom_score_adj");
  close(fd);
}

__attribute__((constructor)) void bound_memory() {
  ourselves = getpid();
  const unsigned long now = number_in("/proc/self/statm", 5) * page_bytes();
  const rlimit limit{now + most_data, now + most_data};
  if (now == 0 || setrlimit(RLIMIT_DATA, &limit) != 0) _exit(1);
  be_killed_first();
  struct sigaction action {};
  action.sa_handler = look_at_case;
  action.sa_flags = SA_RESTART;
  sigaction(SIGALRM, &action, nullptr);
  const itimerval often{{0, 20'000}, {0, 20'000}};
  setitimer(ITIMER_REAL, &often, nullptr);
}

}  // namespace
