// What closes a process in, at one level of the ladder.
#pragma once

#include <cstdint>
#include <memory>

#include "grader/sandbox/sandbox.hpp"
#include "grader/sandbox/view.hpp"

namespace grader {

// Prepared by the grader, put up by the new process itself between fork and exec. There only system
// calls are allowed (another thread of the grader may have held any lock), so whatever takes more
// than those is done before.
class Walls {
 public:
  virtual ~Walls() = default;

  // The CLONE_NEW... flags that the process is born with.
  virtual std::uint64_t namespaces() const { return 0; }

  // Puts them up, still with the grader's rights and before anything else is set. False with errno
  // if they do not stand.
  virtual bool raise() const noexcept = 0;
};

// Throws Fault "fault.sandbox" where the kernel has no such thing. None for `Level::rlimits`.
std::unique_ptr<Walls> make_walls(Level level, const View& view);

}  // namespace grader
