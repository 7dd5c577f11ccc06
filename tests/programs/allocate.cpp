#include <cstdlib>
#include <cstring>

#include "entry.hpp"

// Takes all the memory that there is, and tells how many megabytes it was.
void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  constexpr std::size_t megabyte = 1 << 20;
  unsigned count = 0;
  while (void* memory = std::malloc(megabyte)) {
    std::memset(memory, 1, megabyte);
    ++count;
  }
  deliver(to, reinterpret_cast<const char*>(&count), sizeof count);
}
