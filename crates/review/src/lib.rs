//! Reviews of finished games: the value of every decision compared with the best one, what dice and draws gave and took compared
//! with the expectation, and everybody's outlook after each decision.
//!
//! No threads, no clock, no I/O: a [`Reviewing`] does a little at each [`step`](Reviewing::step), on a server's thread, at a
//! terminal or in a page. The same record with the same [`Settings`] gives the same numbers everywhere.
//!
//! ```
//! use bots::{Bot, Budget, HasBots, Level};
//! use circle_wagons::{CircleWagons, Options};
//! use review::{Reviewing, Settings, begin};
//! use table::dice::FastDice;
//! use table::{Session, Viewer};
//!
//! let mut dice = FastDice::seeded(1);
//! let mut session = Session::<CircleWagons>::begin(&Options::default(), &mut dice).unwrap();
//! let mut bot = CircleWagons::bot(Level::Cowhand, 1);
//! while let Some(seat) = table::Game::deciders(session.state()).lowest() {
//!     let view = table::Game::view(session.state(), Viewer::Seat(seat));
//!     let action = bot.choose(&view, seat, Budget::Positions(10));
//!     session.play(seat, action, &mut dice).unwrap();
//! }
//! let settings = Settings { positions: 50, worlds: 4, ..Settings::default() };
//! let mut reviewing = begin::<CircleWagons>(&session.to_record(), settings).unwrap();
//! while reviewing.step().is_some() {}
//! let review = reviewing.finish();
//! assert_eq!(review.moments.len(), session.line().len() + 1);
//! ```

mod key;
mod luck;
mod report;
mod reviewing;
mod settings;
mod sums;
#[cfg(test)]
mod tests;
mod verdict;

pub use report::{Fortune, Judged, Review, ReviewedMoment, RoundSum, SeatSum};
pub use reviewing::{Progress, Reviewing, begin};
pub use settings::Settings;

/// The examples of the README are run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
