// The strongest level: a box with processes, a network, a host name and a file system of its own.
#pragma once

#include "grader/sandbox/walls.hpp"

namespace grader {

// Works as root and, where the kernel lets everybody have user namespaces, without privileges. The
// file system is made of what `view` names, read-only but its `work`, and in memory otherwise.
std::unique_ptr<Walls> namespace_walls(const View& view);

}  // namespace grader
