#include <fcntl.h>
#include <unistd.h>

#include "entry.hpp"

// Writes to its reply's pipe and reads it back, without end: who looks sees something there that is
// gone a moment later.
void grader_entry(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                  void*) {
  const int back = open("/proc/self/fd/5", O_RDONLY | O_NONBLOCK);
  char byte = 'a';
  while (back >= 0 && write(5, &byte, 1) == 1)
    if (read(back, &byte, 1) < 0) byte = 'a';
}
