//! The Legend: tries each choice in many sampled worlds, each played on quickly into the next round with a learnt evaluation. How others
//! bid is found by regret matching.

use std::sync::Arc;

use carson_cards::{Action, CarsonCards, Laid, Phase, View};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Seats};

use super::foresight::Foresight;
use crate::bot::{Bot, Budget, Thought, shorten};
use crate::halving::Halving;
use crate::learning::Weights;
use crate::manner::Manner;

/// How many rounds to look ahead, including the current one.
const ROUNDS: u8 = 2;
/// How many places for a card are tried.
const PLACES: usize = 8;
/// The largest number of other choices that are tried. Only the Newspaper boy's persons and the cards to sell are that many.
const MOST_CHOICES: usize = 24;
/// How many worlds are sampled; they differ only in the next person.
const WORLDS: usize = 24;
/// The share of the budget for finding habits of bidding.
const FOR_HABITS: f64 = 0.4;

#[derive(Debug)]
pub(super) struct LegendBot {
    dice: FastDice,
    weights: Arc<Weights>,
    manner: Option<Manner>,
}

impl LegendBot {
    pub(super) fn new(seed: u64, weights: Arc<Weights>, manner: Option<Manner>) -> LegendBot {
        LegendBot { dice: FastDice::seeded(seed), weights, manner }
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
        let game = CarsonCards::imagine(&view, &mut self.dice);
        let mut foresight = Foresight::new(&self.weights, &game, seat, ROUNDS, self.manner);
        let choices = shortlist(&mut foresight, &game, seat, beside);
        let mut worlds = Worlds { view: &view, sampled: Vec::new() };
        if game.phase() == Phase::Bids {
            let imagine = |dice: &mut FastDice| worlds.next(dice);
            let habits = foresight.habits(FOR_HABITS, imagine, &mut self.dice, &mut allowed);
            foresight.habits = habits.map(|habits| (game.round(), habits));
        }
        let halving = Halving { worlds: None, first_cut: 8, last_few: 3 };
        halving.try_out_beside(
            beside,
            choices,
            seat,
            &mut self.dice,
            |dice| worlds.next(dice),
            |game, dice| allowed.spend().then(|| foresight.outcome_of(game, seat, dice)),
        )
    }
}

/// The choices worth a trial, the most promising first.
fn shortlist(
    foresight: &mut Foresight,
    game: &CarsonCards,
    seat: Seat,
    beside: Option<Action>,
) -> Vec<Thought<Action>> {
    let course = foresight.begin(game.clone());
    let now = foresight.lead(&course, seat);
    let mut list = Vec::new();
    game.actions(seat, &mut list);
    let mut at_a_glance = |action| {
        let gain = match (action, game.hand()) {
            (Action::Lay(at), Some(card)) => foresight.gain_of_place(&course, seat, Laid { card, at }),
            (Action::Take(card), _) => foresight.gain(&course, seat, card),
            _ => 0.0,
        };
        Thought { action, value: now + gain }
    };
    let mut thoughts: Vec<_> = list.into_iter().map(&mut at_a_glance).collect();
    thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
    let most = if game.hand().is_some() { PLACES } else { MOST_CHOICES };
    shorten(&mut thoughts, most, beside.as_ref());
    thoughts
}

/// States that fit a view. Sampling one takes as long as playing it on.
struct Worlds<'a> {
    view: &'a View,
    sampled: Vec<CarsonCards>,
}

impl Worlds<'_> {
    fn next(&mut self, dice: &mut FastDice) -> CarsonCards {
        if self.sampled.len() < WORLDS {
            let world = CarsonCards::imagine(self.view, dice);
            self.sampled.push(world.clone());
            return world;
        }
        self.sampled[dice.index(WORLDS)].clone()
    }
}

impl Bot<CarsonCards> for LegendBot {
    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Vec<Thought<Action>> {
        self.look(view, seat, None, budget)
    }

    fn weigh(&mut self, view: &View, seat: Seat, done: Action, budget: Budget) -> Vec<Thought<Action>> {
        self.look(view, seat, Some(done), budget)
    }
}
