#include <cstdio>

#include "entry.hpp"

// 60 000 bytes, counted at both ends.
void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  for (int i = 0; i < 10000; ++i) std::printf("%05d\n", i);
  deliver(to, "done", 4);
}
