//! The values of the columns beside a table's document, for both databases.

use serde::Serialize;
use table::{SaturatingAs, Seat};

use super::{LEVEL, Progress, SeatRow, TableDoc};
use crate::protocol::{Ending, Holder, Stage};

/// How long a request that created a table is remembered, in milliseconds: two days.
pub(super) const CREATIONS_KNOWN: u64 = 2 * 24 * 60 * 60 * 1000;

/// How many starts of a server are stored: no clock runs over more of them.
pub(super) const STARTS: i64 = 1_000;

/// The kind of a new table.
pub(super) fn kind(doc: &TableDoc) -> &'static str {
    if doc.imported {
        "import"
    } else if doc.ladder.is_some() {
        "ladder"
    } else if doc.is_for_bots() {
        "bots"
    } else {
        "table"
    }
}

/// The stage of a table.
pub(super) const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

/// The deciding seats, as digits.
pub(super) fn deciders(progress: &Progress) -> String {
    progress.deciders.iter().map(ToString::to_string).collect()
}

/// Parses such digits.
pub(super) fn seats(deciders: &str) -> Vec<Seat> {
    deciders.chars().filter_map(|digit| digit.to_string().parse::<Seat>().ok()).collect()
}

/// The people who have a table in their list: those who sit there, have a reserved seat, or are its host. Deleted people have no id
/// any more.
pub(super) fn holders(doc: &TableDoc) -> impl Iterator<Item = &str> {
    let seated = doc.seats.iter().filter_map(|seat| match &seat.holder {
        Holder::Person { id } | Holder::Program { owner: id } | Holder::BotAccount { id } => {
            Some(id.as_str())
        }
        _ => seat.kept_for.as_deref(),
    });
    seated.chain([doc.host.as_str()]).filter(|person| !person.is_empty())
}

/// The people named by a table without a seat there.
pub(super) fn named(doc: &TableDoc) -> impl Iterator<Item = &str> {
    let named = doc.moderation.sent_away.iter().chain(&doc.moderation.hidden);
    named.map(String::as_str).filter(|person| !person.is_empty())
}

/// A seat's result in a ladder game.
pub(super) struct LadderSeat<'a> {
    pub(super) seat: i64,
    pub(super) players: i64,
    pub(super) round: &'a str,
    pub(super) player: String,
    pub(super) place: i64,
    pub(super) forfeit: bool,
}

/// The results of the seats in a ladder game; empty until it is over, and without bots that were deleted.
pub(super) fn ladder_seats(doc: &TableDoc) -> Vec<LadderSeat<'_>> {
    let over = doc.stage == Stage::Over && doc.header.is_some();
    let Some(ladder) = doc.ladder.as_ref().filter(|_| over) else { return Vec::new() };
    let counts = match doc.ending {
        Some(Ending::Resigned { .. } | Ending::Played) => true,
        // All ran out of time at once.
        Some(Ending::Abandoned) => doc.seats.iter().any(|row| row.resigned),
        None => false,
    };
    if !counts {
        return Vec::new();
    }
    let points = doc.points.clone().unwrap_or_default();
    let place = |seat: Seat| match points.get(seat.index()) {
        _ if doc.winners.contains(&seat) => 1,
        Some(own) => 2.max(1 + points.iter().filter(|other| *other > own).count()),
        None => 2,
    };
    let players = doc.seats.iter().filter(|row| row.holder != Holder::Scripted).count();
    let player = |row: &SeatRow| match &row.holder {
        Holder::Bot { level } => Some(format!("{LEVEL}{level}")),
        Holder::BotAccount { id } => Some(id.clone()).filter(|id| !id.is_empty()),
        _ => None,
    };
    let row = |(seat, row): (Seat, &SeatRow)| {
        Some(LadderSeat {
            seat: seat.index().saturating_as::<i64>() + 1,
            players: players.saturating_as::<i64>(),
            round: &ladder.round,
            player: player(row)?,
            place: place(seat).saturating_as::<i64>(),
            forfeit: row.resigned,
        })
    };
    Seat::all(doc.seats.len()).zip(&doc.seats).filter_map(row).collect()
}

/// A part of a row as JSON.
pub(super) fn json(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("rows have only keys that are text")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_that_run_out_of_time_at_once_all_forfeit_and_a_game_that_was_broken_off_counts_for_nobody() {
        let results = |ending: &str, resigned: [bool; 2]| -> Vec<(String, i64, bool)> {
            let seat = |id: &str, resigned: bool| {
                format!(
                    r#"{{"holder":{{"kind":"bot_account","id":"{id}"}},"name":"","resigned":{resigned},"salt":""}}"#
                )
            };
            let seats = [seat("one", resigned[0]), seat("two", resigned[1])].join(",");
            let doc = format!(
                r#"{{"game":"carson-cards","options":{{}},"host":"","stage":"over","listed":false,"hints":false,"created":0,
                "seats":[{seats}],"header":{{}},"ending":{ending},"winners":[],"imported":false,"ladder":{{"round":"r"}}}}"#
            );
            let doc: TableDoc = serde_json::from_str(&doc).unwrap();
            ladder_seats(&doc).into_iter().map(|row| (row.player, row.place, row.forfeit)).collect()
        };
        let both = [("one".to_owned(), 2, true), ("two".to_owned(), 2, true)];
        assert_eq!(results(r#"{"kind":"abandoned"}"#, [true, true]), both);
        assert!(results(r#"{"kind":"abandoned"}"#, [false, false]).is_empty());
        let one = [("one".to_owned(), 2, true), ("two".to_owned(), 2, false)];
        assert_eq!(results(r#"{"kind":"resigned","seat":1}"#, [true, false]), one);
    }
}
