#!/bin/sh
# All tests under AddressSanitizer and UndefinedBehaviorSanitizer, also those that `./kit asan` leaves out. Three
# quarters of an hour on two cores.
set -eu
cd "$(dirname "$0")/../.."
[ -f build-asan/build.ninja ] || cmake --preset asan >/dev/null
cmake --build build-asan >/dev/null
ctest --test-dir build-asan --parallel "$(nproc)" --output-on-failure --no-tests=error
