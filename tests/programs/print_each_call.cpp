#include <cstdio>

#include "entry.hpp"

// Prints in every call.
void grader_entry(unsigned, const unsigned char* input,
                  void (*deliver)(void*, const char*, std::size_t), void* to) {
  std::printf("called with %c\n", arguments_in(input)[0]);
  deliver(to, reinterpret_cast<const char*>(arguments_in(input)), 4);
}
