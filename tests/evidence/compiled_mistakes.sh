#!/bin/sh
# See tests/corpora/compiled_mistakes_tests.cpp.
exec "$(dirname "$0")/../../build/tests/corpora/grader_corpora" --run_test=compiled_mistakes
