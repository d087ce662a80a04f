//! The Marshal and the Legend look at replies: a tree over imagined worlds to the end of the round. There the Marshal judges at a glance,
//! the Legend by what was learnt from games.

use std::sync::Arc;

use carson_city::{Action, CarsonCity, View};
use table::dice::FastDice;
use table::{Game, Seat};

use super::greedy::{glance, rank};
use super::judgement::expected;
use super::search::CARELESSNESS;
use super::sight::Sight;
use super::taste::Liking;
use super::worth::worth;
use crate::aim::ahead;
use crate::bot::{Bot, Budget, Thought, shorten};
use crate::learning::{Learns, Weights};
use crate::tree::{Guide, Shape, Tree};

/// How many choices are tried.
const CHOICES: usize = 12;
const SHAPE: Shape = Shape { replies: 8, curiosity: 12.0, doubt: 1.5, last_few: 2, depth: 12 };
/// Against Standish: more choices, and of what follows only the best (docs/performance.md has the figures).
const CHOICES_ALONE: usize = 20;
const SHAPE_ALONE: Shape = Shape { replies: 4, doubt: 3.0, ..SHAPE };

/// Looks ahead by trying, and sees replies.
#[derive(Debug)]
pub(super) struct Thinker {
    /// What was learnt.
    weights: Option<Arc<Weights>>,
    liking: Liking,
    dice: FastDice,
    thoughts: Vec<Thought<Action>>,
}

impl Thinker {
    pub(super) fn new(weights: Option<Arc<Weights>>, liking: Liking, seed: u64) -> Thinker {
        Thinker { weights, liking, dice: FastDice::seeded(seed), thoughts: Vec::new() }
    }

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
        let is_alone = game.standish_seat().is_some();
        let (choices, shape) = if is_alone { (CHOICES_ALONE, SHAPE_ALONE) } else { (CHOICES, SHAPE) };
        shorten(&mut thoughts, choices, beside.as_ref());
        let weights = self.weights.as_deref();
        let mut guide =
            Round { weights, me: seat, liking, number: game.round(), thoughts: &mut self.thoughts };
        let imagine = |dice: &mut FastDice| CarsonCity::imagine(view, dice);
        Tree::new(&mut guide, shape).search(thoughts, beside, seat, &mut self.dice, imagine, &mut allowed)
    }
}

/// Play to the end of a round.
struct Round<'a> {
    weights: Option<&'a Weights>,
    /// Who thinks, and what he likes: the others like what most do.
    me: Seat,
    liking: Liking,
    number: u8,
    thoughts: &'a mut Vec<Thought<Action>>,
}

impl Round<'_> {
    fn rank(&self, game: &CarsonCity, seat: Seat, dice: &mut FastDice, into: &mut Vec<Thought<Action>>) {
        let liking = if seat == self.me { self.liking } else { Liking::USUAL };
        rank(&Sight::of(game, liking), seat, CARELESSNESS, dice, into);
    }

    /// What a player's things are worth, in the light of what whoever thinks likes.
    fn points(&self, game: &CarsonCity, seat: Seat) -> f64 {
        let points = match self.weights {
            Some(weights) => expected(weights, game, seat),
            None => game.guess(seat),
        };
        if self.liking.is_usual() || game.standish_seat() == Some(seat) {
            return points;
        }
        points + worth(&Sight::of(game, self.liking), seat) - worth(&Sight::usual(game), seat)
    }
}

impl Guide<CarsonCity> for Round<'_> {
    fn choices(
        &mut self,
        game: &CarsonCity,
        seat: Seat,
        dice: &mut FastDice,
        into: &mut Vec<Thought<Action>>,
    ) {
        self.rank(game, seat, dice, into);
    }

    fn quick(&mut self, game: &CarsonCity, seat: Seat, dice: &mut FastDice) -> Action {
        let mut thoughts = std::mem::take(self.thoughts);
        self.rank(game, seat, dice, &mut thoughts);
        let best = thoughts[0].action;
        *self.thoughts = thoughts;
        best
    }

    fn is_horizon(&self, game: &CarsonCity) -> bool {
        game.round() > self.number
    }

    fn judge(&mut self, game: &CarsonCity, into: &mut [f64; Seat::MOST]) {
        let mut points = [0.0; Seat::MOST];
        for seat in game.all_seats() {
            points[seat.index()] = self.points(game, seat);
        }
        for seat in game.all_seats() {
            into[seat.index()] = ahead(seat, &points[..game.seats()]);
        }
    }
}

impl Bot<CarsonCity> for Thinker {
    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Vec<Thought<Action>> {
        self.look(view, seat, None, budget)
    }

    fn weigh(&mut self, view: &View, seat: Seat, done: Action, budget: Budget) -> Vec<Thought<Action>> {
        self.look(view, seat, Some(done), budget)
    }
}
