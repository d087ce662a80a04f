//! Positions to begin a scene with, and short ways to play it.

use carson_cards::{
    Action, Bid, CarsonCards, Dealing, Event, Holding, Laid, Options, Person, Phase, Position, Spot,
    Strength, Table, Terrain,
};
use table::dice::{FastDice, ScriptedDice};
use table::{ActionError, Game, Seat, Seats};

/// Nothing but a row, in round 2, before the bids.
pub(crate) fn position(people: u8, fill: u8) -> Position {
    let options =
        Options { people, fill, strength: Strength::Beginner, suits: Dealing::BySeat, handicap: None };
    Position {
        table: Table {
            options,
            round: 2,
            phase: Phase::Bids,
            row: cards(&["I-09", "I-10", "I-12", "I-14"]),
            person: Some(Person::Cowboy),
            hand: None,
            players: vec![Holding::default(); options.players()],
            used: Vec::new(),
            turned: Vec::new(),
            to_take: Seats::NONE,
            second_card: false,
            sold: Vec::new(),
            under: Vec::new(),
            gone: Vec::new(),
            gone_persons: Vec::new(),
        },
        next: Some(Person::Singer),
        sealed: Vec::new(),
    }
}

/// A scene of so many people at a table of four.
pub(crate) fn scene(people: u8, change: impl FnOnce(&mut Position)) -> CarsonCards {
    scene_of(people, 4, change)
}

/// A scene of so many people at a table of at least `fill`.
pub(crate) fn scene_of(people: u8, fill: u8, change: impl FnOnce(&mut Position)) -> CarsonCards {
    let mut position = position(people, fill);
    change(&mut position);
    CarsonCards::try_from(position).unwrap_or_else(|why| panic!("the scene cannot be set: {why}"))
}

/// Why a scene is refused.
pub(crate) fn refused_scene(people: u8, change: impl FnOnce(&mut Position)) -> String {
    let mut position = position(people, 4);
    change(&mut position);
    CarsonCards::try_from(position).expect_err("the scene must be refused").to_string()
}

pub(crate) fn card(name: &str) -> Terrain {
    name.parse().unwrap()
}

pub(crate) fn cards(names: &[&str]) -> Vec<Terrain> {
    names.iter().map(|name| card(name)).collect()
}

pub(crate) fn spot(text: &str) -> Spot {
    text.parse().unwrap()
}

pub(crate) fn bid(value: u8) -> Bid {
    Bid::try_from(value).unwrap()
}

/// `"I-01 0,0"`: which card lies where.
pub(crate) fn city(laid: &[&str]) -> Vec<Laid> {
    let laid = laid.iter().map(|text| {
        let (name, at) = text.split_once(' ').unwrap();
        Laid { card: card(name), at: spot(at) }
    });
    laid.collect()
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::try_from(number).unwrap()
}

/// Plays actions such as `"1 bid 7"` with any dice.
pub(crate) fn play(game: &mut CarsonCards, actions: &[&str]) -> Vec<Event> {
    play_with(game, actions, &mut FastDice::seeded(3))
}

pub(crate) fn play_with(game: &mut CarsonCards, actions: &[&str], dice: &mut impl table::Dice) -> Vec<Event> {
    let mut events = Vec::new();
    for text in actions {
        let (number, action) = text.split_once(' ').unwrap();
        let action: Action = action.parse().unwrap();
        game.play(seat(number.parse().unwrap()), action, dice, &mut events)
            .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
    }
    events
}

/// Plays one action with these rolls, all of which must be needed.
pub(crate) fn play_rolling(game: &mut CarsonCards, action: &str, rolls: &[u32]) -> Vec<Event> {
    let mut dice = ScriptedDice::new(rolls);
    let events = play_with(game, &[action], &mut dice);
    assert_eq!(dice.take_fault(), None);
    assert_eq!(dice.left(), 0);
    events
}

/// The reason for which an action such as `"1 lay 3,0"` is refused.
pub(crate) fn refused(game: &CarsonCards, action: &str) -> String {
    let (number, action) = action.split_once(' ').unwrap();
    let mut after = game.clone();
    let seat = seat(number.parse().unwrap());
    let done = after.play(seat, action.parse().unwrap(), &mut FastDice::seeded(0), &mut table::Silence);
    let ActionError { why } = done.expect_err("the action must be refused");
    why.id.into_owned()
}

/// What a seat may do.
pub(crate) fn offered(game: &CarsonCards, number: u8) -> Vec<String> {
    let mut list = Vec::new();
    game.actions(seat(number), &mut list);
    list.iter().map(Action::to_string).collect()
}

/// Who is asked, by numbers.
pub(crate) fn asked(game: &CarsonCards) -> Vec<u8> {
    game.deciders().iter().map(Seat::number).collect()
}

/// Who took what, in order.
pub(crate) fn taken(events: &[Event]) -> Vec<(u8, String)> {
    let taken = events.iter().filter_map(|event| match event {
        Event::Taken { seat, card } => Some((seat.number(), card.to_string())),
        _ => None,
    });
    taken.collect()
}
