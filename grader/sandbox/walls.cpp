#include "grader/sandbox/walls.hpp"

#include "grader/sandbox/landlock.hpp"
#include "grader/sandbox/namespaces.hpp"

namespace grader {

std::unique_ptr<Walls> make_walls(Level level, const View& view) {
  switch (level) {
    case Level::namespaces:
      return namespace_walls(view);
    case Level::landlock:
      return landlock_walls(view);
    case Level::rlimits:
      break;
  }
  return nullptr;
}

}  // namespace grader
