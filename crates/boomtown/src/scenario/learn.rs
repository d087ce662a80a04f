//! The decisions of a lesson: which are accepted, and what each leads to.

use table::{AnySession, Seat};

use super::check::{Run, Stop};
use super::form::{Accept, Learn, Play, Step};

/// A decision of a learner.
pub(crate) struct Learnt<'a> {
    pub(crate) learn: &'a Learn,
    pub(crate) seat: Seat,
    /// The game before it.
    pub(crate) before: Box<dyn AnySession>,
    /// Each accepted action, the scenario's own first, with the game after it and what follows.
    pub(crate) outcomes: Vec<(String, Box<dyn AnySession>)>,
}

impl Run<'_> {
    /// Tries everything that is accepted in this step.
    pub(super) fn learn<'l>(&mut self, step: &Step, learn: &'l Learn) -> Result<Learnt<'l>, Stop> {
        let seat = self.seat_of(&step.plays[0])?;
        let legal = self.session.actions(seat);
        let named = |run: &mut Self, play: &Play, what: &str| {
            let fits = play.seat.is_none_or(|other| other == seat) && legal.contains(&play.action);
            if !fits {
                let expected = format!("a legal action of seat {seat}");
                run.fault(play.line, format!("{what} '{}'", play.action), expected, "none".to_owned());
            }
            play.action.clone()
        };
        let first = named(self, &step.plays[0], "play");
        let mut wanted = vec![first.clone()];
        match &learn.accept {
            Accept::These(plays) => wanted.extend(plays.iter().map(|play| named(self, play, "accept"))),
            Accept::Any | Accept::Expected => {
                wanted.extend(legal.iter().filter(|action| **action != first).cloned());
            }
        }
        let mut outcomes = Vec::new();
        for action in wanted {
            match self.outcome(step, seat, &action) {
                Ok(session) => outcomes.push((action, session)),
                // What the scenario itself plays is told by the scenario.
                Err(_) if action == first || learn.accept == Accept::Expected => {}
                Err(faults) => self.faults.extend(faults),
            }
        }
        for (play, _) in &learn.instead {
            let action = named(self, play, "instead");
            if outcomes.iter().any(|(accepted, _)| *accepted == action) {
                let found = "it is accepted".to_owned();
                self.fault(
                    play.line,
                    format!("instead '{action}'"),
                    "an action that is not it".to_owned(),
                    found,
                );
            }
        }
        Ok(Learnt { learn, seat, before: self.session.boxed_clone(), outcomes })
    }

    /// The game after this action and the rest of the step, or what is not as expected.
    fn outcome(
        &self,
        step: &Step,
        seat: Seat,
        action: &str,
    ) -> Result<Box<dyn AnySession>, Vec<super::check::Fault>> {
        let mut step = step.clone();
        step.plays[0] = Play { seat: Some(seat), action: action.to_owned(), ..step.plays[0].clone() };
        let mut run = Run::new(self.session.boxed_clone(), self.chance.clone(), self.english);
        run.step = format!("{}, if it is '{action}'", self.step);
        let done = run.step(&step);
        if done.is_err() || !run.faults.is_empty() { Err(run.faults) } else { Ok(run.session) }
    }
}
