#include <cstdlib>

#include "entry.hpp"

// Takes all the memory that there is, and tells how many megabytes it was.
void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  constexpr std::size_t megabyte = 1 << 20;
  unsigned count = 0;
  // Volatile: a compiler may leave out memory that nobody looks at.
  while (volatile char* memory = static_cast<char*>(std::malloc(megabyte))) {
    for (std::size_t i = 0; i < megabyte; i += 4096) memory[i] = 1;
    ++count;
  }
  deliver(to, reinterpret_cast<const char*>(&count), sizeof count);
}
