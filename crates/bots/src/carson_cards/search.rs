//! Tries each choice in many imagined worlds: others bid as they well might, everybody plays on quickly for a while, and what
//! the choice is worth then is averaged.

use carson_cards::{Action, CarsonCards, Laid, Phase, View};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Seats, Silence};

use super::playout::{self, play_until};
use super::prospects::{Patience, worth};
use crate::bot::{Allowed, Bot, Budget, Thought};

/// How hard a bot tries.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// In how many worlds a choice is tried at most.
    worlds: u32,
    /// How many rounds are played on when a card is taken or laid, this one included.
    rounds: u8,
    /// How many places for a card are looked at more closely.
    places: usize,
    patience: Patience,
}

impl Effort {
    /// A glance at this round.
    pub(super) const DEPUTY: Effort = Effort { worlds: 4, rounds: 1, places: 3, patience: Patience::None };
    /// As many worlds as time allows, and the next round too.
    pub(super) const MARSHAL: Effort =
        Effort { worlds: 4000, rounds: 2, places: 8, patience: Patience::Kept };

    /// The round up to which a choice is played out. After a bid this one tells enough, and more worlds tell more.
    fn until(&self, game: &CarsonCards) -> u8 {
        let rounds = match game.phase() {
            Phase::Take | Phase::TakeAtOnce(_) => self.rounds,
            _ => 1,
        };
        game.round() + rounds
    }
}

/// Looks ahead by trying.
#[derive(Debug)]
pub(super) struct SearchBot {
    dice: FastDice,
    effort: Effort,
}

/// The most choices that are tried: of the persons whom the Newspaper boy may bring and the cards that may be sold there are fewer.
const MOST_CHOICES: usize = 24;
/// From how many worlds on the worse half of the choices is dropped, and again whenever there are twice as many.
const FIRST_CUT: u32 = 8;
/// How many choices stay in the running to the end.
const LAST_FEW: usize = 3;

/// A choice and how it did.
struct Trial {
    action: Action,
    /// What it looks like before any trial.
    glance: f64,
    sum: f64,
    worlds: u32,
}

impl Trial {
    fn of(game: &CarsonCards, seat: Seat, action: Action) -> Trial {
        Trial { action, glance: glance(game, seat, action), sum: 0.0, worlds: 0 }
    }

    fn mean(&self) -> f64 {
        if self.worlds == 0 { self.glance } else { self.sum / f64::from(self.worlds) }
    }
}

fn best_first(trials: &mut [Trial]) {
    trials.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
}

impl SearchBot {
    pub(super) fn new(seed: u64, effort: Effort) -> SearchBot {
        SearchBot { dice: FastDice::seeded(seed), effort }
    }

    /// The choices worth a trial, the most promising first.
    fn shortlist(&self, game: &CarsonCards, seat: Seat) -> Vec<Trial> {
        let mut list = Vec::new();
        game.actions(seat, &mut list);
        let mut trials: Vec<Trial> = list.into_iter().map(|action| Trial::of(game, seat, action)).collect();
        best_first(&mut trials);
        trials.truncate(if game.hand().is_some() { self.effort.places } else { MOST_CHOICES });
        trials
    }

    /// Tries all of these in one more world, each with the same luck; whether the budget lasted.
    fn try_all(&mut self, view: &View, seat: Seat, trials: &mut [Trial], allowed: &mut Allowed) -> bool {
        let world = CarsonCards::imagine(view, &mut self.dice);
        let until = self.effort.until(&world);
        let luck = u64::from(self.dice.below(u32::MAX));
        let mut values = [0.0; MOST_CHOICES];
        for (value, trial) in values.iter_mut().zip(trials.iter()) {
            let mut dice = FastDice::seeded(luck);
            let mut game = world.clone();
            game.apply(seat, trial.action, &mut dice, &mut Silence);
            if !play_until(&mut game, until, &mut dice, allowed) {
                return false;
            }
            *value = lead(&game, seat, self.effort.patience);
        }
        for (trial, value) in trials.iter_mut().zip(values) {
            trial.sum += value;
            trial.worlds += 1;
        }
        true
    }
}

/// By how much a seat is ahead of the others' average.
fn lead(game: &CarsonCards, seat: Seat, patience: Patience) -> f64 {
    let others = Seat::all(game.seats()).filter(|&other| other != seat);
    let sum: f64 = others.map(|other| worth(game, other, patience)).sum();
    worth(game, seat, patience) - sum / (game.seats() - 1) as f64
}

/// What a choice looks like at first sight.
fn glance(game: &CarsonCards, seat: Seat, action: Action) -> f64 {
    match action {
        Action::Lay(at) => game.hand().map_or(0.0, |card| {
            let laid = Laid { card, at };
            let mut city = *game.city(seat);
            city.lay(laid);
            let (columns, rows) = city.size();
            f64::from(game.gain(seat, laid)) - f64::from(columns * rows) / 64.0
        }),
        Action::Take(card) => playout::value(game, seat, card),
        _ => 0.0,
    }
}

impl Bot<CarsonCards> for SearchBot {
    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Vec<Thought<Action>> {
        let mut allowed = budget.start();
        // What others have bid is not known: in each world they bid anew.
        let view = View { sealed: Seats::NONE, ..view.clone() };
        let game = CarsonCards::imagine(&view, &mut self.dice);
        let mut trials = self.shortlist(&game, seat);
        let mut running = trials.len();
        for world in 1..=self.effort.worlds {
            if running < 2 || !self.try_all(&view, seat, &mut trials[..running], &mut allowed) {
                break;
            }
            if world >= FIRST_CUT && world.is_power_of_two() {
                best_first(&mut trials[..running]);
                running = running.div_ceil(2).max(running.min(LAST_FEW));
            }
        }
        best_first(&mut trials[..running]);
        trials.into_iter().map(|trial| Thought { value: trial.mean(), action: trial.action }).collect()
    }
}
