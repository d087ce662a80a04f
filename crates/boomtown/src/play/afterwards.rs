//! Actions after a game, on the screen and line by line: a review, hints at past positions, continuing from one.

use ::review::{Progress, Review, Settings};
use bots::{Budget, Level};
use games::Hint;
use table::{AnySession, Phrase, Player, Record, ResumeError, Seat, Viewer};
use words::Words;

use super::local_player::LocalPlayer;
use super::thinking::{BotReply, BotRequest, Wanted};
use crate::common::registry;

/// The bot that replaces people when somebody else continues their game.
const STAND_IN: Level = Level::Marshal;

/// Whether there is something to review: the game is over, or somebody resigned.
pub(crate) fn can_be_reviewed(session: &dyn AnySession) -> bool {
    session.standings().is_some() || session.record().gave_up().is_some()
}

/// Reviews a game, decision by decision; returns `None` if `go_on` returns false in between.
pub(crate) fn review(
    record: &Record,
    mut go_on: impl FnMut(Progress) -> bool,
) -> Result<Option<Review>, ResumeError> {
    let entry = registry().find(record.game()).expect("games at this screen are in the registry");
    let mut reviewing = entry.review(record, Settings::default())?;
    while let Some(progress) = reviewing.step() {
        if !go_on(progress) {
            return Ok(None);
        }
    }
    Ok(Some(reviewing.finish()))
}

/// The deciding seat of a position; the first one in turn order if there are several.
pub(crate) fn decider(session: &dyn AnySession) -> Option<Seat> {
    session.turn().or_else(|| session.deciders().lowest())
}

/// The request to the strongest bot for a hint in a position of a finished game.
pub(crate) fn hint_question(then: &dyn AnySession, seat: Seat, budget: Budget) -> BotRequest {
    BotRequest {
        game: then.game().name(),
        level: Level::BEST,
        seed: then.decisions() as u64,
        view: then.bot_view(Viewer::Seat(seat)),
        seat,
        budget,
        wanted: Wanted::Advice,
    }
}

/// The hint in words: what the bot would do.
pub(crate) fn hint_told(then: &dyn AnySession, seat: Seat, action: &str, words: &Words) -> String {
    let offer = then.offers(seat).into_iter().find(|offer| offer.action == action);
    let choice = offer.map_or_else(|| action.to_owned(), |offer| words.say(&offer.phrase));
    words.say(&Phrase::new("terminal-past-hint").with("seat", seat).with("choice", choice))
}

/// The reasons for a bot's answer.
pub(crate) fn reasons(then: &dyn AnySession, seat: Seat, reply: &BotReply) -> Vec<Phrase> {
    let BotReply::Advice(advice) = reply else { return Vec::new() };
    Hint::of(then, seat, advice).map_or_else(Vec::new, |hint| hint.reasons)
}

/// The players when a recorded game is continued from a position: the viewer, or else the deciding seat, is a person; the others
/// are bots.
pub(crate) fn players_on(then: &dyn AnySession, viewer: Viewer) -> Option<Vec<LocalPlayer>> {
    let person = viewer.seat().or_else(|| decider(then))?;
    let recorded = then.record().players();
    let holder = |seat: Seat| {
        let player = recorded.get(seat.index());
        let held = player.and_then(LocalPlayer::of);
        match held {
            Some(LocalPlayer::Scripted) => LocalPlayer::Scripted,
            _ if seat == person => LocalPlayer::Person(person_name(player)),
            Some(bot @ LocalPlayer::Bot(_)) => bot,
            _ => LocalPlayer::Bot(STAND_IN),
        }
    };
    Some(Seat::all(then.seats()).map(holder).collect())
}

/// The name of a person who held the seat; empty for a bot.
fn person_name(player: Option<&Player>) -> String {
    let held = player.and_then(LocalPlayer::of);
    match held {
        Some(LocalPlayer::Person(name)) => name,
        _ => String::new(),
    }
}
