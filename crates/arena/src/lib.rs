//! Bots against bots: which is stronger, and how certain that is.
//!
//! A [`Plan`] says who plays which games in which seats, [`play_all`] plays them on all cores, and [`Played`] turns them into a
//! [`Summary`], which is shown as text ([`show`]), as a page ([`page`]) or as JSON. A bot is one of the registry, or any program
//! that answers lines of JSON ([`CommandLine`]).
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use std::time::Duration;
//!
//! use arena::{Contender, Pairing, Plan, Played, Run, Schedule, play_all, seat};
//!
//! let game = games::built_in().find("circle-wagons").unwrap();
//! let seated = seat(game.game(), &serde_json::json!({}), 2, Schedule::OneTable)?;
//! let bots = Contender::all(game, &["cowhand".parse()?, "tenderfoot".parse()?], 1)?;
//! let plan = Plan {
//!     entry: game,
//!     options: seated.options,
//!     bots,
//!     seatings: seated.seatings,
//!     against: seated.against,
//!     pairing: Pairing::Paired,
//!     seed: 1,
//!     games: 4,
//!     patience: Duration::from_secs(5),
//! };
//! let games = play_all(&plan, 1, &|_| (), None, &AtomicBool::new(false))?;
//! let run = Run { threads: 1, seconds: 0.0, interrupted: false };
//! let summary = Played::of(&plan, &games).expect("every bot has played").summary(run);
//! assert_eq!(summary.count.games, 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod contender;
mod error;
mod format;
mod game;
mod grid;
mod hand_overs;
mod ladder;
mod orders;
mod plan;
mod program;
mod records;
mod report;
mod result;
mod seating;
mod stats;
mod summary;
mod terminal;
mod thinker;
mod tournament;

pub use contender::{Allowance, BotKind, Contender, Entrant, parse_milliseconds};
pub use error::{ArenaError, ProgramError};
pub use format::parse_options;
pub use game::Fault;
pub use grid::Style;
pub use ladder::Ladder;
pub use plan::{Against, Fixture, Occupant, Pairing, Plan, Seating};
pub use program::{CommandLine, Program};
pub use records::{RecordFolder, ReportFile};
pub use report::page;
pub use result::{Forfeit, GameResult, Thinking};
pub use seating::{Schedule, Seated, seat};
pub use stats::{Elo, Histogram, Mean, Rate, Spread};
pub use summary::{
    BotSummary, Certainty, Conclusion, Count, Duel, GameLine, HeldBy, Length, Margin, Meeting, Played,
    Points, Rating, Run, SeatSummary, Summary, Time, ratings_of,
};
pub use terminal::show;
pub use tournament::play_all;
