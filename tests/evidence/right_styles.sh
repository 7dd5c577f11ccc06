#!/bin/sh
# See tests/corpora/right_styles_tests.cpp.
exec "$(dirname "$0")/../../build/tests/corpora/grader_corpora" --run_test=right_styles
