#!/bin/sh
# Every file compiles without others before it, and without warnings: the build of the preset `dev`, anew.
set -eu
cd "$(dirname "$0")/../.."
cmake --preset dev --fresh >/dev/null
cmake --build build-dev --clean-first
