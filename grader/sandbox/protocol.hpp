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

// Grader -> supervisor; `calls` times {uint64 size, bytes} follow, `size` bytes in all.
struct Request {
  Order order = Order::run_case;
  std::uint32_t function = 0;
  std::uint64_t calls = 0, size = 0;
  std::uint64_t cpu_ms = 0, wall_ms = 0;
  std::uint64_t reply_bytes = 0;   // more than this and the case is stopped
  std::uint64_t output_bytes = 0;  // the same for what it prints
};

enum class End : std::uint32_t {
  exited = 1,
  signalled = 2,
  over_cpu = 3,
  over_wall = 4,
  over_output = 5,
  not_set_up = 6  // ours: no student's code has run, `code` is an errno
};

// Supervisor -> grader; `reply_size` bytes, then `printed_size` bytes follow.
struct Answer {
  End end = End::exited;
  std::int32_t code = 0;  // exit status or signal
  std::uint64_t cpu_ns = 0;
  std::uint64_t reply_size = 0, printed_size = 0;
};

// Of what a case prints, this much of its beginning and as much of its end is kept.
inline constexpr std::uint64_t printed_kept = 2048;

}  // namespace grader::protocol
