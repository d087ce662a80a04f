//! The `boomtown` command with one more game.

use std::process::ExitCode;

fn main() -> ExitCode {
    match nim::registry() {
        Ok(registry) => boomtown::run(Box::leak(Box::new(registry))),
        Err(error) => {
            eprintln!("nim: {error}");
            ExitCode::from(2)
        }
    }
}
