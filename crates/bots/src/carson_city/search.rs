//! The Deputy tries characters and places in a few imagined worlds: everybody plays on greedily to the end of the round, and what the choice is
//! worth then is averaged. It answers all other questions at a glance.

use carson_city::{Action, Ask, CarsonCity, View};
use table::dice::FastDice;
use table::{Game, Seat, Silence};

use super::greedy::{glance, rank};
use super::outlook;
use super::worth::{lead, own_lead};
use crate::bot::{Allowed, Bot, Budget, Thought, shorten};
use crate::halving::Halving;
use crate::outlook::Outlook;

/// In how many worlds a choice is tried.
const WORLDS: u32 = 4;
/// How many choices are tried.
const CHOICES: usize = 5;

/// By how much the thoughts of players in imagined worlds are off.
pub(super) const CARELESSNESS: f64 = 0.3;
/// How many decisions an imagined world may take, whatever the budget.
const LONGEST: u32 = 400;

/// Looks ahead by trying.
#[derive(Debug)]
pub(super) struct SearchBot {
    dice: FastDice,
    thoughts: Vec<Thought<Action>>,
}

impl SearchBot {
    pub(super) fn new(seed: u64) -> SearchBot {
        SearchBot { dice: FastDice::seeded(seed), thoughts: Vec::new() }
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

/// What everybody can expect once this round is played on greedily.
pub(super) fn foresee(mut game: CarsonCity, dice: &mut FastDice) -> Outlook {
    let round = game.round();
    play_round(&mut game, round, dice, &mut Budget::Positions(u64::MAX).start(), &mut Vec::new());
    outlook::of(&game)
}

impl SearchBot {
    fn look(
        &mut self,
        view: &View,
        seat: Seat,
        beside: Option<Action>,
        budget: Budget,
    ) -> Vec<Thought<Action>> {
        let mut allowed = budget.start();
        let game = CarsonCity::imagine(view, &mut self.dice);
        let mut thoughts = glance(&game, seat, 0.1, &mut self.dice);
        // A glance makes little of what the others have; what is told of it is the whole lead.
        let others = lead(&game, seat) - own_lead(&game, seat);
        for thought in &mut thoughts {
            thought.value += others;
        }
        let is_plan = matches!(game.asked(), Some(Ask::Place { .. } | Ask::Character { .. }));
        if !is_plan {
            return thoughts;
        }
        shorten(&mut thoughts, CHOICES, beside.as_ref());
        let halving = Halving { worlds: Some(WORLDS), first_cut: 4, last_few: 2 };
        let (round, room) = (game.round(), &mut self.thoughts);
        halving.try_out_beside(
            beside,
            thoughts,
            seat,
            &mut self.dice,
            |dice| CarsonCity::imagine(view, dice),
            |mut game, dice| {
                let lasted = allowed.spend() && play_round(&mut game, round, dice, &mut allowed, room);
                lasted.then(|| lead(&game, seat))
            },
        )
    }
}

impl Bot<CarsonCity> for SearchBot {
    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Vec<Thought<Action>> {
        self.look(view, seat, None, budget)
    }

    fn weigh(&mut self, view: &View, seat: Seat, done: Action, budget: Budget) -> Vec<Thought<Action>> {
        self.look(view, seat, Some(done), budget)
    }
}
