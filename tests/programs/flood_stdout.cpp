#include <unistd.h>

#include "entry.hpp"

void grader_entry(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                  void*) {
  while (write(1, "flood and more flood\n", 21) > 0) {
  }
}
