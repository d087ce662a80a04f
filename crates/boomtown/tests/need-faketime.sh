# Servers whose clocks are wrong are started by faketime: the one that is there, or the system's package. Where there is no way to have it,
# that test is left out, and it says so.
command -v faketime >/dev/null && exit 0
if command -v apt-get >/dev/null; then
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then sudo="sudo -n"; fi
  if $sudo true 2>/dev/null; then $sudo apt-get install -y -qq --no-install-recommends faketime >/dev/null 2>&1 && exit 0; fi
fi
echo "faketime is not installed and cannot be: servers with wrong clocks are not tested." >&2
