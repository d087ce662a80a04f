//! Carson City: four rounds of buying land, building a town and fighting for it, for two to six players.
//!
//! In each round everybody chooses a character, places cowboys and passes. Then the spaces of the action track are resolved in
//! order, with duels where several players compete. After set-up, randomness comes only from dice and from drawing tiles.
//!
//! ```
//! use carson_city::{CarsonCity, Options};
//! use table::dice::FastDice;
//! use table::{Game, Silence};
//!
//! let mut dice = FastDice::seeded(1);
//! let mut game = CarsonCity::begin(&Options::for_players(3), &mut dice, &mut Silence).unwrap();
//! // Whoever is last in the first order chooses the first parcel.
//! let seat = game.pass_order().as_slice()[2];
//! assert!(game.deciders().contains(seat));
//! game.play(seat, "parcel d4".parse().unwrap(), &mut dice, &mut Silence).unwrap();
//! ```
//!
//! Where to find things, in the order of the rulebook:
//!
//! - [`pieces`]: buildings, characters, a player's pieces, with their printed figures.
//! - [`map`]: parcels, roads, the town, what buildings earn.
//! - [`setup`]: the options of a game and how it begins.
//! - [`phases`]: phase 1 (choosing characters, with an index of what each one does), phase 2 (placing cowboys), phase 4 (the end of a
//!   round), the final scoring.
//! - [`track`]: phase 3, the action track: duels, parcels, buildings, incomes, the City Hall.
//! - [`variants`]: a module for each variant of the rulebook.
//! - [`standish`]: the solo game.
//! - [`questions`]: everything that players decide: the legal answers and their effects.
//! - [`agenda`]: what comes after the current question; [`game`]: the state, and the main loop.
//! - [`interface`]: what clients, files and programs read: actions, events, positions, views, the text account.

#![cfg_attr(
    not(feature = "orders"),
    expect(dead_code, reason = "what questions say to orders has no caller without them, and is not linked")
)]

pub mod agenda;
pub mod game;
pub mod interface;
pub mod map;
pub mod phases;
pub mod pieces;
pub mod questions;
pub mod setup;
pub mod standish;
pub mod track;
pub mod variants;

pub use agenda::Task;
pub use game::{CarsonCity, ROUNDS};
pub use interface::action::{Action, Die, Taxed};
pub use interface::board::{CastMember, Cowboy};
pub use interface::event::{Event, Fighter, Home, Reason, VariantEvent, With};
pub use interface::odds::{Chances, Odds};
pub use interface::position::{PlayerPosition, Position, TownPosition};
pub use interface::view::{Bargain, Firepower, Hand, Price, View};
pub use map::parcel::{Parcel, Parcels};
pub use map::roads::{RoadPlace, Roads};
pub use map::{income, parcel, roads, town};
pub use pieces::building::{Building, Dollars, Tiles};
pub use pieces::cast::Cast;
pub use pieces::character::{Character, Role, Side};
pub use pieces::powers::PAPERBOYS_CUT;
pub use pieces::{building, cast, character, line, player};
pub use questions::Ask;
pub use setup::options;
pub use setup::options::{Edition, Options};
pub use track::space;
pub use track::space::{Place, Space};
pub use variants::horses::enclosures::{Enclosure, Enclosures};
pub use variants::kit_carson::TAKE_BACKS;
pub use variants::might_is_right::duel_tiles;
pub use variants::might_is_right::duel_tiles::DuelTiles;
pub use variants::new_beginning::{Sheet, SheetLine, SheetPrices};
pub use variants::river::River;
pub use variants::{Switch, Variant, Variants};
pub use variants::{horses, new_beginning, outlaws, river};

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
