//! The `boomtown` command with the built-in games.

use std::process::ExitCode;

/// A server makes and drops thousands of small texts for every decision, on several threads: the system's allocator took a seventh of its
/// time for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    boomtown::run(games::built_in())
}
