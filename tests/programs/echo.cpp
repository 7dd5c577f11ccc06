#include "entry.hpp"

// Answers with the first four bytes of its arguments.
void grader_entry(unsigned, const unsigned char* input,
                  void (*deliver)(void*, const char*, std::size_t), void* to) {
  deliver(to, reinterpret_cast<const char*>(arguments_in(input)), 4);
}
