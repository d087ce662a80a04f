//! Carson City: four rounds of buying land, building a town and fighting for it, for two to six players.
//!
//! In each round everybody chooses a character, places cowboys and passes; then the spaces of the action track are resolved in
//! order, with duels where several want the same. After set-up chance lies only in dice and in the tiles that are drawn.
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
//! Where to look for a rule: `setup` and [`options`]; `characters` for phase 1; `placing` for phase 2; `track`, `duel`, `purchase`,
//! `construction`, `earnings` for phase 3; `round_end` and `scoring` for phase 4 and the end; `city_hall`; [`building`],
//! [`character`] and [`space`] for the printed figures; [`town`], [`roads`] and [`income`] for what follows from the map;
//! [`question`] and [`agenda`] for the order of play.

mod account;
mod action;
pub mod agenda;
mod answers;
pub mod building;
pub mod cast;
pub mod character;
mod characters;
mod city_hall;
mod construction;
mod duel;
pub mod duel_tiles;
mod earnings;
mod enclosures;
mod event;
mod facts;
mod figures;
pub mod game;
pub mod horses;
mod house;
pub mod income;
mod kit_carson;
pub mod line;
mod might_is_right;
pub mod new_beginning;
mod odds;
pub mod options;
pub mod outlaws;
pub mod parcel;
mod placing;
pub mod player;
mod position;
mod purchase;
pub mod question;
mod refusal;
pub mod river;
pub mod roads;
mod round_end;
mod scoring;
mod setup;
pub mod space;
pub mod standish;
pub mod town;
mod track;
pub mod variants;
mod view;

pub use action::{Action, Die, Taxed};
pub use agenda::Task;
pub use building::{Building, Dollars, Tiles};
pub use cast::Cast;
pub use character::{Character, Role, Side};
pub use duel_tiles::DuelTiles;
pub use enclosures::{Enclosure, Enclosures};
pub use event::{Event, Fighter, Home, Reason, VariantEvent, With};
pub use game::CarsonCity;
pub use kit_carson::CHANGES_OF_MIND as TAKE_BACKS;
pub use new_beginning::{Sheet, SheetLine};
pub use odds::{Chances, Odds};
pub use options::{Edition, Options};
pub use parcel::{Parcel, Parcels};
pub use position::{PlayerPosition, Position, TownPosition};
pub use question::Ask;
pub use river::River;
pub use roads::{RoadPlace, Roads};
pub use space::{Place, Space};
pub use variants::{Switch, Variant, Variants};
pub use view::{Firepower, Hand, Price, View};
