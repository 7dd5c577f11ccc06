// The grader's end of the socket to a supervisor.
#pragma once

#include <sys/types.h>

#include "grader/base/fd.hpp"
#include "grader/sandbox/launch.hpp"
#include "grader/sandbox/protocol.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

// What a box holds as long as it lives.
struct BoxResources {
  BoxIdentity identity;
  std::optional<Cgroup> cgroup;
};

class SupervisedSession : public Session {
 public:
  // Takes over a running supervisor, and what its box holds.
  SupervisedSession(Fd socket, pid_t process, BoxResources box)
      : box_(std::move(box)), socket_(std::move(socket)), process_(process) {}
  ~SupervisedSession() override;

  CaseRecord run_case(const CaseRequest& request) override;
  void run_nothing() override;

 private:
  void expect_answer_within(std::chrono::milliseconds time);
  void send(std::string_view bytes);
  Bytes receive(std::size_t size);
  protocol::Answer receive_answer(std::uint64_t most_reply_bytes);
  bool has_killed_for_memory();

  BoxResources box_;
  Fd socket_;
  pid_t process_;
  std::uint64_t memory_kills_ = 0;  // of the box, up to the last case
};

}  // namespace grader
