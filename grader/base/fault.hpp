// The two things that are never the student's fault. Both end the command; neither lowers a mark.
#pragma once

#include <stdexcept>
#include <utility>

#include "grader/base/message.hpp"

namespace grader {

// Base of both, so that `main` can say either in the reader's language.
class Trouble : public std::runtime_error {
 public:
  explicit Trouble(Message message) : runtime_error(message.id), message_(std::move(message)) {}

  const Message& message() const { return message_; }

 private:
  Message message_;
};

// The grader could not do its work: no compiler, disk full, sandbox lost. Exit status 3.
struct Fault : Trouble {
  using Trouble::Trouble;
};

// It was asked for something that it cannot understand: wrong usage, a broken problem file. Exit
// status 2.
struct Misuse : Trouble {
  using Trouble::Trouble;
};

}  // namespace grader
