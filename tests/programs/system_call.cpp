#include <cerrno>
#include <cstring>

#include <unistd.h>

#include "entry.hpp"

// Makes the system call that its arguments name by number, with its own process id, then with its
// parent's: what came back, or minus the error.
void grader_entry(unsigned, const unsigned char* input,
                  void (*deliver)(void*, const char*, std::size_t), void* to) {
  long number;
  std::memcpy(&number, arguments_in(input), sizeof number);
  long answers[2];
  answers[0] = syscall(number, getpid(), 0) < 0 ? -errno : 0;
  answers[1] = syscall(number, getppid(), 0) < 0 ? -errno : 0;
  deliver(to, reinterpret_cast<const char*>(answers), sizeof answers);
}
