//! The type-erased API, for code that handles any game by name.

use std::any::Any;

use bots::{Budget, Gauge, Level};
use carson_cards::CarsonCards;
use carson_city::CarsonCity;
use circle_wagons::CircleWagons;
use serde_json::Value;
use table::dice::Roll;
use table::{Account, AnyGame, GameError, Record, Seat, Seats, Standings, Viewer};

use crate::chance::Outcome;
use crate::channel::Channel;
use crate::lanes::{LanesError, Memory, Settings};
use crate::named::Named;
use crate::ranges::Range;
use crate::returns::Reward;
use crate::trial::TrialError;

/// A type-erased game that can be observed.
pub trait AnyObserved: Send + Sync {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;
    /// The version of the observation, and its channels.
    fn observation(&self) -> (u32, &'static [Channel]);
    /// The version of the numbering, and its ranges.
    fn numbering(&self) -> (u32, &'static [Range]);
    /// What is printed on the cards that an observation refers to by number, from card 1 on.
    fn cards(&self) -> Vec<Vec<String>>;
    /// Sets a game up.
    ///
    /// # Errors
    /// If the options are rejected.
    fn begin(&self, options: &Value, seed: u64) -> Result<Box<dyn AnyTrial>, GameError>;
    /// Sets a game up with these rolls.
    ///
    /// # Errors
    /// If the options are rejected, or if the set-up needs other rolls.
    fn begin_rolled(&self, options: &Value, rolls: &[u32], seed: u64)
    -> Result<Box<dyn AnyTrial>, GameError>;
    /// The bound of the next roll of a set-up after these rolls; `None` if there is none.
    ///
    /// # Errors
    /// If the options are rejected, or if the set-up does not use these rolls.
    fn next_setup_roll(&self, options: &Value, rolls: &[u32]) -> Result<Option<u32>, GameError>;
    /// Begins from a position.
    ///
    /// # Errors
    /// If it is malformed or impossible.
    fn load(&self, position: &Value, seed: u64) -> Result<Box<dyn AnyTrial>, GameError>;
    /// Begins from a position that fits this view; what its viewer cannot know is made up.
    ///
    /// # Panics
    /// May panic if no position has this view.
    ///
    /// # Errors
    /// If it is not the JSON form of a view.
    fn imagine(&self, view: &Value, seed: u64) -> Result<Box<dyn AnyTrial>, GameError>;
    /// Resumes a record.
    ///
    /// # Errors
    /// If it does not replay.
    fn resume(&self, record: &Record, seed: u64) -> Result<Box<dyn AnyTrial>, GameError>;
    /// A player by name; `None` if there is none with this name.
    fn player(&self, name: &str, seed: u64) -> Option<Box<dyn AnyPlayer>>;
    /// Begins many games, with opponents by seat, name and budget.
    ///
    /// # Errors
    /// If the options are rejected, there is no such opponent, or threads cannot be started.
    fn lanes(
        &self,
        options: &Value,
        settings: Settings,
        opponents: &[(Seat, String, Budget)],
    ) -> Result<Box<dyn AnyLanes>, GameError>;
}

/// All games that can be observed.
pub const OBSERVED_GAMES: [&dyn AnyObserved; 3] =
    [&Named::<CircleWagons>::NEW, &Named::<CarsonCards>::NEW, &Named::<CarsonCity>::NEW];

/// The names of the players: the levels, the gauges, and the random player.
pub fn player_names() -> impl Iterator<Item = &'static str> {
    let levels = Level::ALL.into_iter().map(Level::name);
    levels.chain(Gauge::ALL.into_iter().map(Gauge::name)).chain(["random"])
}

/// A player for any game.
pub trait AnyPlayer: Send {
    /// The text form of an action for a deciding seat; `None` if it is another game or the seat has nothing to decide.
    fn choose(&mut self, trial: &dyn AnyTrial, seat: Seat, budget: Budget) -> Option<String>;

    /// The possible actions, the best first, with the lead that each leads to.
    fn think(&mut self, trial: &dyn AnyTrial, seat: Seat, budget: Budget) -> Option<Vec<(String, f64)>>;
}

/// Many games of any kind that are stepped at once.
pub trait AnyLanes: Send {
    /// The number of seats in each game.
    fn seats(&self) -> usize;
    /// Writes a legal action for each game.
    fn sample(&mut self, into: &mut [i64]);
    /// Writes the observations without a step.
    ///
    /// # Errors
    /// If the memory has the wrong size.
    fn look(&mut self, memory: Memory) -> Result<(), LanesError>;
    /// Plays one action in every game.
    ///
    /// # Errors
    /// If an action is not legal, or the memory has the wrong size.
    fn step(&mut self, actions: &[i64], memory: Memory) -> Result<(), LanesError>;
    /// A copy of one of the games, with its own dice.
    fn trial(&self, game: usize, seed: u64) -> Option<Box<dyn AnyTrial>>;
}

/// One game of any kind.
pub trait AnyTrial: Send + Sync {
    /// For downcasting.
    fn as_any(&self) -> &dyn Any;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyTrial>;
    /// The game.
    fn observed(&self) -> &'static dyn AnyObserved;
    /// The number of seats.
    fn seats(&self) -> usize;
    /// The seats that must decide.
    fn deciders(&self) -> Seats;
    /// The next deciding seat, for callers that go through them one after the other.
    fn next_seat(&self) -> Option<Seat>;
    /// The numbers of a seat's legal actions.
    fn legal(&mut self, seat: Seat) -> Vec<u32>;
    /// The text forms of a seat's legal actions.
    fn texts(&self, seat: Seat) -> Vec<String>;
    /// A seat's legal actions as data, in the order of the texts.
    fn typed(&self, seat: Seat) -> Vec<Value>;
    /// The number of an action given as text; `None` if it has none.
    ///
    /// # Errors
    /// If it is not an action.
    fn number(&self, seat: Seat, text: &str) -> Result<Option<u32>, GameError>;
    /// The text form of a number.
    fn text(&self, seat: Seat, number: u32) -> Option<String>;
    /// Plays an action by its number.
    ///
    /// # Errors
    /// If it is not legal.
    fn play_number(&mut self, seat: Seat, number: u32) -> Result<(), TrialError>;
    /// Plays an action by its text form, with these rolls if given.
    ///
    /// # Errors
    /// If it is not legal.
    fn play_text(&mut self, seat: Seat, text: &str, rolls: Option<&[u32]>) -> Result<(), GameError>;
    /// All outcomes of the dice at a decision.
    ///
    /// # Errors
    /// If it is not legal, or there are more than `most`.
    fn outcomes(&self, seat: Seat, text: &str, most: usize) -> Result<Vec<Outcome>, GameError>;
    /// The bound of the next roll of a decision after these rolls; `None` if there is none.
    ///
    /// # Errors
    /// If it is not legal, or if it does not use these rolls.
    fn next_roll(&self, seat: Seat, text: &str, rolls: &[u32]) -> Result<Option<u32>, GameError>;
    /// The rolls of the last decision.
    fn last_rolls(&self) -> &[Roll];
    /// Uses other dice from now on.
    fn reseed(&mut self, seed: u64);
    /// A game with the same view for a seat.
    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyTrial>;
    /// Writes the observation of a seat.
    fn observe(&self, seat: Seat, into: &mut [i16]);
    /// The view as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The view as text.
    fn account(&self, viewer: Viewer) -> Account;
    /// The current points.
    fn points(&self) -> [i32; Seat::MOST];
    /// The rewards, once the game is over.
    fn returns(&self, reward: Reward) -> [f32; Seat::MOST];
    /// Places and points, once the game is over.
    fn standings(&self) -> Option<Standings>;
    /// The full position.
    fn position(&self) -> Value;
    /// The options with which it began.
    fn options(&self) -> Value;
    /// The record so far.
    fn record(&self) -> Record;
    /// The decisions so far.
    fn history(&self) -> Vec<(Seat, String)>;
    /// Whether two games are in the same state.
    fn is_like(&self, other: &dyn AnyTrial) -> bool;
}
