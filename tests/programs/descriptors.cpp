#include <fcntl.h>

#include "entry.hpp"

// Which descriptors are open: a byte each.
void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  char open[256];
  for (int fd = 0; fd < 256; ++fd) open[fd] = fcntl(fd, F_GETFD) >= 0 ? 1 : 0;
  deliver(to, open, sizeof open);
}
