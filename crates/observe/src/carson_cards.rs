//! Carson City: The Card Game as numbers.

use carson_cards::{Action, Bid, Card, CarsonCards, City, Element, Person, Phase, Spot, Suit, Terrain};
use table::{Game as _, SaturatingAs, Seat, Viewer};

use crate::channel::{Channel, Round, Sink};
use crate::observed::Observed;
use crate::ranges::{Range, ranges};

/// The largest size of a city.
const LONGEST: usize = 9;
/// A card can begin two columns before a city and immediately after it.
const SIDE: u32 = 12;
/// The largest number of seats.
const SEATS: usize = carson_cards::Options::MOST;

ranges! {
    SUIT "suit" 6, "hat, star, cactus, boot, horseshoe, cow";
    USE "use" 21, "the person, in the order of `Person::ALL`";
    PASS "pass" 1, "";
    BID "bid" 11, "the auction card, from 1 on";
    TAKE_TERRAIN "take" 96, "the terrain card, I-01 to I-48, then II-01 to II-48";
    TAKE_PERSON "take" 21, "the person";
    LAY "lay" SIDE * SIDE, "(row − top + 2) · 12 + column − left + 2; top and left are the least row and column of the own city, 0 and 0 while it is empty";
    SELL "sell" 96, "the terrain card";
    CHOOSE "choose" 21, "the person";
}

const CHANNELS: &[Channel] = &[
    Channel::flags("me_asked", &[1], "whether the looking seat is asked"),
    Channel::flags("asked", &[SEATS], "who is asked"),
    Channel::flags("players", &[SEATS], "which seats there are"),
    Channel::flags("people", &[SEATS], "which of them are not virtual players"),
    Channel::counts("round", &[1], 18, "the round"),
    Channel::flags("phase", &[9], "suits, use, take at once, sale, bids, take, choice, last sale, over"),
    Channel::flags("phase_person", &[21], "the person that is asked about"),
    Channel::flags("row", &[96], "the terrain cards of the row"),
    Channel::flags("row_person", &[21], "the person of the row"),
    Channel::flags("hand", &[96], "the terrain card that must be laid"),
    Channel::flags("second_card", &[1], "whether it is the second of the Day labourer's two"),
    Channel::flags("suits", &[SEATS, 6], "everybody's suit"),
    Channel::counts(
        "tie_rank",
        &[SEATS],
        6,
        "the place of everybody's suit on the open back, from 1 on: 1 wins every tie",
    ),
    Channel::flags("bids_left", &[SEATS, 11], "the auction cards that everybody still has in this epoch"),
    Channel::counts("bid", &[SEATS], 11, "the bids of this round that lie open, and the own one"),
    Channel::flags("sealed", &[SEATS], "whose bids lie face down"),
    Channel::counts("bonus", &[SEATS], 20, "what used persons add to a bid"),
    Channel::flags("void", &[SEATS], "whose bids count for nothing"),
    Channel::flags("waiting", &[SEATS], "who has yet to take a card"),
    Channel::flags("persons", &[SEATS, 21], "everybody's persons"),
    Channel::flags("turned", &[21], "the persons that were used in this epoch"),
    Channel::flags("used", &[21], "the persons that were used in this round"),
    Channel::flags(
        "cards",
        &[SEATS, 96],
        "the terrain cards of everybody's city; what a virtual player collected",
    ),
    Channel::counts(
        "cities",
        &[SEATS, LONGEST, LONGEST],
        16,
        "what is seen of everybody's city, from its top left corner: 0 nothing, or 1 more than the place in `Element::ALL`",
    ),
    Channel::flags("own_city", &[16, LONGEST, LONGEST], "the own city, a plane for each element"),
    Channel::flags("unseen", &[96], "the terrain cards that nobody has seen yet"),
    Channel::flags("sold", &[96], "what the Auctioneer sold"),
    Channel::signed("points", &[SEATS], 999, "everybody's points as they stand"),
];

fn corner(city: &City) -> Spot {
    city.bounds().map_or(Spot::ORIGIN, |(low, _)| low)
}

fn person(place: u32) -> Option<Person> {
    Person::ALL.get(place as usize).copied()
}

fn terrain(place: u32) -> Option<Terrain> {
    Terrain::all().nth(place as usize)
}

fn write_flags(indices: impl Iterator<Item = usize>, into: &mut [i16]) {
    for index in indices {
        into[index] = 1;
    }
}

const fn phase_index(phase: Phase) -> usize {
    match phase {
        Phase::Suits => 0,
        Phase::Use(_) => 1,
        Phase::TakeAtOnce(_) => 2,
        Phase::Sale => 3,
        Phase::Bids => 4,
        Phase::Take => 5,
        Phase::Choice => 6,
        Phase::LastSale => 7,
        Phase::Over => 8,
    }
}

impl Observed for CarsonCards {
    const NUMBERING: u32 = 1;
    const RANGES: &'static [Range] = ALL_RANGES;
    const OBSERVATION: u32 = 1;
    const CHANNELS: &'static [Channel] = CHANNELS;
    type Memo = ();

    fn cards() -> Vec<Vec<String>> {
        let cells = |card: Terrain| card.cells().iter().map(|cell| cell.name().to_owned()).collect();
        Terrain::all().map(cells).collect()
    }

    #[inline]
    fn number(&self, seat: Seat, action: Action) -> Option<u32> {
        match action {
            Action::Suit(suit) => SUIT.at(suit as u32),
            Action::Use(person) => USE.at(person.index().saturating_as()),
            Action::Pass => PASS.at(0),
            Action::Bid(bid) => BID.at(u32::from(bid.value()) - 1),
            Action::Take(Card::Terrain(terrain)) => TAKE_TERRAIN.at(terrain.index().saturating_as()),
            Action::Take(Card::Person(person)) => TAKE_PERSON.at(person.index().saturating_as()),
            Action::Lay(at) => {
                let low = corner(self.city(seat));
                let column = u32::try_from(i32::from(at.column) - i32::from(low.column) + 2).ok()?;
                let row = u32::try_from(i32::from(at.row) - i32::from(low.row) + 2).ok()?;
                (column < SIDE && row < SIDE).then(|| LAY.first + row * SIDE + column)
            }
            Action::Sell(terrain) => SELL.at(terrain.index().saturating_as()),
            Action::Choose(person) => CHOOSE.at(person.index().saturating_as()),
        }
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        let range = ALL_RANGES.iter().find(|range| range.place(number).is_some())?;
        let place = range.place(number)?;
        match *range {
            SUIT => Suit::ALL.get(place as usize).copied().map(Action::Suit),
            USE => person(place).map(Action::Use),
            PASS => Some(Action::Pass),
            BID => Bid::try_from(place.saturating_as::<u8>() + 1).ok().map(Action::Bid),
            TAKE_TERRAIN => terrain(place).map(|card| Action::Take(Card::Terrain(card))),
            TAKE_PERSON => person(place).map(|card| Action::Take(Card::Person(card))),
            LAY => {
                let low = corner(self.city(seat));
                let column = low.column + (place % SIDE).saturating_as::<i8>() - 2;
                let row = low.row + (place / SIDE).saturating_as::<i8>() - 2;
                Some(Action::Lay(Spot { column, row }))
            }
            SELL => terrain(place).map(Action::Sell),
            _ => person(place).map(Action::Choose),
        }
    }

    fn observe_with(&self, seat: Seat, (): &mut (), into: &mut [i16]) {
        let round = Round { me: seat, seats: self.seats() };
        let mut sink = Sink::new(CHANNELS, into);
        observe_course(self, round, &mut sink);
        observe_auction(self, round, &mut sink);
        observe_cities(self, round, &mut sink);
        debug_assert!(sink.is_full(), "every channel is written");
    }
}

/// Who must decide what, and the row.
fn observe_course(game: &CarsonCards, round: Round, sink: &mut Sink) {
    let asked = game.deciders();
    sink.number("me_asked", i32::from(asked.contains(round.me)));
    sink.each("asked", round, |seat| i32::from(asked.contains(seat)));
    sink.each("players", round, |_| 1);
    sink.each("people", round, |seat| i32::from(game.is_person(seat)));
    sink.number("round", i32::from(game.round()));
    let phase = game.phase();
    sink.one_of("phase", Some(phase_index(phase)));
    let about = match phase {
        Phase::Use(person) | Phase::TakeAtOnce(person) => Some(person.index()),
        _ => None,
    };
    sink.one_of("phase_person", about);
    write_flags(game.row().iter().map(|card| card.index()), sink.channel("row"));
    sink.one_of("row_person", game.person().map(Person::index));
    sink.one_of("hand", game.hand().map(Terrain::index));
    sink.number("second_card", i32::from(game.is_second_card()));
}

/// Suits, bids and persons.
fn observe_auction(game: &CarsonCards, round: Round, sink: &mut Sink) {
    let suits = sink.channel("suits");
    for seat in Seat::all(round.seats) {
        if let Some(suit) = game.suit(seat) {
            suits[round.place(seat) * 6 + suit as usize] = 1;
        }
    }
    let rank = |seat| game.tie_rank(seat).map_or(0, |rank| rank.saturating_as::<i32>() + 1);
    sink.each("tie_rank", round, rank);
    let left = sink.channel("bids_left");
    for seat in Seat::all(round.seats) {
        let first = round.place(seat) * usize::from(Bid::HIGHEST);
        write_flags(game.bids_left(seat).iter().map(|bid| first + usize::from(bid.value()) - 1), left);
    }
    let viewer = Viewer::Seat(round.me);
    let sealed = game.sealed();
    sink.each("bid", round, |seat| game.known_bid(viewer, seat).map_or(0, |bid| i32::from(bid.value())));
    sink.each("sealed", round, |seat| i32::from(sealed.contains(seat)));
    sink.each("bonus", round, |seat| i32::from(game.bonus(seat)));
    sink.each("void", round, |seat| i32::from(game.bid_is_void(seat)));
    sink.each("waiting", round, |seat| i32::from(game.waiting().contains(seat)));
    let persons = sink.channel("persons");
    for seat in Seat::all(round.seats) {
        let first = round.place(seat) * Person::COUNT;
        write_flags(game.persons(seat).iter().map(|person| first + person.index()), persons);
    }
    write_flags(game.turned().iter().map(Person::index), sink.channel("turned"));
    write_flags(game.used().iter().map(Person::index), sink.channel("used"));
}

/// The cities.
fn observe_cities(game: &CarsonCards, round: Round, sink: &mut Sink) {
    let cards = sink.channel("cards");
    for seat in Seat::all(round.seats) {
        let first = round.place(seat) * Terrain::COUNT;
        write_flags(game.city(seat).laid().map(|laid| first + laid.card.index()), cards);
        write_flags(game.collected(seat).iter().map(|card| first + card.index()), cards);
    }
    let cities = sink.channel("cities");
    let area = LONGEST * LONGEST;
    for seat in Seat::all(round.seats) {
        let first = round.place(seat) * area;
        draw(game.city(seat), &mut cities[first..first + area]);
    }
    let own = sink.channel("own_city");
    for (cell, &code) in cities[..area].iter().enumerate() {
        if let Ok(element) = usize::try_from(code - 1) {
            own[element * area + cell] = 1;
        }
    }
    write_flags(game.unseen_terrain().iter().map(Terrain::index), sink.channel("unseen"));
    write_flags(game.sold().iter().map(|card| card.index()), sink.channel("sold"));
    let points = game.points();
    sink.each("points", round, |seat| points[seat.index()]);
}

/// Draws a city card by card, each over the previous ones.
fn draw(city: &City, into: &mut [i16]) {
    let low = corner(city);
    for laid in city.laid() {
        let column = usize::try_from(laid.at.column - low.column).unwrap_or(0);
        let row = usize::try_from(laid.at.row - low.row).unwrap_or(0);
        for (index, element) in laid.card.cells().into_iter().enumerate() {
            let cell = (row + index / 2) * LONGEST + column + index % 2;
            into[cell] = element.index().saturating_as::<i16>() + 1;
        }
    }
}

const _: () = assert!(Element::COUNT == 16 && Person::COUNT == 21 && Terrain::COUNT == 96);
