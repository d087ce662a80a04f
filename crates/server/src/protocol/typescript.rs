//! The browser's types, made from the Rust ones.
//!
//! `cargo run -p boomtown-server --example typescript` writes them to `web/src/wire/`; a test fails when they are not current.

use std::collections::BTreeMap;
use std::path::Path;

use carson_cards::{Handicap, Mixture, Person, Strength, Terrain};
use carson_city::{Building, Character, Enclosure, River, Side};
use circle_wagons::{Card, Face};
use serde_json::{Value, json};
use table::{AnyGame, Figure};
use ts_rs::{ExportError, TS};

use super::{
    ClientMessage, DiceCheck, ErrorBody, GameInfo, Joining, Me, Naming, NewTable, Note, Page, ServerMessage,
    Token,
};

/// Writes one file for each type into `folder`.
pub fn write(folder: &Path) -> Result<(), ExportError> {
    let config = ts_rs::Config::new().with_out_dir(folder);
    ClientMessage::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    GameInfo::export_all(&config)?;
    NewTable::export_all(&config)?;
    Joining::export_all(&config)?;
    Page::export_all(&config)?;
    Me::export_all(&config)?;
    Naming::export_all(&config)?;
    Note::export_all(&config)?;
    Token::export_all(&config)?;
    ErrorBody::export_all(&config)?;
    DiceCheck::export_all(&config)?;
    circle_wagons::View::export_all(&config)?;
    circle_wagons::Event::export_all(&config)?;
    std::fs::write(folder.join("circle-wagons/cards.json"), circle_wagons_cards())?;
    carson_city::View::export_all(&config)?;
    carson_city::Event::export_all(&config)?;
    std::fs::write(folder.join("carson-city/figures.json"), carson_city_figures())?;
    carson_cards::View::export_all(&config)?;
    carson_cards::Event::export_all(&config)?;
    carson_cards::Element::export_all(&config)?;
    std::fs::write(folder.join("carson-cards/cards.json"), carson_cards_cards())?;
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

/// The faces of the territory cards, by number: top left, top right, bottom left, bottom right.
fn circle_wagons_cards() -> String {
    let faces: BTreeMap<u8, &Face> = Card::all().map(|card| (u8::from(card), card.face())).collect();
    serde_json::to_string_pretty(&faces).expect("numbers are fit for keys")
}

/// What is printed on the tiles of Carson City: the buildings, the characters with their sides, the river of the
/// board and the hats of the enclosures.
fn carson_city_figures() -> String {
    let building = |kind: Building| {
        let figures = json!({ "houses": kind.houses(), "revolvers": kind.revolvers(), "cap": kind.cap() });
        (kind.name().to_owned(), figures)
    };
    let sides = Character::ALL.into_iter().flat_map(|who| [who.side(Side::Yellow), who.side(Side::Red)]);
    let roles = sides.map(|role| {
        let figures =
            json!({ "name": role.phrase().id, "power": role.power().id, "limit": role.cash_limit() });
        (role.to_string(), figures)
    });
    let figures = json!({
        "buildings": Building::ALL.into_iter().map(building).collect::<BTreeMap<String, Value>>(),
        "roles": roles.collect::<BTreeMap<String, Value>>(),
        "river": River::PRINTED.parcels(),
        "hats": Enclosure::all().map(Enclosure::hats).collect::<Vec<u8>>(),
        "take_backs": carson_city::TAKE_BACKS,
        "outlaws": carson_city::outlaws::rewards().collect::<BTreeMap<u8, i16>>(),
    });
    serde_json::to_string_pretty(&figures).expect("names are fit for keys")
}

/// The terrain cards with their cells (top left, top right, bottom left, bottom right) and pulls, the persons with
/// their pulls and the signs on them, and how virtual players fare at every size of table.
fn carson_cards_cards() -> String {
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
                "house": shares(mixture, Handicap::House),
                "off": shares(mixture, Handicap::Off),
            });
            (format!("{}+{}", mixture.people, mixture.virtuals), figures)
        })
        .collect();
    serde_json::to_string_pretty(&json!({ "terrain": terrain, "persons": persons, "virtual": virtuals }))
        .expect("names are fit for keys")
}
