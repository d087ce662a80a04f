//! Small questions, such as yes or no. They can be answered from a message, by a link that is valid for this one question.

use table::record::Entry;
use table::{Phrase, Seat, Seats};

use super::seal::Sealer;
use crate::people::Identity;
use crate::protocol::{Me, Stage};
use crate::tables::LiveTable;

/// A question with more answers than this needs the board.
const MOST_ANSWERS: usize = 4;
/// The answers to an undo request.
const AGREE: &str = "agree";
const REFUSE: &str = "refuse";

/// Identifies a question, so that a ticket is valid for only that one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    /// If it is about an undo instead of a decision: the seat that asks, and how many decisions would remain.
    undo: Option<(Seat, u32)>,
    /// The seat that must answer.
    pub(crate) seat: Seat,
    /// The number of decisions.
    pub(crate) at: usize,
    /// The number of entries in the record, which never decreases, even after an undo.
    entries: usize,
}

/// A small question, with its answers and their labels.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SmallQuestion {
    ticket: Ticket,
    pub(crate) choices: Vec<(String, Phrase)>,
}

/// An answer for the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// A decision.
    Play(String),
    /// Whether an undo is allowed.
    Undo(bool),
}

impl Ticket {
    /// The ticket in a link to a table, for a person.
    fn write(self, sealer: &Sealer, table: &str, person: &str) -> String {
        format!("{}-{}", self.plain(), sealer.link(&self.signed(table, person), "answer"))
    }

    fn plain(self) -> String {
        let what = self.undo.map_or_else(|| "play".to_owned(), |(by, keep)| format!("undo.{by}.{keep}"));
        format!("{what}-{}-{}-{}", self.seat, self.at, self.entries)
    }

    fn signed(self, table: &str, person: &str) -> String {
        format!("{table} {} {person}", self.plain())
    }

    /// Reads a ticket; `holder` returns who holds a seat now. `None` if it is forged, or if it was somebody else's.
    pub(crate) fn read(
        text: &str,
        sealer: &Sealer,
        table: &str,
        holder: impl FnOnce(Seat) -> Option<String>,
    ) -> Option<Ticket> {
        let mut parts = text.split('-');
        let mut next = || parts.next();
        let undo = match next()?.split('.').collect::<Vec<_>>()[..] {
            ["play"] => None,
            ["undo", by, keep] => Some((by.parse().ok()?, keep.parse().ok()?)),
            _ => return None,
        };
        let (seat, at, entries) = (next()?.parse().ok()?, next()?.parse().ok()?, next()?.parse().ok()?);
        let (ticket, shown) = (Ticket { undo, seat, at, entries }, next()?);
        let person = holder(seat)?;
        let ours = next().is_none() && sealer.is_link(&ticket.signed(table, &person), "answer", shown);
        ours.then_some(ticket)
    }

    /// The meaning of an answer from the page; `None` if it is not a possible one.
    pub(crate) fn answer(self, text: &str) -> Option<Answer> {
        match (self.undo, text) {
            (None, action) => Some(Answer::Play(action.to_owned())),
            (Some(_), AGREE) => Some(Answer::Undo(true)),
            (Some(_), REFUSE) => Some(Answer::Undo(false)),
            (Some(_), _) => None,
        }
    }
}

impl SmallQuestion {
    /// The signature of a link to this question.
    pub(super) fn ticket(&self, sealer: &Sealer, table: &str, person: &str) -> String {
        self.ticket.write(sealer, table, person)
    }
}

impl LiveTable {
    /// The question for a person, if it is small. A person with several deciding seats needs the board.
    pub(crate) fn small_question(&self, person: &str) -> Option<SmallQuestion> {
        let session = self.session().filter(|_| self.doc().stage == Stage::Playing)?;
        let me = Identity::Person(Me { id: person.to_owned(), name: String::new() });
        let mine = self.seats_of(&me);
        let (at, entries) = (session.decisions(), session.record().entries().len());
        let asked: Seats = self.asked().iter().filter(|seat| mine.contains(*seat)).collect();
        if let Some(seat) = asked.lowest() {
            let offers = session.offers(seat);
            let small = asked.len() == 1 && (1..=MOST_ANSWERS).contains(&offers.len());
            let choices = offers.into_iter().map(|offer| (offer.action, offer.phrase)).collect();
            let ticket = Ticket { undo: None, seat, at, entries };
            return small.then_some(SmallQuestion { ticket, choices });
        }
        let undo = self.doc().undo_asked.as_ref()?;
        let seat = undo.waiting.iter().copied().find(|seat| mine.contains(*seat))?;
        let choices = [(AGREE, "notice-answer-agree"), (REFUSE, "notice-answer-refuse")];
        let choices = choices.map(|(answer, label)| (answer.to_owned(), Phrase::new(label))).into();
        let ticket = Ticket { undo: Some((undo.seat, undo.keep)), seat, at, entries };
        Some(SmallQuestion { ticket, choices })
    }

    /// The question of a ticket, if it is still open: there was no undo since, and its seat has not decided. A question about an undo
    /// ends with any decision.
    pub(crate) fn question_of(&self, ticket: Ticket, person: &str) -> Option<SmallQuestion> {
        let since = self.session()?.record().entries().get(ticket.entries..)?;
        let others = |entry: &Entry| matches!(entry, Entry::Play { seat, .. } if *seat != ticket.seat);
        let open = if ticket.undo.is_some() { since.is_empty() } else { since.iter().all(others) };
        let question = self.small_question(person).filter(|now| now.ticket.undo == ticket.undo)?;
        (open && question.ticket.seat == ticket.seat).then_some(question)
    }
}
