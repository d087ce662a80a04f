//! A look at what lies open: points at once, and rough hopes for what is to come.

use carson_cards::scoring;
use carson_cards::{Action, Bid, Card, CarsonCards, Element, Laid, Person, Phase, Terrain};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence};

use super::manners::liking_of_card;
use super::outlook;
use super::prospects::to_come;
use crate::bot::{Bot, Budget, Thought};
use crate::manner::Manner;

/// Lays cards where they bring most, and bids by how much the best card of the row is above the rest.
#[derive(Debug)]
pub(super) struct GreedyBot {
    dice: FastDice,
    sees: Sees,
    manner: Option<Manner>,
}

/// How far somebody looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sees {
    /// The points that something brings at once.
    Now,
    /// What is to come of it, too.
    Later,
}

/// By how many points a thought can be off, so that equals are told apart by chance.
const TIE: f64 = 0.001;

impl GreedyBot {
    /// Hopes for what cards may bring later.
    pub(super) fn cowhand(manner: Option<Manner>, seed: u64) -> GreedyBot {
        GreedyBot { dice: FastDice::seeded(seed), sees: Sees::Later, manner }
    }

    /// Sees nothing but the points that something brings at once.
    pub(super) fn new_in_town(seed: u64) -> GreedyBot {
        GreedyBot { dice: FastDice::seeded(seed), sees: Sees::Now, manner: None }
    }
}

impl Bot<CarsonCards> for GreedyBot {
    fn think(&mut self, view: &carson_cards::View, seat: Seat, _: Budget) -> Vec<Thought<Action>> {
        let game = CarsonCards::imagine(view, &mut self.dice);
        let hopes = Hopes::of(&game, seat, self.sees, self.manner);
        let now = outlook::of(&game).ahead(seat);
        let mut list = Vec::new();
        game.actions(seat, &mut list);
        let mut thoughts: Vec<Thought<Action>> = list
            .into_iter()
            .map(|action| {
                let tie = f64::from(self.dice.below(1000)) / 1e3 * TIE;
                Thought { action, value: now + hopes.value(action) + tie }
            })
            .collect();
        thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
        thoughts
    }
}

/// What a seat has to look forward to.
struct Hopes<'a> {
    game: &'a CarsonCards,
    seat: Seat,
    sees: Sees,
    manner: Option<Manner>,
    /// How much of the game is still to come, from 1 to 0; nothing for whoever does not think of it.
    to_come: f64,
}

impl<'a> Hopes<'a> {
    fn of(game: &'a CarsonCards, seat: Seat, sees: Sees, manner: Option<Manner>) -> Hopes<'a> {
        let to_come = if sees == Sees::Now { 0.0 } else { to_come(game) };
        Hopes { game, seat, sees, manner, to_come }
    }

    fn value(&self, action: Action) -> f64 {
        match action {
            Action::Lay(at) => self.game.hand().map_or(0.0, |card| self.place(Laid { card, at })),
            Action::Take(card) => self.card(card),
            Action::Bid(bid) => -self.distance_from_wish(bid),
            Action::Use(person) => self.use_of(person),
            // What makes room for the card in hand is worth more than to lose it.
            Action::Sell(_) if self.game.hand().is_some() => 100.0 + self.points_after(action),
            Action::Sell(_) if self.game.phase() == Phase::Sale => -1.0,
            Action::Sell(_) | Action::Choose(_) => self.points_after(action),
            Action::Pass | Action::Suit(_) => 0.0,
        }
    }

    /// What a terrain card brings at this place: points, and a little for staying compact.
    fn place(&self, laid: Laid) -> f64 {
        let mut city = *self.game.city(self.seat);
        city.lay(laid);
        let (columns, rows) = city.size();
        let spread = f64::from(columns) * f64::from(rows) / 64.0;
        f64::from(self.game.gain(self.seat, laid)) - spread * self.to_come
    }

    /// What a card of the row is worth: points at once, and hopes for what is to come.
    fn card(&self, card: Card) -> f64 {
        let liking = liking_of_card(self.manner, self.game, card);
        liking
            + match card {
                Card::Terrain(card) => {
                    let hopes: f64 = card.cells().into_iter().map(hope_of_element).sum();
                    self.best_place(card) + hopes * self.to_come
                }
                Card::Person(person) => self.person(person),
            }
    }

    fn best_place(&self, card: Terrain) -> f64 {
        let Hopes { game, seat, .. } = *self;
        let mut best: Option<i32> = None;
        game.city(seat).each_spot(card, game.limit(seat), game.law(seat), |at| {
            best = best.max(Some(game.gain(seat, Laid { card, at })));
        });
        best.map_or(0.0, f64::from)
    }

    fn person(&self, person: Person) -> f64 {
        let Hopes { game, seat, to_come, .. } = *self;
        let mut persons = game.persons(seat);
        persons.insert(person);
        let after = scoring::points(game.city(seat), persons, game.sales(seat));
        f64::from(after - game.points_of(seat)) + hope_of_person(person) * to_come
    }

    /// The worth of each card of the row, the best first.
    fn row(&self) -> Vec<f64> {
        let mut worth: Vec<f64> = self.game.row_cards().map(|card| self.card(card)).collect();
        worth.sort_by(|one, other| other.total_cmp(one));
        worth
    }

    /// How much better it is to take first than to take in the middle.
    fn urgency(&self) -> f64 {
        let row = self.row();
        match row.first() {
            Some(best) => best - row[row.len() / 2],
            None => 0.0,
        }
    }

    /// How far a bid is from the one that the row deserves.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share of the cards left lies between the first and the last"
    )]
    fn distance_from_wish(&self, bid: Bid) -> f64 {
        let left: Vec<f64> =
            self.game.bids_left(self.seat).iter().map(|bid| f64::from(bid.value())).collect();
        let share = (self.urgency() / 10.0).clamp(0.0, 1.0);
        let wish = left[(share * (left.len() - 1) as f64).round() as usize];
        (f64::from(bid.value()) - wish).abs()
    }

    /// Above 0 if it is time to use a person.
    fn use_of(&self, person: Person) -> f64 {
        let rounds_left = CarsonCards::ROUNDS - 1 - (self.game.round() - 1) % CarsonCards::ROUNDS;
        let patience = if self.sees == Sees::Now { 0.0 } else { f64::from(rounds_left) };
        match person {
            Person::Gunslinger | Person::Doctor => self.steps_forward_by(person) - 0.2 * patience,
            Person::DayLabourer | Person::Governor => {
                let row = self.row();
                row.get(1).copied().unwrap_or(0.0) - patience
            }
            _ => self.urgency() - patience,
        }
    }

    /// How many players a bonus overtakes.
    fn steps_forward_by(&self, person: Person) -> f64 {
        let Hopes { game, seat, .. } = *self;
        let ahead = |mine: u8| {
            let others = Seat::all(game.seats()).filter(|&other| other != seat);
            others.filter(|&other| game.bid_with_bonuses(other) >= mine).count() as f64
        };
        let mine = game.bid_with_bonuses(seat);
        ahead(mine) - ahead(mine + person.bonus())
    }

    /// By how much the points change.
    fn points_after(&self, action: Action) -> f64 {
        let mut after = self.game.clone();
        after.apply(self.seat, action, &mut FastDice::seeded(0), &mut Silence);
        f64::from(after.points_of(self.seat) - self.game.points_of(self.seat))
    }
}

/// What an element may still bring beyond its points at once, at the beginning of the game.
const fn hope_of_element(element: Element) -> f64 {
    match element {
        Element::Empty => 0.3,
        Element::Mountain => 0.8,
        Element::House => 1.5,
        Element::Townhouse
        | Element::Hotel
        | Element::Mine
        | Element::Ranch
        | Element::Drugstore
        | Element::Bank => 3.0,
        Element::Blacksmith | Element::GeneralStore | Element::Church | Element::CityHall => 5.0,
        Element::Saloon => 6.0,
        Element::Prison => 2.0,
        Element::Outlaws => 0.0,
    }
}

/// What a person may still bring beyond his points at once, at the beginning of the game.
const fn hope_of_person(person: Person) -> f64 {
    match person {
        Person::Captain | Person::Heroes | Person::Indian => 2.0,
        Person::Lawyer | Person::Gunsmith | Person::Gunslinger | Person::Doctor => 4.0,
        Person::Governor
        | Person::DayLabourer
        | Person::Undertaker
        | Person::Publisher
        | Person::Cowboy
        | Person::Settler
        | Person::Singer
        | Person::NewspaperBoy
        | Person::Sheriff => 6.0,
        Person::Banker | Person::Grocer | Person::Prospector => 8.0,
        Person::Auctioneer | Person::Teacher => 12.0,
    }
}
