#include <unistd.h>

#include "entry.hpp"

void grader_entry(unsigned, const unsigned char*, void (*deliver)(void*, const char*, std::size_t),
                  void* to) {
  const unsigned all[] = {getuid(), geteuid(), getgid(), getegid()};
  deliver(to, reinterpret_cast<const char*>(all), sizeof all);
}
