#include <unistd.h>

#include "entry.hpp"

// Nothing more can come out of its pipes, and it does not end.
void grader_entry(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                  void*) {
  for (int fd = 0; fd < 100; ++fd) close(fd);
  volatile bool going = true;
  while (going) {
  }
}
