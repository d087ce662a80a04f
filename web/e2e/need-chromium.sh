# The tests in the browser need Chromium: the one that is there, or the system's packages. Debian has the old headless browser as well, with
# which most tests are quicker.
for candidate in "${CHROMIUM:-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
  if [ -n "$candidate" ] && [ -x "$candidate" ]; then exit 0; fi
done
if command -v apt-get >/dev/null; then
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then sudo="sudo -n"; fi
  if $sudo true 2>/dev/null; then
    $sudo apt-get update -qq
    for packages in "chromium chromium-headless-shell" chromium; do
      # One word for each package.
      # shellcheck disable=SC2086
      $sudo apt-get install -y -qq --no-install-recommends $packages && exit 0
    done
  fi
fi
echo "The tests in the browser need Chromium: install it from your system's packages, or name another with CHROMIUM=/path/to/it." >&2
exit 1
