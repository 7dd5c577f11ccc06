#!/bin/sh
# The cases of the chapter, proved by mutation: every mechanical mutant of these right answers loses points, or is
# listed with its reason in tests/mutants/equivalent.txt; one that is diagnosed with a known mistake is so on fresh numbers
# too. Some twenty minutes on two cores; a cache of its own, so
# that thousands of mutants do not fill yours. Arguments: files or folders of right answers, instead of these.
set -eu
cd "$(dirname "$0")/../.."
[ $# -gt 0 ] || set -- reference/ch08_attention tests/submissions/right_loops tests/submissions/right_alone \
  tests/submissions/right_streaming
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
chmod 755 "$place"
mkdir "$place/cache"
XDG_CACHE_HOME=$place/cache
export XDG_CACHE_HOME
build/grader pack problems/ch08_attention --output "$place/full.pack" >/dev/null
packs=$place/full.pack
for seed in one two three; do
  echo "$seed" >"$place/$seed.secret"
  build/grader pack problems/ch08_attention --secret "$place/$seed.secret" --redraw --output "$place/$seed.pack" >/dev/null
  packs=$packs,$place/$seed.pack
done
cmake --build build --target grader_mutants >/dev/null
build/grader_mutants build/grader "$packs" tests/mutants/equivalent.txt "$(nproc)" "$@"
