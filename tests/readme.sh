#!/bin/sh
# Does what the README says: readme.sh BUILD_FOLDER runs every command of its console blocks but the kit's, in
# order, in a folder that looks like the checkout, and makes the author's mistake that it shows.
set -eu
checkout=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "$1" && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
ln -s "$build" build
cp -r "$checkout/problems" "$checkout/reference" "$checkout/student_template" .
cp "$checkout/README.md" .
fail() { echo "README: $*" >&2; exit 1; }

sed -n '/^```console$/,/^```$/s/^\$ //p' README.md | grep -v '^\./kit' > commands
[ "$(wc -l < commands)" -ge 11 ] || fail "expected at least eleven commands, got $(wc -l < commands)"
while read -r command; do
  echo "\$ $command"
  # The start of a chapter is graded here: something is missing is the right answer.
  sh -c "$command" > output 2>&1 </dev/null || [ $? = 1 ] || { cat output; fail "failed: $command"; }
done < commands
for file in result.json result.timing.json full.json full.pack my.pack; do
  [ -s "$file" ] || fail "$file was not written"
done

sed -n '/^```text$/,/^```$/p' README.md | grep -v '^```' > expected
sed -i 's/sqrt(2) \* ln(2)}/sqr(2) * ln(2)}/' problems/ch08_attention/10_masked_attention.yaml
build/grader pack problems/ch08_attention -o broken.pack 2> output && fail "a broken problem file was packed"
sed -i 's/^grader: //' output
diff expected output || fail "the author's error is another one"
build/grader check problems/ch08_attention > output && fail "a broken problem file was found in order"
diff expected output || fail "the author's error is another one"

grep -o '](\([^)]*\))' README.md | tr -d '()]' | while read -r link; do
  [ -e "$checkout/$link" ] || fail "no such file: $link"
done
echo "README: all of it is so"
