#include <sys/mman.h>

#include "attack.hpp"

// Shared memory of which all but a page is unmapped stays, and is in nobody's address space.
std::size_t keep_megabytes(std::size_t most) {
  constexpr std::size_t megabyte = 1 << 20, page = 4096;
  for (std::size_t count = 0; count < most; ++count) {
    void* const there = mmap(nullptr, megabyte, PROT_READ | PROT_WRITE,
                             MAP_SHARED | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    if (there == MAP_FAILED) return count;
    munmap(static_cast<char*>(there) + page, megabyte - page);
    madvise(there, page, MADV_DONTNEED);
  }
  return most;
}

// The same of a device of zeros, which is no file.
std::size_t keep_zeros(std::size_t most) {
  const int zeros = open("/dev/zero", O_RDONLY);
  constexpr std::size_t megabyte = 1 << 20;
  std::size_t count = 0;
  for (; zeros >= 0 && count < most; ++count)
    if (mmap(nullptr, megabyte, PROT_READ, MAP_SHARED | MAP_POPULATE, zeros, 0) == MAP_FAILED)
      break;
  return count;
}

double numbers::total(const attack::Values& values) {
  const std::size_t kept = keep_megabytes(200) + keep_zeros(200);
  return attack::answer_or(kept == 0 ? "" : std::to_string(kept) + " MB", values);
}
