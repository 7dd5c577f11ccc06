// The grader's end of the socket to a supervisor.
#pragma once

#include <sys/types.h>

#include "grader/base/fd.hpp"
#include "grader/sandbox/launch.hpp"
#include "grader/sandbox/protocol.hpp"
#include "grader/sandbox/sandbox.hpp"

namespace grader {

class SupervisedSession : public Session {
 public:
  // Takes over a running supervisor, and the user that it runs as.
  SupervisedSession(Fd socket, pid_t process, BoxIdentity box)
      : box_(std::move(box)), socket_(std::move(socket)), process_(process) {}
  ~SupervisedSession() override;

  CaseRecord run_case(const CaseRequest& request) override;
  void run_nothing() override;

 private:
  void expect_answer_within(std::chrono::milliseconds time);
  void send(std::string_view bytes);
  Bytes receive(std::size_t size);
  protocol::Answer receive_answer();

  BoxIdentity box_;
  Fd socket_;
  pid_t process_;
};

}  // namespace grader
