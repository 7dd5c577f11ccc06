// Bytes of one case that leave nothing behind. Every case inherits the supervisor's memory, also
// what has been freed there: an earlier case's inputs, hidden ones perhaps, must not be in it.
#pragma once

#include <cstddef>
#include <new>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/mman.h>

namespace supervisor {

// Pages of its own for every allocation, which are gone once they are given back.
template <class T>
struct OwnPages {
  using value_type = T;

  T* allocate(std::size_t count) {
    void* pages = mmap(nullptr, count * sizeof(T), PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) throw std::bad_alloc();
    return static_cast<T*>(pages);
  }
  void deallocate(T* pages, std::size_t count) { munmap(pages, count * sizeof(T)); }
  // Fresh pages are zero: what is never written costs no page.
  template <class U>
  void construct(U* at) {
    ::new (static_cast<void*>(at)) U;
  }
  template <class U, class Value>
  void construct(U* at, Value&& value) {
    ::new (static_cast<void*>(at)) U(std::forward<Value>(value));
  }

  friend bool operator==(const OwnPages&, const OwnPages&) { return true; }
};

using CaseBytes = std::vector<char, OwnPages<char>>;

inline void append(CaseBytes& bytes, std::string_view more) {
  bytes.insert(bytes.end(), more.begin(), more.end());
}

inline std::string_view view(const CaseBytes& bytes) {
  return {bytes.data(), bytes.size()};
}

// Overwrites what the calls that have returned left on the stack.
void forget_stack();

}  // namespace supervisor
