//! Circle the Wagons: each of two players builds a town of cards; and the Lone Cowboy for one.
//!
//! Three scoring cards are in the middle, and fifteen territory cards form a circle around them. The player whose turn it is takes
//! the next card or skips some; skipped cards go to the other player. Cards may cover cards. After set-up the game for two has no
//! randomness and no secrets.
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
//! Where to find a rule: the cards in `data/`, placing cards in [`town`], set-up and draft in [`game`], scoring cards and areas in
//! [`scoring`], the solo game in [`lone_cowboy`].

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
mod house_figures;
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
