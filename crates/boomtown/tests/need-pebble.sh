# Installs pebble, an ACME server from which tests obtain certificates, from the system's packages if it is missing. If that is not
# possible, the test is skipped with a message.
if command -v pebble >/dev/null && command -v pebble-challtestsrv >/dev/null; then exit 0; fi
if command -v apt-get >/dev/null; then
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then sudo="sudo -n"; fi
  if $sudo true 2>/dev/null; then
    $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 pebble && exit 0
  fi
fi
echo "pebble is not installed: obtaining certificates is not tested. It is in Debian's packages." >&2
