//! What the learnt judgement looks at when a round begins.

use carson_cards::{CarsonCards, City, Element, Limit, Person};
use table::{Game, Seat};

/// How many features there are.
pub(super) const COUNT: usize = NAMES.len();

/// Their names, in the order in which [`of`] writes them.
pub(super) const NAMES: &[&str] = &[
    "one",
    "second-round",
    "people",
    "virtual-players",
    "empty",
    "mountains",
    "houses",
    "townhouses",
    "mines",
    "ranches",
    "blacksmiths",
    "drugstores",
    "banks",
    "saloons",
    "hotels",
    "general-stores",
    "churches",
    "prisons",
    "city-halls",
    "outlaws",
    "room-at-mines",
    "room-at-ranches",
    "room-at-drugstores",
    "room-at-banks",
    "room-at-saloons",
    "room-at-general-stores",
    "room-at-city-halls",
    "covered",
    "holes",
    "beyond",
    "narrow",
    "cowboy",
    "auctioneer",
    "settler",
    "captain",
    "singer",
    "lawyer",
    "gunsmith",
    "banker",
    "governor",
    "doctor",
    "heroes",
    "teacher",
    "publisher",
    "grocer",
    "day-labourer",
    "newspaper-boy",
    "sheriff",
    "gunslinger",
    "indian",
    "prospector",
    "undertaker",
    "lawyer-ready",
    "gunsmith-ready",
    "governor-ready",
    "doctor-ready",
    "heroes-ready",
    "day-labourer-ready",
    "gunslinger-ready",
    "sales-left",
    "bids",
    "bids-above-others",
    "best-bid",
    "higher-bids-of-others",
    "points",
];

/// The persons who can be used, in the order in which it is told whether they are ready.
pub(super) const ARROWS: [Person; 7] = [
    Person::Lawyer,
    Person::Gunsmith,
    Person::Governor,
    Person::Doctor,
    Person::Heroes,
    Person::DayLabourer,
    Person::Gunslinger,
];

/// The buildings at which there may be room for what they count.
pub(super) const COUNTING: [Element; 7] = [
    Element::Mine,
    Element::Ranch,
    Element::Drugstore,
    Element::Bank,
    Element::Saloon,
    Element::GeneralStore,
    Element::CityHall,
];

/// The number of features of a city's ground.
pub(super) const GROUND: usize = 4;

/// The number of features of auction cards.
pub(super) const AUCTION_CARDS: usize = 4;

/// How much of a feature a point is.
pub(super) const POINT: f64 = 0.1;

/// The features of a person at the table.
pub(super) fn of(game: &CarsonCards, seat: Seat, into: &mut [f64]) {
    let mut list = Writer { into, next: 0 };
    let (city, persons, limit) = (game.city(seat), game.persons(seat), game.limit(seat));
    list.all(of_table(game, game.round()));
    list.all(Element::ALL.map(|element| f64::from(city.count(element))));
    list.all(room(city, limit));
    list.all(ground(city, limit));
    list.all(Person::ALL.map(|person| yes(persons.contains(person))));
    list.all(ARROWS.map(|person| yes(persons.contains(person) && !game.turned().contains(person))));
    list.all([sales_left(game, seat)]);
    list.all(auction_cards(game, seat));
    list.all([f64::from(game.points_of(seat)) * POINT]);
    debug_assert_eq!(list.next, COUNT, "every feature has a name");
}

/// What is the same for everybody at the table when this round begins.
pub(super) fn of_table(game: &CarsonCards, round: u8) -> [f64; 4] {
    let people = Seat::all(game.seats()).filter(|&seat| game.is_person(seat)).count() as f64;
    [1.0, f64::from(round % 2), people - 2.0, game.seats() as f64 - people]
}

/// How a city fills the ground that it may have.
pub(super) fn ground(city: &City, limit: Limit) -> [f64; GROUND] {
    let (columns, rows) = city.size();
    let (width, height) = (f64::from(columns), f64::from(rows));
    let covered = f64::from(city.covered());
    let left = f64::from(limit.area()) - width * height;
    [covered, width * height - covered, left, (left - 24.0).min(0.0)]
}

/// How many cards the Auctioneer can still sell.
pub(super) fn sales_left(game: &CarsonCards, seat: Seat) -> f64 {
    if game.persons(seat).contains(Person::Auctioneer) {
        CarsonCards::MOST_SALES.saturating_sub(game.sales(seat)) as f64
    } else {
        0.0
    }
}

fn yes(holds: bool) -> f64 {
    f64::from(u8::from(holds))
}

/// What the auction cards in hand are worth, by themselves and beside those of the others.
pub(super) fn auction_cards(game: &CarsonCards, seat: Seat) -> [f64; AUCTION_CARDS] {
    let value =
        |seat: Seat| -> f64 { game.bids_left(seat).iter().map(|bid| f64::from(bid.value()) - 5.0).sum() };
    let best = |seat: Seat| game.bids_left(seat).iter().last().map_or(0, carson_cards::Bid::value);
    let (own, highest) = (value(seat), best(seat));
    let rivals = || Seat::all(game.seats()).filter(|&other| other != seat && game.is_person(other));
    let count = rivals().count();
    let others = if count == 0 { own } else { rivals().map(value).sum::<f64>() / count as f64 };
    let higher = rivals().filter(|&other| best(other) > highest).count();
    [own, own - others, f64::from(highest), higher as f64]
}

/// How many cells around buildings of each kind can still become what these count: bare or empty ground; around Ranches bare ground.
pub(super) fn room(city: &City, limit: Limit) -> [f64; COUNTING.len()] {
    let mut sums = [0.0; COUNTING.len()];
    for ((sum, kind), room) in sums.iter_mut().zip(COUNTING).zip(city.room_around(COUNTING, limit)) {
        *sum = f64::from(if kind == Element::Ranch { room.bare } else { room.bare + room.empty });
    }
    sums
}

/// Writes one feature after the other.
struct Writer<'a> {
    into: &'a mut [f64],
    next: usize,
}

impl Writer<'_> {
    fn all<const SOME: usize>(&mut self, features: [f64; SOME]) {
        self.into[self.next..][..SOME].copy_from_slice(&features);
        self.next += SOME;
    }
}
