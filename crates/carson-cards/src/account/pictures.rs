//! The row and the cities in characters.

use table::account::Picture;
use table::{Hue, Line, Phrase, Seat, Span, Tone, Viewer};

use crate::action::Card;
use crate::auction::BidSet;
use crate::city::City;
use crate::element::Element;
use crate::game::CarsonCards;
use crate::person::Person;
use crate::phase::Phase;
use crate::spot::{Laid, Spot};
use crate::suit::Back;
use crate::terrain::Terrain;

/// All pictures, with the viewer's own city before those of others. What the question is about comes first: the city while a card
/// is being placed, the auction cards before the bids, otherwise the row and the cities.
pub(super) fn all(game: &CarsonCards, viewer: Viewer) -> Vec<Picture> {
    let row = game.row_cards().next().is_some().then(|| row(game, None));
    let people = Seat::all(usize::from(game.options.people));
    let own = viewer.seat().filter(|&seat| game.is_person(seat));
    let others = people.filter(|&seat| own != Some(seat));
    let cities = own.into_iter().chain(others).map(|seat| city(game, seat, None));
    let (persons, auction) = (persons(game), auction(game));
    if let Some(card) = game.hand() {
        return cities.chain([hand(game, card)]).chain(row).chain(persons).chain([auction]).collect();
    }
    match game.phase {
        Phase::Use(_) | Phase::Bids => {
            row.into_iter().chain([auction]).chain(cities).chain(persons).collect()
        }
        _ => row.into_iter().chain(cities).chain(persons).chain([auction]).collect(),
    }
}

fn hand(game: &CarsonCards, card: Terrain) -> Picture {
    let title = Phrase::new("cards-title-hand").with("card", card.to_string());
    Picture { title, owner: game.asked.lowest(), lines: card_lines(card, Marking::Plain).into() }
}

/// The cards of the row side by side: name and pull, then the cells; the person last. A card can be marked.
pub(super) fn row(game: &CarsonCards, marked: Option<Card>) -> Picture {
    let mut lines: [Line; 3] = Default::default();
    for &card in game.row() {
        let marking = if marked == Some(Card::Terrain(card)) { Marking::Marked } else { Marking::Plain };
        let tone = if marking == Marking::Marked { Tone::Target } else { Tone::Strong };
        lines[0].push(Span::plain(format!("{:<6}", card.to_string()), tone));
        lines[0].push(Span::plain(format!("{:<4}", format!("({})", card.pull())), Tone::Dim));
        for (line, cells) in lines[1..].iter_mut().zip(card_lines(card, marking)) {
            line.extend(cells);
            line.push(Span::plain("    ", Tone::Plain));
        }
    }
    if let Some(person) = game.person() {
        let tone = if marked == Some(Card::Person(person)) { Tone::Target } else { Tone::Strong };
        lines[0].push(Span::words(person.phrase(), tone));
        lines[0].push(Span::plain(format!(" ({})", person.pull()), Tone::Dim));
    }
    let title = Phrase::new("cards-title-row").with("round", game.round());
    Picture { title, owner: None, lines: lines.into() }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Marking {
    Plain,
    Marked,
}

/// The two rows of a card.
fn card_lines(card: Terrain, marking: Marking) -> [Line; 2] {
    let [a, b, c, d] = card.cells();
    [[a, b], [c, d]].map(|row| row.into_iter().flat_map(|element| cell(element, marking)).collect())
}

/// Two letters or signs for the element, and a space.
fn cell(element: Element, marking: Marking) -> [Span; 2] {
    let hue = hue(element);
    let tone = if marking == Marking::Marked { Tone::Marked(hue) } else { Tone::Ground(hue) };
    let shown = match element {
        Element::Empty => Span::plain("· ", tone),
        Element::Mountain => Span::plain("/\\", tone),
        Element::Outlaws => Span::plain("!!", tone),
        building => Span::words(building.letters(), tone),
    };
    [shown, Span::plain(" ", Tone::Plain)]
}

/// The letters alone identify an element; the hue groups them.
const fn hue(element: Element) -> Hue {
    match element {
        Element::Empty => Hue::Sand,
        Element::Mountain => Hue::Rock,
        Element::House | Element::Townhouse | Element::Hotel => Hue::Leaf,
        Element::Mine | Element::Blacksmith | Element::Bank => Hue::Snow,
        Element::Ranch | Element::Drugstore => Hue::Grass,
        Element::Outlaws => Hue::Bare,
        Element::Saloon | Element::GeneralStore | Element::Church | Element::Prison | Element::CityHall => {
            Hue::Water
        }
    }
}

/// A city with the numbers of its columns and rows. The card placed last, or the one being tried, is marked.
pub(super) fn city(game: &CarsonCards, seat: Seat, trial: Option<Laid>) -> Picture {
    let city = game.city(seat);
    let marked = trial.or(city.laid().next_back());
    let mut lines = Vec::new();
    if let Some((low, high)) = city.bounds() {
        let mut head = vec![Span::plain("    ", Tone::Plain)];
        head.extend((low.column..=high.column).map(|column| Span::plain(format!("{column:>2} "), Tone::Dim)));
        lines.push(head);
        lines.extend((low.row..=high.row).map(|row| city_line(city, low.column..=high.column, row, marked)));
    } else {
        lines.push(vec![Span::words("cards-city-empty", Tone::Dim)]);
    }
    Picture { title: Phrase::new("cards-title-city").with("seat", seat), owner: Some(seat), lines }
}

fn city_line(city: &City, columns: std::ops::RangeInclusive<i8>, row: i8, marked: Option<Laid>) -> Line {
    let mut line = vec![Span::plain(format!("{row:>3} "), Tone::Dim)];
    for column in columns {
        let at = Spot { column, row };
        match city.top(at) {
            Some(element) => {
                let is_marked = marked.is_some_and(|laid| laid.lies_on(at));
                line.extend(cell(element, if is_marked { Marking::Marked } else { Marking::Plain }));
            }
            None => line.push(Span::plain("   ", Tone::Plain)),
        }
    }
    line
}

/// How many persons fit into a line.
const PERSONS_A_LINE: usize = 3;

/// Who has which persons; `None` if nobody has any.
fn persons(game: &CarsonCards) -> Option<Picture> {
    let lines: Vec<Line> =
        Seat::all(game.options.players()).flat_map(|seat| persons_of(game, seat)).collect();
    (!lines.is_empty()).then(|| Picture { title: "cards-title-persons".into(), owner: None, lines })
}

fn persons_of(game: &CarsonCards, seat: Seat) -> Vec<Line> {
    let all: Vec<Person> = game.persons(seat).iter().collect();
    let mut mark = Span::plain(format!("{seat} "), Tone::Seat(seat));
    let lines = all.chunks(PERSONS_A_LINE).map(|some| {
        let mut line = vec![std::mem::replace(&mut mark, Span::plain("  ", Tone::Plain))];
        line.extend(some.iter().flat_map(|&person| person_spans(game, person)));
        line
    });
    lines.collect()
}

/// A person who is turned is labelled so; one who can be used is emphasised.
fn person_spans(game: &CarsonCards, person: Person) -> [Span; 2] {
    let span = if game.turned().contains(person) {
        Span::words(Phrase::new("cards-words-person-turned").with("person", person.phrase()), Tone::Dim)
    } else {
        Span::words(person.phrase(), if person.has_arrow() { Tone::Strong } else { Tone::Plain })
    };
    [span, Span::plain("  ", Tone::Plain)]
}

/// The auction cards of all players: those in hand, and a dot for each that is spent; and who wins ties.
fn auction(game: &CarsonCards) -> Picture {
    let lines = Seat::all(game.options.players()).map(|seat| auction_line(game, seat));
    let lines = lines.chain(game.back().map(|back| ties(game, back))).collect();
    Picture { title: "cards-title-auction".into(), owner: None, lines }
}

/// The players, from the one who wins every tie to the one who loses every tie.
fn ties(game: &CarsonCards, back: Back) -> Line {
    let mut seats: Vec<Seat> = Seat::all(game.options.players()).collect();
    seats.sort_by_key(|&seat| game.suit(seat).map(|suit| back.rank(suit)));
    let mut line = vec![Span::words("cards-ties", Tone::Dim)];
    for seat in seats {
        line.push(Span::plain(" ", Tone::Plain));
        line.push(Span::plain(format!("{seat} "), Tone::Seat(seat)));
    }
    line
}

fn auction_line(game: &CarsonCards, seat: Seat) -> Line {
    let mut line = vec![Span::plain(format!("{seat} "), Tone::Seat(seat))];
    let left = game.bids_left(seat);
    let all = if game.is_person(seat) { BidSet::PERSON } else { game.options.strength.bids() };
    line.extend(all.iter().map(|bid| {
        if left.contains(bid) {
            Span::plain(format!("{:>3}", bid.value()), Tone::Plain)
        } else {
            Span::plain("  ·", Tone::Dim)
        }
    }));
    let sealed = game.phase == Phase::Bids && game.bids[seat.index()].is_some();
    let bonus = match game.bonus(seat) {
        0 => String::new(),
        bonus => format!("+{bonus}"),
    };
    let bid = match game.bids[seat.index()] {
        Some(bid) if game.phase.shows_bids() => format!(" →{:>3}{bonus:<4}", bid.value()),
        _ if sealed => format!("   ■{bonus:<4}"),
        _ => format!("    {bonus:<4}"),
    };
    line.push(Span::plain(bid, Tone::Strong));
    if let Some(suit) = game.suit(seat) {
        line.push(Span::words(suit.phrase(), Tone::Seat(seat)));
    }
    line
}
