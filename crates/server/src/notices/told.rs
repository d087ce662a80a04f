//! What a change of a table gives to tell: found by comparing whom the table asks and names before and after it.

use std::collections::BTreeSet;

use table::Seat;

use crate::protocol::{Holder, NoticeKind, Stage};
use crate::storage::{NoticeRow, Progress, RemarkRow, SeatRow, TableDoc};

/// Whom a table asks and names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Told {
    asked: BTreeSet<String>,
    kept: BTreeSet<String>,
    over: bool,
    people: BTreeSet<String>,
}

/// Whether somebody is asked for a decision, or for his consent to an undo. Who let a program play is not: it is.
pub(crate) fn is_asked(doc: &TableDoc, progress: &Progress, person: &str) -> bool {
    asked(doc, progress, &[]).any(|asked| asked == person)
}

fn asked<'a>(
    doc: &'a TableDoc,
    progress: &'a Progress,
    answering: &'a [Seat],
) -> impl Iterator<Item = &'a str> {
    let consents = doc.undo_asked.iter().flat_map(|asked| &asked.waiting);
    let deciders = progress.deciders.iter().filter(|seat| !answering.contains(seat));
    let seats = deciders.chain(consents).filter(|_| doc.stage == Stage::Playing);
    seats.filter_map(|seat| match &doc.seats.get(seat.index())?.holder {
        Holder::Person { id } => Some(id.as_str()),
        _ => None,
    })
}

impl Told {
    /// Whom a table asks and names; `answering` are seats that are asked and whose answers are ready.
    pub(crate) fn of(doc: &TableDoc, progress: &Progress, answering: &[Seat]) -> Told {
        let gathers = doc.stage == Stage::Gathering;
        let kept = doc.seats.iter().filter(|_| gathers).filter_map(|row| row.kept_for.clone());
        Told {
            asked: asked(doc, progress, answering).map(str::to_owned).collect(),
            kept: kept.collect(),
            over: doc.stage == Stage::Over && doc.header.is_some() && !doc.imported,
            people: people(doc).into_iter().chain([doc.host.clone()]).collect(),
        }
    }

    /// Somebody decides without being at the table: if he is asked again, he has to be told again.
    pub(crate) fn decides_from_afar(&mut self, person: &str) {
        self.asked.remove(person);
    }

    /// Everybody who belongs to the table, its host among them.
    pub(crate) fn people(&self) -> impl Iterator<Item = &str> {
        self.people.iter().map(String::as_str)
    }

    /// Who may have to be told what, if the table was like this `before` the change.
    pub(crate) fn since(
        &self,
        before: &Told,
        doc: &TableDoc,
        remark: Option<&RemarkRow>,
        now: u64,
    ) -> Vec<NoticeRow> {
        let row = |kind: NoticeKind| {
            move |person: &String| NoticeRow { person: person.clone(), kind, made: now, due: now }
        };
        let mut rows: Vec<NoticeRow> =
            self.asked.difference(&before.asked).map(row(NoticeKind::Turn)).collect();
        rows.extend(self.kept.difference(&before.kept).map(row(NoticeKind::Invited)));
        if self.over && !before.over {
            rows.extend(people(doc).iter().map(row(NoticeKind::Over)));
        }
        if let Some(remark) = remark {
            let hears = |person: &&String| **person != remark.said.id;
            rows.extend(people(doc).iter().filter(hears).map(row(NoticeKind::Remark)));
        }
        rows.retain(|row| !row.person.is_empty());
        rows
    }
}

/// Everybody who belongs to a table. Bots are told by another way.
pub(super) fn people(doc: &TableDoc) -> BTreeSet<String> {
    let people = doc.seats.iter().filter(|row| !matches!(row.holder, Holder::BotAccount { .. }));
    people.filter_map(SeatRow::whose).map(str::to_owned).collect()
}
