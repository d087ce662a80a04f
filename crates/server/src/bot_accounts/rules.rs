//! The rules by which a bot accepts invitations.

use games::Registry;
use table::SaturatingAs;

use crate::error::ApiError;
use crate::protocol::{BotClocks, BotHosts, BotRules, Holder};
use crate::storage::{BotRow, TableDoc};

/// At how many tables a bot can play at once.
const MOST_AT_ONCE: u8 = 8;
/// How many friends a bot can have.
const MOST_FRIENDS: usize = 100;

/// The stored rules of a bot. Unreadable ones become the strictest possible, so the owner must set them again.
pub(super) fn read_rules(row: &BotRow) -> BotRules {
    let strict = || BotRules { who: BotHosts::Owner, ..BotRules::default() };
    serde_json::from_str(&row.rules).unwrap_or_else(|_| strict())
}

/// Validates rules.
pub(crate) fn check_rules(games: &Registry, rules: &BotRules) -> Result<(), ApiError> {
    if let Some(unknown) = rules.games.iter().chain(&rules.ladder).find(|game| games.find(game).is_none()) {
        return Err(ApiError::malformed(format!("there is no game '{unknown}'")));
    }
    let (least, most) = rules.players;
    if least < 1 || least > most {
        return Err(ApiError::malformed("players must be the minimum and the maximum, such as [2, 4]"));
    }
    if !(1..=MOST_AT_ONCE).contains(&rules.at_once) {
        return Err(ApiError::malformed(format!("a bot can play at 1 to {MOST_AT_ONCE} tables at once")));
    }
    if rules.friends.len() > MOST_FRIENDS {
        return Err(ApiError::malformed(format!("a bot can have at most {MOST_FRIENDS} friends")));
    }
    Ok(())
}

/// Why a bot declines a new table, if it does.
pub(super) fn refusal(bot: &BotRow, rules: &BotRules, host: &str, doc: &TableDoc) -> Option<&'static str> {
    let players = doc.seats.iter().filter(|row| row.holder != Holder::Scripted).count();
    let (least, most) = rules.players;
    let other_bot = |holder: &Holder| match holder {
        Holder::Bot { .. } => true,
        Holder::BotAccount { id } => *id != bot.id,
        _ => false,
    };
    if !rules.welcomes(&bot.owner, host) {
        Some("bots-not-for-you")
    } else if !(rules.games.is_empty() || rules.games.contains(&doc.game)) {
        Some("bots-other-game")
    } else if !(least..=most).contains(&players.saturating_as::<u8>()) {
        Some("bots-other-players")
    } else if !rules.with_bots && doc.seats.iter().any(|row| other_bot(&row.holder)) {
        Some("bots-no-other-bots")
    } else {
        match (rules.clocks, &doc.clock) {
            (BotClocks::With, None) => Some("bots-needs-clock"),
            (BotClocks::Without, Some(_)) => Some("bots-no-clock"),
            _ => None,
        }
    }
}
