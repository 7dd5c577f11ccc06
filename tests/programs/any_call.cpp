#include <cerrno>
#include <cstring>

#include <unistd.h>

#include "entry.hpp"

// Makes the system call that its input names, a number and six arguments; -1001 and -1002 among
// those stand for its own process id and its parent's. Answers with what came back, or minus the
// error.
void grader_entry(unsigned, const unsigned char* input,
                  void (*deliver)(void*, const char*, std::size_t), void* to) {
  long words[7];
  std::memcpy(words, arguments_in(input), sizeof words);
  for (long& word : words) {
    if (word == -1001) word = getpid();
    if (word == -1002) word = getppid();
  }
  const long result = syscall(words[0], words[1], words[2], words[3], words[4], words[5], words[6]);
  const long answer = result < 0 ? -errno : result;
  deliver(to, reinterpret_cast<const char*>(&answer), sizeof answer);
}
