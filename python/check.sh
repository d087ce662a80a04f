#!/bin/sh
# Runs the tests of the Python package in a virtual environment (target/python-venv), with the package installed as a wheel around the
# native part that `make built` has compiled. Dependencies come from PyPI the first time; `sh python/check.sh fetch` only installs them.
set -eu
cd "$(dirname "$0")/.."
venv=target/python-venv
packed=target/python

python=${PYTHON:-python3}
if ! "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 9))' 2>/dev/null; then
    echo "The Python package is not tested: that needs Python 3.9 or newer with venv (Debian: python3-venv)."
    exit 0
fi

needed='maturin>=1.7,<2 numpy>=1.22 pytest>=8 pettingzoo>=1.24 gymnasium>=1.0 mypy>=1.8'
optional='open_spiel>=1.5'
if [ "$(cat $venv/fetched 2>/dev/null)" != "$needed $optional" ]; then
    echo "Installing what the tests of the Python package need."
    "$python" -m venv "$venv"
    # One word for each requirement.
    # shellcheck disable=SC2086
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check $needed
    # Building OpenSpiel from source takes an hour, and there is not a wheel for every Python.
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --only-binary :all: "$optional" ||
        echo "OpenSpiel has no wheel for this Python: its adapter is not tested."
    echo "$needed $optional" >$venv/fetched
fi
if [ "${1:-}" = fetch ]; then exit 0; fi

rm -rf $packed
mkdir -p $packed
for library in target/debug/lib_boomtown.so target/debug/lib_boomtown.dylib; do
    if [ -f $library ]; then built=$library; fi
done
: "${built:?the native part is not built: 'make built' does that}"
wheel=$("$venv/bin/python" python/pack.py "$built" $packed)
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall "$wheel"

# Checks that maturin would include every file of the package, in a source archive.
"$venv/bin/maturin" sdist --manifest-path python/Cargo.toml --out $packed >$packed/told 2>&1 || { cat $packed/told >&2; exit 1; }
tar -tzf $packed/boomtown-*.tar.gz >$packed/archived
(cd python && find boomtown src -type f ! -name '*.pyc') | while read -r file; do
    grep -q "/$file\$" $packed/archived || { echo "$file is not in the Python package: see include in python/pyproject.toml" >&2; exit 1; }
done

"$venv/bin/python" -m mypy --config-file python/pyproject.toml --no-error-summary --cache-dir target/mypy -p boomtown
# Whether the stubs say what the native part has.
"$venv/bin/python" -m mypy.stubtest --mypy-config-file python/pyproject.toml boomtown._boomtown >$packed/stubs 2>&1 || { cat $packed/stubs >&2; exit 1; }
"$venv/bin/python" -m pytest -q -p no:cacheprovider python/tests "$@"
