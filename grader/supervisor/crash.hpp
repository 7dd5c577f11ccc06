// What a case says of the fault that ends it, as far as the fault's address tells.
#pragma once

namespace supervisor {

// From now on, in this process and in those that it forks, a fault of memory is first told on
// `descriptor` as protocol::LastWords; then it ends the process as it would have. Runs on a stack
// of its own, for the other one may be what ran out. Does nothing where a sanitizer tells more.
void tell_crashes(int descriptor);

}  // namespace supervisor
