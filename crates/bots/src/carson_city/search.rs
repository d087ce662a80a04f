//! Tries each choice in several imagined worlds: everybody plays on greedily to the end of the round, and what the choice is
//! worth then is averaged.

use carson_city::{Action, Ask, CarsonCity, View};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence};

use super::greedy::{glance, rank};
use super::worth::lead;
use crate::bot::{Allowed, Bot, Budget, Thought};

/// How hard a bot tries.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// In how many worlds a choice is tried at most.
    worlds: u32,
    /// How many choices are tried.
    choices: usize,
    care: Care,
}

/// Which questions a bot thinks about; it answers the others at a glance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Care {
    /// Characters and cowboys.
    Plans,
    /// All of them.
    Everything,
}

impl Effort {
    pub(super) const DEPUTY: Effort = Effort { worlds: 4, choices: 5, care: Care::Plans };
    pub(super) const MARSHAL: Effort = Effort { worlds: 400, choices: 10, care: Care::Everything };
}

/// By how much the thoughts of players in imagined worlds are off.
const CARELESSNESS: f64 = 0.3;
/// How many decisions an imagined world may take, whatever the budget.
const LONGEST: u32 = 400;
/// From how many worlds on the worse half of the choices is dropped, and again whenever there are twice as many.
const FIRST_CUT: u32 = 4;
/// How many choices stay in the running to the end.
const LAST_FEW: usize = 2;

/// Looks ahead by trying.
#[derive(Debug)]
pub(super) struct SearchBot {
    dice: FastDice,
    effort: Effort,
    thoughts: Vec<Thought<Action>>,
}

/// A choice and how it did.
struct Trial {
    action: Action,
    glance: f64,
    sum: f64,
    worlds: u32,
}

impl Trial {
    fn mean(&self) -> f64 {
        if self.worlds == 0 { self.glance } else { self.sum / f64::from(self.worlds) }
    }
}

fn best_first(trials: &mut [Trial]) {
    trials.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
}

impl SearchBot {
    pub(super) fn new(seed: u64, effort: Effort) -> SearchBot {
        SearchBot { dice: FastDice::seeded(seed), effort, thoughts: Vec::new() }
    }

    /// Tries all of these in one more world, each with the same luck; whether the budget lasted.
    fn try_all(&mut self, view: &View, seat: Seat, trials: &mut [Trial], allowed: &mut Allowed) -> bool {
        let world = CarsonCity::imagine(view, &mut self.dice);
        let luck = u64::from(self.dice.below(u32::MAX));
        let mut values = Vec::with_capacity(trials.len());
        for trial in trials.iter() {
            let mut dice = FastDice::seeded(luck);
            let mut game = world;
            game.apply(seat, trial.action, &mut dice, &mut Silence);
            if !self.play_round(&mut game, world.round(), &mut dice, allowed) {
                return false;
            }
            values.push(lead(&game, seat));
        }
        for (trial, value) in trials.iter_mut().zip(values) {
            trial.sum += value;
            trial.worlds += 1;
        }
        true
    }

    /// Everybody plays on greedily until the next round has begun; whether the budget lasted.
    fn play_round(
        &mut self,
        game: &mut CarsonCity,
        round: u8,
        dice: &mut FastDice,
        allowed: &mut Allowed,
    ) -> bool {
        for _ in 0..LONGEST {
            if game.round() > round {
                return true;
            }
            let Some(seat) = game.deciders().lowest() else { return true };
            if !allowed.spend() {
                return false;
            }
            rank(game, seat, CARELESSNESS, dice, &mut self.thoughts);
            let action = self.thoughts[0].action;
            game.apply(seat, action, dice, &mut Silence);
        }
        true
    }
}

impl Bot<CarsonCity> for SearchBot {
    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Vec<Thought<Action>> {
        let mut allowed = budget.start();
        let game = CarsonCity::imagine(view, &mut self.dice);
        let mut thoughts = glance(&game, seat, 0.1, &mut self.dice);
        let is_plan = matches!(game.asked(), Some(Ask::Place { .. } | Ask::Character { .. }));
        if self.effort.care == Care::Plans && !is_plan {
            return thoughts;
        }
        thoughts.truncate(self.effort.choices);
        let mut trials: Vec<Trial> = thoughts
            .into_iter()
            .map(|thought| Trial { action: thought.action, glance: thought.value, sum: 0.0, worlds: 0 })
            .collect();
        let mut running = trials.len();
        for world in 1..=self.effort.worlds {
            if running < 2 || !self.try_all(view, seat, &mut trials[..running], &mut allowed) {
                break;
            }
            if world >= FIRST_CUT && world.is_power_of_two() {
                best_first(&mut trials[..running]);
                running = running.div_ceil(2).max(running.min(LAST_FEW));
            }
        }
        best_first(&mut trials[..running]);
        trials.into_iter().map(|trial| Thought { action: trial.action, value: trial.mean() }).collect()
    }
}
