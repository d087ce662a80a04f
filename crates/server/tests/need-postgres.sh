# The tests of several servers need PostgreSQL: the one that is there, or the system's package. Where there is no way to have it they are
# left out, and that is said.
if [ -n "$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null)" ] || command -v postgres >/dev/null; then exit 0; fi
if command -v apt-get >/dev/null; then
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then sudo="sudo -n"; fi
  if $sudo true 2>/dev/null; then
    # A server of its own is started for the tests; none is to run beside it.
    $sudo mkdir -p /etc/postgresql-common
    echo "create_main_cluster = false" | $sudo tee /etc/postgresql-common/createcluster.conf >/dev/null
    $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends postgresql && exit 0
  fi
fi
echo "PostgreSQL is not installed and cannot be: several servers on one database are not tested." >&2
