#!/bin/sh
# The cases of the chapter, proved by mutation: every mechanical mutant of these right answers loses points, or is
# listed with its reason in tests/mutants/equivalent.txt. Some twenty minutes on two cores; a cache of its own, so
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
build/grader_mutants build/grader "$place/full.pack" tests/mutants/equivalent.txt "$(nproc)" "$@"
