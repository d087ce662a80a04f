# Builds the engine for the page: web/engine/dist/engine.wasm, and packed: engine.packed. `sh web/engine/build.sh [need|offer]`
#   need    installs what is missing, or fails (make site, make test)
#   offer   uses what is installed or what rustup can add quickly, or prints a line and skips the engine (make play)
# The standard library is built from source if that is available, by rustup's compiler or by Debian's: optimised for size, it makes the
# engine a tenth smaller.
set -eu
cd "$(dirname "$0")/../.."
wish="${1:-need}"
target=wasm32-unknown-unknown
out=web/engine/dist/engine.wasm
small=web/engine/dist/engine.packed
# A panic aborts without a message: nobody would read it in a page.
abort="-Zunstable-options -Cpanic=immediate-abort"
rustflags="-C symbol-mangling-version=v0 $abort -Zlocation-detail=none"
library="$("${RUSTC:-rustc}" --print sysroot 2>/dev/null || true)/lib/rustlib"

# A toolchain with the target: rustup's, with its own linker.
has_target() {
  [ -d "$library/$target/lib" ]
}

# The same with the source of the standard library, in a version that can build it optimised for size.
has_source() {
  has_target && [ -d "$library/src/rust/library" ] && RUSTC_BOOTSTRAP=1 "${RUSTC:-rustc}" $abort --print cfg >/dev/null 2>&1
}

# Debian's compiler for the web, which builds the standard library from its source.
has_debian() {
  [ -x /usr/bin/cargo ] && [ -x /usr/bin/rustc ] && command -v wasm-ld >/dev/null &&
    [ -d "$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust/library" ]
}

# `add_by_rustup target NAME`, `add_by_rustup component NAME`
add_by_rustup() {
  command -v rustup >/dev/null || return 1
  echo "Downloading Rust's $1 $2 with rustup (at most a minute)."
  timeout 60 rustup "$1" add "$2" >/dev/null 2>&1
}

add_by_debian() {
  command -v apt-get >/dev/null || return 1
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then sudo="sudo -n"; fi
  $sudo true 2>/dev/null && $sudo apt-get update -qq &&
    $sudo apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# Whoever wants to play sees what cargo does; in a test its lines would only hide others.
quiet=--quiet
if [ "$wish" = offer ]; then quiet=""; fi
small_std="-Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size"
profile="$quiet --profile page --target $target --target-dir target/page -p boomtown-browser"

build() {
  if has_source; then
    RUSTC_BOOTSTRAP=1 RUSTFLAGS="$rustflags" cargo build $profile $small_std
  elif has_debian; then
    # With its own search path, so that no other toolchain's compiler is used.
    PATH="/usr/bin:/bin" RUSTC_BOOTSTRAP=1 RUSTFLAGS="$rustflags -C linker=wasm-ld" /usr/bin/cargo build $profile $small_std
  elif has_target; then
    cargo build $profile
  else
    return 1
  fi
}

# Finds or installs a toolchain, with the source of the standard library if possible.
prepare() {
  if has_source || has_debian; then return; fi
  has_target || add_by_rustup target $target || true
  if has_target && add_by_rustup component rust-src && has_source; then return; fi
  if [ "$wish" = need ] && add_by_debian rustc-web cargo-web rust-web-src lld; then return; fi
  has_target
}

echo "Building the engine for the page. The first build takes about two minutes on two cores, later ones seconds."
if ! prepare; then
  echo "The engine for the page is skipped, so playing offline will not work. Building it needs Rust's target $target (rustup target add $target; Debian: rustc-web cargo-web rust-web-src lld)." >&2
  [ "$wish" = offer ] && exit 0
  exit 1
fi
build
made=target/page/$target/page/browser.wasm
mkdir -p web/engine/dist
# Merges equal functions and places similar ones side by side, where compression benefits most: that saves more than making each as
# small as possible. Removes the names of functions.
alike=target/page/alike.wasm
if [ ! -f $alike ] || [ "$made" -nt $alike ] || [ web/engine/build.sh -nt $alike ]; then
  node web/node_modules/binaryen/bin/wasm-opt "$made" -o $alike --all-features \
    --duplicate-function-elimination --dce --vacuum --remove-unused-brs --merge-blocks --rse --vacuum \
    --remove-unused-module-elements --duplicate-function-elimination --reorder-functions-by-name \
    --strip-debug --strip-producers --strip-target-features
fi
# Replaces a file only if it differs, because the client is rebuilt when the engine changes.
renew() {
  if cmp -s "$1" "$2"; then rm "$1"; else mv "$1" "$2"; fi
}
sorted=target/page/engine.sorted
(cd web && node engine/sort.mjs ../$alike ../target/page/engine.wasm ../$sorted)
renew target/page/engine.wasm $out
# Compressed here and decompressed in the page, so that every server sends few bytes, static ones too.
if ! command -v xz >/dev/null && { [ "$wish" = offer ] || ! add_by_debian xz-utils; }; then
  rm -f $small
  echo "The engine for the page is not compressed, and four times as large: compressing needs xz (Debian: xz-utils)." >&2
  [ "$wish" = offer ] && exit 0
  exit 1
fi
# Code is no multiple of anything: its bytes are guessed by the one before, a little, and not by their place.
xz --format=lzma --lzma1=preset=9e,lc=2,lp=0,pb=0,nice=273 -c $sorted >target/page/engine.packed
renew target/page/engine.packed $small
bytes=$(wc -c <$small)
echo "The engine for the page has $(echo "$bytes" | LC_ALL=C awk '{ printf "%.1f", $1 / 1024 }') KB ($bytes bytes)."
