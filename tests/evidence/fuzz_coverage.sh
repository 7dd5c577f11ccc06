#!/bin/sh
# How much of each parser the fuzzers reach: builds them for coverage (build-coverage), replays the seeds and all that
# build-asan's fuzzers have kept so far, and prints the share of lines of each file. Fails where a parser is reached
# in less than 90 % of its lines.
set -eu
cd "$(dirname "$0")/../.."
build=build-coverage
[ -f build-asan/build.ninja ] || cmake --preset asan >/dev/null
cmake --build build-asan --target fuzz_corpora >/dev/null
[ -f $build/build.ninja ] || cmake -G Ninja -B $build -DCMAKE_BUILD_TYPE=None -DGRADER_FUZZERS=ON \
  -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_FLAGS="-O0 -fprofile-instr-generate -fcoverage-mapping" >/dev/null
cmake --build $build --target fuzz_problem fuzz_pack fuzz_reply fuzz_result fuzz_source >/dev/null
version=$(clang++ -dumpversion | cut -d. -f1)
tool() { command -v "$1-$version" || command -v "$1"; }
failed=0

# report NAME FILES...: the lines of these files that the fuzzer NAME reaches
report() {
  name=$1 place=$build/tests/fuzz
  shift
  seeds=build-asan/tests/fuzz/seeds/$name kept=build-asan/tests/fuzz/corpus/$name
  mkdir -p "$kept"
  LLVM_PROFILE_FILE=$place/$name.profraw "$place/fuzz_$name" -runs=0 "$seeds" "$kept" >/dev/null 2>&1
  "$(tool llvm-profdata)" merge -o "$place/$name.profdata" "$place/$name.profraw"
  printf '\n== %s\n' "$name"
  # The columns of a file: its name, and count, missed and share of regions, functions, lines and branches.
  "$(tool llvm-cov)" report -instr-profile "$place/$name.profdata" "$place/fuzz_$name" | awk -v files="$*" '
    BEGIN { count = split(files, wanted, " ") }
    function show(file, lines, reached) {
      printf "  %-38s %5d of %5d lines  %5.1f %%\n", file, reached, lines, 100 * reached / lines
    }
    NF > 10 { for (i = 1; i <= count; ++i)
      if (index($1, wanted[i]) && $1 ~ wanted[i] "$") {
        show(wanted[i], $8, $8 - $9); all += $8; missed += $9 } }
    END { show("together", all, all - missed); exit missed > 0.1 * all }' || failed=1
}

report problem grader/problem/*.cpp
report pack grader/pack/pack_file.cpp grader/pack/pack_fields.hpp grader/pack/check_pack.cpp grader/value/wire.cpp
report reply grader/run/reply.cpp grader/sandbox/reply_frames.cpp
report result grader/result/read_result.cpp grader/result/read_value.cpp grader/result/json_place.cpp
report source grader/intake/encoding.cpp grader/build/lookalikes.cpp grader/build/excerpt.cpp \
  grader/build/code_scanner.cpp grader/build/signature.cpp grader/build/compiler_output.cpp grader/build/demangle.cpp
exit $failed
