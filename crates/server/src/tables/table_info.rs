//! The description of a table for a given viewer.

use std::collections::HashMap;

use hosting::{ViewerKind, shared, viewers};
use table::dice::Secret;
use table::{Seat, Seats};

use super::audience::Audience;
use super::live_table::{LiveTable, name_of};
use super::presence::{Presence, is_present};
use super::resign::left_to;
use super::server_time::ServerTime;
use crate::people::Identity;
use crate::protocol::{
    Ending, Glance, Holder, LogLine, Moment, Said, SeatInfo, Stage, TableInfo, settle_marks,
};
use crate::storage::{Progress, SeatRow, TableDoc, TableSummary};

/// The largest number of log lines in a summary.
const MOST_LINES: u32 = 40;

impl LiveTable {
    /// The table from a viewpoint.
    pub(super) fn info(&self, viewpoint: Seats, audience: &Audience) -> TableInfo {
        let present = |holder: &Holder| audience.holds(holder);
        let commitment = self.commitment.map(|commitment| commitment.to_string());
        let name = |row: &SeatRow| self.name_of(row);
        let server_time = audience.presence.server_time();
        let mut info =
            info(&self.id, &self.doc, &self.progress, viewpoint, commitment, present, name, server_time);
        info.said = self.remarks.back().map_or(0, |remark| remark.said.number);
        if self.doc.stage == Stage::Playing {
            for seat in &mut info.seats {
                seat.replaceable_at = self.replaceable_at(seat.seat, &audience.presence);
                seat.bot_decisions = self.bot_decisions(seat.seat).map_or(0, |(_, count)| count);
            }
        }
        info
    }

    /// When a bot may be proposed for the holder of a seat, in milliseconds since 1970.
    fn replaceable_at(&self, seat: Seat, presence: &Presence) -> Option<u64> {
        let asked = self.progress.deciders.contains(&seat);
        Some(presence.server_time().now() + self.replaceable_in(seat, presence).filter(|_| asked)?)
    }

    /// The current game for a kind of viewer.
    pub(super) fn moment(&self, kind: ViewerKind) -> Option<Moment> {
        let session = self.session()?;
        let undo = |seat: Seat| self.undo_plan(session, seat);
        let ahead = |seat: Seat| self.doc.seats.get(seat.index())?.ahead.told();
        Some(hosting::moment(
            session,
            self.doc.asked(session),
            self.doc.stage,
            self.progress.version,
            kind,
            undo,
            ahead,
        ))
    }

    /// The game after this many decisions: to look at, not to act in.
    pub(crate) fn moment_at(&self, who: &Identity, decisions: usize) -> Option<Moment> {
        hosting::at(self.session()?, self.progress.version, self.seats_of(who), decisions)
    }

    /// The lines of the log from this index on.
    pub(crate) fn log_from(&self, viewpoint: Seats, first: u32) -> Vec<LogLine> {
        let lines = |session| hosting::lines_from(session, self.doc.stage, viewpoint, first);
        let mut lines = self.session().map_or_else(Vec::new, lines);
        for seat in viewpoint.iter().filter(|seat| seat.index() < self.doc.seats.len()) {
            self.doc.seats[seat.index()].ahead.mark(seat, &mut lines);
        }
        lines
    }

    /// The whole log.
    pub(crate) fn log(&self, who: &Identity) -> Vec<LogLine> {
        self.log_from(self.seats_of(who), 0)
    }

    /// A summary of the table, with what happened after this many decisions, or after the caller's own last decision if that was
    /// later.
    pub(crate) fn glance(&self, who: &Identity, since: Option<u32>) -> Option<Glance> {
        let session = self.session()?;
        let mine = self.seats_of(who);
        let decisions = self.progress.decisions;
        let is_own = |after: &u32| mine.contains(session.decision(*after as usize - 1).0);
        let own = (1..=decisions).rev().find(is_own).unwrap_or(0);
        let seen = since.unwrap_or(0).max(own).max(decisions.saturating_sub(MOST_LINES));
        Some(Glance {
            decisions,
            // Where several share a screen, none of them sees what only one may know.
            view: session.view_json(viewers(shared(mine))[0]).into(),
            log: self.log_from(mine, seen + 1),
        })
    }

    /// What a client that has seen everything up to version `since` still has: how many lines of the log are valid, and which chat
    /// messages it may have missed.
    pub(super) fn missed(&self, since: Option<u64>) -> (u32, Vec<Said>) {
        let since = since.filter(|&since| since <= self.progress.version);
        let heard = |remark: &&crate::storage::RemarkRow| since.is_none_or(|since| remark.version >= since);
        let shown = self.remarks.iter().filter(heard).filter(|remark| !self.is_hidden(&remark.said.id));
        let said = shown.map(|remark| remark.said.clone()).collect();
        (since.map_or(0, |since| self.standing_since(since)), said)
    }

    fn standing_since(&self, since: u64) -> u32 {
        self.game.as_ref().map_or(0, |game| hosting::standing_since(&game.cuts, since))
    }
}

/// A table in a list, as somebody may know it; `there` are the connected people, `names` the names of its players.
pub(crate) fn slice_info(
    slice: &TableSummary,
    person: Option<&str>,
    there: &[Identity],
    names: &HashMap<String, String>,
    presence: &Presence,
) -> TableInfo {
    let theirs = |seat: &Seat| {
        let holder = &slice.doc.seats[seat.index()].holder;
        person.is_some() && super::live_table::player_of(holder) == person
    };
    let viewpoint = Seat::all(slice.doc.seats.len()).filter(theirs).collect();
    let secret = slice.doc.secret.as_ref().and_then(|secret| secret.parse::<Secret>().ok());
    let commitment = secret.map(|secret| secret.commitment().to_string());
    let present = |holder: &Holder| is_present(holder, there.iter(), presence);
    let name = |row: &SeatRow| name_of(row, |id| names.get(id).cloned());
    let said = slice.said;
    TableInfo {
        said,
        ..info(
            &slice.id,
            &slice.doc,
            &slice.progress,
            viewpoint,
            commitment,
            present,
            name,
            presence.server_time(),
        )
    }
}

#[expect(
    clippy::too_many_arguments,
    reason = "it is what a table in memory and one in a list have in common"
)]
fn info(
    id: &str,
    doc: &TableDoc,
    progress: &Progress,
    viewpoint: Seats,
    commitment: Option<String>,
    present: impl Fn(&Holder) -> bool,
    name: impl Fn(&SeatRow) -> String,
    server_time: &ServerTime,
) -> TableInfo {
    let shown = |seat: Seat| {
        let rules = doc.clock.as_ref().filter(|_| doc.stage == Stage::Playing)?;
        Some(server_time.at(doc, |now| progress.clocks.shown(rules, seat, now)))
    };
    let chosen: Vec<_> = doc.seats.iter().map(|row| row.mark).collect();
    let marks = settle_marks(&chosen);
    let seat_info = |(seat, row): (Seat, &SeatRow)| SeatInfo {
        seat,
        mark: marks[seat.index()],
        holder: row.holder.clone(),
        name: name(row),
        present: present(&row.holder),
        resigned: row.resigned,
        stands_in_for: row.stands_in_for.clone(),
        kept_for: row.kept_for.clone(),
        replaceable_at: None,
        bot_decisions: 0,
        asked_at: progress.clocks.of(seat).since.map(|since| server_time.wall(since)),
        clock: shown(seat),
    };
    TableInfo {
        id: id.to_owned(),
        game: doc.game.clone(),
        options: doc.options.clone(),
        stage: doc.stage,
        listed: doc.listed,
        hints: doc.hints,
        pace: doc.pace,
        clock: doc.clock.clone(),
        host: doc.host.clone(),
        seats: Seat::all(doc.seats.len()).zip(&doc.seats).map(seat_info).collect(),
        yours: viewpoint.iter().collect(),
        deciders: progress.deciders.clone(),
        decisions: progress.decisions,
        created: doc.created,
        updated: progress.updated,
        points: doc.points.clone(),
        ending: doc.ending.clone(),
        winners: winners(doc),
        rematch: doc.rematch.clone(),
        rematch_of: doc.rematch_of.clone(),
        commitment,
        imported: doc.imported,
        dice: doc.dice.clone(),
        said: 0,
        chat_closed: doc.moderation.chat_closed,
        hidden: doc.moderation.hidden.clone(),
        undo_asked: doc.undo_asked.clone(),
        takeover: doc.takeover.clone(),
        happenings: doc.happenings.clone(),
        looked_ahead: doc.looked_ahead,
        played_on: doc.played_on.clone(),
        with_fewer: doc.with_fewer.clone(),
        from_device: doc.from_device,
        moved_to: None,
        bots_welcome: doc.bots_welcome,
    }
}

/// The winners. For tables that ended before winners were stored, they follow from how they ended.
fn winners(doc: &TableDoc) -> Vec<Seat> {
    let all = Seat::all(doc.seats.len());
    match (&doc.ending, &doc.points) {
        _ if !doc.winners.is_empty() => doc.winners.clone(),
        (Some(Ending::Resigned { seat }), _) => left_to(doc, *seat),
        (Some(Ending::Played) | None, Some(points)) => {
            let most = points.iter().max();
            all.zip(points).filter(|(_, own)| Some(*own) == most).map(|(seat, _)| seat).collect()
        }
        _ => Vec::new(),
    }
}
