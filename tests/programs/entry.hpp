// What the supervisor calls in a shared object. The programs in this folder stand for students'
// code that has gone wrong, each in one way; the tests of sandbox/ run them as cases.
#pragma once

#include <cstddef>

extern "C" __attribute__((visibility("default"))) void grader_entry(
    unsigned function, const unsigned char* input,
    void (*deliver)(void* to, const char* bytes, std::size_t size), void* to);

// The input begins with how long the reply may be.
inline const unsigned char* arguments_in(const unsigned char* input) {
  return input + 8;
}
