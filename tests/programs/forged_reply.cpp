#include <cstdlib>
#include <cstring>

#include <unistd.h>

#include "entry.hpp"

// Writes to the reply's own descriptor: a length, and not that many bytes.
void grader_entry(unsigned, const unsigned char*, void (*)(void*, const char*, std::size_t),
                  void*) {
  char forged[12] = {0, 0, 0, 0, 0, 0, 0, 0x7f, 'y', 'e', 's', '!'};
  std::exit(write(5, forged, sizeof forged) > 0 ? 0 : 1);
}
