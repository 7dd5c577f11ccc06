// Whole reads and writes.
#pragma once

#include <cstddef>

#include <unistd.h>

namespace supervisor {

inline bool write_all(int fd, const char* bytes, std::size_t size) {
  while (size > 0) {
    const ssize_t count = write(fd, bytes, size);
    if (count <= 0) return false;
    bytes += count;
    size -= static_cast<std::size_t>(count);
  }
  return true;
}

// Ends the program where there is nothing more to read: the grader is gone.
inline void read_fully(int fd, void* to, std::size_t size) {
  auto* next = static_cast<char*>(to);
  while (size > 0) {
    const ssize_t count = read(fd, next, size);
    if (count <= 0) _exit(count == 0 ? 0 : 1);
    next += count;
    size -= static_cast<std::size_t>(count);
  }
}

}  // namespace supervisor
