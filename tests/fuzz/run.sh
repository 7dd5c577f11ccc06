#!/bin/sh
# run.sh BUILD NAME SECONDS KEPT [OPTIONS...]: the fuzzer NAME of BUILD (a folder such as build-asan/tests/fuzz) from its
# seeds and from the inputs in BUILD/KEPT/NAME, where it adds those that are worth keeping; KEPT "smoke" begins empty, to
# take the same time always. A finding lies in BUILD/findings, and `fuzz_NAME FILE` shows it again.
set -eu
build=$1 name=$2 seconds=$3 kept=$1/$4/$2
[ "$4" != smoke ] || rm -rf "$kept"
shift 4
mkdir -p "$kept" "$build/findings"
longest=4096
[ "$name" != result ] || longest=8192
dictionary=$build/seeds/$name.dict
[ -f "$dictionary" ] || dictionary=$(dirname "$0")/$name.dict
[ ! -f "$dictionary" ] || set -- "-dict=$dictionary" "$@"
# Who allocated what is of interest only in a finding, and leaks are looked for at the end.
ASAN_OPTIONS=malloc_context_size=3:quarantine_size_mb=16:${ASAN_OPTIONS:-}
export ASAN_OPTIONS
# An input takes milliseconds; but where others work, and this politely, it may wait for many seconds.
exec "$build/fuzz_$name" -max_total_time="$seconds" -max_len="$longest" -timeout=60 -report_slow_units=60 -rss_limit_mb=1024 \
  -malloc_limit_mb=256 -detect_leaks=0 -print_final_stats=1 -artifact_prefix="$build/findings/$name-" "$@" \
  "$kept" "$build/seeds/$name"
