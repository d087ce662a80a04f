#!/bin/sh
# Writes the release artefacts to target/dist/: an archive with the program, its manual and completions, and a Debian package. Called by
# `make dist`, which has built the program.
set -eu
cd "$(dirname "$0")/.."
program=target/dist/boomtown
version=$("$program" --version | cut -d ' ' -f 2)
machine=$(uname -m)
stage=target/dist/stage
rm -rf "$stage"

share=$stage/usr/share
mkdir -p "$stage/usr/bin" "$stage/etc/boomtown" "$stage/usr/lib/systemd/system" "$stage/usr/lib/sysusers.d" "$share/man/man1" \
  "$share/doc/boomtown/monitoring" "$share/bash-completion/completions" "$share/zsh/vendor-completions" "$share/fish/vendor_completions.d"
install -m 755 "$program" "$stage/usr/bin/boomtown"
# It may contain passwords; postinst lets the server read it.
install -m 640 packaging/boomtown.toml "$stage/etc/boomtown/boomtown.toml"
install -m 644 packaging/systemd/boomtown.service packaging/systemd/boomtown.socket "$stage/usr/lib/systemd/system/"
install -m 644 packaging/systemd/boomtown.sysusers "$stage/usr/lib/sysusers.d/boomtown.conf"
install -m 644 packaging/monitoring/* "$share/doc/boomtown/monitoring/"
install -m 644 docs/hosting.md docs/serving.md CHANGELOG.md "$share/doc/boomtown/"
install -m 644 LICENSE "$share/doc/boomtown/copyright"
node packaging/licences.mjs | gzip -9n > "$share/doc/boomtown/licences.txt.gz"
"$program" manual "$share/man/man1"
gzip -9n "$share"/man/man1/*.1
"$program" completions bash > "$share/bash-completion/completions/boomtown"
"$program" completions zsh > "$share/zsh/vendor-completions/_boomtown"
"$program" completions fish > "$share/fish/vendor_completions.d/boomtown.fish"

archive=target/dist/boomtown-$version-$machine-linux.tar.gz
tar --create --gzip --file "$archive" --owner 0 --group 0 --directory "$stage" .
echo "$archive"

if command -v dpkg-deb > /dev/null; then
  architecture=$(dpkg --print-architecture)
  # The program needs the C library of the system that it was linked on, or a newer one.
  libc=$(dpkg-query --show --showformat '${Version}' libc6 | cut -d - -f 1)
  mkdir -p "$stage/DEBIAN"
  sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@LIBC@/$libc/" packaging/debian/control > "$stage/DEBIAN/control"
  echo /etc/boomtown/boomtown.toml > "$stage/DEBIAN/conffiles"
  install -m 755 packaging/debian/postinst packaging/debian/prerm packaging/debian/postrm "$stage/DEBIAN/"
  package=target/dist/boomtown_${version}_$architecture.deb
  dpkg-deb --root-owner-group --build "$stage" "$package" > /dev/null
  echo "$package"
fi
