#!/bin/sh
# Checks of our own code that need no run of it: words, format, lint, and clang without warnings.
set -eu
cd "$(dirname "$0")/.."

say() { printf '\n== %s\n' "$*"; }
sources() { git ls-files -z -- 'grader/*.cpp' 'grader/*.hpp' 'reference/*.cpp' 'tests/*.cpp' 'tests/*.hpp' \
  ':!tests/submissions' ':!tests/attacks/*/*' ':!tests/golden' ':!tests/mistakes' ':!tests/right' ':!tests/wrong' ':!tests/undefined'; }

say "grader/ knows nothing of its subject"
if grep -rniwE 'attention|softmax|heads?|masks?|rope|kv' grader; then exit 1; fi

say "Rooms: YAML, JSON and the command line stay in theirs"
[ "$(grep -rlE 'yaml-cpp|YAML::' grader --include=*.?pp | xargs -r -n1 dirname | sort -u)" = grader/problem ]
[ "$(grep -rl nlohmann grader --include=*.?pp | xargs -r -n1 dirname | sort -u)" = grader/result ]
[ "$(grep -rl 'CLI::' grader --include=*.?pp)" = grader/commands/command_line.cpp ]
if grep -rnE 'std::c(out|err)' grader --include=*.?pp | grep -v -e '^grader/main.cpp' -e '^grader/supervisor/case_process.cpp' -e '^grader/words/'; then exit 1; fi

say "Format"
sources | xargs -0 clang-format --dry-run -Werror

say "clang without warnings"
cmake --preset asan >/dev/null
cmake --build build-asan --target all grader_bench grader_corpora grader_mutants

say "clang-tidy"
# What clang compiled of grader/: a dozen files at a time, as it did, so that headers are read once for all of them.
sed -n 's/^ *"file": "\(.*\)",\?$/\1/p' build-asan/compile_commands.json | grep -e /parts/ -e "^$PWD/grader/" |
  xargs -P "$(nproc)" -n 2 clang-tidy -p build-asan --quiet 2>/dev/null
