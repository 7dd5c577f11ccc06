#include "entry.hpp"

// Answers with the first four bytes of its input.
void grader_entry(unsigned, const unsigned char* input,
                  void (*deliver)(void*, const char*, std::size_t), void* to) {
  deliver(to, reinterpret_cast<const char*>(input), 4);
}
