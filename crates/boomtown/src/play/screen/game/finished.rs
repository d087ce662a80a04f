//! Actions on the screen after a game: a review, hints at past positions, continuing from one.

use std::time::Duration;

use ::review::{Progress, Review};
use bots::Budget;
use table::ResumeError;

use super::turns::broke_down;
use super::{Context, GameScreen, Hint, Past, Source};
use crate::play::afterwards;
use crate::play::local_game::{LocalGame, PlayedOn};
use crate::play::screen::message::{Effect, Ticket};
use crate::play::screen::overlay::{Overlay, OverlayPage};
use crate::play::setup::THINK_MILLIS;
use crate::play::thinking::{BotError, BotReply};
use crate::review::told;

/// The state of the review of a game.
#[derive(Default)]
pub(crate) enum ReviewState {
    #[default]
    NotAsked,
    /// In progress; the progress is not known at first.
    Making(Option<Progress>),
    /// Finished, as text.
    Made(Vec<String>),
    /// Failed, with the reason.
    Failed(ResumeError),
}

impl GameScreen {
    /// Whether the game is complete.
    pub(crate) fn is_over(&self) -> bool {
        self.live().is_none_or(LocalGame::is_over)
    }

    /// Whether a past position of a finished game is being looked at: nothing in it is secret any more.
    pub(crate) fn is_past_of_finished(&self) -> bool {
        self.past.is_some() && self.is_over()
    }

    /// Opens the review.
    pub(super) fn open_review(&mut self, context: Context<'_>, effects: &mut Vec<Effect>) {
        let session = self.source.session();
        if !self.is_over() || !afterwards::can_be_reviewed(session) {
            let id = if self.live().is_some() { "terminal-review-later" } else { "review-unfinished" };
            self.notice = Some(context.words.get(id));
            return;
        }
        if matches!(self.review, ReviewState::NotAsked | ReviewState::Failed(_)) {
            effects.push(Effect::Review(Box::new(session.to_record())));
            self.review = ReviewState::Making(None);
        }
        self.overlay = Some(Overlay::open(OverlayPage::Review));
    }

    /// Notes the progress of the review.
    pub(crate) fn reviewing(&mut self, progress: Progress) {
        if let ReviewState::Making(made) = &mut self.review {
            *made = Some(progress);
        }
    }

    /// Shows the finished review, or why it failed. A cancelled review is ignored.
    pub(crate) fn reviewed(&mut self, review: Result<Box<Review>, ResumeError>, context: Context<'_>) {
        if matches!(self.review, ReviewState::Making(_)) {
            self.review = match review {
                Ok(review) => ReviewState::Made(self.told(&review, context)),
                Err(error) => ReviewState::Failed(error),
            };
        }
    }

    fn told(&self, review: &Review, context: Context<'_>) -> Vec<String> {
        let mut lines = told::summary(review, self.source.session(), context.words, self.viewer.seat());
        lines.push(String::new());
        lines.extend(told::decisions(review, context.words));
        lines.extend([String::new(), context.words.get("terminal-review-keys")]);
        lines
    }

    /// Closes the page over the game, and cancels a review that is in progress.
    pub(super) fn close_overlay(&mut self, context: Context<'_>, effects: &mut Vec<Effect>) {
        let closed = self.overlay.take();
        let is_review = closed.is_some_and(|overlay| overlay.page == OverlayPage::Review);
        if is_review && matches!(self.review, ReviewState::Making(_)) {
            self.review = ReviewState::NotAsked;
            self.notice = Some(context.words.get("terminal-review-broken-off"));
            effects.push(Effect::CancelReview);
        }
    }

    /// Continues the game from the past position that is being looked at.
    pub(super) fn play_on(&mut self, context: Context<'_>, effects: &mut Vec<Effect>) {
        let Some(past) = self.past.as_ref().filter(|_| self.is_over()) else {
            self.notice = Some(context.words.get("terminal-play-on-from"));
            return;
        };
        if afterwards::decider(past.session()).is_none() {
            self.notice = Some(context.words.get("terminal-plain-nothing-asked"));
            return;
        }
        let from = match &self.source {
            Source::Live(game) => Some(game.at(past.decisions())),
            Source::Record(session) => {
                let then = session.look_back(past.decisions());
                let holders = afterwards::players_on(&*then, self.viewer);
                holders.map(|holders| PlayedOn { then, holders, think_millis: THINK_MILLIS })
            }
        };
        effects.extend(from.map(|from| Effect::PlayOn(Box::new(from))));
    }

    /// Asks the strongest bot for a hint in the past position that is being looked at.
    pub(super) fn ask_for_past_hint(&mut self, effects: &mut Vec<Effect>) {
        let Some(past) = &self.past else { return };
        let Some(seat) = afterwards::decider(past.session()) else { return };
        if matches!(self.past_hint, Hint::NotAsked) {
            let ticket = Ticket { seat, undone: self.undone, decisions: past.decisions() };
            let budget = self.live().map_or_else(|| Budget::millis(THINK_MILLIS), LocalGame::budget);
            let question = afterwards::hint_question(past.session(), seat, budget);
            self.past_hint = Hint::Thinking(ticket);
            effects.push(Effect::Think { ticket, question, at_least: Duration::ZERO });
        }
        self.overlay = Some(Overlay::open(OverlayPage::Hint));
    }

    pub(super) fn answered_past_hint(
        &mut self,
        ticket: Ticket,
        answer: Result<BotReply, BotError>,
        context: Context<'_>,
        effects: &mut Vec<Effect>,
    ) {
        let Some(past) = &self.past else { return };
        match answer {
            Ok(reply) => {
                let reasons = afterwards::reasons(past.session(), ticket.seat, &reply);
                self.past_hint = Hint::Found { action: reply.action().to_owned(), reasons };
            }
            Err(error) => effects.push(broke_down(ticket, error.to_string(), context)),
        }
    }

    /// The hint for the past position, as text.
    pub(crate) fn past_hint_told(&self, context: Context<'_>) -> Vec<String> {
        let past = self.past.as_ref().map(Past::session);
        match (&self.past_hint, past) {
            (Hint::Found { action, reasons }, Some(then)) => {
                let seat = afterwards::decider(then).expect("somebody was asked");
                let choice = afterwards::hint_told(then, seat, action, context.words);
                std::iter::once(choice)
                    .chain(reasons.iter().map(|reason| context.words.say(reason)))
                    .collect()
            }
            _ => vec![context.words.get("terminal-hint-thinking")],
        }
    }

    /// The review as text, or its progress.
    pub(crate) fn review_told(&self, context: Context<'_>) -> Vec<String> {
        let words = context.words;
        match &self.review {
            ReviewState::Made(lines) => lines.clone(),
            ReviewState::Failed(error) => vec![error.to_string()],
            ReviewState::Making(Some(progress)) => {
                let told = table::Phrase::new("review-running")
                    .with("done", progress.done)
                    .with("all", progress.all);
                vec![words.say(&told), bar(*progress), words.get("terminal-review-esc")]
            }
            ReviewState::NotAsked | ReviewState::Making(None) => {
                vec![words.get("terminal-review-begun"), words.get("terminal-review-esc")]
            }
        }
    }
}

/// A progress bar.
fn bar(progress: Progress) -> String {
    const WIDE: usize = 40;
    let done = (progress.done * WIDE / progress.all.max(1)).min(WIDE);
    format!("{}{}", "█".repeat(done), "░".repeat(WIDE - done))
}
