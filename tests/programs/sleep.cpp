#include <unistd.h>

#include "entry.hpp"

void grader_entry(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                  void*) {
  ::sleep(1000);
}
