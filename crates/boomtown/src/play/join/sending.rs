//! Plays the decisions of a trial at the table, one after the other, as long as the table looks before each as it did in the trial.

use protocol::TableRequest;
use serde_json::Value;
use table::{Phrase, SaturatingAs, Seat};

use super::joined_table::JoinedTable;
use crate::play::plain::console::{Console, Over};

/// The decisions of a trial that are being sent.
pub(super) struct Sending {
    seat: Seat,
    /// The view before each decision, and its text form.
    steps: Vec<(Value, String)>,
    /// The view after the last one.
    end: Value,
    next: usize,
    sent: usize,
}

/// What to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Play(String),
    /// All decisions were played.
    Over,
    /// The table differs from the trial.
    Differs,
}

impl Sending {
    pub(super) const fn new(seat: Seat, steps: Vec<(Value, String)>, end: Value) -> Sending {
        Sending { seat, steps, end, next: 0, sent: 0 }
    }

    /// The next step, for this view. The table may have answered some of the questions itself: obvious ones, or from orders.
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

impl JoinedTable {
    /// Sends the next decision, or prints the result.
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

    /// Stops because the table rejected a decision.
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
