#include <sys/utsname.h>

#include "entry.hpp"

// Before any call of ours.
static const int asked = [] {
  utsname name;
  return uname(&name);
}();

void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  deliver(to, reinterpret_cast<const char*>(&asked), sizeof asked);
}
