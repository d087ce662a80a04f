//! A bot at the table: one of the registry, or an external program.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use bots::{AnyBot, Budget, processor_time};
use serde_json::json;
use table::{AnySession, Orders, Seat, Viewer};

use super::contender::{BotKind, Contender};
use super::plan::{Fixture, Occupant, Plan};
use crate::error::ProgramError;
use crate::program::Program;

/// A bot at the table.
pub(crate) struct Thinker {
    pub(crate) name: String,
    pub(crate) seed: u64,
    pub(crate) budget: Budget,
    /// The time that a program is told, in milliseconds.
    pub(crate) milliseconds: u64,
    /// How much longer than its budget a program may take.
    pub(crate) patience: Duration,
    /// Whether it leaves orders.
    pub(crate) leaves_orders: bool,
    /// Its current orders.
    pub(crate) orders: Option<Orders>,
    pub(crate) player: Player,
}

/// What plays at a seat.
pub(crate) enum Player {
    Bot(Box<dyn AnyBot>),
    /// A running program, or why it is not running.
    Program(Result<Program, ProgramError>),
}

/// Why there is no decision.
pub(crate) enum Failed {
    /// A built-in bot failed: the run ends.
    Bot(String),
    /// An external program failed: it loses the game.
    Program(String),
}

impl Thinker {
    /// The text form of the chosen action.
    pub(crate) fn choose(
        &mut self,
        session: &dyn AnySession,
        seat: Seat,
        actions: &[String],
    ) -> Result<String, Failed> {
        match &mut self.player {
            Player::Bot(bot) => {
                let view = session.bot_view(Viewer::Seat(seat));
                let budget = self.budget;
                // Whoever writes bots wants to know in which game one broke down. It is not asked again.
                let answer = catch_unwind(AssertUnwindSafe(|| bot.choose(&view, seat, budget)));
                answer.map_err(|_| Failed::Bot("panicked".to_owned()))
            }
            Player::Program(program) => {
                let request = json!({
                    "id": session.decisions() + 1,
                    "do": "choose",
                    "game": session.game().name(),
                    "rules": session.game().rules(),
                    "seat": seat,
                    "view": session.view(Viewer::Seat(seat)),
                    "actions": actions,
                    "ms": self.milliseconds,
                    "seed": self.seed,
                });
                let limit = Duration::from_millis(self.milliseconds) + self.patience;
                let program = program.as_mut().map_err(|error| Failed::Program(error.to_string()))?;
                program.ask(&request, limit).map_err(|error| Failed::Program(error.to_string()))
            }
        }
    }

    /// The clock that measures its thinking: CPU time for a built-in bot, wall-clock time for a program.
    pub(crate) fn clock(&self, begun: Instant) -> Duration {
        match self.player {
            Player::Bot(_) => processor_time().unwrap_or_else(|| begun.elapsed()),
            Player::Program(_) => begun.elapsed(),
        }
    }

    /// What an illegal answer means.
    pub(crate) fn refused(&self, why: String) -> Failed {
        match self.player {
            Player::Bot(_) => Failed::Bot(why),
            Player::Program(_) => Failed::Program(why),
        }
    }
}

/// The bot at a seat; `None` for a scripted seat.
pub(crate) fn thinker(plan: &Plan, fixture: Fixture, occupant: Occupant) -> Option<Thinker> {
    let Occupant::Bot(index) = occupant else { return None };
    let contender: &Contender = &plan.bots[index];
    let seed = Plan::bot_seed(fixture, index);
    let player = match &contender.kind {
        BotKind::Bot(name) => Player::Bot(
            plan.entry.bot_named(name, seed).expect("the bots were checked before the first game"),
        ),
        BotKind::Program(command) => Player::Program(Program::start(command)),
    };
    let milliseconds = contender.budget.milliseconds().unwrap_or_default();
    let (name, budget, patience) = (contender.name.clone(), contender.budget(), plan.patience);
    let leaves_orders = contender.orders;
    Some(Thinker { name, seed, budget, milliseconds, patience, leaves_orders, orders: None, player })
}
