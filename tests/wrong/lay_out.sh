#!/bin/sh
# lay_out.sh FOLDER [FILE...] lays the wrong answers (or only FILE...) out as submissions FOLDER/0, FOLDER/1, ...,
# one answer per exercise in each, and prints a line for each: where it went, and what it was.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
exercises=$here/../../student_template/ch08_attention
into=${1:?usage: lay_out.sh FOLDER [FILE...]}
shift
[ $# -gt 0 ] || set -- "$here"/*.cpp

for file; do
  exercise=$(basename "$file" .cpp | sed 's/.*\.//')
  name=$(basename "$exercises"/[0-9][0-9]_"$exercise".cpp)
  [ -f "$exercises/$name" ] || { echo "$file: no exercise '$exercise'" >&2; exit 1; }
  k=0
  while [ -e "$into/$k/$name" ]; do k=$((k + 1)); done
  mkdir -p "$into/$k"
  cp "$file" "$into/$k/$name"
  echo "$k/$name $(basename "$file")"
done
