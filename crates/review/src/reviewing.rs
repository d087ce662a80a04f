//! A review in progress.

use bots::{Advice, Bot, Budget, HasBots, Outlook};
use table::dice::{Roll, ScriptedDice};

use table::{Record, ResumeError, SaturatingAs as _, Seat, Session, Step, Viewer, apply_scripted};

use crate::key;
use crate::luck::{RolledStep, leads};
use crate::report::{Fortune, Judged, Review, ReviewedMoment, hundredths};
use crate::settings::Settings;
use crate::sums::{Frame, sums};

/// The progress of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The number of decisions reviewed.
    pub done: usize,
    /// The number of all decisions.
    pub all: usize,
}

/// A review in progress. It can be dropped at any time.
pub trait Reviewing: Send {
    /// The progress so far.
    fn progress(&self) -> Progress;

    /// Reviews one more decision; `None` if there is none left.
    fn step(&mut self) -> Option<Progress>;

    /// The finished review.
    fn finish(self: Box<Self>) -> Review;
}

/// Begins to review a game.
///
/// # Errors
/// If the record is of another game, or if it does not replay.
pub fn begin<G: HasBots>(record: &Record, settings: Settings) -> Result<Box<dyn Reviewing>, ResumeError> {
    let (session, _) = Session::<G>::resume(record)?;
    Ok(Box::new(State::new(session, settings)))
}

/// The largest number of reasons for a better choice.
const MOST_REASONS: usize = 3;

struct State<G: HasBots> {
    session: Session<G>,
    settings: Settings,
    bot: Box<dyn Bot<G>>,
    now: G,
    done: usize,
    moments: Vec<ReviewedMoment>,
    decisions: Vec<Judged>,
    fortunes: Vec<Fortune>,
    start: Vec<f64>,
}

impl<G: HasBots> State<G> {
    fn new(session: Session<G>, settings: Settings) -> State<G> {
        let state = session.state_at(0);
        let bot = G::bot(settings.level, settings.seed);
        let outlook = state.outlook();
        let moments = vec![moment(&state, &outlook)];
        State {
            session,
            settings,
            bot,
            now: state,
            done: 0,
            moments,
            decisions: Vec::new(),
            fortunes: Vec::new(),
            start: leads(&outlook),
        }
    }

    /// Evaluates a decision, if there was a choice.
    fn judge(&mut self, step: &Step<G>) -> Option<Advice<G::Action>> {
        let mut list = Vec::new();
        self.now.actions(step.seat, &mut list);
        if list.len() < 2 {
            return None;
        }
        let view = self.now.view(Viewer::Seat(step.seat));
        let budget = Budget::Positions(self.settings.positions);
        let advice = Advice::ask_about::<G>(&mut *self.bot, &view, step.seat, step.action, budget);
        let done = advice.choice(&step.action)?;
        // The first one is the bot's choice; by chance another may have done a little better in fewer trials.
        let best = advice.best();
        let cost = if best.action == step.action { 0.0 } else { (done.lead - best.lead).min(0.0) };
        let called = |action: G::Action| G::choice(&view, step.seat, action).0;
        let judged = Judged {
            decision: self.done,
            seat: step.seat,
            round: self.now.chapter(),
            action: step.action.to_string(),
            phrase: called(step.action),
            lead: hundredths(done.lead),
            best: best.action.to_string(),
            best_phrase: called(best.action),
            best_lead: hundredths(best.lead),
            cost: hundredths(cost),
            reasons: Vec::new(),
        };
        self.decisions.push(judged);
        Some(advice)
    }

    fn chance(&mut self, step: &Step<G>, after: &G) {
        let chance =
            RolledStep { before: &self.now, seat: step.seat, action: step.action, rolls: &step.rolls, after };
        let seed = self.settings.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(self.done as u64);
        let luck = chance.luck(self.settings.worlds, seed);
        self.fortunes.push(Fortune {
            decision: self.done,
            round: self.now.chapter(),
            leads: luck.leads.into_iter().map(hundredths).collect(),
            exact: luck.exact,
            doubt: hundredths(luck.doubt),
        });
    }

    /// Everybody's outlook after a decision: as the bot that evaluated it sees it, unless there was a roll or a draw.
    fn after(step: &Step<G>, after: &G, advice: Option<&Advice<G::Action>>) -> ReviewedMoment {
        if after.is_over() {
            return moment(after, &after.outlook());
        }
        let seen = advice.and_then(|advice| advice.choice(&step.action)).filter(|_| step.rolls.is_empty());
        let glance = after.outlook();
        match seen {
            Some(seen) => moment(after, &glance.with_ahead(step.seat, seen.ahead)),
            None => moment(after, &glance),
        }
    }

    /// Why the best choices were better, for the decisions that mattered most.
    fn add_reasons(&mut self, keys: &[usize]) {
        for &key in keys {
            let judged = &self.decisions[key];
            let state = self.session.state_at(judged.decision);
            let view = state.view(Viewer::Seat(judged.seat));
            let Ok(best) = judged.best.parse::<G::Action>() else { continue };
            let mut reasons = G::reasons(&view, judged.seat, best);
            reasons.truncate(MOST_REASONS);
            self.decisions[key].reasons = reasons;
        }
    }
}

impl<G: HasBots> Reviewing for State<G> {
    fn progress(&self) -> Progress {
        Progress { done: self.done, all: self.session.line().len() }
    }

    fn step(&mut self) -> Option<Progress> {
        let step = self.session.line().get(self.done)?.clone();
        let advice = self.judge(&step);
        let mut after = self.now.clone();
        let mut script = ScriptedDice::new(values(&step.rolls));
        apply_scripted(&mut after, step.seat, step.action, &mut script);
        if !step.rolls.is_empty() {
            self.chance(&step, &after);
        }
        self.moments.push(Self::after(&step, &after, advice.as_ref()));
        self.now = after;
        self.done += 1;
        Some(self.progress())
    }

    fn finish(mut self: Box<Self>) -> Review {
        let key_decisions = key::decisions(&self.decisions);
        self.add_reasons(&key_decisions);
        let end = leads(&self.now.outlook());
        let seats = sums(&Frame { start: &self.start, end: &end }, &self.decisions, &self.fortunes);
        Review {
            game: G::NAME.to_owned(),
            settings: self.settings,
            points: self.now.points()[..self.now.seats()].to_vec(),
            key_fortunes: key::fortunes(&self.fortunes),
            key_decisions,
            moments: self.moments,
            decisions: self.decisions,
            fortunes: self.fortunes,
            seats,
        }
    }
}

fn moment<G: HasBots>(state: &G, outlook: &Outlook) -> ReviewedMoment {
    let winners: Vec<Seat> = state.standings().map_or_else(Vec::new, |end| end.winners().collect());
    let chances = if winners.is_empty() {
        outlook.chances()
    } else {
        let share = 1.0 / f64::from(winners.len().saturating_as::<u32>());
        Seat::all(state.seats()).map(|seat| if winners.contains(&seat) { share } else { 0.0 }).collect()
    };
    ReviewedMoment {
        round: state.chapter(),
        points: outlook.points.iter().copied().map(hundredths).collect(),
        chances: chances.into_iter().map(|chance| (chance * 1000.0).round() / 1000.0).collect(),
    }
}

fn values(rolls: &[Roll]) -> Vec<u32> {
    rolls.iter().map(|roll| roll.value).collect()
}
