//! Quick play: everybody takes what is worth most and lays it where it brings most.

use carson_cards::{
    Action, Bid, BidSet, Card, CarsonCards, Laid, Person, PersonSet, Phase, Spot, Terrain, scoring,
};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence};

use super::prospects::{hope_of_element, hope_of_person, to_come};
use crate::bot::Allowed;

/// The most cards of a row: the longest one and a person.
pub(super) const LONGEST: usize = CarsonCards::LONGEST_ROW + 1;

/// Plays on until a round has begun or the game is over; whether the budget lasted.
pub(super) fn play_until(
    game: &mut CarsonCards,
    round: u8,
    dice: &mut FastDice,
    allowed: &mut Allowed,
) -> bool {
    while game.round() < round
        && let Some(seat) = game.deciders().lowest()
    {
        if !allowed.spend() {
            return false;
        }
        let action = choose(game, seat, dice);
        game.apply(seat, action, dice, &mut Silence);
    }
    true
}

pub(super) fn choose(game: &CarsonCards, seat: Seat, dice: &mut FastDice) -> Action {
    if let Some(card) = game.hand() {
        return best_place(game, seat, card).map_or_else(|| make_room(game, seat), |(at, _)| Action::Lay(at));
    }
    match game.phase() {
        Phase::Suits => {
            let mut suits = Vec::new();
            game.actions(seat, &mut suits);
            suits[dice.index(suits.len())]
        }
        Phase::Bids => Action::Bid(bid(game, seat, dice)),
        Phase::Take | Phase::TakeAtOnce(_) => Action::Take(best_card(game, seat)),
        Phase::Choice => best_person(game, seat).map_or(Action::Pass, Action::Choose),
        Phase::LastSale => best_sale(game, seat).map_or(Action::Pass, Action::Sell),
        Phase::Use(_) | Phase::Sale | Phase::Over => Action::Pass,
    }
}

/// The sale that costs least, so that the card in hand finds room.
pub(super) fn make_room(game: &CarsonCards, seat: Seat) -> Action {
    let mut list = Vec::new();
    game.actions(seat, &mut list);
    let after = |action: &Action| match *action {
        Action::Sell(card) => points_after_sale(game, seat, card),
        _ => i32::MIN,
    };
    list.into_iter().max_by_key(after).unwrap_or(Action::Pass)
}

fn points_after_sale(game: &CarsonCards, seat: Seat, card: Terrain) -> i32 {
    let mut city = *game.city(seat);
    city.remove(card);
    scoring::points(&city, game.persons(seat), game.sales(seat) + 1)
}

/// Where a card brings most at once, and how much. Among equals the city that stays smallest.
fn best_place(game: &CarsonCards, seat: Seat, card: Terrain) -> Option<(Spot, i32)> {
    let before = game.points_of(seat);
    let mut best: Option<(Spot, i32, u8)> = None;
    game.city(seat).each_spot(card, game.limit(seat), game.law(seat), |at| {
        let mut city = *game.city(seat);
        city.lay(Laid { card, at });
        let gain = scoring::points(&city, game.persons(seat), game.sales(seat)) - before;
        let (columns, rows) = city.size();
        if best.is_none_or(|(_, most, size)| (gain, size) > (most, columns * rows)) {
            best = Some((at, gain, columns * rows));
        }
    });
    best.map(|(at, gain, _)| (at, gain))
}

/// The points that a card of the row brings at once, and what is to be hoped from it.
pub(super) fn value(game: &CarsonCards, seat: Seat, card: Card) -> f64 {
    match card {
        Card::Terrain(terrain) => {
            let hopes: f64 = terrain.cells().into_iter().map(hope_of_element).sum();
            best_place(game, seat, terrain).map_or(0.0, |(_, gain)| f64::from(gain) + hopes * to_come(game))
        }
        Card::Person(person) => {
            f64::from(gain_by(game, seat, person)) + hope_of_person(person) * to_come(game)
        }
    }
}

/// The points that a person brings at once.
fn gain_by(game: &CarsonCards, seat: Seat, person: Person) -> i32 {
    let mut persons = game.persons(seat);
    persons.insert(person);
    scoring::points(game.city(seat), persons, game.sales(seat)) - game.points_of(seat)
}

fn best_card(game: &CarsonCards, seat: Seat) -> Card {
    let mut best: Option<(Card, f64)> = None;
    for card in game.row_cards() {
        let value = value(game, seat, card);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((card, value));
        }
    }
    best.expect("whoever is asked to take finds a card").0
}

/// The more the best card of the row is worth above the middle one, the higher; with some luck in it.
fn bid(game: &CarsonCards, seat: Seat, dice: &mut FastDice) -> Bid {
    let mut row = [0.0; LONGEST];
    let mut count = 0;
    for (place, card) in row.iter_mut().zip(game.row_cards()) {
        *place = value(game, seat, card);
        count += 1;
    }
    wished(&mut row[..count], game.bids_left(seat), dice)
}

/// The auction card that a row with cards of these values deserves.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share of the cards left lies between the first and the last"
)]
pub(super) fn wished(row: &mut [f64], left: BidSet, dice: &mut FastDice) -> Bid {
    row.sort_unstable_by(|one, other| other.total_cmp(one));
    let urgency = if row.is_empty() { 0.0 } else { row[0] - row[row.len() / 2] };
    let luck = f64::from(dice.below(1000)) / 1000.0 - 0.5;
    let share = (urgency / 14.0 + 0.6 * luck).clamp(0.0, 1.0);
    let wish = (share * (left.len() - 1) as f64).round() as usize;
    left.iter().nth(wish).expect("whoever is asked to bid has a card")
}

/// Whom the Newspaper boy brings.
fn best_person(game: &CarsonCards, seat: Seat) -> Option<Person> {
    let held = Seat::all(game.seats()).fold(PersonSet::NONE, |all, seat| all.union(game.persons(seat)));
    let free = PersonSet::ALL.without(held);
    free.iter().max_by_key(|&person| gain_by(game, seat, person))
}

/// What the Auctioneer sells at the end, if it brings more than it costs.
fn best_sale(game: &CarsonCards, seat: Seat) -> Option<Terrain> {
    let mut best = (None, game.points_of(seat));
    game.city(seat).each_sellable(|card| {
        let points = points_after_sale(game, seat, card);
        if points > best.1 {
            best = (Some(card), points);
        }
    });
    best.0
}
