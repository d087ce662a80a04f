//! The same without the type of the game, for those who handle any game by name.

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

/// A game that can be studied, by name.
pub trait Title: Send + Sync {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;
    /// The version of the observation, and its channels.
    fn observation(&self) -> (u32, &'static [Channel]);
    /// The version of the numbering, and its ranges.
    fn numbering(&self) -> (u32, &'static [Range]);
    /// What is printed on the cards that an observation names by their numbers, from card 1 on.
    fn cards(&self) -> Vec<Vec<String>>;
    /// Sets a game up.
    ///
    /// # Errors
    /// If the options are refused.
    fn begin(&self, options: &Value, seed: u64) -> Result<Box<dyn AnyTrial>, GameError>;
    /// Sets a game up with these rolls.
    ///
    /// # Errors
    /// If the options are refused, or the set-up takes other rolls.
    fn begin_rolled(&self, options: &Value, rolls: &[u32], seed: u64)
    -> Result<Box<dyn AnyTrial>, GameError>;
    /// What the next roll of a set-up is below after these rolls; nothing if it takes no more.
    ///
    /// # Errors
    /// If the options are refused, or the set-up does not take these rolls.
    fn next_setup_roll(&self, options: &Value, rolls: &[u32]) -> Result<Option<u32>, GameError>;
    /// Begins with a position.
    ///
    /// # Errors
    /// If it is no position, or one that cannot come about.
    fn load(&self, position: &Value, seed: u64) -> Result<Box<dyn AnyTrial>, GameError>;
    /// Begins with a position that has this view; what its viewer cannot know is made up.
    ///
    /// # Panics
    /// May panic if no position has this view.
    ///
    /// # Errors
    /// If it is not the form of a view.
    fn imagine(&self, view: &Value, seed: u64) -> Result<Box<dyn AnyTrial>, GameError>;
    /// Takes a record up again.
    ///
    /// # Errors
    /// If it does not replay.
    fn resume(&self, record: &Record, seed: u64) -> Result<Box<dyn AnyTrial>, GameError>;
    /// Somebody who decides; nothing if there is nobody of this name.
    fn player(&self, name: &str, seed: u64) -> Option<Box<dyn AnyPlayer>>;
    /// Begins many games, with opponents by seat, name and budget.
    ///
    /// # Errors
    /// If the options are refused, there is no such opponent, or threads cannot be started.
    fn lanes(
        &self,
        options: &Value,
        settings: Settings,
        opponents: &[(Seat, String, Budget)],
    ) -> Result<Box<dyn AnyLanes>, GameError>;
}

/// All games that can be studied.
pub const TITLES: [&dyn Title; 3] =
    [&Named::<CircleWagons>::NEW, &Named::<CarsonCards>::NEW, &Named::<CarsonCity>::NEW];

/// The names of those who decide: the levels, the gauges, and one who does anything.
pub fn player_names() -> impl Iterator<Item = &'static str> {
    let levels = Level::ALL.into_iter().map(Level::name);
    levels.chain(Gauge::ALL.into_iter().map(Gauge::name)).chain(["random"])
}

/// Somebody who decides, whatever the game.
pub trait AnyPlayer: Send {
    /// What to do for a seat that is asked, as a text; nothing if the game is another one or the seat is not asked.
    fn choose(&mut self, trial: &dyn AnyTrial, seat: Seat, budget: Budget) -> Option<String>;

    /// What could be done, the best first, with the lead that each leads to.
    fn think(&mut self, trial: &dyn AnyTrial, seat: Seat, budget: Budget) -> Option<Vec<(String, f64)>>;
}

/// Many games that are stepped at once, whichever they are.
pub trait AnyLanes: Send {
    /// How many seats each game has.
    fn seats(&self) -> usize;
    /// Writes a legal action for each game.
    fn sample(&mut self, into: &mut [i64]);
    /// Writes what the games show without a decision.
    ///
    /// # Errors
    /// If the memory has the wrong size.
    fn look(&mut self, memory: Memory) -> Result<(), LanesError>;
    /// Carries out a decision in every game.
    ///
    /// # Errors
    /// If an action is not legal, or the memory has the wrong size.
    fn step(&mut self, actions: &[i64], memory: Memory) -> Result<(), LanesError>;
    /// A copy of one of the games, with dice of its own.
    fn trial(&self, game: usize, seed: u64) -> Option<Box<dyn AnyTrial>>;
}

/// One game being tried, whichever it is.
pub trait AnyTrial: Send + Sync {
    /// To find the type again.
    fn as_any(&self) -> &dyn Any;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyTrial>;
    /// Which game it is.
    fn title(&self) -> &'static dyn Title;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who is being asked.
    fn deciders(&self) -> Seats;
    /// Whose decision comes next where somebody goes through all of them.
    fn next_seat(&self) -> Option<Seat>;
    /// The numbers of what a seat may do.
    fn legal(&mut self, seat: Seat) -> Vec<u32>;
    /// The text forms of what a seat may do.
    fn texts(&self, seat: Seat) -> Vec<String>;
    /// What a seat may do as data, in the order of the texts.
    fn typed(&self, seat: Seat) -> Vec<Value>;
    /// The number of an action that is written as text; nothing if it has none.
    ///
    /// # Errors
    /// If it is no action.
    fn number(&self, seat: Seat, text: &str) -> Result<Option<u32>, GameError>;
    /// The text form of a number.
    fn text(&self, seat: Seat, number: u32) -> Option<String>;
    /// Carries out a decision by its number.
    ///
    /// # Errors
    /// If it is not legal.
    fn play_number(&mut self, seat: Seat, number: u32) -> Result<(), TrialError>;
    /// Carries out a decision by its text form, with these rolls if they are given.
    ///
    /// # Errors
    /// If it is not legal.
    fn play_text(&mut self, seat: Seat, text: &str, rolls: Option<&[u32]>) -> Result<(), GameError>;
    /// Every way in which the dice can fall at a decision.
    ///
    /// # Errors
    /// If it is not legal, or there are more than `most`.
    fn outcomes(&self, seat: Seat, text: &str, most: usize) -> Result<Vec<Outcome>, GameError>;
    /// What the next roll of a decision is below after these rolls; nothing if it takes no more.
    ///
    /// # Errors
    /// If it is not legal, or does not take these rolls.
    fn next_roll(&self, seat: Seat, text: &str, rolls: &[u32]) -> Result<Option<u32>, GameError>;
    /// The rolls of the last decision.
    fn last_rolls(&self) -> &[Roll];
    /// Throws other dice from now on.
    fn reseed(&mut self, seed: u64);
    /// A game that looks the same to a seat.
    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyTrial>;
    /// Writes what a seat sees.
    fn observe(&self, seat: Seat, into: &mut [i16]);
    /// The view as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The view in characters and words.
    fn account(&self, viewer: Viewer) -> Account;
    /// The points as they stand.
    fn points(&self) -> [i32; Seat::MOST];
    /// What the game paid, once it is over.
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
