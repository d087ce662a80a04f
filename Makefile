# make play          build everything, serve the games on this machine and open a browser
# make web           build the browser client, if it is out of date
# make site          write a folder with the client that any static web server can serve (SITE=folder)
# make test          run every check
# make wheel         build the Python package, into target/wheels/
# make fuzz          run the property tests with new seeds and many more cases
# make fuzz-targets  run every cargo-fuzz target in fuzz/ for a minute (needs cargo-fuzz)
# make soak          run the long tests, for hours: killed servers, racing servers, database failovers, fuzzing, the strength of bots, repeated browser tests
# make bench         measure the speed of the rules and of the server
# make package-check build each library crate from its package
# make dist          build the release archive and the Debian package, into target/dist/
# make dist-check    install, run, remove and purge the Debian package on a minimal system (as root; downloads the system)

CARGO ?= cargo
# In CI everything is built once: incremental builds and debug information only cost time.
ifdef CI
export CARGO_INCREMENTAL = 0
export CARGO_PROFILE_DEV_CODEGEN_UNITS = 1
export CARGO_PROFILE_DEV_DEBUG = none
endif
WEB_INSTALLED := web/node_modules/.package-lock.json

.PHONY: play how-long web web-with-engine site engine engine-if-easy test checks fmt deny fetched built unit docs package package-check python-fetch python-check wheel web-check web-lint web-unit e2e fuzz fuzz-targets soak bench dist dist-check help

help:
	@sed -n 's/^# make/make/p' Makefile

play: need-cargo how-long engine-if-easy web
	@echo "Building the server. The first build takes some minutes (about twelve on two cores), later ones seconds."
	$(CARGO) build --release --bin boomtown
	@$(CARGO) run --release --quiet --bin boomtown

how-long:
	@echo "First the engine for the page is built, then the page, then the server: about a quarter of an hour the first time, on two cores."

# Two jobs in parallel, each with its output in one piece; then the browser tests, alone.
test: need-cargo need-node
	@$(MAKE) --no-print-directory $(if $(findstring jobs,$(MAKEFLAGS)),,--jobs=2) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) IN_ORDER=1 checks
	@$(MAKE) --no-print-directory e2e

checks: fmt deny unit docs web-check python-fetch need-chromium package python-check

# Run one after the other what would otherwise wait for a lock: cargo's on target/, and the system's package manager's.
ifdef IN_ORDER
docs: unit
package: docs
need-chromium: engine
endif

fmt:
	@echo "== formatting"
	$(CARGO) fmt --all --check

# Builds the tests, the command and the native part of the Python package together, so that they share dependencies. Clippy is the
# compiler, so that lints need no second build; a warning fails the build.
LINTED := RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__

# Fetches every crate in the lock file, including those for other systems: some of the checks are offline and read all of them.
fetched: need-cargo
	$(CARGO) fetch --quiet --locked

built: fetched
	@echo "== building, with lints"
	$(LINTED) $(CARGO) build --workspace --all-targets

# Property tests run the same cases every time, so that a failure is caused by a change. `make fuzz` runs others.
unit: built
	@sh crates/boomtown/tests/need-pebble.sh
	@echo "== Rust tests"
	@sh crates/server/tests/need-postgres.sh
	@sh crates/boomtown/tests/need-faketime.sh
	PROPTEST_CASES=128 PROPTEST_RNG_SEED=1858 $(LINTED) $(CARGO) test --workspace --quiet

docs:
	@echo "== documentation"
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

# Checks licences, banned crates and sources, offline. A test (crates/boomtown/tests/commands/dependencies.rs) checks the same lists;
# cargo-deny, if it is installed, also reads licence files.
deny:
	@echo "== licences and sources"
	@if command -v cargo-deny >/dev/null; then $(CARGO) deny --offline check licenses bans sources; else echo "cargo-deny is not installed: only the test 'dependencies' checks the lists"; fi

# Packages each library crate, offline and without building it. `package-check` also builds each from its package, as a dependent would.
LIBRARIES := table circle-wagons carson-cards carson-city bots review games words arena observe

package: fetched
	@echo "== packages"
	$(CARGO) package --quiet --no-verify --allow-dirty --offline $(LIBRARIES:%=-p boomtown-%)

package-check: fetched
	@echo "== packages, each built from its contents"
	$(CARGO) package --quiet --allow-dirty --offline $(LIBRARIES:%=-p boomtown-%)

# Tests the Python package in its own virtual environment; skipped with a message if Python is not installed.
python-fetch:
	@sh python/check.sh fetch

python-check: built python-fetch
	@echo "== Python package"
	@sh python/check.sh

# Builds the Python package for release; needs maturin (pip install maturin).
wheel: need-cargo
	@command -v maturin >/dev/null || { echo "Building wheels needs maturin: install it with 'pip install maturin', then try again." >&2; exit 1; }
	maturin build --release --manifest-path python/Cargo.toml --out target/wheels

# Builds the engine for the page: rules, bots and records as WebAssembly. It may need another compiler, so cargo decides what is up to
# date.
engine: need-cargo $(WEB_INSTALLED)
	@MAKEFLAGS= sh web/engine/build.sh need

engine-if-easy: need-cargo $(WEB_INSTALLED)
	@MAKEFLAGS= sh web/engine/build.sh offer

# The folder can be served by any static web server, below any path.
SITE ?= site

site: web-with-engine
	cd web && node engine/site.mjs "$(abspath $(SITE))"

# Builds the client with the engine. A second make sees the files that building the engine has changed.
web-with-engine: engine
	@$(MAKE) --no-print-directory web

# Builds the browser client if one of its sources has changed.
WEB_SOURCES := $(shell find web/src web/public crates/words/locales web/engine/dist -type f 2>/dev/null) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

web: web/dist/index.html

web/dist/index.html: $(WEB_INSTALLED) $(WEB_SOURCES)
	@echo "Building the browser client (less than a minute)."
	cd web && npm run --silent build
	@touch $@

# `install` and not `ci`: the lock file names the native packages of the platform it was written on; other platforms add theirs.
$(WEB_INSTALLED): web/package.json web/package-lock.json | need-node
	@echo "Installing the dependencies of the browser client."
	cd web && npm install --no-audit --no-fund
	@touch $@

web-check: web-lint web-unit

web-lint: web-with-engine
	@echo "== browser client: format, lints, types, sizes"
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check && npm run --silent size

# Needs the native build too: one test compares the engine in the page with it.
web-unit: web-with-engine built
	@echo "== browser client: unit tests"
	cd web && npm run --silent test

# Browser tests, against a real server.
e2e: web-with-engine need-chromium built
	@echo "== browser tests"
	cd web && npm run --silent e2e

fuzz: need-cargo
	PROPTEST_CASES=20000 $(CARGO) test --workspace --quiet

# Sanitizers need a nightly toolchain, or a stable one with this variable.
FUZZ := RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run
FUZZ_SECONDS ?= 60

fuzz-targets: need-cargo
	@command -v cargo-fuzz >/dev/null || { echo "Fuzzing needs cargo-fuzz: install it with 'cargo install cargo-fuzz', then try again." >&2; exit 1; }
	$(CARGO) run --quiet --manifest-path fuzz/Cargo.toml --features messages --example seeds
	for target in record position options action; do $(FUZZ) $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; done
	for target in device_requests message delta; do $(FUZZ) --features messages $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; done
	$(FUZZ) --features engine engine_lines -- -max_total_time=$(FUZZ_SECONDS)

# How often each of the two kill tests kills the server.
KILLS ?= 500
# How often the failover test lets a standby take over under load.
FAILOVERS ?= 50

soak: need-cargo fuzz package-check web-with-engine need-chromium
	@sh crates/server/tests/need-postgres.sh
	BOOMTOWN_KILLS=$(KILLS) $(CARGO) test --workspace --test serve killed_
	@sh crates/server/tests/on-postgres.sh
	BOOMTOWN_RACES=100000 $(CARGO) test --workspace --test together of_decisions
	BOOMTOWN_FAILOVERS=$(FAILOVERS) $(CARGO) test --workspace --test serve a_synchronous_standby
	$(CARGO) test --workspace --test bots -- --ignored
	$(CARGO) test -p boomtown-review --lib oracle -- --ignored
	cd web && LONG=1 npm run --silent e2e -- --repeat-each 5

bench: need-cargo
	$(CARGO) bench --workspace
	$(CARGO) run --release --quiet --bin boomtown -- bench circle-wagons
	$(CARGO) run --release --quiet --bin boomtown -- bench serve

dist: need-cargo web-with-engine
	$(CARGO) build --profile dist --locked --bin boomtown
	@sh packaging/dist.sh

# Tests the package on a minimal system: install, start with the unit's command, play, remove, purge. Needs root and debootstrap, and
# downloads the system (DEBIAN_MIRROR names a mirror); BARE_SYSTEM names a folder to keep it in for the next run.
dist-check: dist
	python3 packaging/debian/check.py "$$(ls -t target/dist/boomtown_*.deb | head -n 1)" $(BARE_SYSTEM)

.PHONY: need-cargo need-node need-chromium
need-node:
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null || { echo "Building the browser client needs Node 20.19 or newer: install it from your system's packages or from nodejs.org, then try again." >&2; exit 1; }

need-chromium:
	@sh web/e2e/need-chromium.sh

need-cargo:
	@command -v $(CARGO) >/dev/null || { echo "Building Boomtown needs Rust: install it from your system's packages or with rustup, then try again." >&2; exit 1; }
