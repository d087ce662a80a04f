//! Generates the browser client's types from the Rust types.
//!
//! `cargo run -p boomtown-server --example typescript` writes them to `web/src/wire/`; a test fails if they are out of date.

use std::collections::BTreeMap;
use std::path::Path;

use carson_cards::{Handicap, Mixture, Person, Strength, Terrain};
use carson_city::space::Spaces;
use carson_city::{Building, Character, Enclosure, River, SheetPrices, Side, Space};
use circle_wagons::{Card, Face, Facing, Laid, Object, Scenario, Score, ScoringCard, Spot, Tally, Town};
use serde_json::{Value, json};
use table::{AnyGame, Figure};
use ts_rs::{ExportError, TS};

use protocol::device::{CompletedViews, DeviceAnswer, DeviceRequest, Tried};
use protocol::{
    AdminAction, AdminCommand, AdminOverview, Blocked, BotAccount, BotWish, ClientMessage, ClockPreset,
    CodeUse, DeviceNaming, DiceCheck, Entrance, ErrorBody, FoundTable, GameInfo, Glance, Holiday,
    HolidayWish, Joining, Ladder, Lesson, Me, MyQuotas, Naming, NewBotAccount, NewChannel, NewPasskey,
    NewReport, NewTable, Note, Notices, OnlineBot, Page, PasskeyChallenge, PasskeyUse, PersonEvent, Puzzle,
    Report, ReviewState, ServerMessage, SignInCode, SignedOut, Statistics, TableNotices, Token, WaysIn,
};

/// Writes one file for each type into `folder`.
///
/// # Errors
/// If a file cannot be written.
pub fn write(folder: &Path) -> Result<(), ExportError> {
    let config = ts_rs::Config::new().with_out_dir(folder);
    ClientMessage::export_all(&config)?;
    AdminOverview::export_all(&config)?;
    AdminCommand::export_all(&config)?;
    AdminAction::export_all(&config)?;
    FoundTable::export_all(&config)?;
    NewReport::export_all(&config)?;
    Report::export_all(&config)?;
    Blocked::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    GameInfo::export_all(&config)?;
    NewTable::export_all(&config)?;
    Joining::export_all(&config)?;
    Page::export_all(&config)?;
    Me::export_all(&config)?;
    MyQuotas::export_all(&config)?;
    Naming::export_all(&config)?;
    WaysIn::export_all(&config)?;
    SignedOut::export_all(&config)?;
    DeviceNaming::export_all(&config)?;
    SignInCode::export_all(&config)?;
    CodeUse::export_all(&config)?;
    PasskeyChallenge::export_all(&config)?;
    NewPasskey::export_all(&config)?;
    PasskeyUse::export_all(&config)?;
    Entrance::export_all(&config)?;
    Note::export_all(&config)?;
    Token::export_all(&config)?;
    BotAccount::export_all(&config)?;
    NewBotAccount::export_all(&config)?;
    BotWish::export_all(&config)?;
    OnlineBot::export_all(&config)?;
    Ladder::export_all(&config)?;
    ErrorBody::export_all(&config)?;
    DiceCheck::export_all(&config)?;
    DeviceRequest::export_all(&config)?;
    CompletedViews::export_all(&config)?;
    Tried::export_all(&config)?;
    Glance::export_all(&config)?;
    DeviceAnswer::export_all(&config)?;
    Lesson::export_all(&config)?;
    Puzzle::export_all(&config)?;
    ReviewState::export_all(&config)?;
    Statistics::export_all(&config)?;
    PersonEvent::export_all(&config)?;
    Notices::export_all(&config)?;
    NewChannel::export_all(&config)?;
    TableNotices::export_all(&config)?;
    ClockPreset::export_all(&config)?;
    Holiday::export_all(&config)?;
    HolidayWish::export_all(&config)?;
    let presets =
        serde_json::to_string_pretty(&hosting::clocks::clock_presets()).map_err(std::io::Error::from)?;
    std::fs::write(folder.join("clocks.json"), presets)?;
    let forms = serde_json::to_string_pretty(&hosting::clocks::CLOCK_FORMS).map_err(std::io::Error::from)?;
    std::fs::write(folder.join("clock-forms.json"), forms)?;
    review::Review::export_all(&config)?;
    circle_wagons::View::export_all(&config)?;
    circle_wagons::Event::export_all(&config)?;
    circle_wagons::Action::export_all(&config)?;
    std::fs::write(folder.join("circle-wagons/figures.json"), circle_wagons_figures())?;
    carson_city::View::export_all(&config)?;
    carson_city::Event::export_all(&config)?;
    carson_city::Action::export_all(&config)?;
    std::fs::write(folder.join("carson-city/figures.json"), carson_city_figures())?;
    carson_cards::View::export_all(&config)?;
    carson_cards::Event::export_all(&config)?;
    carson_cards::Action::export_all(&config)?;
    carson_cards::Element::export_all(&config)?;
    std::fs::write(folder.join("carson-cards/figures.json"), carson_cards_figures())?;
    for game in games::built_in().games().iter().map(games::GameEntry::game) {
        std::fs::write(folder.join(game.name()).join("rules.json"), rules(game))?;
    }
    Ok(())
}

/// The figures and lists that the rules pages quote, by name.
fn rules(game: &dyn AnyGame) -> String {
    let figures: BTreeMap<String, Figure> =
        game.figures().into_iter().map(|figure| (figure.name.clone(), figure)).collect();
    serde_json::to_string_pretty(&figures).expect("names are fit for keys")
}

/// The largest number of difficulty symbols of a scenario.
const HARDEST: u8 = 3;

/// The difficulty of a scenario, by how many games in a hundred are won: from 1, which most people manage.
const fn hardness(won: u8) -> u8 {
    match won {
        61.. => 1,
        21.. => 2,
        _ => HARDEST,
    }
}

/// The faces of the territory cards by number (top left, top right, bottom left, bottom right), terrains and objects in the order
/// of scoring, what the scoring cards pay, the Lone Cowboy's scenarios, and a drawing of an area with the cells that count.
fn circle_wagons_figures() -> String {
    let faces: BTreeMap<u8, &Face> = Card::all().map(|card| (u8::from(card), card.face())).collect();
    let worth: BTreeMap<&str, String> =
        ScoringCard::ALL.into_iter().map(|card| (card.name(), card.worth())).collect();
    let scenario = |scenario: Scenario| {
        let brief = scenario.brief();
        json!({
            "name": scenario,
            "scoring": brief.scoring,
            "object": brief.object,
            "points": brief.points,
            "skips": brief.skips,
            "won": brief.won,
            "hardness": hardness(brief.won),
        })
    };
    let figures = json!({
        "faces": faces,
        "terrains": circle_wagons::Terrain::ALL,
        "objects": Object::ALL,
        "worth": worth,
        "scenarios": Scenario::ALL.map(scenario),
        "hardest": HARDEST,
        "solo_circle": circle_wagons::lone_cowboy::CIRCLE,
        "area": area_drawing(),
    });
    serde_json::to_string_pretty(&figures).expect("numbers are fit for keys")
}

/// Three cards with some plains, and the cells of the area that counts.
fn area_drawing() -> Value {
    let laid = |number: u8, column: i16, facing: Facing| Laid {
        card: Card::try_from(number).expect("there are 18 cards"),
        at: Spot { column, row: 0 },
        facing,
    };
    let cards = [laid(1, 0, Facing::Upright), laid(15, 2, Facing::Turned), laid(6, 4, Facing::Upright)];
    let mut town = Town::EMPTY;
    for laid in cards {
        town.lay(laid);
    }
    let lines = Score::explain(&town, &[], Tally::default());
    let counted = lines[circle_wagons::Terrain::Plains.index()].parts.iter().flat_map(|part| &part.places);
    json!({ "cards": cards, "counted": counted.collect::<Vec<_>>() })
}

/// What is printed on the tiles of Carson City: the buildings, the characters with their sides, the river of the board and the hats
/// of the enclosures.
fn carson_city_figures() -> String {
    let building = |kind: Building| {
        let figures = json!({ "name": kind.phrase().id, "houses": kind.houses(), "revolvers": kind.revolvers(), "cap": kind.cap() });
        (kind.name().to_owned(), figures)
    };
    let sides = Character::ALL.into_iter().flat_map(|who| [who.side(Side::Yellow), who.side(Side::Red)]);
    let roles = sides.map(|role| {
        let limit = (!role.fetches()).then(|| role.cash_limit());
        let figures = json!({ "name": role.phrase().id, "power": role.power().id, "limit": limit });
        (role.to_string(), figures)
    });
    let stop = |space: Space| {
        let row = space.row_index().map(|index| Space::PRICES[index]);
        json!({
            "space": space,
            "name": space.phrase().id,
            "open": Spaces::FOR_COWBOYS.contains(space),
            "shared": space.is_shared(),
            "price": row.or(space.point_price()),
        })
    };
    let figures = json!({
        "buildings": Building::ALL.into_iter().map(building).collect::<BTreeMap<String, Value>>(),
        "roles": roles.collect::<BTreeMap<String, Value>>(),
        "river": River::PRINTED.parcels(),
        "hats": Enclosure::all().map(Enclosure::hats).collect::<Vec<u8>>(),
        "sheet": SheetPrices::all(),
        "stops": Space::ALL.map(stop),
        "land_price": carson_city::town::LAND_PRICE,
        "neighbour_price": carson_city::town::NEIGHBOUR_PRICE,
        "property_tiles": carson_city::town::PROPERTY_TILES,
        "take_backs": carson_city::TAKE_BACKS,
        "paperboys_cut": carson_city::PAPERBOYS_CUT,
        "rounds": carson_city::ROUNDS,
        "outlaws": carson_city::outlaws::rewards().collect::<BTreeMap<u8, i16>>(),
    });
    serde_json::to_string_pretty(&figures).expect("names are fit for keys")
}

/// The terrain cards with their cells (top left, top right, bottom left, bottom right) and pulls, the persons with their pulls and
/// symbols, and how strong virtual players are at every size of table.
fn carson_cards_figures() -> String {
    let terrain: BTreeMap<String, _> = Terrain::all()
        .map(|card| (card.to_string(), json!({ "cells": card.cells(), "pull": card.pull() })))
        .collect();
    let person = |person: Person| {
        json!({
            "pull": person.pull(),
            "dollar": person.has_dollar(),
            "arrow": person.has_arrow(),
            "bonus": person.bonus(),
        })
    };
    let persons: BTreeMap<&str, _> = Person::ALL.into_iter().map(|one| (one.name(), person(one))).collect();
    let shares = |mixture: Mixture, handicap: Handicap| {
        let share = |strength: Strength| (strength.name(), mixture.share(strength, handicap));
        Strength::ALL.into_iter().map(share).collect::<BTreeMap<&str, u8>>()
    };
    let virtuals: BTreeMap<String, _> = Mixture::ALL
        .into_iter()
        .map(|mixture| {
            let begins = |strength: Strength| (strength.name(), mixture.points(strength));
            let figures = json!({
                "even": mixture.even_share(),
                "points": Strength::ALL.into_iter().map(begins).collect::<BTreeMap<&str, i32>>(),
                "by-table": shares(mixture, Handicap::ByTable),
                "off": shares(mixture, Handicap::Off),
            });
            (format!("{} of {}", mixture.people, mixture.people + mixture.virtuals), figures)
        })
        .collect();
    let usual = carson_cards::Options::default();
    let figures = json!({
        "terrain": terrain,
        "persons": persons,
        "virtual": virtuals,
        "usual": {
            "fill": usual.fill,
            "strength": usual.strength,
            "handicap": usual.handicap.unwrap_or(Handicap::ByTable),
        },
    });
    serde_json::to_string_pretty(&figures).expect("names are fit for keys")
}
