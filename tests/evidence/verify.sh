#!/bin/sh
# The problem set is proven, in every style of right answers that is kept here, and under other compilers.
set -eu
cd "$(dirname "$0")/../.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
tests/right/lay_out.sh "$place" >/dev/null
rm -rf "$place"/float_*
exec build/grader verify problems/ch08_attention --full --styles "$place"/* tests/submissions/right_*
