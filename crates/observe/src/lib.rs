//! The games as numbers, for machine learning.
//!
//! - [`Observed`]: what a seat may know as numbers in named [`Channel`]s, and a number for every action.
//! - [`Trial`]: one game that is cheap to copy, to look at and to try things in.
//! - [`Lanes`]: many games stepped at once on all cores, with observations, masks and rewards written into the caller's buffers.
//!
//! ```
//! use circle_wagons::{CircleWagons, Options};
//! use observe::{Observed, observation_size};
//! use table::dice::FastDice;
//! use table::{Game, Seat, Silence};
//!
//! let game = CircleWagons::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
//! let mut seen = vec![0; observation_size::<CircleWagons>()];
//! game.observe(Seat::SECOND, &mut seen);
//! let mut list = Vec::new();
//! game.actions(Seat::SECOND, &mut list);
//! let number = game.number(Seat::SECOND, list[3]).expect("it has a number");
//! assert_eq!(game.numbered(Seat::SECOND, number), Some(list[3]));
//! # Ok::<(), table::OptionsError>(())
//! ```

mod any;
mod carson_cards;
mod carson_city;
mod chance;
mod channel;
mod circle_wagons;
mod lane;
mod lanes;
mod named;
mod observed;
mod ranges;
mod returns;
mod rows;
mod spec;
mod trial;

pub use any::{AnyLanes, AnyObserved, AnyPlayer, AnyTrial, OBSERVED_GAMES, player_names};
pub use chance::Outcome;
pub use channel::{Channel, Round, Sink};
pub use lanes::{Lanes, LanesError, Memory, Observations, Seated, Settings};
pub use observed::{Observed, observation_size, scales};
pub use ranges::Range;
pub use returns::{Reward, returns};
pub use spec::specification;
pub use trial::{BeginError, RollsError, Trial, TrialError};

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
