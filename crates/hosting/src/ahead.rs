//! Automatic answers of a seat: the orders that a player has left, and which of them apply now.

use protocol::{AnsweredBy, LogLine, SeatAhead};
use serde::{Deserialize, Serialize};
use table::{AnySession, OrderAnswer, Orders, Phrase, SaturatingAs, Seat};

/// What is stored of a seat's orders and wishes. It is private to the player of the seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptAhead {
    /// Whether obvious questions are answered automatically; `None` if the player has not chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub obvious: Option<bool>,
    /// The player's orders.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orders: Option<Orders>,
    /// Why the orders ended, until the player makes a decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Phrase>,
    /// Whether the player has undone something: until they have made one decision, nothing is answered automatically.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub himself: bool,
    /// The decisions that were answered automatically: the number of decisions before each, and what answered it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answered: Vec<(u32, AnsweredBy)>,
}

/// What to do for a deciding seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ready {
    /// Give this answer.
    Answer(String, AnsweredBy),
    /// End the orders, for a reason to be shown if there is one; the player decides.
    End(Option<Phrase>),
    /// Let the player decide.
    Ask,
}

impl KeptAhead {
    /// Whether nothing was ever stored here.
    pub fn is_blank(&self) -> bool {
        *self == KeptAhead::default()
    }

    /// What to do for a deciding seat. It depends only on what the seat sees, and the answer is legal.
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

    /// Ends the orders.
    pub fn end(&mut self, why: Option<Phrase>) {
        self.orders = None;
        self.ended = why;
    }

    /// Replaces the orders; with `None` the player decides.
    pub fn leave(&mut self, orders: Option<Orders>) {
        self.orders = orders;
        self.ended = None;
        self.himself = false;
    }

    /// Notes a decision of the seat, by the player or automatic, after `before` other decisions.
    pub fn decided(&mut self, before: usize, by: Option<AnsweredBy>) {
        if let Some(by) = by {
            self.answered.push((before.saturating_as::<u32>(), by));
        } else {
            self.ended = None;
            self.himself = false;
        }
    }

    /// Notes that only the first `keep` decisions remain. If the player undid the others, the player decides next.
    pub fn undone(&mut self, keep: u32, himself: bool) {
        self.answered.retain(|(before, _)| *before < keep);
        if himself && !self.is_blank() {
            self.himself = true;
        }
    }

    /// Notes that the game is over.
    pub fn over(&mut self) {
        self.leave(None);
    }

    /// What the player is shown; `None` if there is nothing to show.
    pub fn told(&self) -> Option<SeatAhead> {
        let KeptAhead { obvious, orders, ended, .. } = self.clone();
        let told = SeatAhead { obvious, orders, ended };
        (told != SeatAhead::default()).then_some(told)
    }

    /// Marks the automatic answers of a seat in lines of the log for its player.
    pub fn mark(&self, seat: Seat, lines: &mut [LogLine]) {
        for line in lines.iter_mut().filter(|line| line.seat == Some(seat)) {
            let mut answered = self.answered.iter();
            line.ahead = answered.find(|(before, _)| before + 1 == line.index).map(|(_, by)| *by);
        }
    }
}
