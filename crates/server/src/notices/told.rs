//! Which messages a change of a table causes: found by comparing who must decide and who is mentioned before and after it.

use std::collections::BTreeSet;

use table::Seat;

use crate::protocol::{Holder, NoticeKind, Stage};
use crate::storage::{NoticeRow, Progress, RemarkRow, SeatRow, TableDoc};

/// Who must decide at a table, and who is mentioned.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Told {
    asked: BTreeSet<String>,
    kept: BTreeSet<String>,
    over: bool,
    people: BTreeSet<String>,
}

/// Whether a person must decide, or consent to an undo. If a program plays for them, it must, and not the person.
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
    /// Who must decide at a table, and who is mentioned; `answering` are deciding seats whose answers are ready.
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

    /// A person decides without having the table open: if they must decide again, they must be notified again.
    pub(crate) fn decides_from_afar(&mut self, person: &str) {
        self.asked.remove(person);
    }

    /// Everybody who belongs to the table, including its host.
    pub(crate) fn people(&self) -> impl Iterator<Item = &str> {
        self.people.iter().map(String::as_str)
    }

    /// Who may have to be told what, if this was the table `before` the change.
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

/// Everybody who belongs to a table, except bots, which are notified in another way.
pub(super) fn people(doc: &TableDoc) -> BTreeSet<String> {
    let people = doc.seats.iter().filter(|row| !matches!(row.holder, Holder::BotAccount { .. }));
    people.filter_map(SeatRow::whose).map(str::to_owned).collect()
}
