# Installs PostgreSQL, which the tests of several servers need, from the system's packages if it is missing. If that is not possible, they
# are skipped with a message.
if [ -n "$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null)" ] || command -v postgres >/dev/null; then exit 0; fi
if command -v apt-get >/dev/null; then
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then sudo="sudo -n"; fi
  if $sudo true 2>/dev/null; then
    # Tests start their own server, so none should be started by the package.
    $sudo mkdir -p /etc/postgresql-common
    echo "create_main_cluster = false" | $sudo tee /etc/postgresql-common/createcluster.conf >/dev/null
    $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends postgresql && exit 0
  fi
fi
echo "PostgreSQL cannot be installed: several servers on one database are not tested." >&2
