#include <thread>

#include <unistd.h>

#include "entry.hpp"

// Tries to leave a child behind that holds the pipes open, in a session of its own; and a thread.
// Tells whether it got one of them.
void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  const int child = fork();
  if (child == 0) {
    setsid();
    sleep(1000);
    _exit(0);
  }
  bool threaded = true;
  try {
    std::thread([] {}).join();
  } catch (const std::exception&) {
    threaded = false;
  }
  const int all[] = {child, threaded ? 1 : 0};
  deliver(to, reinterpret_cast<const char*>(all), sizeof all);
}
