#!/bin/sh
# See tests/bench/.
exec "$(dirname "$0")/../../build/grader_bench" sandbox-cost
