# make play   builds everything and starts the game in this terminal
# make test   runs every check
# make fuzz   looks for new trouble: property tests with other seeds and many more cases
# make bench  measures the engines

CARGO ?= cargo

.PHONY: play test fmt lint unit docs fuzz bench help

help:
	@sed -n 's/^# make/make/p' Makefile

play: need-cargo
	$(CARGO) run --release --quiet --bin boomtown -- play

test: need-cargo fmt lint unit docs

fmt:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --quiet -- -D warnings

# The same cases every time, so that a failure means a change. `make fuzz` looks elsewhere.
unit:
	PROPTEST_RNG_SEED=1858 $(CARGO) test --workspace --quiet

docs:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

fuzz: need-cargo
	PROPTEST_CASES=20000 $(CARGO) test --workspace --quiet

bench: need-cargo
	$(CARGO) bench --workspace
	$(CARGO) run --release --quiet --bin boomtown -- bench circle-wagons

.PHONY: need-cargo
need-cargo:
	@command -v $(CARGO) >/dev/null || { echo "Boomtown is built with Rust: install it from your system's packages or with rustup, then try again." >&2; exit 1; }
