#!/bin/sh
# lay_out.sh FOLDER lays the styles out as whole submissions FOLDER/<style>: what a style's base.txt names supplies the
# files that the style lacks.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
into=${1:?usage: lay_out.sh FOLDER}

for style in "$here"/*/; do
  to=$into/$(basename "$style")
  mkdir -p "$to"
  if [ -f "$style/base.txt" ]; then
    base=$(head -n 1 "$style/base.txt")
    [ -d "$here/../submissions/$base" ] || { echo "$style: no base '$base'" >&2; exit 1; }
    cp "$here/../submissions/$base"/*.?pp "$to"
  fi
  cp "$style"/*.?pp "$to"
done
