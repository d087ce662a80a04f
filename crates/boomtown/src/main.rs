//! The `boomtown` command with the built-in games.

use std::process::ExitCode;

/// A server allocates and frees thousands of small strings for every decision, on several threads; the system's allocator took a
/// seventh of its CPU time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    boomtown::run(games::built_in())
}
