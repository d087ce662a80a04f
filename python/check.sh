#!/bin/sh
# Builds the wheel once, quickly, and runs the tests of the package in a virtual environment of their own (target/python-venv).
# What they need comes from PyPI the first time.
set -eu
cd "$(dirname "$0")/.."
venv=target/python-venv

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

# The profile of development: the rules are compiled well in it, and it shares what is built for the other tests.
rm -rf target/wheels
"$venv/bin/maturin" build --quiet --profile "${PROFILE:-dev}" --manifest-path python/Cargo.toml --interpreter "$venv/bin/python" --out target/wheels
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall target/wheels/boomtown-*.whl
"$venv/bin/python" -m mypy --config-file python/pyproject.toml --no-error-summary --cache-dir target/mypy -p boomtown
"$venv/bin/python" -m pytest -q -p no:cacheprovider python/tests "$@"
