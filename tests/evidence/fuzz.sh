#!/bin/sh
# Every fuzzer for MINUTES (60), as many side by side as there are cores: fuzz.sh [MINUTES [NAME...]]. Fails on any
# finding, and says where it lies. The corpora stay, so that the next run goes on where this one ended.
set -eu
cd "$(dirname "$0")/../.."
minutes=${1:-60}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- problem pack reply result source
[ -f build-asan/build.ninja ] || cmake --preset asan >/dev/null
cmake --build build-asan --target fuzz_corpora $(printf 'fuzz_%s ' "$@") >/dev/null
folder=$PWD/build-asan/tests/fuzz
mkdir -p "$folder/logs"
printf '%s\n' "$@" | MINUTES=$minutes FOLDER=$folder xargs -P "$(nproc)" -I{} sh -c '
  if nice -n 19 tests/fuzz/run.sh "$FOLDER" {} "$((MINUTES * 60))" corpus >"$FOLDER/logs/{}.log" 2>&1
  then echo none; else echo "see $FOLDER/logs/{}.log and $FOLDER/findings"; fi >"$FOLDER/logs/{}.finding"'
failed=0
for name in "$@"; do
  log=$folder/logs/$name.log
  finding=$(cat "$folder/logs/$name.finding")
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  edges=$(sed -n 's/.* cov: \([0-9]*\).*/\1/p' "$log" | tail -n 1)
  printf '%-8s %4s min  %10s executions  %6s edges covered  findings: %s\n' \
    "$name" "$minutes" "${executions:-?}" "${edges:-?}" "$finding"
  [ "$finding" = none ] || failed=1
done
exit $failed
