//! Tries each choice in many imagined worlds: others bid as they well might, everybody plays on quickly for a while, and what
//! the choice is worth then is averaged.

use carson_cards::{Action, CarsonCards, Laid, Phase, View};
use table::dice::FastDice;
use table::{Game, Seat, Seats};

use super::manners::{liking, liking_of_card};
use super::outlook::expected;
use super::playout::{self, play_until};
use super::prospects::Patience;
use crate::aim::ahead;
use crate::bot::{Bot, Budget, Thought, shorten};
use crate::halving::Halving;
use crate::manner::Manner;

/// How hard a bot tries.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// In how many worlds a choice is tried at most; without a limit as long as the budget lasts.
    worlds: Option<u32>,
    /// How many rounds are played on when a card is taken or laid, this one included.
    rounds: u8,
    /// How many places for a card are looked at more closely.
    places: usize,
    patience: Patience,
}

impl Effort {
    /// A glance at this round.
    pub(super) const DEPUTY: Effort =
        Effort { worlds: Some(4), rounds: 1, places: 3, patience: Patience::None };
    /// As many worlds as time allows, and the next round too.
    pub(super) const MARSHAL: Effort =
        Effort { worlds: None, rounds: 2, places: 8, patience: Patience::Kept };

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
    manner: Option<Manner>,
}

/// The most choices that are tried: of the persons whom the Newspaper boy may bring and the cards that may be sold there are fewer.
const MOST_CHOICES: usize = 24;
impl SearchBot {
    pub(super) fn new(seed: u64, effort: Effort, manner: Option<Manner>) -> SearchBot {
        SearchBot { dice: FastDice::seeded(seed), effort, manner }
    }

    /// How a seat's lead is told.
    const fn judge(&self) -> Judge {
        Judge { patience: self.effort.patience, manner: self.manner }
    }

    /// The choices worth a trial, the most promising first.
    fn shortlist(&self, game: &CarsonCards, seat: Seat, beside: Option<Action>) -> Vec<Thought<Action>> {
        let mut list = Vec::new();
        game.actions(seat, &mut list);
        let now = self.judge().lead(game, seat);
        let at_a_glance = |action| Thought { action, value: now + self.glance(game, seat, action) };
        let mut thoughts: Vec<_> = list.into_iter().map(at_a_glance).collect();
        thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
        let most = if game.hand().is_some() { self.effort.places } else { MOST_CHOICES };
        shorten(&mut thoughts, most, beside.as_ref());
        thoughts
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
        let choices = self.shortlist(&game, seat, beside);
        let halving = Halving { worlds: self.effort.worlds, first_cut: 8, last_few: 3 };
        let until = self.effort.until(&game);
        let mut dice = self.dice.clone();
        let judge = self.judge();
        let thoughts = halving.try_out_beside(
            beside,
            choices,
            seat,
            &mut dice,
            |dice| CarsonCards::imagine(&view, dice),
            |mut game, dice| {
                let lasted = allowed.spend() && play_until(&mut game, until, dice, &mut allowed);
                lasted.then(|| judge.lead(&game, seat))
            },
        );
        self.dice = dice;
        thoughts
    }

    /// What a choice looks like at first sight.
    fn glance(&self, game: &CarsonCards, seat: Seat, action: Action) -> f64 {
        match action {
            Action::Lay(at) => game.hand().map_or(0.0, |card| {
                let laid = Laid { card, at };
                let mut city = *game.city(seat);
                city.lay(laid);
                let (columns, rows) = city.size();
                f64::from(game.gain(seat, laid)) - f64::from(columns * rows) / 64.0
            }),
            Action::Take(card) => playout::value(game, seat, card) + liking_of_card(self.manner, game, card),
            _ => 0.0,
        }
    }
}

/// How a seat's lead is estimated: by rules of thumb, with the player's likings.
#[derive(Clone, Copy)]
struct Judge {
    patience: Patience,
    manner: Option<Manner>,
}

impl Judge {
    /// By how many points a seat is ahead of the others, of whom the strongest count most.
    fn lead(self, game: &CarsonCards, seat: Seat) -> f64 {
        let mut points = [0.0; Seat::MOST];
        for seat in Seat::all(game.seats()) {
            points[seat.index()] = expected(game, seat, self.patience);
        }
        ahead(seat, &points[..game.seats()]) + liking(self.manner, game, seat)
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
