#include <csignal>

#include "entry.hpp"

// Computes for ever, and does not listen.
void grader_entry(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                  void*) {
  std::signal(SIGXCPU, SIG_IGN);
  std::signal(SIGTERM, SIG_IGN);
  volatile bool going = true;
  while (going) {
  }
}
