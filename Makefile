# make play   builds everything, serves the games on this machine and opens a browser
# make web    builds the browser client, if it is not up to date
# make site   writes a folder that any server for files can serve, to play there without a server of ours
# make test   runs every check
# make wheel  builds the package for Python, in target/wheels/
# make fuzz   looks for new trouble: property tests with other seeds and many more cases (fuzz/ has targets for cargo-fuzz)
# make fuzz-targets  runs every target of fuzz/ for a minute (needs cargo-fuzz)
# make soak   runs for hours: a thousand kills of the server, a hundred thousand decisions that two servers take at the same moment, fifty databases that fail over, the search for new trouble, whether more time makes the best bots stronger, every test in the browser five times
# make bench  measures the engines and the server
# make package-check  builds each library crate from its package
# make dist   what is given away of a release: an archive and a Debian package, in target/dist/
# make dist-check   the package on a bare system: installed, started, played on, removed (as root; fetches the system)

CARGO ?= cargo
# Where everything is built once and thrown away, keeping what a second build or a debugger would need only costs time.
ifdef CI
export CARGO_INCREMENTAL = 0
export CARGO_PROFILE_DEV_CODEGEN_UNITS = 1
export CARGO_PROFILE_DEV_DEBUG = none
endif
WEB_INSTALLED := web/node_modules/.package-lock.json

.PHONY: play web web-with-engine site engine engine-if-easy test checks fmt deny built unit docs package package-check python-fetch python-check wheel web-check web-lint web-unit e2e fuzz fuzz-targets soak bench dist dist-check help

help:
	@sed -n 's/^# make/make/p' Makefile

play: need-cargo engine-if-easy web
	@echo "Building the server. The first time takes some minutes (about twelve on two cores); after that it is a matter of seconds."
	$(CARGO) build --release --bin boomtown
	@$(CARGO) run --release --quiet --bin boomtown

# Two things side by side, each told in one piece when it is done; then the browser, which has the machine to itself.
test: need-cargo need-node
	@$(MAKE) --no-print-directory $(if $(findstring jobs,$(MAKEFLAGS)),,--jobs=2) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) IN_ORDER=1 checks
	@$(MAKE) --no-print-directory e2e

checks: fmt deny unit docs web-check python-fetch need-chromium package python-check

# When everything is checked: cargo does one thing after the other in target/, and a system installs one package after the other.
ifdef IN_ORDER
docs: unit
package: docs
need-chromium: engine
endif

fmt:
	@echo "== formatting"
	$(CARGO) fmt --all --check

# The tests, the command and the native part of the package for Python, in one build, so that they share what they are made of. It is
# clippy that compiles, so that the lints cost no second build: what it complains about ends the build.
LINTED := RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__

built: need-cargo
	@echo "== building, with lints"
	$(LINTED) $(CARGO) build --workspace --all-targets

# The same cases every time, so that a failure means a change. `make fuzz` looks elsewhere.
unit: built
	@sh crates/boomtown/tests/need-pebble.sh
	@echo "== tests in Rust"
	@sh crates/server/tests/need-postgres.sh
	@sh crates/boomtown/tests/need-faketime.sh
	PROPTEST_CASES=128 PROPTEST_RNG_SEED=1858 $(LINTED) $(CARGO) test --workspace --quiet

docs:
	@echo "== documentation"
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

# Licences, banned crates and sources, without a network. A test (crates/boomtown/tests/commands/dependencies.rs) checks the same lists; cargo-deny also reads licence files, where it is installed (building it takes minutes).
deny:
	@echo "== licences and sources"
	@if command -v cargo-deny >/dev/null; then $(CARGO) deny --offline check licenses bans sources; else echo "cargo-deny is not installed: the test 'dependencies' checks the lists alone"; fi

# Each library crate can be packaged; without a network, and without building it again. `package-check` builds each from its package alone,
# as somebody who depends on it would.
LIBRARIES := table circle-wagons carson-cards carson-city bots review games words arena observe

package:
	@echo "== packages"
	$(CARGO) package --quiet --no-verify --allow-dirty --offline $(LIBRARIES:%=-p boomtown-%)

package-check: need-cargo
	@echo "== packages, each built from what is in it"
	$(CARGO) package --quiet --allow-dirty --offline $(LIBRARIES:%=-p boomtown-%)

# The package for Python, in a virtual environment that it makes itself; skipped with a word where there is no Python.
python-fetch:
	@sh python/check.sh fetch

python-check: built python-fetch
	@echo "== the package for Python"
	@sh python/check.sh

# The package as it is given away. It takes maturin (pip install maturin).
wheel: need-cargo
	@command -v maturin >/dev/null || { echo "Wheels are built by maturin: install it with 'pip install maturin', then try again." >&2; exit 1; }
	maturin build --release --manifest-path python/Cargo.toml --out target/wheels

# The engine for the page: the rules, bots and records, compiled for the browser. Built by another compiler where this one cannot, so
# cargo itself says what is up to date.
engine: need-cargo $(WEB_INSTALLED)
	@echo "Building the engine for the page (a few minutes the first time)."
	@MAKEFLAGS= sh web/engine/build.sh need

engine-if-easy: need-cargo $(WEB_INSTALLED)
	@MAKEFLAGS= sh web/engine/build.sh offer

# Any server for files can serve it, below any path.
SITE ?= site

site: web-with-engine
	cd web && node engine/site.mjs "$(abspath $(SITE))"

# The client with the engine in it: make looks anew for what has changed.
web-with-engine: engine
	@$(MAKE) --no-print-directory web

# The browser client: built once for everything that changed.
WEB_SOURCES := $(shell find web/src web/public crates/words/locales web/engine/dist -type f 2>/dev/null) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

web: web/dist/index.html

web/dist/index.html: $(WEB_INSTALLED) $(WEB_SOURCES)
	@echo "Building the browser client (less than a minute)."
	cd web && npm run --silent build
	@touch $@

# `install` and not `ci`: the lock file holds the native parts of the platform on which it was written, and others add theirs.
$(WEB_INSTALLED): web/package.json web/package-lock.json | need-node
	@echo "Fetching what the browser client is built with."
	cd web && npm install --no-audit --no-fund
	@touch $@

web-check: web-lint web-unit

web-lint: web-with-engine
	@echo "== the browser client: form, types, sizes"
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check && npm run --silent size

# One of them compares the engine of the page with the one of this machine.
web-unit: web-with-engine built
	@echo "== the browser client: tests"
	cd web && npm run --silent test

# In a real browser against the real server.
e2e: web-with-engine need-chromium built
	@echo "== in a real browser"
	cd web && npm run --silent e2e

fuzz: need-cargo
	PROPTEST_CASES=20000 $(CARGO) test --workspace --quiet

# Sanitizers need a nightly toolchain, or this switch of the stable one.
FUZZ := RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run
FUZZ_SECONDS ?= 60

fuzz-targets: need-cargo
	@command -v cargo-fuzz >/dev/null || { echo "The targets are run by cargo-fuzz: install it with 'cargo install cargo-fuzz', then try again." >&2; exit 1; }
	$(CARGO) run --quiet --manifest-path fuzz/Cargo.toml --features messages --example seeds
	for target in record position options action; do $(FUZZ) $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; done
	for target in device_requests message delta; do $(FUZZ) --features messages $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; done
	$(FUZZ) --features engine engine_lines -- -max_total_time=$(FUZZ_SECONDS)

# How often each of the two tests that kill the server does so.
KILLS ?= 500
# How often a standby takes over from its database under load.
FAILOVERS ?= 50

soak: need-cargo fuzz package-check web-with-engine need-chromium
	@sh crates/server/tests/need-postgres.sh
	BOOMTOWN_KILLS=$(KILLS) $(CARGO) test --workspace --test serve killed_
	@sh crates/server/tests/on-postgres.sh
	BOOMTOWN_RACES=100000 $(CARGO) test --workspace --test together of_decisions
	BOOMTOWN_FAILOVERS=$(FAILOVERS) $(CARGO) test --workspace --test serve a_synchronous_standby
	$(CARGO) test --workspace --test bots -- --ignored
	$(CARGO) test --workspace --test oracle -- --ignored
	cd web && LONG=1 npm run --silent e2e -- --repeat-each 5

bench: need-cargo
	$(CARGO) bench --workspace
	$(CARGO) run --release --quiet --bin boomtown -- bench circle-wagons
	$(CARGO) run --release --quiet --bin boomtown -- bench serve

dist: need-cargo web-with-engine
	$(CARGO) build --profile dist --locked --bin boomtown
	@sh packaging/dist.sh

# The package on a bare system: installed, started as its unit says, played on, removed, purged. It takes root and debootstrap, and fetches
# the system (DEBIAN_MIRROR names another mirror); BARE_SYSTEM names a folder that keeps it for the next time.
dist-check: dist
	python3 packaging/debian/check.py "$$(ls -t target/dist/boomtown_*.deb | head -n 1)" $(BARE_SYSTEM)

.PHONY: need-cargo need-node need-chromium
need-node:
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null || { echo "The browser client is built with Node 20.19 or newer: install it from your system's packages or from nodejs.org, then try again." >&2; exit 1; }

need-chromium:
	@sh web/e2e/need-chromium.sh

need-cargo:
	@command -v $(CARGO) >/dev/null || { echo "Boomtown is built with Rust: install it from your system's packages or with rustup, then try again." >&2; exit 1; }
