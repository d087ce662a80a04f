//! The Deputy tries characters and places in a few imagined worlds: everybody plays on greedily to the end of the round, and what the choice is
//! worth then is averaged. It answers all other questions at a glance.

use carson_city::{Action, Ask, CarsonCity, View};
use table::dice::FastDice;
use table::{Game, Seat, Silence};

use super::greedy::{glance, rank};
use super::outlook;
use super::sight::Sight;
use super::taste::Liking;
use super::worth::lead;
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
    liking: Liking,
    dice: FastDice,
    thoughts: Vec<Thought<Action>>,
}

impl SearchBot {
    pub(super) fn new(liking: Liking, seed: u64) -> SearchBot {
        SearchBot { liking, dice: FastDice::seeded(seed), thoughts: Vec::new() }
    }
}

/// Everybody plays on greedily until the next round has begun, each as he likes it; whether the budget lasted.
fn play_round(
    game: &mut CarsonCity,
    round: u8,
    liking_of: impl Fn(Seat) -> Liking,
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
        rank(&Sight::of(game, liking_of(seat)), seat, CARELESSNESS, dice, thoughts);
        let action = thoughts[0].action;
        game.apply(seat, action, dice, &mut Silence);
    }
    true
}

/// What everybody can expect once this round is played on greedily.
pub(super) fn foresee(mut game: CarsonCity, dice: &mut FastDice) -> Outlook {
    let round = game.round();
    let mut allowed = Budget::Positions(u64::MAX).start();
    play_round(&mut game, round, |_| Liking::USUAL, dice, &mut allowed, &mut Vec::new());
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
        let liking = self.liking;
        let mut thoughts = glance(&Sight::of(&game, liking), seat, &mut self.dice);
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
                let liking_of = |other| if other == seat { liking } else { Liking::USUAL };
                let lasted =
                    allowed.spend() && play_round(&mut game, round, liking_of, dice, &mut allowed, room);
                lasted.then(|| lead(&Sight::of(&game, liking), seat))
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
