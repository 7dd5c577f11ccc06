#include <unistd.h>

#include "entry.hpp"

void grader_entry(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                  void*) {
  static const char zeros[1 << 16] = {};
  while (write(5, zeros, sizeof zeros) > 0) {
  }
}
