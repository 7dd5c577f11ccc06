// What a second build with sanitizers takes, once per chapter and toolchain: a precompiled header
// of its own, and a supervisor that has the sanitizers' runtime in it. A folder in the cache.
#pragma once

#include "grader/build/toolbox.hpp"

namespace grader {

struct SanitizerTools {
  Toolbox toolbox;   // compiles and links as `plain`, with AddressSanitizer and UBSan
  Bytes supervisor;  // for Sandbox::open_instrumented
};

// The tools that go with `plain`, from the cache or made now (some twenty seconds; `tell` hears
// "sanitizer.making" first). Bindings are those of `plain`: they are ours, and need no looking at.
// Throws Fault where the disk or the compiler fails.
SanitizerTools open_sanitizer_tools(const Toolbox& plain, const Toolchain& toolchain,
                                    const Cache& cache, Sandbox& sandbox, const Tell& tell);

}  // namespace grader
