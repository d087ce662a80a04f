//! Runs bots on a separate thread, so that the screen stays responsive.

use std::error::Error;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Advice, Budget, Level};
use table::{AnyView, Seat};

use crate::common::registry;

/// A request to a bot.
pub(crate) struct BotRequest {
    pub(crate) game: &'static str,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) view: AnyView,
    pub(crate) seat: Seat,
    pub(crate) budget: Budget,
    pub(crate) wanted: Wanted,
}

/// The kind of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// A decision.
    Decision,
    /// A decision that was undone before: a random one among the nearly best.
    DecisionAnew,
    /// An evaluation of the choices, for a hint.
    Advice,
}

/// The answer of a bot.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum BotReply {
    /// The decision.
    Decision(String),
    /// The evaluation of the choices.
    Advice(Advice<String>),
}

impl BotReply {
    /// The chosen action.
    pub(crate) fn action(&self) -> &str {
        match self {
            BotReply::Decision(action) => action,
            BotReply::Advice(advice) => &advice.best().action,
        }
    }
}

/// A bot panicked, with this message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BotError(pub(crate) String);

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for BotError {}

/// The name of the threads on which bots think; a panic there is reported, not printed.
pub(crate) const BOT_THREAD: &str = "bot";

impl BotRequest {
    /// Thinks on the current thread.
    pub(crate) fn answer(&self) -> BotReply {
        let entry = registry().find(self.game).expect("games at this screen are in the registry");
        let mut bot = entry.bot(self.level, self.seed);
        match self.wanted {
            Wanted::Decision => BotReply::Decision(bot.choose(&self.view, self.seat, self.budget)),
            Wanted::DecisionAnew => {
                BotReply::Decision(bot.choose_anew(&self.view, self.seat, self.budget, self.seed))
            }
            Wanted::Advice => BotReply::Advice(entry.advise(&mut *bot, &self.view, self.seat, self.budget)),
        }
    }

    /// Thinks on a separate thread, and answers after `at_least` so that people can follow.
    pub(crate) fn think(
        self,
        at_least: Duration,
        tell: impl FnOnce(Result<BotReply, BotError>) + Send + 'static,
    ) {
        let began = Instant::now();
        let think = move || {
            let answer = catch_unwind(AssertUnwindSafe(|| self.answer()));
            thread::sleep(at_least.saturating_sub(began.elapsed()));
            tell(answer.map_err(|panic| BotError(reason(panic.as_ref()))));
        };
        thread::Builder::new()
            .name(BOT_THREAD.to_owned())
            .spawn(think)
            .expect("the system has room for one more thread");
    }
}

fn reason(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given").to_owned()
}
