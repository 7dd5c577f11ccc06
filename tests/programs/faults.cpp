#include <csignal>
#include <cstdint>

#include <unistd.h>

#include "entry.hpp"

// Every function goes wrong with memory in a way of its own.
namespace {

volatile int sink;

void write_to(std::uintptr_t address) {
  *reinterpret_cast<volatile int*>(address) = 1;
}

__attribute__((noinline)) int recurse(int depth) {
  volatile char frame[100] = {};
  frame[depth % 100] = 1;
  return depth < 0 ? 0 : recurse(depth + 1) + frame[(depth + 1) % 100];
}

__attribute__((noinline)) int recurse_widely(int depth) {
  volatile char frame[60'000];
  frame[depth % 60'000] = 1;
  return depth < 0 ? 0 : recurse_widely(depth + 1) + frame[depth % 60'000];
}

// For all that a compiler knows, what it is given is used: without, clang makes the array as small
// as it likes.
__attribute__((noinline)) void use(volatile char* where) {
  asm volatile("" : : "r"(where));
}

__attribute__((noinline)) void touch_end_of_large_array() {
  volatile char large[64 << 20];
  large[0] = 1;
  use(large);
}

__attribute__((noinline)) void call_beside_large_array() {
  volatile char large[64 << 20];
  use(large);
}

__attribute__((noinline)) void read_far_before_array() {
  volatile int small[4] = {};
  volatile std::ptrdiff_t index = -3'000'000;
  sink = small[index];
}

}  // namespace

void grader_entry(unsigned function, const unsigned char*,
                  void (*)(void*, const char*, std::size_t), void*) {
  switch (function) {
    case 0:
      return write_to(0);
    case 1:
      return write_to(5 * sizeof(double));  // of an empty vector
    case 2:
      sink = recurse(0);
      return;
    case 3:
      sink = recurse_widely(0);
      return;
    case 4:
      return touch_end_of_large_array();
    case 5:
      return call_beside_large_array();
    case 6:
      return write_to(0x500000000000);  // nothing is there
    case 7:
      return write_to(0x4141414141414140);  // no address
    case 8:
      return read_far_before_array();
    case 9:
      std::raise(SIGSEGV);
      return;
    case 10:
      std::raise(SIGBUS);
      return;
    case 11:
      close(5);
      return write_to(0);
    case 12:
      close(5);
      std::raise(SIGSEGV);
      return;
    default:
      _exit(0);
  }
}
