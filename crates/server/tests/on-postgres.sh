# Runs the tests of the server again, on PostgreSQL, except those that look into the file of SQLite.
set -eu
[ -n "$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null)" ] || command -v postgres >/dev/null || exit 0
echo "== tests of the server on PostgreSQL"
skipped=$(sed 's/#.*//' "$(dirname "$0")/sqlite-only.txt" | tr -s '[:space:]' '\n' | sed '/^$/d; s/^/--skip /')
# shellcheck disable=SC2086
BOOMTOWN_TEST_DATABASE=postgres ${CARGO:-cargo} test --workspace --test server --quiet -- $skipped "$@"
