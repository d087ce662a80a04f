//! The map in characters: a cell for each parcel, roads on its sides.

use table::account::Picture;
use table::{Hue, Line, Span, Tone};

use super::cowboys_on;
use crate::game::CarsonCity;
use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::track::space::Place;

/// How many of a parcel's five columns are for cowboys or its income; the other three show what stands there and who owns it.
const MARKS: usize = 2;

pub(super) fn picture(game: &CarsonCity) -> Picture {
    let mut head = vec![Span::plain("   ", Tone::Plain)];
    head.extend(('a'..='h').map(|column| Span::plain(format!("{column:^6}"), Tone::Dim)));
    let mut lines: Vec<Line> = vec![head];
    for row in 0..8 {
        lines.push(road_line(game, row, 'n'));
        lines.push(cell_line(game, row));
    }
    lines.push(road_line(game, 7, 's'));
    Picture { title: "city-title-map".into(), owner: None, lines }
}

fn has_road(game: &CarsonCity, parcel: Parcel, side: char) -> bool {
    let place = format!("{parcel}{side}").parse::<RoadPlace>();
    place.is_ok_and(|place| game.town.roads().contains(place))
}

fn road(game: &CarsonCity, parcel: Parcel, side: char, (laid, open): (&'static str, &'static str)) -> Span {
    if has_road(game, parcel, side) { Span::plain(laid, Tone::Strong) } else { Span::plain(open, Tone::Dim) }
}

fn road_line(game: &CarsonCity, row: usize, side: char) -> Line {
    let mut line = vec![Span::plain("  ", Tone::Plain)];
    for column in 0..8 {
        line.push(Span::plain("+", Tone::Dim));
        line.push(road(game, Parcel::new(column, row), side, ("=====", "     ")));
    }
    line.push(Span::plain("+", Tone::Dim));
    line
}

fn cell_line(game: &CarsonCity, row: usize) -> Line {
    let mut line = vec![Span::plain(format!("{:>2}", row + 1), Tone::Dim)];
    for column in 0..8 {
        let parcel = Parcel::new(column, row);
        line.push(road(game, parcel, 'w', ("#", " ")));
        line.extend(cell(game, parcel));
    }
    line.push(road(game, Parcel::new(7, row), 'e', ("#", " ")));
    line
}

/// What stands on a parcel, who owns it, and whose cowboys are there or what its building earns: `^^` a mountain, `~~` the river,
/// `H` a House, `HH` a Townhouse, two letters for a building.
fn cell(game: &CarsonCity, parcel: Parcel) -> Line {
    let town = &game.town;
    let owner = town.owner(parcel);
    let what = if town.mountains().contains(parcel) {
        "^^"
    } else if town.river().contains(parcel) {
        "~~"
    } else if town.houses().contains(parcel) {
        "H "
    } else if town.townhouses().contains(parcel) {
        "HH"
    } else {
        town.building_at(parcel).map_or(if owner.is_some() { "  " } else { ". " }, |kind| kind.letters())
    };
    let ground = if town.mountains().contains(parcel) {
        Hue::Rock
    } else if town.river().contains(parcel) {
        Hue::Water
    } else {
        Hue::Sand
    };
    let number = owner.map_or_else(|| " ".to_owned(), |seat| seat.to_string());
    let mut marks = marks(game, parcel);
    if marks.iter().map(width).sum::<usize>() > MARKS {
        marks.truncate(MARKS - 1);
        marks.push(Span::plain("+", Tone::Strong));
    }
    let used: usize = marks.iter().map(width).sum();
    let mut line = vec![
        Span::plain(what, Tone::Ground(ground)),
        Span::plain(number, owner.map_or(Tone::Dim, Tone::Seat)),
        Span::plain(" ".repeat(MARKS.saturating_sub(used)), Tone::Plain),
    ];
    line.extend(marks);
    line
}

/// Whose cowboys are there, or what the building earns.
fn marks(game: &CarsonCity, parcel: Parcel) -> Line {
    let mut spans = cowboys_on(game, Place::Parcel(parcel));
    if spans.is_empty()
        && let (Some(kind), Some(owner)) = (game.town.building_at(parcel), game.town.owner(parcel))
    {
        spans.push(Span::plain(format!("{:>2}", game.income(kind, parcel, owner)), Tone::Gain));
    }
    spans
}

pub(super) fn width(span: &Span) -> usize {
    match &span.text {
        table::account::Ink::Plain(text) => text.chars().count(),
        table::account::Ink::Words(_) => 0,
    }
}
