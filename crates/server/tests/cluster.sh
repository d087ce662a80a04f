#!/bin/sh
# A PostgreSQL of its own for tests, in a folder that is gone when whoever started it is: it lives until standard input ends.
# sh cluster.sh FOLDER [SETTING=VALUE...]  Its socket is in the folder; "ready" is written when it takes connections. With STANDBY_OF set to the
# folder of another one it follows that one, under the name "standby"; with RESTORED_FROM set to a base backup it begins with a copy of it. A line on standard input asks for something: "restart" ends it as a crash
# does and starts it again ("ready"), "crash" only ends it ("crashed").
set -eu
folder=$1
shift
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
[ -n "$bin" ] || bin=$(dirname "$(command -v postgres)")
as=""
if [ "$(id -u)" -eq 0 ]; then
  # PostgreSQL refuses to run as root.
  chown postgres "$folder"
  as="setpriv --reuid=postgres --regid=postgres --clear-groups"
fi
if [ -n "${STANDBY_OF:-}" ]; then
  $as "$bin/pg_basebackup" --no-sync -d "host=$STANDBY_OF user=boomtown application_name=standby" -c fast -R -D "$folder/data" \
    >"$folder/initdb.log" 2>&1
elif [ -n "${RESTORED_FROM:-}" ]; then
  cp -R "$RESTORED_FROM" "$folder/data"
  [ -z "$as" ] || chown -R postgres "$folder/data"
elif [ ! -f "$folder/data/PG_VERSION" ]; then
  $as "$bin/initdb" --no-sync --auth=trust --username=boomtown --encoding=UTF8 --locale=C -D "$folder/data" >"$folder/initdb.log" 2>&1
fi
settings="-c listen_addresses= -c unix_socket_directories=$folder -c fsync=off -c max_connections=200 -c wal_level=replica"
for setting in "$@"; do settings="$settings -c $setting"; done
start() {
  # shellcheck disable=SC2086
  $as "$bin/postgres" -D "$folder/data" $settings >>"$folder/postgres.log" 2>&1 </dev/null &
  server=$!
  until "$bin/pg_isready" -q -h "$folder"; do
    kill -0 $server 2>/dev/null || { cat "$folder/postgres.log" >&2; exit 1; }
    sleep 0.1
  done
  echo ready
}
crash() {
  kill -QUIT $server
  wait $server || true
}
server=""
trap 'kill -QUIT $server 2>/dev/null; wait $server 2>/dev/null; rm -rf "$folder"' EXIT
start
while read -r word; do
  case $word in
    restart) crash; start ;;
    crash) crash; echo crashed ;;
  esac
done
