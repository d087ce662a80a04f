//! The game line by line: for screen readers, simple terminals and scripts.

pub(crate) mod command;
pub(crate) mod console;
mod game;
pub(crate) mod list;
mod own;
mod questions;

#[cfg(test)]
mod tests;

use std::io::{BufRead, Write, stdin, stdout};

use words::Words;

use self::console::{Console, Over};
use self::game::PlainGame;
use super::host::Host;
use super::setup::Defaults;
use super::start::{Plan, Start};
use crate::common::{CommandError, CommandResult, Outcome};

/// Plays line by line.
pub(crate) fn play(start: Start, host: Host, words: &Words, defaults: &Defaults) -> CommandResult {
    converse(&mut stdin().lock(), &mut stdout().lock(), start, host, words, defaults)
}

/// The same with whoever is at the other end.
fn converse(
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    start: Start,
    mut host: Host,
    words: &Words,
    defaults: &Defaults,
) -> CommandResult {
    let mut console = Console::new(input, output);
    let game = match start {
        Start::Resume(id) => Ok(host.resume(&id)),
        Start::Now(Plan::Begin(setup)) => Ok(host.begin(&setup, words)),
        Start::Now(Plan::SetUp(setup)) => {
            questions::set_up(&mut console, &host, *setup, words).map(|setup| host.begin(&setup, words))
        }
        Start::Welcome(inventory, plan) => {
            questions::welcome(&mut console, &mut host, &inventory, plan, words, defaults)
        }
    };
    let over = match game {
        Ok(Ok(game)) => PlainGame::new(game, host, words).play(&mut console),
        Ok(Err(error)) => return Err(CommandError::new(words.say(&error.phrase()))),
        Err(over) => Err(over),
    };
    match over {
        Ok(()) | Err(Over::Gone) => Ok(Outcome::Good),
        Err(Over::Failed(error)) => Err(CommandError::new(error)),
    }
}
