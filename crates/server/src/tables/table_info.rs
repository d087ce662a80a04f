//! What a table looks like to somebody.

use std::collections::HashMap;

use table::dice::Secret;
use table::{Account, AnySession, Seat, Seats, Viewer};

use super::audience::Audience;
use super::live_table::{LiveTable, name_of};
use super::presence::{Presence, is_present};
use super::resign::left_to;
use super::scene::ViewerKind;
use super::undo::UndoPlan;
use crate::app_state::now;
use crate::people::Identity;
use crate::protocol::{
    Detail, Ending, Holder, LogLine, Moment, PackedOffers, Said, SeatInfo, SeatMoment, Stage, TableInfo, Undo,
};
use crate::storage::{Progress, SeatRow, TableDoc, TableSummary};

/// From where somebody looks: his seats, or from outside.
pub(super) fn viewers(viewpoint: Seats) -> Vec<Viewer> {
    if viewpoint.is_empty() { vec![Viewer::Spectator] } else { viewpoint.iter().map(Viewer::Seat).collect() }
}

/// From where the log and the points are told. Several people at one screen share them, so nothing there is private to one of them.
fn shared(viewpoint: Seats) -> Seats {
    if viewpoint.len() > 1 { Seats::NONE } else { viewpoint }
}

impl LiveTable {
    /// The table as the holder of `eyes` may know it.
    pub(super) fn info(&self, viewpoint: Seats, audience: &Audience) -> TableInfo {
        let present = |holder: &Holder| audience.holds(holder);
        let commitment = self.commitment.map(|commitment| commitment.to_string());
        let name = |row: &SeatRow| self.name_of(row);
        let mut info = info(&self.id, &self.doc, &self.progress, viewpoint, commitment, present, name);
        if self.doc.stage == Stage::Playing {
            for seat in &mut info.seats {
                seat.replaceable_at = self.replaceable_at(seat.seat, &audience.presence);
                seat.bot_decisions = self.bot_decisions(seat.seat).map_or(0, |(_, count)| count);
            }
        }
        info
    }

    /// From when on a bot may be proposed for whoever holds a seat, in milliseconds since 1970.
    fn replaceable_at(&self, seat: Seat, presence: &Presence) -> Option<u64> {
        let asked = self.progress.deciders.contains(&seat);
        Some(now() + self.replaceable_in(seat, presence).filter(|_| asked)?)
    }

    /// The game as it stands, as a kind of viewer is shown it.
    pub(super) fn moment(&self, kind: ViewerKind) -> Option<Moment> {
        let session = self.game.as_ref()?.session.as_ref();
        let acting = if self.doc.stage == Stage::Playing { session.deciders() } else { Seats::NONE };
        let seat_moment = |viewer: Viewer| {
            let mut shown = self.seat_moment(session, viewer, acting, kind.detail);
            if kind.changes && !shown.offers.is_empty() {
                shown.packed = Some(PackedOffers::pack(&std::mem::take(&mut shown.offers)));
            }
            shown
        };
        Some(self.moment_of(session, kind.viewpoint, kind.detail, acting, seat_moment))
    }

    /// The game as it stood after so many decisions: to look at, not to act in.
    pub(crate) fn moment_at(&self, who: &Identity, decisions: usize) -> Option<Moment> {
        let session = self.game.as_ref()?.session.as_ref();
        if decisions > session.decisions() {
            return None;
        }
        let then = session.look_back(decisions);
        let seat_moment = |viewer: Viewer| still(then.as_ref(), viewer, Detail::Full);
        let viewpoint = self.seats_of(who);
        Some(self.moment_of(then.as_ref(), viewpoint, Detail::Full, then.deciders(), seat_moment))
    }

    fn moment_of(
        &self,
        session: &dyn AnySession,
        viewpoint: Seats,
        detail: Detail,
        deciders: Seats,
        seat_moment: impl Fn(Viewer) -> SeatMoment,
    ) -> Moment {
        let guard = viewers(shared(viewpoint));
        Moment {
            version: self.progress.version,
            decisions: session.decisions() as u32,
            deciders: deciders.iter().collect(),
            scores: (detail != Detail::Bare).then(|| session.scores(guard[0])),
            seats: viewers(viewpoint).into_iter().map(seat_moment).collect(),
            standings: session.standings(),
        }
    }

    fn seat_moment(
        &self,
        session: &dyn AnySession,
        viewer: Viewer,
        acting: Seats,
        detail: Detail,
    ) -> SeatMoment {
        let mut shown = still(session, viewer, detail);
        if let Some(seat) = viewer.seat() {
            match detail {
                Detail::Full | Detail::Board if acting.contains(seat) => shown.offers = session.offers(seat),
                Detail::Bare if acting.contains(seat) => shown.actions = session.actions(seat),
                _ => {}
            }
            (shown.undo, shown.undo_keep) = self.undo_of(session, seat);
        }
        shown
    }

    fn undo_of(&self, session: &dyn AnySession, seat: Seat) -> (Undo, Option<u32>) {
        if self.doc.stage != Stage::Playing {
            return (Undo::No, None);
        }
        match self.undo_plan(session, seat) {
            UndoPlan::Free(keep) => (Undo::Free, Some(keep as u32)),
            UndoPlan::LookAhead(keep) => (Undo::LookAhead, Some(keep as u32)),
            UndoPlan::Ask(keep) => (Undo::Ask, Some(keep as u32)),
            UndoPlan::No => (Undo::No, None),
        }
    }

    /// The lines of the log from the one with this index on.
    pub(super) fn log_from(&self, viewpoint: Seats, first: u32) -> Vec<LogLine> {
        let Some(game) = &self.game else { return Vec::new() };
        let viewpoint = if self.doc.stage == Stage::Over { viewpoint } else { shared(viewpoint) };
        let viewers = viewers(viewpoint);
        (first..=game.session.decisions() as u32).map(|index| self.line(index, viewpoint, &viewers)).collect()
    }

    /// The whole log.
    pub(crate) fn log(&self, who: &Identity) -> Vec<LogLine> {
        self.log_from(self.seats_of(who), 0)
    }

    fn line(&self, index: u32, viewpoint: Seats, viewers: &[Viewer]) -> LogLine {
        let session = self.session().expect("only a game that has begun has lines");
        let decision = (index as usize).checked_sub(1);
        let told = session.told_to(decision, viewers);
        let Some(decision) = decision else { return LogLine { index, seat: None, action: None, told } };
        let (seat, action) = session.decision(decision);
        // Where several are asked at the same time, a choice is a secret until all have chosen.
        let public = session.asked(decision).len() == 1 || self.doc.stage == Stage::Over;
        let known = public || viewpoint.contains(seat);
        LogLine { index, seat: Some(seat), action: known.then_some(action), told }
    }

    /// What a client that has seen everything up to version `since` still has: how many of the log's lines stand, and which
    /// remarks it may not have heard.
    pub(super) fn missed(&self, since: Option<u64>) -> (u32, Vec<Said>) {
        let since = since.filter(|&since| since <= self.progress.version);
        let heard = |remark: &&crate::storage::RemarkRow| since.is_none_or(|since| remark.version >= since);
        let shown = self.remarks.iter().filter(heard).filter(|remark| !self.is_hidden(&remark.said.id));
        let said = shown.map(|remark| remark.said.clone()).collect();
        (since.map_or(0, |since| self.standing_since(since)), said)
    }

    fn standing_since(&self, since: u64) -> u32 {
        let Some(game) = &self.game else { return 0 };
        let missed = game.cuts.partition_point(|cut| cut.version <= since);
        let Some(had) = game.cuts[..missed].last().map(|cut| cut.lines) else { return 0 };
        game.cuts[missed..].iter().map(|cut| cut.keep).fold(had, u32::min)
    }
}

/// The game seen from one place, with nothing to do there.
fn still(session: &dyn AnySession, viewer: Viewer, detail: Detail) -> SeatMoment {
    SeatMoment {
        viewer,
        view: session.view_json(viewer).into(),
        account: match detail {
            Detail::Full => Some(session.account(viewer)),
            Detail::Board => Some(Account { asked: session.prompt(viewer), ..Account::default() }),
            Detail::Bare => None,
        },
        offers: Vec::new(),
        actions: Vec::new(),
        packed: None,
        undo: Undo::No,
        undo_keep: None,
    }
}

/// A table in a list, as somebody may know it; `there` are those who listen at it, `names` what its players are called.
pub(crate) fn slice_info(
    slice: &TableSummary,
    person: Option<&str>,
    there: &[Identity],
    names: &HashMap<String, String>,
) -> TableInfo {
    let theirs = |seat: &Seat| {
        let holder = &slice.doc.seats[seat.index()].holder;
        person.is_some() && super::live_table::person_of(holder) == person
    };
    let viewpoint = Seat::all(slice.doc.seats.len()).filter(theirs).collect();
    let secret = slice.doc.secret.as_ref().and_then(|secret| secret.parse::<Secret>().ok());
    let commitment = secret.map(|secret| secret.commitment().to_string());
    let present = |holder: &Holder| is_present(holder, there.iter());
    let name = |row: &SeatRow| name_of(row, |id| names.get(id).cloned());
    info(&slice.id, &slice.doc, &slice.progress, viewpoint, commitment, present, name)
}

fn info(
    id: &str,
    doc: &TableDoc,
    progress: &Progress,
    viewpoint: Seats,
    commitment: Option<String>,
    present: impl Fn(&Holder) -> bool,
    name: impl Fn(&SeatRow) -> String,
) -> TableInfo {
    let seat_info = |(seat, row): (Seat, &SeatRow)| SeatInfo {
        seat,
        holder: row.holder.clone(),
        name: name(row),
        present: present(&row.holder),
        resigned: row.resigned,
        stands_in_for: row.stands_in_for.clone(),
        kept_for: row.kept_for.clone(),
        replaceable_at: None,
        bot_decisions: 0,
    };
    TableInfo {
        id: id.to_owned(),
        game: doc.game.clone(),
        options: doc.options.clone(),
        stage: doc.stage,
        listed: doc.listed,
        hints: doc.hints,
        pace: doc.pace,
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
        chat_closed: doc.moderation.chat_closed,
        hidden: doc.moderation.hidden.clone(),
        undo_asked: doc.undo_asked.clone(),
        takeover: doc.takeover.clone(),
        happenings: doc.happenings.clone(),
        looked_ahead: doc.looked_ahead,
    }
}

/// Who won. Tables that ended before winners were kept tell it by how they ended.
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
