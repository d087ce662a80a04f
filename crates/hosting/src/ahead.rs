//! Automatic answers of a seat: the orders that a player has left, and which of them apply now.

use protocol::{AnsweredBy, LogLine, SeatAhead};
use serde::{Deserialize, Serialize};
use table::{AnySession, OrderAnswer, Orders, Phrase, SaturatingAs, Seat};

/// What is kept of a seat's wishes to decide ahead. It is private to whoever holds the seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptAhead {
    /// Whether obvious questions answer themselves; nothing as long as he has not said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub obvious: Option<bool>,
    /// His standing orders.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orders: Option<Orders>,
    /// Why his orders ended, until he decides something himself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Phrase>,
    /// Whether he took something back, and decides himself from there on: until he has done so once, nothing is answered for him.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub himself: bool,
    /// Which decisions that stand were answered for him: how many stood before, and by what.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answered: Vec<(u32, AnsweredBy)>,
}

/// What is to be done for a seat that is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ready {
    /// This answer is given.
    Answer(String, AnsweredBy),
    /// The orders end, for a reason that he is told if there is one; he is asked himself.
    End(Option<Phrase>),
    /// He is asked himself.
    Ask,
}

impl KeptAhead {
    /// Whether nothing was ever left here.
    pub fn is_blank(&self) -> bool {
        *self == KeptAhead::default()
    }

    /// What is to be done for a seat that is asked. It is found by what the seat sees, and it is legal.
    pub fn ready(&self, session: &dyn AnySession, seat: Seat) -> Ready {
        if self.himself {
            return Ready::Ask;
        }
        let obvious = || session.obvious(seat).filter(|_| self.obvious == Some(true));
        let by_itself = || obvious().map_or(Ready::Ask, |action| Ready::Answer(action, AnsweredBy::Obvious));
        let Some(orders) = &self.orders else { return by_itself() };
        match session.follow_orders(seat, orders) {
            OrderAnswer::Play(action) => Ready::Answer(action, AnsweredBy::Orders),
            OrderAnswer::Stop(why) => Ready::End(Some(why)),
            OrderAnswer::Done => Ready::End(None),
            OrderAnswer::Ask => by_itself(),
        }
    }

    /// The orders end.
    pub fn end(&mut self, why: Option<Phrase>) {
        self.orders = None;
        self.ended = why;
    }

    /// New orders take the place of the old ones; without any he decides himself.
    pub fn leave(&mut self, orders: Option<Orders>) {
        self.orders = orders;
        self.ended = None;
        self.himself = false;
    }

    /// The seat decided, by itself or by what was left; `before` decisions stood.
    pub fn decided(&mut self, before: usize, by: Option<AnsweredBy>) {
        if let Some(by) = by {
            self.answered.push((before.saturating_as::<u32>(), by));
        } else {
            self.ended = None;
            self.himself = false;
        }
    }

    /// Only the first `keep` decisions stand; whoever took the others back decides himself.
    pub fn undone(&mut self, keep: u32, himself: bool) {
        self.answered.retain(|(before, _)| *before < keep);
        if himself && !self.is_blank() {
            self.himself = true;
        }
    }

    /// The game is over: nothing is left to be decided.
    pub fn over(&mut self) {
        self.leave(None);
    }

    /// As its player is told it; nothing if there is nothing to tell.
    pub fn told(&self) -> Option<SeatAhead> {
        let KeptAhead { obvious, orders, ended, .. } = self.clone();
        let told = SeatAhead { obvious, orders, ended };
        (told != SeatAhead::default()).then_some(told)
    }

    /// Marks what was answered for a seat in lines of the log that its player is told.
    pub fn mark(&self, seat: Seat, lines: &mut [LogLine]) {
        for line in lines.iter_mut().filter(|line| line.seat == Some(seat)) {
            let mut answered = self.answered.iter();
            line.ahead = answered.find(|(before, _)| before + 1 == line.index).map(|(_, by)| *by);
        }
    }
}
