//! How `boomtown play` starts: with the first page, with the set-up, at once, or with a saved game.

use super::Args;
use super::save_dir::Inventory;
use super::setup::{Defaults, Setup};
use crate::common::CommandError;
use crate::naming;
use words::Words;

/// How the program starts.
pub(crate) enum Start {
    /// With the first page: there is something to choose or to be reported.
    Welcome(Inventory, Option<Plan>),
    /// As the command line says.
    Now(Plan),
    /// With the saved game of this name.
    Resume(String),
}

/// What the command line asks for.
pub(crate) enum Plan {
    /// A game that can begin.
    Begin(Box<Setup>),
    /// A game whose seats are still open.
    SetUp(Box<Setup>),
}

impl Plan {
    /// The set-up as far as it is settled.
    pub(crate) const fn setup(&self) -> &Setup {
        match self {
            Plan::Begin(setup) | Plan::SetUp(setup) => setup,
        }
    }
}

/// Reads the command line and the saved games.
pub(crate) fn start(
    args: &Args,
    inventory: Inventory,
    defaults: &Defaults,
    words: &Words,
) -> Result<Start, CommandError> {
    let named = args.game.map(|entry| entry.game().name());
    let wanted = |name: &str| named.is_none_or(|named| named == name);
    let last = inventory.waiting.iter().find(|waiting| wanted(waiting.game.session().game().name()));
    if args.resume {
        let last = last.ok_or_else(|| CommandError::new(words.get("terminal-nothing-to-resume")))?;
        return Ok(Start::Resume(last.game.id().to_owned()));
    }
    let offer = (last.is_some() && !args.new) || !inventory.set_aside.is_empty();
    Ok(match plan(args, defaults, words)? {
        Some(plan) if !offer => Start::Now(plan),
        plan => Start::Welcome(inventory, plan),
    })
}

fn plan(args: &Args, defaults: &Defaults, words: &Words) -> Result<Option<Plan>, CommandError> {
    let Some(entry) = args.game else { return Ok(None) };
    let refuse = |bad| CommandError::new(naming::bad_start(&bad, words));
    let mut setup = Setup::new(entry.game(), defaults).map_err(refuse)?;
    if let Some(options) = &args.options {
        setup.set_options(options).map_err(refuse)?;
    }
    if let Some(players) = args.players {
        setup.set_players(players).map_err(refuse)?;
    }
    if !args.seats.is_empty() {
        setup.seat_named(&args.seats).map_err(refuse)?;
    }
    setup.check().map_err(refuse)?;
    let setup = Box::new(setup);
    Ok(Some(if args.seats.is_empty() { Plan::SetUp(setup) } else { Plan::Begin(setup) }))
}
