// What the grader and its supervisor say to each other, over one socket, both in the same machine's
// order. The supervisor is ours and trusted to keep to it; the reply bytes that it passes on are
// the student's.
#pragma once

#include <cstddef>
#include <cstdint>

namespace grader::protocol {

inline constexpr int socket = 3;  // descriptor numbers in the supervisor
inline constexpr int shared_object = 4;
inline constexpr int system_calls =
    5;  // if open: a filter of system calls for every case, see below

// The filter is an array of the kernel's sock_filter. A case may send signals to itself alone, and
// who that is turns out only after the fork: so the filter compares with this number, and the case
// puts its own in its place before it loads it.
inline constexpr std::uint32_t process_placeholder = 0x47524421;

inline constexpr std::size_t most_filter_instructions = 4096;  // a filter is at most so long

enum class Order : std::uint32_t { run_case = 1, nothing = 2 };

// Grader -> supervisor; `calls` times {uint64 size, bytes} follow, `size` bytes in all. The bytes
// are what the exercise's shared object gets: how long its reply may be (uint64), and arguments.
struct Request {
  Order order = Order::run_case;
  std::uint32_t function = 0;
  std::uint64_t calls = 0, size = 0;
  std::uint64_t cpu_ms = 0, wall_ms = 0;
  std::uint64_t reply_bytes = 0;   // more than this and the case is stopped
  std::uint64_t output_bytes = 0;  // the same for what it prints
};

// How a case ended, and who ended it.
enum class End : std::uint32_t {
  exited = 1,
  signalled = 2,
  over_cpu = 3,
  over_wall = 4,
  over_output = 5,  // of what it printed
  not_set_up = 6,   // ours: no student's code has run, `code` is an errno
  over_reply = 7
};

// Supervisor -> grader; `reply_size` bytes, then `printed_size` bytes follow.
struct Answer {
  End end = End::exited;
  std::int32_t code = 0;  // exit status or signal
  std::uint64_t cpu_ns = 0;
  std::uint64_t peak_memory_bytes = 0;   // that it held at once
  std::uint64_t memory_limit_bytes = 0;  // of address space; 0: none
  std::uint64_t filtered = 0;            // 1: it ran under a filter of system calls
  std::uint64_t reply_size = 0, printed_size = 0;
};

// Exit statuses of a case process that are ours: but student's code can exit with them, too.
inline constexpr int library_not_loaded = 125;  // its static data did not fit, or it is none
inline constexpr int reply_not_sent = 126;      // the descriptor for it was closed

// A case process may end its replies with this, which is none: what it says of the fault that ends
// it. Its own word: at most it chooses a sentence.
enum class Crash : std::uint64_t { other = 1, stack_overflow = 2, null_pointer = 3 };

inline constexpr std::uint64_t last_words_marker = ~std::uint64_t{0};  // where a length would be

struct LastWords {
  std::uint64_t marker = last_words_marker;
  Crash crash = Crash::other;
};

// Of what a case prints, this much of its beginning and as much of its end is kept.
inline constexpr std::uint64_t printed_kept = 2048;

}  // namespace grader::protocol
