//! `boomtown engine`: offers the rules of a game to other programs through a line protocol of JSON objects.
//!
//! `docs/engine.md` describes the protocol. [`Engine`] computes the answer to a line, without I/O; this file reads and writes the lines.

mod error;
mod fields;
mod lines;
mod machine;
mod verbs;

#[cfg(test)]
mod fuzz;

use std::io::{self, BufRead, Write};

use games::GameEntry;

use crate::common::{CommandError, CommandResult, Outcome, parse_game};
use lines::Lines;
use machine::{Engine, Next};

/// Offer a game's rules to other programs through standard input and output, one JSON object per line.
///
/// docs/engine.md describes the protocol.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game to offer.
    #[arg(value_parser = parse_game)]
    game: &'static GameEntry,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let engine = Engine::new(args.game, random_seed);
    match serve(engine, io::stdin().lock(), io::stdout().lock()) {
        // The other program has closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Outcome::Good),
        Err(error) => Err(CommandError::new(error)),
        Ok(()) => Ok(Outcome::Good),
    }
}

/// Answers requests line by line, as `boomtown engine` does, until the input ends or a request says `quit`.
///
/// ```
/// let game = games::built_in().find("circle-wagons").unwrap();
/// let mut answers = Vec::new();
/// boomtown::serve_engine(game, &b"{\"id\": 1, \"do\": \"new\", \"seed\": 7}\n"[..], &mut answers)?;
/// assert!(String::from_utf8_lossy(&answers).starts_with("{\"id\":1,\"ok\":{\"seats\":2"));
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// If the input cannot be read or the output cannot be written. A bad request is answered with an error instead.
pub fn serve_engine(game: &'static GameEntry, input: impl BufRead, output: impl Write) -> io::Result<()> {
    serve(Engine::new(game, random_seed), input, output)
}

/// Answers line by line until the input ends or a request says `quit`.
fn serve(mut engine: Engine, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        let (answer, next) = engine.answer(&line);
        writeln!(output, "{answer}")?;
        output.flush()?;
        if next == Next::Quit {
            break;
        }
    }
    Ok(())
}

/// A seed from the operating system.
fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    u64::from_le_bytes(bytes)
}
