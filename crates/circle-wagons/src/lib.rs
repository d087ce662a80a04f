//! Circle the Wagons: a town of cards for each of two players, and the Lone Cowboy for one.
//!
//! Three scoring cards lie in the middle, fifteen territory cards in a circle around them. Whoever is to draft takes
//! the next card or skips some; what was skipped goes to the other player. Cards may cover cards. After set-up the game
//! for two has no chance and no secrets.
//!
//! ```
//! use circle_wagons::{CircleWagons, Options};
//! use table::dice::FastDice;
//! use table::{Game, Seat, Silence};
//!
//! let mut dice = FastDice::seeded(1);
//! let mut game = CircleWagons::begin(&Options::default(), &mut dice, &mut Silence).unwrap();
//! // The second player chooses where the circle begins.
//! let mut list = Vec::new();
//! game.actions(Seat::SECOND, &mut list);
//! assert_eq!(list.len(), 15);
//! game.play(Seat::SECOND, list[4], &mut dice, &mut Silence).unwrap();
//! assert!(game.deciders().contains(Seat::FIRST));
//! ```
//!
//! Where to look for a rule: the cards in `data/`, [`town`] for placing, [`game`] for set-up and draft, [`scoring`] for the
//! scoring cards and areas, [`lone_cowboy`] for the solo game.

mod account;
mod action;
mod ahead;
pub mod card;
mod cells;
mod data;
mod event;
mod facts;
mod figures;
pub mod game;
mod ground;
mod house;
pub mod lone_cowboy;
mod options;
mod position;
mod reasons;
pub mod scoring;
mod spots;
pub mod town;
mod view;

pub use action::Action;
pub use card::{Card, CardList, CardSet, Face, Object, Terrain, Territory};
pub use event::{Event, Reason};
pub use game::{Asked, CircleWagons};
pub use lone_cowboy::Scenario;
pub use options::Options;
pub use position::Position;
pub use scoring::{Score, ScoringCard, Tally};
pub use town::{Facing, Laid, Spot, Town};
pub use view::View;

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
