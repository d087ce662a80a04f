//! Statistics of the finished games on this device.

use hosting::statistics::{Digest, Finished, Opponent, of_person, statistics};
use protocol::device::KeptTable;
use protocol::{Ending, Statistics};
use table::Seat;

use crate::doc::Doc;
use crate::table::DeviceTable;

/// The statistics of a player on this device. A game that cannot be restored does not affect the others.
pub(crate) fn of(name: &str, kept: &[KeptTable], older: bool) -> Statistics {
    let games: Vec<(Finished, Seat)> = kept.iter().filter_map(|kept| finished(name, kept)).collect();
    statistics(of_person(games::built_in(), &games), games.len(), 0, older)
}

/// A game that counts, and the caller's seat.
fn finished(name: &str, kept: &KeptTable) -> Option<(Finished, Seat)> {
    let (DeviceTable { doc, session, .. }, _) = DeviceTable::load(kept, 0).ok()?;
    let ended = matches!(doc.ending, Some(Ending::Played | Ending::Resigned { .. }));
    if !ended || doc.looked_ahead || doc.imported || doc.played_on.is_some() {
        return None;
    }
    let mine = seat_of(&doc, name)?;
    let finished = Finished {
        table: doc.id,
        game: doc.game,
        options: doc.options,
        over: doc.updated,
        seats: doc.seats.iter().map(|seat| Opponent::from(&seat.holder)).collect(),
        winners: doc.winners,
        digest: Digest::of(session.as_ref()),
    };
    Some((finished, mine))
}

/// The caller's seat: the only one of a person, or the one with the caller's name.
fn seat_of(doc: &Doc, name: &str) -> Option<Seat> {
    let mut people = (0..doc.seats.len()).filter(|&index| doc.seats[index].is_persons());
    let (first, second) = (people.next()?, people.next());
    match second {
        None => Some(Seat::new(first)),
        Some(_) => doc.seats.iter().position(|seat| seat.is_persons() && seat.name == name).map(Seat::new),
    }
}
