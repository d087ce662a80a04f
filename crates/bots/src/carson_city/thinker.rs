//! The Marshal and the Legend look at replies: a tree over sampled worlds to the end of the round. There the Marshal evaluates by rules of
//! thumb, the Legend with a learnt evaluation.

use std::sync::Arc;

use carson_city::{Action, CarsonCity, View};
use table::dice::FastDice;
use table::{Game, Seat};

use super::alone::{self, AgainstStandish};
use super::contest::Contest;
use super::features;
use super::greedy::{glance, rank};
use super::search::CARELESSNESS;
use super::sight::Sight;
use super::taste::Liking;
use super::worth::worth;
use crate::aim::ahead;
use crate::bot::{Bot, Budget, Thought, shorten};
use crate::learning::{Learns, Weights, expected};
use crate::tree::{Guide, Shape, Tree};

/// How many choices are tried.
const CHOICES: usize = 12;
const SHAPE: Shape = Shape { replies: 8, curiosity: 12.0, doubt: 1.5, last_few: 2, depth: 12 };
/// Against Standish: more choices, and fewer replies (the measurements are in docs/performance.md).
const CHOICES_ALONE: usize = 20;
const SHAPE_ALONE: Shape = Shape { replies: 4, doubt: 3.0, ..SHAPE };

/// The learnt evaluations.
#[derive(Clone, Debug)]
pub(super) struct Learnt {
    /// Of games among people.
    pub(super) together: Arc<Weights>,
    /// Of games against Standish.
    pub(super) alone: Arc<Weights>,
}

impl Learnt {
    /// Those that the bots use.
    pub(super) fn in_use() -> Learnt {
        let (together, alone) = (CarsonCity::weights(), AgainstStandish::weights());
        Learnt { together: Arc::clone(together), alone: Arc::clone(alone) }
    }
}

/// Looks ahead by trying, and sees replies.
#[derive(Debug)]
pub(super) struct Thinker {
    learnt: Option<Learnt>,
    liking: Liking,
    dice: FastDice,
    thoughts: Vec<Thought<Action>>,
}

impl Thinker {
    pub(super) fn new(learnt: Option<Learnt>, liking: Liking, seed: u64) -> Thinker {
        Thinker { learnt, liking, dice: FastDice::seeded(seed), thoughts: Vec::new() }
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
        let learnt = self.learnt.as_ref();
        let contest = (is_alone && learnt.is_some()).then(|| Contest::until(game.round()));
        if let Some(contest) = contest {
            for thought in &mut thoughts {
                thought.value = contest.worth_of(thought.value);
            }
        }
        let thinking = &mut self.thoughts;
        let mut guide = Round { learnt, contest, me: seat, liking, number: game.round(), thoughts: thinking };
        let imagine = |dice: &mut FastDice| CarsonCity::imagine(view, dice);
        let tree = Tree::new(&mut guide, shape);
        let mut thoughts = tree.search(thoughts, beside, seat, &mut self.dice, imagine, &mut allowed);
        if let Some(contest) = contest {
            for thought in &mut thoughts {
                thought.value = contest.lead_of(thought.value);
            }
        }
        thoughts
    }
}

/// Play to the end of a round.
struct Round<'a> {
    learnt: Option<&'a Learnt>,
    contest: Option<Contest>,
    /// Who thinks, and their likings; the others have the usual ones.
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

    /// The value of a player's position, with the likings of the thinking player. Against Standish it is the person's lead, and his own is 0.
    fn points(&self, game: &CarsonCity, seat: Seat) -> f64 {
        let is_alone = game.standish_seat().is_some();
        if game.standish_seat() == Some(seat) {
            return 0.0;
        }
        let points = match self.learnt {
            Some(Learnt { alone, .. }) if is_alone => {
                expected::<AgainstStandish, { alone::COUNT }>(alone, game, seat)
            }
            Some(Learnt { together, .. }) => {
                expected::<CarsonCity, { features::COUNT }>(together, game, seat)
            }
            None if is_alone => AgainstStandish::guess(game, seat),
            None => CarsonCity::guess(game, seat),
        };
        let liked = if self.liking.is_usual() {
            points
        } else {
            points + worth(&Sight::of(game, self.liking), seat) - worth(&Sight::usual(game), seat)
        };
        self.contest.map_or(liked, |contest| contest.worth_of(liked))
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
