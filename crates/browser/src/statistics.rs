//! What the finished games of this device came to.

use hosting::statistics::{Digest, Finished, Opponent, of_person, statistics};
use protocol::device::KeptTable;
use protocol::{Ending, Statistics};
use table::Seat;

use crate::doc::Doc;
use crate::table::DeviceTable;

/// The statistics of a player of this device. A game that cannot be taken up again keeps nobody from the others.
pub(crate) fn of(name: &str, kept: &[KeptTable], older: bool) -> Statistics {
    let games: Vec<(Finished, Seat)> = kept.iter().filter_map(|kept| finished(name, kept)).collect();
    statistics(of_person(games::built_in(), &games), games.len(), 0, older)
}

/// A game that counts, and the seat of whoever asks.
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

/// The seat of whoever asks: the only one that a person holds, or the one with his name.
fn seat_of(doc: &Doc, name: &str) -> Option<Seat> {
    let mut people = (0..doc.seats.len()).filter(|&index| doc.seats[index].is_persons());
    let (first, second) = (people.next()?, people.next());
    match second {
        None => Some(Seat::new(first)),
        Some(_) => doc.seats.iter().position(|seat| seat.is_persons() && seat.name == name).map(Seat::new),
    }
}
