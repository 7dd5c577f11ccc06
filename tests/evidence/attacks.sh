#!/bin/bash
# All attacks, the seldom ones too: five times over at both levels with the other core busy, then as every kind of
# user that there is here, and inside a chroot. Before that, at rlimits, where nothing guards: what each of them
# achieves there. Half an hour and more; as root, else only what a user can try. attacks.sh ROUNDS: fewer rounds.
set -euo pipefail
rounds=${1:-5}
cd "$(dirname "$0")/../.."
attacks=$PWD/build/tests/attacks/grader_attacks

# The other core is never idle.
sh -c 'while :; do :; done' &
busy=$!
# A folder with hard links to the system's programs: a chroot needs no copy of them, and gets no mounts but /proc.
system=$(mktemp -d -p "${CHROOT_PARENT:-/var/tmp}")
leave() {
  kill "$busy" 2>/dev/null || true
  umount "$system/proc" 2>/dev/null || true
  rm -rf --one-file-system "$system"
}
trap leave EXIT

say() { printf '\n== %s\n' "$*"; }
perform() { "$attacks" --log_level=message --color_output=no "$@" || { status=$?; [ "$status" = 77 ] || exit "$status"; }; }

make_chroot() {
  chmod 755 "$system"  # cases run as another user
  mkdir -p "$system"/{proc,dev,tmp,var/tmp,etc,root,run} "$system$PWD"
  chmod 1777 "$system/tmp" "$system/var/tmp"
  cp -al /usr "$system/" 2>/dev/null || cp -a /usr "$system/"
  for name in bin sbin lib lib64; do [ ! -L "/$name" ] || cp -a "/$name" "$system/"; done
  cp -a /etc/alternatives /etc/ld.so.cache /etc/passwd /etc/group /etc/nsswitch.conf "$system/etc/"
  mkdir -p "$system/dev/shm" && chmod 1777 "$system/dev/shm"
  for device in null zero urandom; do cp -a "/dev/$device" "$system/dev/"; done
  mount -t proc proc "$system/proc"
  cp -a build "$system$PWD/"
  cp -a tests "$system$PWD/"
}

say "What they achieve where nothing guards"
if [ "$(id -u)" = 0 ]; then "$attacks" --color_output=no -- rlimits all | grep -E ': .' | cut -c 1-150; fi
for round in $(seq "$rounds"); do
  say "Round $round of $rounds: namespaces, then Landlock"
  perform -- namespaces all
  perform -- landlock user all
done
if [ "$(id -u)" = 0 ]; then
  say "Namespaces by a user without privileges, then Landlock by root"
  perform -- namespaces user all
  perform -- landlock all
  say "Landlock inside a chroot, by root and by a user without privileges"
  make_chroot
  for who in '' user; do
    chroot "$system" "$attacks" --log_level=message --color_output=no -- landlock all $who
  done
fi
say "attacks: done"
