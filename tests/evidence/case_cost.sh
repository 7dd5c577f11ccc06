#!/bin/sh
# See tests/bench/.
set -eu
cd "$(dirname "$0")/../.."
cmake --build build --target grader_bench >/dev/null
exec build/grader_bench case-cost
