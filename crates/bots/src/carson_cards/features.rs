//! What the learnt judgement looks at when a round begins.

use carson_cards::{CarsonCards, City, Element, Limit, Person, Spot};
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
const ARROWS: [Person; 7] = [
    Person::Lawyer,
    Person::Gunsmith,
    Person::Governor,
    Person::Doctor,
    Person::Heroes,
    Person::DayLabourer,
    Person::Gunslinger,
];

/// The buildings at which there may be room for what they count.
const COUNTING: [Element; 7] = [
    Element::Mine,
    Element::Ranch,
    Element::Drugstore,
    Element::Bank,
    Element::Saloon,
    Element::GeneralStore,
    Element::CityHall,
];

/// The features of a person at the table.
pub(super) fn of(game: &CarsonCards, seat: Seat, into: &mut [f64]) {
    let mut list = Writer { into, next: 0 };
    let (city, persons) = (game.city(seat), game.persons(seat));
    let people = Seat::all(game.seats()).filter(|&seat| game.is_person(seat)).count() as f64;
    list.all([1.0, f64::from(game.round() % 2), people - 2.0, game.seats() as f64 - people]);
    list.all(Element::ALL.map(|element| f64::from(city.count(element))));
    list.all(room(city, game.limit(seat)));
    let (columns, rows) = city.size();
    let (width, height) = (f64::from(columns), f64::from(rows));
    let covered = f64::from(city.covered());
    let left = f64::from(game.limit(seat).area()) - width * height;
    list.all([covered, width * height - covered, left, (left - 24.0).min(0.0)]);
    list.all(Person::ALL.map(|person| yes(persons.contains(person))));
    list.all(ARROWS.map(|person| yes(persons.contains(person) && !game.turned().contains(person))));
    let sales = CarsonCards::MOST_SALES.saturating_sub(game.sales(seat));
    list.all([if persons.contains(Person::Auctioneer) { sales as f64 } else { 0.0 }]);
    list.all(bids(game, seat));
    list.all([f64::from(game.points_of(seat)) / 10.0]);
    debug_assert_eq!(list.next, COUNT, "every feature has a name");
}

fn yes(holds: bool) -> f64 {
    f64::from(u8::from(holds))
}

/// What the auction cards in hand are worth, by themselves and beside those of the others.
fn bids(game: &CarsonCards, seat: Seat) -> [f64; 4] {
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

/// The longest side of a city, and a cell around it on either side.
const SIDE: usize = 11;

/// How many cells around buildings of each kind can still become what these count: bare or empty ground; around Ranches bare ground.
fn room(city: &City, limit: Limit) -> [f64; COUNTING.len()] {
    let mut sums = [0.0; COUNTING.len()];
    let Some((low, high)) = city.bounds() else { return sums };
    let (columns, rows) = city.size();
    let grows = (limit.allows(columns + 1, rows), limit.allows(columns, rows + 1));
    let mut grid = [[Ground::Taken; SIDE]; SIDE];
    for (y, row) in grid.iter_mut().enumerate().take(usize::from(rows) + 2) {
        for (x, ground) in row.iter_mut().enumerate().take(usize::from(columns) + 2) {
            let spot = Spot { column: low.column + step(x), row: low.row + step(y) };
            let inside = ((low.column..=high.column).contains(&spot.column) || grows.0)
                && ((low.row..=high.row).contains(&spot.row) || grows.1);
            *ground = match city.top(spot) {
                None if inside => Ground::Bare,
                None => Ground::Taken,
                Some(Element::Empty) => Ground::Empty,
                Some(element) => match COUNTING.iter().position(|&kind| kind == element) {
                    Some(kind) => Ground::Counting(kind),
                    None => Ground::Taken,
                },
            };
        }
    }
    for y in 1..=usize::from(rows) {
        for x in 1..=usize::from(columns) {
            let Ground::Counting(kind) = grid[y][x] else { continue };
            let around = (y - 1..=y + 1).flat_map(|y| (x - 1..=x + 1).map(move |x| grid[y][x]));
            let free = around.filter(|ground| match ground {
                Ground::Bare => true,
                Ground::Empty => COUNTING[kind] != Element::Ranch,
                Ground::Counting(_) | Ground::Taken => false,
            });
            sums[kind] += free.count() as f64;
        }
    }
    sums
}

/// What lies on a cell, as far as it matters for what may still come there.
#[derive(Clone, Copy)]
enum Ground {
    Bare,
    Empty,
    /// A building that counts what lies around it.
    Counting(usize),
    Taken,
}

/// The distance of a cell of the grid from the corner of the city.
#[expect(clippy::cast_possible_truncation, reason = "a grid is eleven cells long")]
const fn step(cell: usize) -> i8 {
    cell as i8 - 1
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
