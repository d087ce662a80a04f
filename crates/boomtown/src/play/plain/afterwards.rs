//! After the game, line by line: review, past positions, hints, and continuing from one.

use ::review::{Progress, Review};
use bots::Budget;
use table::{AnySession, Phrase, Viewer};
use words::Words;

use super::command::{Command, Vocabulary};
use super::console::{Console, Over};
use crate::play::breaking_off::while_working;
use crate::play::{afterwards, chronicle, tell};
use crate::review::told;

/// How many times the progress of a review is printed.
const TOLD_TIMES: usize = 10;

/// A finished game that is being looked at.
pub(crate) struct Afterwards<'a> {
    session: &'a dyn AnySession,
    viewer: Viewer,
    words: &'a Words,
    vocabulary: &'a Vocabulary,
    budget: Budget,
    /// The current position, as a number of decisions.
    at: usize,
    review: Option<Review>,
}

/// How looking at a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    Leave,
    /// Continue the game from the position after this many decisions.
    PlayOn(usize),
}

impl<'a> Afterwards<'a> {
    pub(crate) fn new(
        session: &'a dyn AnySession,
        viewer: Viewer,
        words: &'a Words,
        vocabulary: &'a Vocabulary,
        budget: Budget,
    ) -> Afterwards<'a> {
        let at = session.decisions();
        Afterwards { session, viewer, words, vocabulary, budget, at, review: None }
    }

    /// Starts at the position after this many decisions.
    pub(crate) const fn looking_at(mut self, at: usize) -> Afterwards<'a> {
        self.at = at;
        self
    }

    /// Answers until the person leaves or continues the game.
    pub(crate) fn converse(&mut self, console: &mut Console<'_>) -> Result<Wish, Over> {
        console.say(self.words.get("terminal-plain-afterwards"))?;
        loop {
            let line = console.listen()?;
            match self.vocabulary.read(&line) {
                Some(Command::Quit) => return Ok(Wish::Leave),
                Some(Command::PlayOn) => match afterwards::decider(&*self.then()) {
                    Some(_) => return Ok(Wish::PlayOn(self.at)),
                    None => console.say(self.words.get("terminal-plain-nothing-asked"))?,
                },
                Some(command) => self.command(command, console)?,
                None => console.say(self.words.get("terminal-plain-afterwards"))?,
            }
        }
    }

    fn command(&mut self, command: Command, console: &mut Console<'_>) -> Result<(), Over> {
        let words = self.words;
        match command {
            Command::Help => console.say_all(words.get("terminal-plain-afterwards-help").lines()),
            Command::Review => {
                let seat = self.viewer.seat();
                self.tell_review(console, |review, session, words| {
                    told::summary(review, session, words, seat)
                })
            }
            Command::Decisions => {
                self.tell_review(console, |review, _, words| told::decisions(review, words))
            }
            Command::Hint => self.hint(console),
            Command::Look => {
                let account = self.then().account(self.viewer);
                console.say_all(tell::account(&account, words))
            }
            Command::Board => console.say_all(tell::pictures(&self.then().account(self.viewer), words)),
            Command::Score => {
                let then = self.then();
                let scores = then.standings().unwrap_or_else(|| then.scores(self.viewer));
                console.say_all(tell::break_down(&scores, words))
            }
            Command::Log => {
                let lines = chronicle::all(self.session, self.viewer);
                console.say_all(lines.iter().map(|line| words.say(&line.phrase)))
            }
            Command::Rounds => console.say_all(tell::chapters(&self.session.chapters(self.viewer), words)),
            Command::History(at) => self.look_at(at.unwrap_or(0), console),
            Command::Back => self.look_at(self.at.saturating_sub(1), console),
            Command::Forward => self.look_at(self.at + 1, console),
            Command::Undo
            | Command::Try(_)
            | Command::Sort
            | Command::More
            | Command::Quit
            | Command::PlayOn => console.say(words.get("terminal-plain-afterwards")),
        }
    }

    /// The game at the current position.
    fn then(&self) -> Box<dyn AnySession> {
        self.session.look_back(self.at)
    }

    fn look_at(&mut self, at: usize, console: &mut Console<'_>) -> Result<(), Over> {
        self.at = at.min(self.session.decisions());
        console.say_all(tell::past(self.session, self.at, self.viewer, self.words))
    }

    fn hint(&self, console: &mut Console<'_>) -> Result<(), Over> {
        let then = self.then();
        let Some(seat) = afterwards::decider(&*then) else {
            return console.say(self.words.get("terminal-plain-nothing-asked"));
        };
        let reply = afterwards::hint_question(&*then, seat, self.budget).answer();
        console.say(afterwards::hint_told(&*then, seat, reply.action(), self.words))?;
        let reasons = afterwards::reasons(&*then, seat, &reply);
        console.say_all(reasons.iter().map(|reason| self.words.say(reason)))
    }

    fn tell_review(
        &mut self,
        console: &mut Console<'_>,
        told: impl Fn(&Review, &dyn AnySession, &Words) -> Vec<String>,
    ) -> Result<(), Over> {
        if self.review.is_none() {
            self.make_review(console)?;
        }
        match &self.review {
            Some(review) => console.say_all(told(review, self.session, self.words)),
            None => Ok(()),
        }
    }

    fn make_review(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        if !afterwards::can_be_reviewed(self.session) {
            return console.say(self.words.get("review-unfinished"));
        }
        console.say(self.words.get("terminal-plain-reviewing"))?;
        let (words, mut told) = (self.words, Ok(()));
        let made = while_working(|may_go_on| {
            afterwards::review(&self.session.to_record(), |progress| {
                if is_told(progress) {
                    let phrase =
                        Phrase::new("review-running").with("done", progress.done).with("all", progress.all);
                    told = console.say(words.say(&phrase));
                }
                told.is_ok() && may_go_on()
            })
        });
        told?;
        match made {
            Ok(Some(review)) => self.review = Some(review),
            Ok(None) => console.say(words.get("terminal-review-broken-off"))?,
            Err(error) => console.say(error.to_string())?,
        }
        Ok(())
    }
}

/// Whether another tenth is done.
fn is_told(progress: Progress) -> bool {
    let tenths = |done: usize| done * TOLD_TIMES / progress.all;
    progress.all > 0 && tenths(progress.done) > tenths(progress.done - 1)
}
