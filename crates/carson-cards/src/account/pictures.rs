//! The row and the cities in characters.

use table::account::Picture;
use table::{Hue, Line, Phrase, Seat, Span, Tone, Viewer};

use crate::action::Card;
use crate::auction::BidSet;
use crate::city::City;
use crate::element::Element;
use crate::game::CarsonCards;
use crate::phase::Phase;
use crate::spot::{Laid, Spot};
use crate::suit::Suit;
use crate::terrain::Terrain;

/// Everything there is to see: the viewer's own city first.
pub(super) fn all(game: &CarsonCards, viewer: Viewer) -> Vec<Picture> {
    let mut pictures = Vec::new();
    if let Some(card) = game.hand() {
        pictures.push(hand(game, card));
    }
    if game.row_cards().next().is_some() {
        pictures.push(row(game, None));
    }
    let people = Seat::all(usize::from(game.options.people));
    let own = viewer.seat().filter(|&seat| game.is_person(seat));
    let others = people.filter(|&seat| own != Some(seat));
    pictures.extend(own.into_iter().chain(others).map(|seat| city(game, seat, None)));
    pictures.push(auction(game));
    pictures
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
    Picture { title: "cards-title-row".into(), owner: None, lines: lines.into() }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Marking {
    Plain,
    Marked,
}

/// The two rows of a card.
fn card_lines(card: Terrain, marking: Marking) -> [Line; 2] {
    let [a, b, c, d] = card.cells();
    [[a, b], [c, d]].map(|row| row.into_iter().flat_map(|element| cell(element, marking)).collect())
}

/// Two letters or signs for what stands there, and a gap.
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

/// The letters alone tell an element; the hue groups them.
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

/// A city with the numbers of its columns and rows; the card laid last, or on trial, is marked.
pub(super) fn city(game: &CarsonCards, seat: Seat, trial: Option<Laid>) -> Picture {
    let city = game.city(seat);
    let marked = trial.or(city.laid().last().copied());
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

/// The auction cards of all players: those in hand, and a dot for each that is spent.
fn auction(game: &CarsonCards) -> Picture {
    let lines = Seat::all(game.options.players()).map(|seat| auction_line(game, seat)).collect();
    Picture { title: "cards-title-auction".into(), owner: None, lines }
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
    let bid = if game.phase.shows_bids() {
        format!(" →{:>3}  ", game.bid_with_bonuses(seat))
    } else if sealed {
        "   ■   ".to_owned()
    } else {
        "       ".to_owned()
    };
    line.push(Span::plain(bid, Tone::Strong));
    line.push(Span::words(Suit::of(seat).phrase(), Tone::Seat(seat)));
    line
}
