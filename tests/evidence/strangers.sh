#!/bin/sh
# See tests/corpora/strangers_tests.cpp.
set -eu
cd "$(dirname "$0")/../.."
cmake --build build --target grader_corpora >/dev/null
exec build/tests/corpora/grader_corpora --run_test=strangers
