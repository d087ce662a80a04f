//! Sends what was tried: one decision after the other, each only if the table looks before it as it did when it was tried.

use protocol::TableRequest;
use serde_json::Value;
use table::{Phrase, SaturatingAs, Seat};

use super::desk::Desk;
use crate::play::plain::console::{Console, Over};

/// Decisions that are sent.
pub(super) struct Sending {
    seat: Seat,
    /// What was seen before each of them, and its text form.
    steps: Vec<(Value, String)>,
    /// What was seen after the last.
    end: Value,
    next: usize,
    sent: usize,
}

/// How it goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Play(String),
    /// All of it stands at the table.
    Over,
    /// It did not come as it was tried.
    Differs,
}

impl Sending {
    pub(super) const fn new(seat: Seat, steps: Vec<(Value, String)>, end: Value) -> Sending {
        Sending { seat, steps, end, next: 0, sent: 0 }
    }

    /// What comes next, if this is what is seen now. The table may have answered by itself what was tried: obvious questions, orders.
    fn step(&mut self, seen: &Value) -> Step {
        let there = self.steps.iter().skip(self.next).position(|(before, _)| before == seen);
        match there.map(|skipped| self.next + skipped) {
            Some(index) => {
                self.next = index + 1;
                self.sent += 1;
                Step::Play(self.steps[index].1.clone())
            }
            None if self.sent > 0 && (self.next == self.steps.len() || *seen == self.end) => Step::Over,
            None => Step::Differs,
        }
    }
}

impl Desk {
    /// Sends the next of the decisions that were tried, or says how it ended.
    pub(super) fn go_on_sending(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(mut sending) = self.sending.take() else { return Ok(()) };
        let seats = self.moment.iter().flat_map(|moment| &moment.seats);
        let seen = seats.into_iter().find(|seen| seen.viewer.seat() == Some(sending.seat));
        let seen: Value =
            seen.and_then(|seen| serde_json::from_str(seen.view.get()).ok()).unwrap_or_default();
        match sending.step(&seen) {
            Step::Play(action) => {
                let (seat, at) = (sending.seat, self.at());
                self.sending = Some(sending);
                self.ask(TableRequest::Play { seat, action, at });
                Ok(())
            }
            Step::Over => {
                let sent = Phrase::new("trying-sent").with("count", sending.steps.len());
                console.say(self.words.say(&sent))
            }
            Step::Differs => {
                let asked = self.table.as_ref().is_some_and(|table| table.deciders.contains(&sending.seat));
                let why = if asked { "trying-differs" } else { "trying-others" };
                self.broke_off(&sending, sending.sent, console)?;
                console.say(self.words.get(why))
            }
        }
    }

    /// The table refused a decision that was tried.
    pub(super) fn stop_sending(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(sending) = self.sending.take() else { return Ok(()) };
        self.broke_off(&sending, sending.sent.saturating_sub(1), console)
    }

    fn broke_off(&self, sending: &Sending, sent: usize, console: &mut Console<'_>) -> Result<(), Over> {
        let some = Phrase::new("trying-sent-some").with("sent", sent.saturating_as::<i64>());
        console.say(self.words.say(&some.with("count", sending.steps.len())))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn sending() -> Sending {
        let step = |number: u32| (json!({"seen": number}), format!("action {number}"));
        Sending::new(Seat::FIRST, vec![step(0), step(1), step(2)], json!({"seen": 3}))
    }

    #[test]
    fn each_decision_is_sent_where_the_table_looks_as_it_did_and_what_was_answered_there_is_left_out() {
        let mut sending = sending();
        assert_eq!(sending.step(&json!({"seen": 0})), Step::Play("action 0".to_owned()));
        // The second one answered itself.
        assert_eq!(sending.step(&json!({"seen": 2})), Step::Play("action 2".to_owned()));
        assert_eq!(
            sending.step(&json!({"seen": 9})),
            Step::Over,
            "what the last one brings is not known before"
        );
    }

    #[test]
    fn nothing_more_is_sent_once_it_came_otherwise() {
        assert_eq!(sending().step(&json!({"seen": 9})), Step::Differs);
        let mut sending = sending();
        sending.step(&json!({"seen": 0}));
        assert_eq!(sending.step(&json!({"seen": 9})), Step::Differs);
        assert_eq!(sending.step(&json!({"seen": 3})), Step::Over, "the rest answered itself");
    }
}
