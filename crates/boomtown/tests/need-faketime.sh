# Installs faketime, which starts servers with wrong clocks, from the system's packages if it is missing. If that is not possible, the test
# is skipped with a message.
command -v faketime >/dev/null && exit 0
if command -v apt-get >/dev/null; then
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then sudo="sudo -n"; fi
  if $sudo true 2>/dev/null; then $sudo apt-get install -y -qq --no-install-recommends faketime >/dev/null 2>&1 && exit 0; fi
fi
echo "faketime cannot be installed: servers with wrong clocks are not tested." >&2
