#!/bin/sh
# See tests/corpora/strangers_tests.cpp.
exec "$(dirname "$0")/../../build/tests/corpora/grader_corpora" --run_test=strangers
