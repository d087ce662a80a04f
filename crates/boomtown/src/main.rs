//! The `boomtown` command with the built-in games.

use std::process::ExitCode;

fn main() -> ExitCode {
    boomtown::run(games::built_in())
}
