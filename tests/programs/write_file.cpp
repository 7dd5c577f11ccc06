#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

#include "entry.hpp"

// Tries to leave something on the disk.
void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  std::signal(SIGXFSZ, SIG_IGN);
  char name[] = "/tmp/grader_test_XXXXXX";
  const int file = mkstemp(name);
  if (file >= 0) unlink(name);
  const bool wrote = file >= 0 && write(file, "text", 4) == 4;
  deliver(to, wrote ? "wrote" : "could not", wrote ? 5 : 9);
}
