//! The Marshal bids as in a matrix game, and looks at replies to everything else: a tree over imagined worlds to the end of the
//! round, and there the judgement that was learnt from games.

use std::sync::Arc;

use carson_cards::{Action, CarsonCards, Phase, View};
use table::dice::FastDice;
use table::{Game, Seat, Seats};

use super::judgement::expected;
use super::search::{at_a_glance, shortlist};
use super::{bids, playout};
use crate::aim::ahead;
use crate::bot::{Bot, Budget, Thought};
use crate::learning::Weights;
use crate::tree::{Guide, Shape, Tree};

/// How many places for a card are looked at more closely.
const PLACES: usize = 8;
const SHAPE: Shape = Shape { replies: 6, curiosity: 15.0, doubt: 4.0, last_few: 2, depth: 8 };

/// Looks ahead by trying, and sees replies.
#[derive(Debug)]
pub(super) struct Marshal {
    weights: Arc<Weights>,
    dice: FastDice,
}

impl Marshal {
    pub(super) fn new(weights: Arc<Weights>, seed: u64) -> Marshal {
        Marshal { weights, dice: FastDice::seeded(seed) }
    }

    fn look(
        &mut self,
        view: &View,
        seat: Seat,
        beside: Option<Action>,
        budget: Budget,
    ) -> Vec<Thought<Action>> {
        let mut allowed = budget.start();
        // What others have bid is not known: in each world they bid anew.
        let view = View { sealed: Seats::NONE, ..view.clone() };
        let imagine = |dice: &mut FastDice| CarsonCards::imagine(&view, dice);
        let game = imagine(&mut self.dice);
        if game.phase() == Phase::Bids {
            let beside = beside.and_then(|action| match action {
                Action::Bid(bid) => Some(bid),
                _ => None,
            });
            return bids::weigh(&self.weights, seat, beside, &mut self.dice, imagine, &mut allowed);
        }
        let mut guide = Rounds { weights: &self.weights, until: game.round() + 1 };
        let mut now = [0.0; Seat::MOST];
        guide.judge(&game, &mut now);
        let choices = shortlist(&game, seat, now[seat.index()], PLACES, beside);
        Tree::new(&mut guide, SHAPE).search(choices, beside, seat, &mut self.dice, imagine, &mut allowed)
    }
}

/// Play until a round begins.
struct Rounds<'a> {
    weights: &'a Weights,
    until: u8,
}

impl Guide<CarsonCards> for Rounds<'_> {
    fn choices(&mut self, game: &CarsonCards, seat: Seat, _: &mut FastDice, into: &mut Vec<Thought<Action>>) {
        at_a_glance(game, seat, into);
    }

    fn quick(&mut self, game: &CarsonCards, seat: Seat, dice: &mut FastDice) -> Action {
        playout::choose(game, seat, dice)
    }

    fn is_horizon(&self, game: &CarsonCards) -> bool {
        game.round() >= self.until
    }

    fn judge(&mut self, game: &CarsonCards, into: &mut [f64; Seat::MOST]) {
        let mut points = [0.0; Seat::MOST];
        expected(self.weights, game, &mut points);
        for seat in Seat::all(game.seats()) {
            into[seat.index()] = ahead(seat, &points[..game.seats()]);
        }
    }
}

impl Bot<CarsonCards> for Marshal {
    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Vec<Thought<Action>> {
        self.look(view, seat, None, budget)
    }

    fn weigh(&mut self, view: &View, seat: Seat, done: Action, budget: Budget) -> Vec<Thought<Action>> {
        self.look(view, seat, Some(done), budget)
    }
}
