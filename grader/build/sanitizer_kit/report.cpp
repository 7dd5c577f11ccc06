// Linked with the supervisor's own sources where these are compiled with sanitizers: how they are
// set, and what becomes of their report.
//
// Theory of operation. What the sanitizers print is gathered here as well. When one of them is
// about to end the process of a case, all of it goes out as one reply more, beginning with
// "sanitizer\n": so it does not mix with what the student's code prints, and comes whatever became
// of stderr. The student's process wrote it, and it is no more believed than any reply.
//
// There are two runtimes, each with code of its own for printing and dying, and both are told.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <unistd.h>

// None of these is instrumented itself: they run while a report is being made.
#define GRADER_HOOK extern "C" __attribute__((visibility("default"), no_sanitize("all")))

namespace {

constexpr int reply_descriptor = 5;  // in the process of a case, as the supervisor lays it
constexpr std::size_t most_text = 16384;

// A reply as the supervisor passes it on: its length, then its bytes.
struct Report {
  std::uint64_t size = 10;
  char text[most_text] = {'s', 'a', 'n', 'i', 't', 'i', 'z', 'e', 'r', '\n'};
} report;

void send_report() {
  const char* next = reinterpret_cast<const char*>(&report);
  for (std::size_t left = sizeof report.size + report.size; left > 0;) {
    const ssize_t count = write(reply_descriptor, next, left);
    if (count <= 0) return;
    next += count;
    left -= static_cast<std::size_t>(count);
  }
}

}  // namespace

// No second program reads symbols here: frames are told as offsets, and looked up outside. No
// threads: there are none in a case. Fresh memory is filled as in every case.
GRADER_HOOK const char* __asan_default_options() {
  return "symbolize=0:stack_trace_format=\"    #%n %m+%o\":detect_leaks=0:handle_abort=1:"
         "detect_stack_use_after_return=1:detect_container_overflow=1:"
         "malloc_fill_byte=128:max_malloc_fill_size=1073741824:quarantine_size_mb=64:"
         "allocator_may_return_null=0:print_legend=0:print_summary=0:exitcode=1";
}

GRADER_HOOK const char* __ubsan_default_options() {
  return "symbolize=0:stack_trace_format=\"    #%n %m+%o\":print_stacktrace=1:halt_on_error=1:"
         "print_summary=0:exitcode=1";
}

GRADER_HOOK void __sanitizer_on_print(const char* text) {
  const std::size_t room = most_text - report.size;
  const std::size_t size = std::strlen(text) < room ? std::strlen(text) : room;
  std::memcpy(report.text + report.size, text, size);
  report.size += size;
}

GRADER_HOOK void __sanitizer_set_death_callback(void (*callback)());
GRADER_HOOK void __ubsan_get_current_report_data();

namespace {

// The function of that name in UBSan's library: the one that is found first is ASan's.
using SetDeathCallback = void (*)(void (*)());
SetDeathCallback set_death_callback_of_ubsan() {
  Dl_info library{};
  dladdr(reinterpret_cast<void*>(&__ubsan_get_current_report_data), &library);
  void* handle = dlopen(library.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  return reinterpret_cast<SetDeathCallback>(dlsym(handle, "__sanitizer_set_death_callback"));
}

__attribute__((constructor)) void listen() {
  __sanitizer_set_death_callback(send_report);
  if (const auto set = set_death_callback_of_ubsan(); set != nullptr) set(send_report);
}

}  // namespace
