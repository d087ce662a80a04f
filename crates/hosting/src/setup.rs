//! Sets up a game: options that match the seats, sealed dice, and the players' salts.

use games::GameEntry;
use protocol::{Mark, NewTable};
use serde_json::Value;
use table::dice::{SealedDice, Secret};
use table::{AnyGame, AnySession, Phrase, Player, SeatKind};

use crate::request_error::RequestError;

/// The longest contribution to the dice.
const LONGEST_SALT: usize = 200;

/// The options for as many players as there are seats.
///
/// # Errors
/// If the game does not allow them, or not for so many players.
pub fn fitting_options(game: &dyn AnyGame, new: &NewTable) -> Result<Value, RequestError> {
    let players = new.seats.len();
    let seat_kinds = game.seat_kinds(&new.options)?;
    let fits = seat_kinds.iter().filter(|kind| **kind == SeatKind::Player).count() == players;
    let options = if fits { new.options.clone() } else { game.with_players(&new.options, players)? };
    let options = game.check_options(&options)?;
    let seat_kinds = game.seat_kinds(&options)?;
    if seat_kinds.iter().filter(|kind| **kind == SeatKind::Player).count() == players {
        Ok(options)
    } else {
        Err(RequestError::not_now(Phrase::new("server-seats").with("count", players)))
    }
}

/// The name of a bot that the game has.
///
/// # Errors
/// If it has no such bot.
pub fn known_bot(game: &GameEntry, name: &str) -> Result<String, RequestError> {
    if game.has_bot(name) {
        return Ok(name.to_owned());
    }
    let known: Vec<&str> = game.bot_names().collect();
    Err(RequestError::malformed(format!("there is no bot '{name}'; there is {}", known.join(", "))))
}

/// Validates a player's contribution to the dice.
///
/// # Errors
/// If it is too long.
pub fn tidy_salt(salt: &str) -> Result<String, RequestError> {
    if salt.chars().count() > LONGEST_SALT {
        return Err(RequestError::invalid("server-long-salt"));
    }
    Ok(salt.chars().filter(|letter| !letter.is_control()).collect())
}

/// Checks that no two players chose the same mark.
///
/// # Errors
/// If two did.
pub fn check_marks(chosen: &[Option<Mark>]) -> Result<(), RequestError> {
    let chosen: Vec<Mark> = chosen.iter().flatten().copied().collect();
    let twice = |(index, mark): (usize, &Mark)| chosen[..index].contains(mark);
    if chosen.iter().enumerate().any(twice) {
        return Err(RequestError::not_now("server-mark-taken"));
    }
    Ok(())
}

/// Like `begin`, from a position of another game. The record says so, and nothing proves how it came about.
///
/// # Errors
/// If it is not a position of the game.
pub fn begin_from(
    game: &dyn AnyGame,
    position: &Value,
    secret: &Secret,
    salts: Vec<String>,
    players: Vec<Player>,
) -> Result<(Box<dyn AnySession>, SealedDice), RequestError> {
    let dice = SealedDice::new(secret, &salts, 0);
    let mut session = game.load(position)?;
    session.record_mut().seal(secret.commitment(), salts);
    session.record_mut().set_players(players);
    Ok((session, dice))
}

/// Begins a game with sealed dice. The record contains the players and their contributions to the dice.
///
/// # Errors
/// If the game does not allow the options.
pub fn begin(
    game: &dyn AnyGame,
    options: &Value,
    secret: &Secret,
    salts: Vec<String>,
    players: Vec<Player>,
) -> Result<(Box<dyn AnySession>, SealedDice), RequestError> {
    let mut dice = SealedDice::new(secret, &salts, 0);
    let mut session = game.begin(options, &mut dice)?;
    session.record_mut().seal(secret.commitment(), salts);
    session.record_mut().set_players(players);
    Ok((session, dice))
}
