// What must hold of a pack before anybody counts on it.
#pragma once

#include "grader/pack/pack.hpp"

namespace grader {

// A pack that this program wrote is consistent; one from elsewhere must be. Throws WireError where
// parts of it do not fit together, or a name in it could lead elsewhere or steer a terminal.
void check_pack(const Pack& pack);

}  // namespace grader
