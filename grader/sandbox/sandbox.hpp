// Running somebody else's programs. Two verbs: `run` one command on files of its own, and `open` a
// session in which many cases of one student's function run, a fresh process each.
//
// How much a sandbox keeps in and out depends on its level; every level gives the same records for
// the same behaviour, so nothing downstream asks which one it was.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "grader/base/file.hpp"

namespace grader {

// The weakest first.
enum class Level : std::uint8_t { rlimits, landlock, namespaces };

inline constexpr Level levels[] = {Level::rlimits, Level::landlock, Level::namespaces};

// "rlimits", "landlock" or "namespaces": as it stands in results and on the command line.
std::string_view to_string(Level level);
std::optional<Level> level_named(std::string_view name);

struct Limits {
  std::chrono::milliseconds cpu{10'000};   // processor time of the process; decides
  std::chrono::milliseconds wall{60'000};  // guards against sleeping; several times `cpu`
  std::uint64_t memory_bytes = std::uint64_t{2}
                               << 30;  // address space, the program itself included; 0: no limit
  std::uint64_t file_bytes = std::uint64_t{256} << 20;  // of one file that it writes
  std::uint64_t output_bytes = std::uint64_t{1} << 20;  // stdout and stderr together
  std::uint64_t stack_bytes = std::uint64_t{8} << 20;  // the same everywhere, so that depth is fair
};

// How a process ended.
struct Exited {
  int status;
};
struct Signalled {
  int signal;
};
enum class Limit : std::uint8_t { cpu, wall, output, reply };  // reply: what a case answers with
struct OverLimit {
  Limit limit;
};
using Ending = std::variant<Exited, Signalled, OverLimit>;

struct Command {
  // the first is the program's path; "{tools}" stands for `tools`
  std::vector<std::string> arguments;
  std::filesystem::path tools;         // a folder that it may read; empty: none
  std::map<std::string, Bytes> files;  // laid into its own, otherwise empty folder, where it starts
  std::vector<std::string> wanted;     // files to bring back from there
};

struct CommandRecord {
  Ending ending;
  Bytes output;  // stdout and stderr, as far as the limit let them; the tools'
                 // folder is called "{tools}" in it
  // those of `wanted` that are regular files of at most `file_bytes`
  std::map<std::string, Bytes> files;
  double cpu_seconds = 0;
  bool disk_full = false;  // its folder had no room left when it ended
};

// One case: calls of one function in one process, in order.
struct CaseRequest {
  std::uint32_t function = 0;
  std::vector<Bytes> calls;  // the arguments of each call, encoded
  Limits limits;
  std::uint64_t reply_bytes = std::uint64_t{1} << 20;  // of each reply: see build/kit/bind.hpp
};

// The kind of fault that ended a case, as its own process told it: it chooses a sentence and
// decides nothing.
enum class Crash : std::uint8_t { other, stack_overflow, null_pointer };

struct CaseRecord {
  Ending ending;
  std::vector<Bytes> replies;  // as many as calls that came back; untrusted bytes
  bool garbled = false;        // there was something else among them
  Bytes printed;               // the beginning and end of stdout and stderr
  double cpu_seconds = 0;
  Crash crash = Crash::other;
  bool filtered = false;       // a filter of system calls kept it from sending itself SIGKILL
  bool memory_killed = false;  // it was ended for going over the memory of its box
  std::uint64_t peak_memory_bytes = 0;   // that it held at once
  std::uint64_t memory_limit_bytes = 0;  // of its address space; 0 if there was none
};

// A supervisor waiting for cases of one shared object. Used by one thread at a time.
class Session {
 public:
  virtual ~Session() = default;

  // Throws Fault "fault.sandbox" if the supervisor is lost.
  virtual CaseRecord run_case(const CaseRequest& request) = 0;

  // An empty process, forked and waited for: the yardstick for the cost of a case.
  virtual void run_nothing() = 0;
};

class Sandbox {
 public:
  virtual ~Sandbox() = default;

  virtual Level level() const = 0;

  // Whether code that runs in it can read the file at `path`, as far as the level keeps it from
  // anything.
  virtual bool shows(const std::filesystem::path& path) const = 0;

  // Throws Fault "fault.sandbox" if the command cannot be started at all.
  virtual CommandRecord run(const Command& command, const Limits& limits) = 0;

  // `shared_object`: the bytes of one exercise's library with its binding.
  virtual std::unique_ptr<Session> open(const Bytes& shared_object) = 0;

  // The same of a library that was compiled with sanitizers. `supervisor`: the program that its
  // cases are forked from, compiled with them too. Address space is not limited, which sanitizers
  // lay out terabytes of: that program bounds the memory of its cases itself.
  virtual std::unique_ptr<Session> open_instrumented(const Bytes& shared_object,
                                                     const Bytes& supervisor) = 0;
};

}  // namespace grader
