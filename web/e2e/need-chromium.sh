# Installs Chromium, which the browser tests need, from the system's packages if it is missing. Debian also has the old headless browser,
# in which most tests are quicker.
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
echo "The browser tests need Chromium: install it from your system's packages, or set CHROMIUM=/path/to/it." >&2
exit 1
