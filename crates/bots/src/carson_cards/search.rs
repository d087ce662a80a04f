//! The Deputy tries each choice in a few imagined worlds: others bid as they well might, everybody plays on quickly to the end of the round,
//! and what the choice is worth then is averaged.

use carson_cards::{Action, CarsonCards, Laid, View};
use table::dice::FastDice;
use table::{Game, Seat, Seats};

use super::playout::{self, play_until};
use super::prospects::{Patience, worth};
use crate::aim::ahead;
use crate::bot::{Bot, Budget, Thought, shorten};
use crate::halving::Halving;

/// In how many worlds a choice is tried.
const WORLDS: u32 = 4;
/// How many places for a card are looked at more closely.
const PLACES: usize = 3;

/// Looks ahead by trying.
#[derive(Debug)]
pub(super) struct SearchBot {
    dice: FastDice,
}

/// The most choices that are tried: of the persons whom the Newspaper boy may bring and the cards that may be sold there are fewer.
const MOST_CHOICES: usize = 24;

/// All choices at a glance, the most promising first.
pub(super) fn at_a_glance(game: &CarsonCards, seat: Seat, into: &mut Vec<Thought<Action>>) {
    let mut list = Vec::new();
    game.actions(seat, &mut list);
    into.clear();
    into.extend(list.into_iter().map(|action| Thought { action, value: glance(game, seat, action) }));
    into.sort_by(|one, other| other.value.total_cmp(&one.value));
}

/// The choices worth a trial, the most promising first.
pub(super) fn shortlist(
    game: &CarsonCards,
    seat: Seat,
    now: f64,
    places: usize,
    beside: Option<Action>,
) -> Vec<Thought<Action>> {
    let mut thoughts = Vec::new();
    at_a_glance(game, seat, &mut thoughts);
    for thought in &mut thoughts {
        thought.value += now;
    }
    let most = if game.hand().is_some() { places } else { MOST_CHOICES };
    shorten(&mut thoughts, most, beside.as_ref());
    thoughts
}

impl SearchBot {
    pub(super) fn new(seed: u64) -> SearchBot {
        SearchBot { dice: FastDice::seeded(seed) }
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
        let choices = shortlist(&game, seat, lead(&game, seat), PLACES, beside);
        let halving = Halving { worlds: Some(WORLDS), first_cut: 8, last_few: 3 };
        let until = game.round() + 1;
        halving.try_out_beside(
            beside,
            choices,
            seat,
            &mut self.dice,
            |dice| CarsonCards::imagine(&view, dice),
            |mut game, dice| {
                let lasted = allowed.spend() && play_until(&mut game, until, dice, &mut allowed);
                lasted.then(|| lead(&game, seat))
            },
        )
    }
}

/// By how much a seat is ahead of the others.
fn lead(game: &CarsonCards, seat: Seat) -> f64 {
    let mut points = [0.0; Seat::MOST];
    for seat in Seat::all(game.seats()) {
        points[seat.index()] = worth(game, seat, Patience::None);
    }
    ahead(seat, &points[..game.seats()])
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
        self.look(view, seat, None, budget)
    }

    fn weigh(&mut self, view: &View, seat: Seat, done: Action, budget: Budget) -> Vec<Thought<Action>> {
        self.look(view, seat, Some(done), budget)
    }
}
