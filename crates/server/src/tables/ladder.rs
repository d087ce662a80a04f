//! Tables of the public ladder: only bots, with a time limit per decision; a bot that exceeds it loses.

use std::collections::HashMap;

use games::GameEntry;
use serde_json::Value;
use table::dice::Secret;

use super::setup::{Origin, StartPosition, Terms, seat_row, unplayed};
use crate::chance;
use crate::config::Config;
use crate::error::ApiError;
use crate::protocol::{AtZero, ClockRules, Holder, Pace, Rest};
use crate::storage::{LadderPlace, NewTableRow};

/// A game of a round.
pub(crate) struct LadderGameWish<'a> {
    pub(crate) game: &'a str,
    pub(crate) options: &'a Value,
    /// The position with which it begins.
    pub(crate) position: &'a Value,
    pub(crate) round: &'a str,
    /// The players, in seat order.
    pub(crate) holders: Vec<Holder>,
}

/// A random set-up with which all games of a round begin. The dice after it differ, so one game says nothing about another.
pub(crate) fn start_position(entry: &GameEntry, options: &Value) -> Result<Value, ApiError> {
    let secret = Secret::new(chance::bytes());
    let (session, _) = hosting::begin(entry.game(), options, &secret, Vec::new(), Vec::new())?;
    Ok(session.position())
}

/// The table for a game of a round; `names` are those of bot accounts.
pub(crate) fn ladder_table(
    config: &Config,
    wish: LadderGameWish<'_>,
    names: &HashMap<String, String>,
) -> Result<NewTableRow, ApiError> {
    let seconds = config.ladder.seconds;
    let clock = ClockRules {
        bank: seconds,
        increment: seconds,
        cap: Some(seconds),
        grace: 0,
        rest: Rest::default(),
        holidays: false,
        race: None,
        at_zero: AtZero::Forfeit,
    };
    let start = StartPosition {
        from: Origin::Ladder,
        game: wish.game.to_owned(),
        options: wish.options.clone(),
        position: wish.position.clone(),
    };
    let terms = Terms {
        game: wish.game.to_owned(),
        options: wish.options.clone(),
        host: String::new(),
        listed: false,
        hints: false,
        pace: Pace::Evening,
        clock: Some(clock),
        bots_welcome: false,
        start: Some(start),
        ladder: Some(LadderPlace { round: wish.round.to_owned() }),
    };
    let seats = wish.holders.into_iter().map(|holder| seat_row(holder, String::new())).collect();
    unplayed(config, terms, seats, |id| names.get(id).cloned())
}
