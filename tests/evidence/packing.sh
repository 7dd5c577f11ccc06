#!/bin/sh
# Packing the chapter with all its mistakes takes at most 20 s and 8 MB; the compiler's products are made before.
set -eu
cd "$(dirname "$0")/../.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
build/grader pack problems/ch08_attention --output "$place/first.pack" >/dev/null
start=$(date +%s%N)
build/grader pack problems/ch08_attention --output "$place/second.pack"
milliseconds=$((($(date +%s%N) - start) / 1000000))
bytes=$(wc -c <"$place/second.pack")
cmp "$place/first.pack" "$place/second.pack"
echo "packing: $milliseconds ms (at most 20000), $bytes bytes (at most 8388608), the same bytes twice"
[ "$milliseconds" -le 20000 ] && [ "$bytes" -le 8388608 ]
