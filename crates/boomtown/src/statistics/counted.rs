//! Reads finished games from their records, as far as they count.

use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

use hosting::statistics::{Digest, Finished, Opponent};
use table::record::Start;
use table::{AnySession, Record, SaturatingAs as _, Seat};

use crate::common::{self, CommandError};
use crate::play::local_player::LocalPlayer;

/// A finished game, and the names of its players.
pub(super) struct Counted {
    pub(super) finished: Finished,
    names: Vec<String>,
}

impl Counted {
    /// The seat of the player with this name, or else of the only person.
    pub(super) fn seat_of(&self, name: Option<&str>) -> Option<Seat> {
        let is_person = |seat: &Seat| self.finished.seats[seat.index()] == Opponent::Person;
        let mut seats = Seat::all(self.finished.seats.len()).filter(|seat| match name {
            Some(name) => self.names[seat.index()].to_lowercase() == name.to_lowercase(),
            None => is_person(seat),
        });
        let first = seats.next();
        first.filter(|_| seats.next().is_none())
    }
}

/// Reads a game from its record; `None` if it does not count.
pub(super) fn read(file: &Path) -> Result<Option<Counted>, CommandError> {
    let (record, _) = common::read_record(file)?;
    if record.looked_ahead() || matches!(record.start(), Start::Position(_)) {
        return Ok(None);
    }
    let entry = common::game(record.game()).map_err(|failure| CommandError::file(file, failure))?;
    let (session, _) = entry.game().resume(&record).map_err(|error| CommandError::file(file, error))?;
    let Some(winners) = winners(&*session) else { return Ok(None) };
    let finished = Finished {
        table: file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default(),
        game: record.game().to_owned(),
        options: record.options().clone(),
        over: written(file),
        seats: opponents(&record, session.seats()),
        winners,
        digest: Digest::of(&*session),
    };
    let mut names: Vec<String> = record.players().iter().map(|player| player.name.clone()).collect();
    names.resize(session.seats(), String::new());
    Ok(Some(Counted { finished, names }))
}

/// The winners; `None` if the game is not over.
fn winners(session: &dyn AnySession) -> Option<Vec<Seat>> {
    match (session.standings(), session.record().gave_up()) {
        (Some(standings), _) => Some(standings.winners().collect()),
        (None, Some(loser)) => Some(Seat::all(session.seats()).filter(|&seat| seat != loser).collect()),
        (None, None) => None,
    }
}

fn opponents(record: &Record, seats: usize) -> Vec<Opponent> {
    let opponent = |seat: Seat| match record.players().get(seat.index()).map(LocalPlayer::of) {
        Some(Some(LocalPlayer::Bot(level))) => Opponent::Bot(level.name().to_owned()),
        Some(Some(LocalPlayer::Scripted)) => Opponent::Scripted,
        Some(Some(LocalPlayer::Person(_))) => Opponent::Person,
        Some(None) | None => Opponent::Program,
    };
    Seat::all(seats).map(opponent).collect()
}

/// When a file was written, in milliseconds since 1970.
fn written(file: &Path) -> u64 {
    let modified = fs::metadata(file).and_then(|about| about.modified()).ok();
    let since = modified.and_then(|at| at.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| since.as_millis().saturating_as::<u64>())
}
