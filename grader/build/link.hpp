// Objects of an exercise and its callees, its binding and the products -> one shared object.
#pragma once

#include <variant>
#include <vector>

#include "grader/build/toolbox.hpp"
#include "grader/result/result.hpp"

namespace grader {

// Why there is no shared object: a function is used that is defined nowhere; or it was a limit, of
// the size of the object, say.
struct NotLinked {
  CompilerMessage message;  // what the linker said
  bool is_limit = false;
};

// Throws Fault "fault.disk" if the box had no room.
std::variant<Bytes, NotLinked> link(const ExerciseInfo& exercise,
                                    const std::vector<const Bytes*>& objects,
                                    const Toolbox& toolbox, const Toolchain& toolchain,
                                    const Cache& cache, Sandbox& sandbox);

// The same of objects of which one is their binding. `name`: what messages are about.
std::variant<Bytes, NotLinked> link_bound(const std::vector<const Bytes*>& objects,
                                          const std::string& name, const Toolbox& toolbox,
                                          const Toolchain& toolchain, const Cache& cache,
                                          Sandbox& sandbox);

}  // namespace grader
