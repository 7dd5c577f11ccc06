#include "entry.hpp"

// Before the function is ever called.
static const int unlucky = [] {
  volatile int* volatile nowhere = nullptr;
  return *nowhere;
}();

void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  deliver(to, reinterpret_cast<const char*>(&unlucky), sizeof unlucky);
}
