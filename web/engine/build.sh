# Builds the engine for the page: web/engine/dist/engine.wasm, and packed: engine.lzma. `sh web/engine/build.sh [need|offer]`
#   need    installs what is missing, and fails if it cannot (make site, make test)
#   offer   uses what is there or what rustup adds at once, and says in one line if there is nothing (make play)
# Where both compilers are there Debian's is taken: it builds the standard library for size too, which is a tenth of the whole.
set -eu
cd "$(dirname "$0")/../.."
wish="${1:-need}"
target=wasm32-unknown-unknown
out=web/engine/dist/engine.wasm
small=web/engine/dist/engine.lzma
# The standard library is built for size too, and what cannot go on ends without a word: no text of a panic is ever read in a page.
rustflags="-C linker=wasm-ld -C symbol-mangling-version=v0 -Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none"

# A toolchain that has the target: rustup's own, with its own linker.
has_target() {
  library="$("${RUSTC:-rustc}" --print sysroot 2>/dev/null)/lib/rustlib/$target/lib"
  [ -d "$library" ]
}

# Debian's compiler for the web, which builds the standard library from its source.
has_debian() {
  [ -x /usr/bin/cargo ] && [ -x /usr/bin/rustc ] && command -v wasm-ld >/dev/null &&
    [ -d "$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust/library" ]
}

add_by_rustup() {
  command -v rustup >/dev/null && timeout 60 rustup target add $target >/dev/null 2>&1
}

add_by_debian() {
  command -v apt-get >/dev/null || return 1
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then sudo="sudo -n"; fi
  $sudo true 2>/dev/null && $sudo apt-get update -qq &&
    $sudo apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

build() {
  if has_debian; then
    # On its own search path, so that no other toolchain's compiler is taken.
    PATH="/usr/bin:/bin" RUSTC_BOOTSTRAP=1 RUSTFLAGS="$rustflags" /usr/bin/cargo build --quiet --profile page \
      -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size --target $target --target-dir target/page -p boomtown-browser
  elif has_target; then
    cargo build --quiet --profile page --target $target --target-dir target/page -p boomtown-browser
  else
    return 1
  fi
}

if ! has_debian && ! has_target && ! add_by_rustup; then
  if [ "$wish" = offer ] || ! add_by_debian rustc-web cargo-web rust-web-src lld; then
    echo "The engine for the page is left out, so playing without a network is too: it is built with Rust's target $target (rustup target add $target; Debian: rustc-web cargo-web rust-web-src lld)." >&2
    [ "$wish" = offer ] && exit 0
    exit 1
  fi
fi
build
made=target/page/$target/page/browser.wasm
mkdir -p web/engine/dist
# Functions that are alike become one, and those made from the same code stand side by side, where gzip sees what they have in common:
# that is worth more than to make each as small as can be. Names of functions have served then.
packed=target/page/engine.wasm
if [ ! -f $packed ] || [ "$made" -nt $packed ]; then
  node web/node_modules/binaryen/bin/wasm-opt "$made" -o $packed --all-features \
    --duplicate-function-elimination --dce --vacuum --remove-unused-brs --merge-blocks --rse --vacuum \
    --remove-unused-module-elements --duplicate-function-elimination --reorder-functions-by-name \
    --strip-debug --strip-producers --strip-target-features
fi
# Only what differs is new: the client is built anew when the engine is.
cmp -s $packed $out || cp $packed $out
# Packed here and unpacked in the page, so that every server, one for files too, sends as little. Code is no multiple of anything: its
# bytes are guessed by the one before and not by their place.
if ! command -v xz >/dev/null && { [ "$wish" = offer ] || ! add_by_debian xz-utils; }; then
  rm -f $small
  echo "The engine for the page is not packed, and four times as large: packing takes xz (Debian: xz-utils)." >&2
  [ "$wish" = offer ] && exit 0
  exit 1
fi
if [ ! -f $small ] || [ $out -nt $small ]; then
  xz --format=lzma --lzma1=preset=9e,lc=4,lp=0,pb=0,nice=273 -c $out >target/page/engine.lzma
  mv target/page/engine.lzma $small
fi
echo "The engine for the page has $(($(wc -c <$small) / 1024)) KB."
