#!/bin/bash
# A bare Debian 12 (base, git, ca-certificates) clones this checkout and runs `./kit demo` and `./kit test`.
# As root, with debootstrap and this machine's own package sources; some twenty minutes. FRESH_FOLDER keeps the
# system for the next time.
set -euo pipefail
checkout=$(cd "$(dirname "$0")/../.." && pwd)
[ "$(id -u)" = 0 ] || { echo "fresh_machine: skipped, needs root"; exit 0; }
command -v debootstrap >/dev/null || apt-get install -y -qq debootstrap >/dev/null
system=${FRESH_FOLDER:-$(mktemp -d)}

leave() {
  for mounted in proc sys dev; do umount -l "$system/$mounted" 2>/dev/null || true; done
  [ -n "${FRESH_FOLDER:-}" ] || rm -rf --one-file-system "$system"
}
trap leave EXIT

# Debian's own among the sources that apt reads here.
mirror=$(grep -rhE --include='*.sources' --include='*.list' '^(URIs:|deb )' /etc/apt/sources.list /etc/apt/sources.list.d \
  2>/dev/null | sed -E 's/^URIs: *//; s/^deb (\[[^]]*\] )?([^ ]+).*/\2/' | grep -m 1 -E '/debian/?$' || true)
[ -x "$system/usr/bin/git" ] ||
  debootstrap --variant=minbase --include=ca-certificates,git bookworm "$system" "$mirror" >/dev/null
cp -r /etc/apt/sources.list.d /etc/apt/apt.conf.d "$system/etc/apt/"
[ ! -d /usr/share/keyrings ] || cp -rn /usr/share/keyrings "$system/usr/share/"
for mounted in proc sys dev; do mount --rbind "/$mounted" "$system/$mounted"; done
cp /etc/resolv.conf /etc/hosts "$system/etc/"
rm -rf "$system/srv/project" && git clone -q "$checkout" "$system/srv/project"
for command in demo test; do
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=xterm LANG=C.UTF-8 \
    $(env | grep -iE '^(http|https|no)_proxy=' || true) \
    chroot "$system" bash -c "cd /srv/project && ./kit $command"
done
echo "fresh_machine: ./kit demo and ./kit test are green on a bare Debian 12"
