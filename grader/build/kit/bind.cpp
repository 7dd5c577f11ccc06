// Compiled once per exercise, after prelude.hpp, with
//   GRADER_FUNCTIONS       GRADER_BIND(the::function) ..., in the order of the problem file
//   GRADER_NOT_ATTEMPTED   the type that an unwritten exercise throws
#include "bind.hpp"

namespace {

using Invoke = std::string (*)(const unsigned char*);

#define GRADER_BIND(name) &grader::binding::invoke<GRADER_NOT_ATTEMPTED, &name>,
constexpr Invoke functions[] = {GRADER_FUNCTIONS};
#undef GRADER_BIND

}  // namespace

// Stands for the library in the list of things to destroy at its end. There is no such end, so the
// compiler's own start files, which would define this, are left out: looking up what they refer to
// costs every process.
extern "C" {
__attribute__((visibility("hidden"))) void* __dso_handle = nullptr;
}

// Calls function number `function` with the arguments in `input` and hands the reply's bytes to
// `deliver`.
extern "C" __attribute__((visibility("default"))) void grader_entry(
    unsigned function, const unsigned char* input,
    void (*deliver)(void* to, const char* bytes, std::size_t size), void* to) {
  const std::string reply = functions[function](input);
  deliver(to, reply.data(), reply.size());
}
