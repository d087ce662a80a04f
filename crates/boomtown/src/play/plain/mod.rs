//! The game line by line: for screen readers, simple terminals and scripts.

pub(crate) mod afterwards;
pub(crate) mod command;
pub(crate) mod console;
mod game;
pub(crate) mod list;
mod own;
mod questions;

#[cfg(test)]
mod tests;

use std::io::{BufRead, Write, stdin, stdout};

use bots::Budget;
use table::{AnySession, Viewer};
use words::Words;

use self::afterwards::{Afterwards, Wish};
use self::command::Vocabulary;
use self::console::{Console, Over};
use self::game::PlainGame;
use super::afterwards::players_on;
use super::host::Host;
use super::local_game::{LocalGame, PlayedOn};
use super::local_player::recorded_names;
use super::setup::{Defaults, THINK_MILLIS};
use super::start::{Plan, Start};
use super::tell;
use crate::common::{self, CommandError, CommandResult, Outcome};

/// Plays line by line.
pub(crate) fn play(start: Start, host: Host, words: &Words, defaults: &Defaults) -> CommandResult {
    converse(&mut stdin().lock(), &mut stdout().lock(), start, host, words, defaults)
}

/// Plays line by line with these streams.
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
        Ok(Ok(game)) => play_all(game, &mut host, words, &mut console),
        Ok(Err(error)) => return Err(CommandError::new(words.say(&error.phrase()))),
        Err(over) => Err(over),
    };
    outcome(over)
}

/// Steps through a recorded game line by line; it can be reviewed, and continued from any position.
pub(crate) fn replay(
    session: &dyn AnySession,
    viewer: Viewer,
    at: usize,
    host: &mut Host,
    words: &Words,
) -> CommandResult {
    let (mut input, mut output) = (stdin().lock(), stdout().lock());
    let mut console = Console::new(&mut input, &mut output);
    let over = step_through(session, viewer, at, host, words, &mut console);
    outcome(over)
}

fn step_through(
    session: &dyn AnySession,
    viewer: Viewer,
    at: usize,
    host: &mut Host,
    words: &Words,
    console: &mut Console<'_>,
) -> Result<(), Over> {
    let vocabulary = Vocabulary::of(words);
    let named = common::words(words.language()).with_names(recorded_names(session.record(), words));
    let budget = Budget::millis(THINK_MILLIS);
    let at = at.min(session.decisions());
    console.say(tell::head(session, &named))?;
    console.say_all(tell::past(session, at, viewer, &named))?;
    let mut afterwards = Afterwards::new(session, viewer, &named, &vocabulary, budget).looking_at(at);
    let Wish::PlayOn(at) = afterwards.converse(console)? else { return Ok(()) };
    let then = session.look_back(at);
    let Some(holders) = players_on(&*then, viewer) else { return Ok(()) };
    match host.play_on(&PlayedOn { then, holders, think_millis: THINK_MILLIS }, words) {
        Ok(game) => play_all(game, host, words, console),
        Err(error) => console.say(words.say(&error.phrase())),
    }
}

/// Plays a game, and those that are continued from it.
fn play_all(game: LocalGame, host: &mut Host, words: &Words, console: &mut Console<'_>) -> Result<(), Over> {
    let mut next = Some(game);
    while let Some(game) = next {
        next = PlainGame::new(game, host, words).play(console)?;
    }
    Ok(())
}

fn outcome(over: Result<(), Over>) -> CommandResult {
    match over {
        Ok(()) | Err(Over::Gone) => Ok(Outcome::Good),
        Err(Over::Failed(error)) => Err(CommandError::new(error)),
    }
}
