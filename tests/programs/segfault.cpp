#include "entry.hpp"

void grader_entry(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                  void*) {
  volatile int* volatile nowhere = nullptr;
  *nowhere = 1;
}
