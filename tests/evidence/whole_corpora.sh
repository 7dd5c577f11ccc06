#!/bin/sh
# What ./kit test shortens for taking the same ways again: every submission in tests/submissions with all its
# exercises, four right styles under the memory checker, and the chapter's proof in Chinese.
exec "$(dirname "$0")/../../build/tests/grader_end_to_end" \
  --run_test=submissions,submissions_tests --run_test=sanitizer_tests/right_answers* \
  --run_test=verify_tests/a_chapter_is_proven_in_chinese -- whole
