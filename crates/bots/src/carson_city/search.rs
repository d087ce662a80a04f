//! Tries each choice in several imagined worlds: everybody plays on greedily to the end of the round, and what the choice is
//! worth then is averaged.

use carson_city::{Action, Ask, CarsonCity, View};
use table::dice::FastDice;
use table::{Game, Seat, Silence};

use super::greedy::{glance, rank};
use super::worth::lead;
use crate::bot::{Allowed, Bot, Budget, Thought};
use crate::halving::Halving;

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

/// Looks ahead by trying.
#[derive(Debug)]
pub(super) struct SearchBot {
    dice: FastDice,
    effort: Effort,
    thoughts: Vec<Thought<Action>>,
}

impl SearchBot {
    pub(super) fn new(seed: u64, effort: Effort) -> SearchBot {
        SearchBot { dice: FastDice::seeded(seed), effort, thoughts: Vec::new() }
    }
}

/// Everybody plays on greedily until the next round has begun; whether the budget lasted.
fn play_round(
    game: &mut CarsonCity,
    round: u8,
    dice: &mut FastDice,
    allowed: &mut Allowed,
    thoughts: &mut Vec<Thought<Action>>,
) -> bool {
    for _ in 0..LONGEST {
        if game.round() > round {
            return true;
        }
        let Some(seat) = game.deciders().lowest() else { return true };
        if !allowed.spend() {
            return false;
        }
        rank(game, seat, CARELESSNESS, dice, thoughts);
        let action = thoughts[0].action;
        game.apply(seat, action, dice, &mut Silence);
    }
    true
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
        let halving = Halving { worlds: self.effort.worlds, first_cut: 4, last_few: 2 };
        let (round, room) = (game.round(), &mut self.thoughts);
        halving.try_out(
            thoughts,
            seat,
            &mut self.dice,
            |dice| CarsonCity::imagine(view, dice),
            |mut game, dice| {
                play_round(&mut game, round, dice, &mut allowed, room).then(|| lead(&game, seat))
            },
        )
    }
}
