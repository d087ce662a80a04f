#!/bin/sh
# Runs the tests of the package in a virtual environment of their own (target/python-venv), with the native part that
# `make built` has compiled. What they need comes from PyPI the first time; `sh python/check.sh fetch` does no more than that.
set -eu
cd "$(dirname "$0")/.."
venv=target/python-venv
packages=target/python

python=${PYTHON:-python3}
if ! "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 9))' 2>/dev/null; then
    echo "The package for Python is not checked: that takes Python 3.9 or newer with venv (Debian: python3-venv)."
    exit 0
fi

if ! "$venv/bin/python" -c 'import maturin, numpy, pytest, pettingzoo, gymnasium, mypy' 2>/dev/null; then
    echo "Fetching what the package for Python is tested with."
    "$python" -m venv "$venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
        'maturin>=1.7,<2' 'numpy>=1.22' 'pytest>=8' 'pettingzoo>=1.24' 'gymnasium>=1.0' 'mypy>=1.8'
fi
if [ "${1:-}" = fetch ]; then exit 0; fi

# The package as a wheel lays it out, around the native part of the build that all tests share. maturin would compile the rules once more
# for it (`make wheel` does); that it finds everything which belongs to the package is seen in an archive of the sources.
rm -rf $packages
mkdir -p $packages
cp -R python/boomtown $packages/boomtown
for native in target/debug/lib_boomtown.so target/debug/lib_boomtown.dylib; do
    if [ -f $native ]; then cp $native $packages/boomtown/_boomtown.abi3.so; fi
done
"$venv/bin/maturin" sdist --manifest-path python/Cargo.toml --out $packages >$packages/told 2>&1 || { cat $packages/told >&2; exit 1; }
tar -tzf $packages/boomtown-*.tar.gz >$packages/archived
(cd python && find boomtown src -type f ! -name '*.pyc') | while read -r file; do
    grep -q "/$file\$" $packages/archived || { echo "$file is not in the package for Python: see include in python/pyproject.toml" >&2; exit 1; }
done

export PYTHONPATH="$PWD/$packages" MYPYPATH="$PWD/$packages"
"$venv/bin/python" -m mypy --config-file python/pyproject.toml --no-error-summary --cache-dir target/mypy -p boomtown
"$venv/bin/python" -m pytest -q -p no:cacheprovider python/tests "$@"
