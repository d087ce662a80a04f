//! Small questions: a yes or no, one of a few. They can be answered from a message, by a link that is good for this one question.

use table::record::Entry;
use table::{Phrase, Seat, Seats};

use super::seal::Sealer;
use crate::people::Identity;
use crate::protocol::{Me, Stage};
use crate::tables::LiveTable;

/// A question with more answers than this wants the board.
const MOST_ANSWERS: usize = 4;
/// What agrees to an undo, and what does not.
const AGREE: &str = "agree";
const REFUSE: &str = "refuse";

/// What is asked: something that makes a ticket good for one question only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    /// Whether it is about somebody else's undo, and not a decision of the game.
    undo: bool,
    /// Who is asked.
    pub(crate) seat: Seat,
    /// How many decisions stood.
    pub(crate) at: usize,
    /// How many entries the record had: those never become fewer, whatever is taken back.
    entries: usize,
}

/// A small question, with its answers and what each is called.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SmallQuestion {
    ticket: Ticket,
    pub(crate) choices: Vec<(String, Phrase)>,
}

/// An answer, as the table takes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// A decision of the game.
    Play(String),
    /// Whether somebody may take something back.
    Undo(bool),
}

impl Ticket {
    /// As it stands in a link to a table, for somebody.
    fn write(self, sealer: &Sealer, table: &str, person: &str) -> String {
        format!("{}-{}", self.plain(), sealer.link(&self.signed(table, person), "answer"))
    }

    fn plain(self) -> String {
        let what = if self.undo { "undo" } else { "play" };
        format!("{what}-{}-{}-{}", self.seat, self.at, self.entries)
    }

    fn signed(self, table: &str, person: &str) -> String {
        format!("{table} {} {person}", self.plain())
    }

    /// Reads one of ours; `holder` says who holds a seat now. Nothing if it is not ours, or was somebody else's.
    pub(crate) fn read(
        text: &str,
        sealer: &Sealer,
        table: &str,
        holder: impl FnOnce(Seat) -> Option<String>,
    ) -> Option<Ticket> {
        let mut parts = text.split('-');
        let mut next = || parts.next();
        let undo = match next()? {
            "undo" => true,
            "play" => false,
            _ => return None,
        };
        let (seat, at, entries) = (next()?.parse().ok()?, next()?.parse().ok()?, next()?.parse().ok()?);
        let (ticket, shown) = (Ticket { undo, seat, at, entries }, next()?);
        let person = holder(seat)?;
        let ours = next().is_none() && sealer.is_link(&ticket.signed(table, &person), "answer", shown);
        ours.then_some(ticket)
    }

    /// What an answer of the page means; nothing if it is none.
    pub(crate) fn answer(self, text: &str) -> Option<Answer> {
        match (self.undo, text) {
            (false, action) => Some(Answer::Play(action.to_owned())),
            (true, AGREE) => Some(Answer::Undo(true)),
            (true, REFUSE) => Some(Answer::Undo(false)),
            (true, _) => None,
        }
    }
}

impl SmallQuestion {
    /// What makes a link to this question ours.
    pub(super) fn ticket(&self, sealer: &Sealer, table: &str, person: &str) -> String {
        self.ticket.write(sealer, table, person)
    }
}

impl LiveTable {
    /// What somebody is asked, if it is small. Whoever is asked for several seats at once wants the board.
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
            let ticket = Ticket { undo: false, seat, at, entries };
            return small.then_some(SmallQuestion { ticket, choices });
        }
        let waiting = &self.doc().undo_asked.as_ref()?.waiting;
        let seat = waiting.iter().copied().find(|seat| mine.contains(*seat))?;
        let choices = [(AGREE, "notice-answer-agree"), (REFUSE, "notice-answer-refuse")];
        let choices = choices.map(|(answer, label)| (answer.to_owned(), Phrase::new(label))).into();
        Some(SmallQuestion { ticket: Ticket { undo: true, seat, at, entries }, choices })
    }

    /// The question of a ticket, if it is still open: nothing was taken back since, and its seat has not decided.
    pub(crate) fn question_of(&self, ticket: Ticket, person: &str) -> Option<SmallQuestion> {
        let since = self.session()?.record().entries().get(ticket.entries..)?;
        let others = |entry: &Entry| matches!(entry, Entry::Play { seat, .. } if *seat != ticket.seat);
        let open = since.iter().all(others);
        let question = self.small_question(person).filter(|now| now.ticket.undo == ticket.undo)?;
        (open && question.ticket.seat == ticket.seat).then_some(question)
    }
}
