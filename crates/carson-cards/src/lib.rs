//! Carson City: The Card Game, for one to six people with virtual players.
//!
//! In each of eighteen rounds a row of terrain cards and one person is dealt; everybody bids with one of nine auction cards, and
//! from the highest bid to the lowest everybody takes a card. Terrain cards are placed in one's own city, beside and on top of each
//! other; persons help in the auctions or bring points at the end. Virtual players fill up the table.
//!
//! ```
//! use carson_cards::{Action, CarsonCards, Options};
//! use table::dice::FastDice;
//! use table::{Game, Seat, Silence};
//!
//! let mut dice = FastDice::seeded(1);
//! let options = Options { people: 2, ..Options::default() };
//! let mut game = CarsonCards::begin(&options, &mut dice, &mut Silence).unwrap();
//! // Both people bid at once, in any order; then the bids of all four players lie open.
//! assert_eq!(game.deciders().len(), 2);
//! game.play(Seat::SECOND, "bid 9".parse().unwrap(), &mut dice, &mut Silence).unwrap();
//! game.play(Seat::FIRST, "bid 4".parse().unwrap(), &mut dice, &mut Silence).unwrap();
//! assert_eq!(game.deciders().len(), 1);
//! ```
//!
//! Where to find a rule: the cards in `data/`, what may cover what in [`element`], placing and selling in [`city`], the course of a
//! round and the persons that are used in it in [`phase`] and `round.rs`, the auction cards in [`auction`], the points at the end
//! in [`scoring`].

mod account;
mod action;
mod ahead;
pub mod auction;
mod cells;
mod check;
mod check_suits;
pub mod city;
mod data;
mod dealing;
pub mod element;
mod event;
mod facts;
mod figures;
mod flat;
mod game;
mod handicap;
mod house_figures;
mod open;
mod options;
pub mod person;
pub mod phase;
mod position;
mod refusal;
mod room;
mod round;
pub mod scoring;
mod spot;
pub mod suit;
pub mod terrain;
mod view;

pub use action::{Action, Card};
pub use auction::{Bid, BidSet, Strength};
pub use cells::Limit;
pub use city::{City, Misplaced, Room};
pub use dealing::Dealing;
pub use element::{Element, Law};
pub use event::Event;
pub use game::CarsonCards;
pub use handicap::{Handicap, Mixture};
pub use options::Options;
pub use person::{Person, PersonSet};
pub use phase::Phase;
pub use position::{Holding, Position, Sealed, Table};
pub use scoring::PadLine;
pub use spot::{Laid, Spot};
pub use suit::{Back, Mark, Suit, SuitSet};
pub use terrain::{Epoch, Terrain, TerrainList, TerrainSet};
pub use view::{Bidder, Piles, Placement, View};

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
