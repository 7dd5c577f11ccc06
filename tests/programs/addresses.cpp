#include <cstdlib>

#include "entry.hpp"

// Where things lie, and what fresh memory holds.
void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  const int local = 0;
  auto* memory = static_cast<unsigned char*>(std::malloc(100));
  const std::size_t all[] = {reinterpret_cast<std::size_t>(&local),
                             reinterpret_cast<std::size_t>(memory),
                             reinterpret_cast<std::size_t>(&grader_entry), memory[50]};
  deliver(to, reinterpret_cast<const char*>(all), sizeof all);
}
