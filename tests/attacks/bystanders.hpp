// What else runs on the machine while an attack does: a process of the same user, and services that
// wait for connections. None of it may notice anything.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "grader/base/fd.hpp"
#include "tests/end_to_end/world.hpp"

namespace grader::test {

class Bystanders {
 public:
  // `socket_file`: where one of the services listens. `mark`: the name of another, and the
  // beginning of the names that attacks give to what they make.
  Bystanders(std::optional<uid_t> user, const fs::path& socket_file, const std::string& mark);
  ~Bystanders();

  pid_t process() const { return process_; }
  int tcp_port() const;
  int udp_port() const;
  int key() const { return key_; }  // of what attacks make of System V

  // What happened to them, a sentence each.
  std::vector<std::string> harm() const;

 private:
  std::string mark_;
  pid_t process_;
  int key_;
  Fd tcp_, udp_, file_, abstract_;
};

}  // namespace grader::test
