#!/bin/sh
# Lays the corpus out as submissions: lay_out.sh FOLDER [single|double] makes FOLDER/1, FOLDER/2, ... (as few as
# possible: an exercise has one file in a folder), files under the names that a student gives them, and in each
# folder mistakes.txt: a line `EXERCISE MISTAKE[+MISTAKE]` for every file.
set -eu
[ $# -ge 1 ] || { echo "usage: lay_out.sh FOLDER [single|double]" >&2; exit 2; }
corpus=$(cd "$(dirname "$0")" && pwd)
names=$corpus/../../student_template/ch08_attention
folder=$1
kinds=${2:-single double}
if [ -e "$folder/1" ]; then echo "$folder holds submissions already" >&2; exit 2; fi
for kind in $kinds; do
  for file in "$corpus/$kind"/*.cpp; do
    mistakes=$(basename "$file" .cpp)
    exercise=${mistakes##*.}
    mistakes=${mistakes%.*}
    name=$(basename "$names"/[0-9][0-9]_"$exercise".cpp)
    [ -f "$names/$name" ] || { echo "$file: no such exercise" >&2; exit 1; }
    k=1
    while [ -e "$folder/$k/$name" ]; do k=$((k + 1)); done
    mkdir -p "$folder/$k"
    cp "$file" "$folder/$k/$name"
    echo "$exercise $mistakes" >> "$folder/$k/mistakes.txt"
  done
done
