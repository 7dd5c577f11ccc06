#include <sys/mman.h>

#include "attack.hpp"

double numbers::total(const attack::Values& values) {
  constexpr std::size_t piece = std::size_t{64} << 20;
  void* taken[64] = {};
  std::size_t count = 0;
  for (const int kind : {MAP_PRIVATE, MAP_SHARED}) {
    const auto grab = [&] {
      return mmap(nullptr, piece, PROT_READ | PROT_WRITE, kind | MAP_ANONYMOUS, -1, 0);
    };
    while (count < 64 && (taken[count] = grab()) != MAP_FAILED) ++count;
  }
  const bool grown = sbrk(std::size_t{2} << 30) != reinterpret_cast<void*>(-1);
  for (std::size_t i = 0; i < count; ++i) munmap(taken[i], piece);
  return count >= 32 || grown ? attack::caught("gigabytes") : attack::answer(values);
}
