//! Many games that are stepped at once.

use std::fmt;

use bots::{Bot, Budget};
use rayon::{ThreadPool, ThreadPoolBuilder};
use table::dice::FastDice;
use table::{OptionsError, Seat};

use crate::lane::{End, Lane, Opponent};
use crate::observed::{Observed, observation_size, scales};
use crate::returns::Reward;
use crate::rows::{Rows, Width, share, walk};

/// The number of games, and how they are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The number of games.
    pub games: usize,
    /// The seed: game i uses the dice with the seed `seed + i`.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
    /// The reward of a finished game.
    pub reward: Reward,
}

/// Why no step was made.
#[derive(Clone, PartialEq, Debug)]
pub enum LanesError {
    /// An action is not legal in its game.
    Illegal {
        /// The index of the game.
        game: usize,
        /// The action.
        number: i64,
    },
    /// A buffer has the wrong size.
    Size {
        /// Its purpose.
        what: &'static str,
        /// The required size.
        needed: usize,
        /// The actual size.
        given: usize,
    },
    /// The rules reject the options.
    Options(OptionsError),
    /// Threads could not be started.
    Threads(String),
}

impl fmt::Display for LanesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanesError::Illegal { game, number } => {
                write!(f, "action {number} is not legal in game {game}: take one that its mask shows")
            }
            LanesError::Size { what, needed, given } => {
                write!(f, "the {what} need room for {needed} numbers, not {given}")
            }
            LanesError::Options(error) => error.fmt(f),
            LanesError::Threads(why) => write!(f, "the threads could not be started: {why}"),
        }
    }
}

impl std::error::Error for LanesError {}

/// The bots that play seats, each with a budget.
pub type Seated<G> = Vec<(Seat, Box<dyn Bot<G>>, Budget)>;

/// A buffer for observations.
pub enum Observations<'a> {
    /// As integers.
    Whole(&'a mut [i16]),
    /// Divided by the scale of each channel, so that they are between −1 and 1.
    Scaled(&'a mut [f32]),
}

/// The buffers for the results of a step, owned by the caller, with one row for each game.
pub struct Memory<'a> {
    /// The observation of the seat that decides next.
    pub observations: Observations<'a>,
    /// Which actions are legal.
    pub masks: &'a mut [bool],
    /// The reward of each seat in a game that ended.
    pub rewards: &'a mut [f32],
    /// Which games ended; the others continue. A new game has begun in place of one that ended.
    pub ends: &'a mut [bool],
    /// The seat that decides next, counted from 0.
    pub seats: &'a mut [i32],
    /// The points of each seat of a game that ended.
    pub points: &'a mut [i32],
    /// The number of decisions in a game that ended.
    pub lengths: &'a mut [i32],
}

/// Many games that are stepped at once, each by one decision.
pub struct Lanes<G: Observed> {
    games: Vec<Lane<G>>,
    /// For random actions.
    dice: FastDice,
    pool: Option<ThreadPool>,
    inverse: Vec<f32>,
    reward: Reward,
    seats: usize,
}

impl<G: Observed> fmt::Debug for Lanes<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lanes")
            .field("game", &G::NAME)
            .field("games", &self.games.len())
            .finish_non_exhaustive()
    }
}

impl<G: Observed> Lanes<G> {
    /// Begins all games. `opponents` creates the bots, anew for each game.
    ///
    /// # Errors
    /// If the rules reject the options, or if threads cannot be started.
    pub fn begin(
        options: &G::Options,
        settings: Settings,
        opponents: &dyn Fn(u64) -> Seated<G>,
    ) -> Result<Lanes<G>, LanesError> {
        let lane = |index: usize| {
            let seed = settings.seed.wrapping_add(index as u64);
            let seated = opponents(seed).into_iter();
            let seated = seated.map(|(seat, bot, budget)| Opponent { seat, bot, budget }).collect();
            Lane::begin(options, seed, seated)
        };
        let lanes: Result<Vec<Lane<G>>, OptionsError> = (0..settings.games).map(lane).collect();
        let lanes = lanes.map_err(LanesError::Options)?;
        let pool = ThreadPoolBuilder::new().num_threads(settings.threads);
        let pool = match settings.threads {
            0 | 1 => None,
            _ => Some(pool.build().map_err(|error| LanesError::Threads(error.to_string()))?),
        };
        Ok(Lanes {
            seats: lanes.first().map_or(0, |lane| lane.state().seats()),
            games: lanes,
            dice: FastDice::seeded(settings.seed ^ 0x5eed),
            pool,
            inverse: scales::<G>().into_iter().map(f32::recip).collect(),
            reward: settings.reward,
        })
    }

    /// The number of seats in each game.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// The number of games.
    pub const fn games(&self) -> usize {
        self.games.len()
    }

    /// Writes a legal action for each game, each equally likely.
    pub fn sample(&mut self, into: &mut [i64]) {
        for (lane, number) in self.games.iter().zip(into) {
            *number = i64::from(lane.pick(&mut self.dice));
        }
    }

    /// The state of a game, to look at.
    pub fn state(&self, game: usize) -> Option<&G> {
        self.games.get(game).map(Lane::state)
    }

    /// Writes the observations without a step.
    ///
    /// # Errors
    /// If a buffer has the wrong size.
    pub fn look(&mut self, memory: Memory) -> Result<(), LanesError> {
        self.run(memory, |_| None)
    }

    /// Plays one action in every game and writes the new observations. If an action is not legal, no game changes.
    ///
    /// # Errors
    /// If an action is not legal, or if a buffer has the wrong size.
    pub fn step(&mut self, actions: &[i64], memory: Memory) -> Result<(), LanesError> {
        check("actions", self.games(), actions.len())?;
        self.check_memory(&memory)?;
        for (game, (lane, &number)) in self.games.iter_mut().zip(actions).enumerate() {
            if !lane.choose(number) {
                return Err(LanesError::Illegal { game, number });
            }
        }
        let reward = self.reward;
        self.run(memory, move |lane| lane.step(reward))
    }

    fn check_memory(&self, memory: &Memory) -> Result<(), LanesError> {
        let (games, seats) = (self.games(), self.seats);
        let given = match &memory.observations {
            Observations::Whole(numbers) => numbers.len(),
            Observations::Scaled(numbers) => numbers.len(),
        };
        check("observations", games * observation_size::<G>(), given)?;
        check("masks", games * G::action_count(), memory.masks.len())?;
        check("rewards", games * seats, memory.rewards.len())?;
        check("ends", games, memory.ends.len())?;
        check("seats", games, memory.seats.len())?;
        check("points", games * seats, memory.points.len())?;
        check("lengths", games, memory.lengths.len())
    }

    fn run(
        &mut self,
        memory: Memory,
        act: impl Fn(&mut Lane<G>) -> Option<End> + Sync,
    ) -> Result<(), LanesError> {
        self.check_memory(&memory)?;
        let rows = Rows {
            masks: memory.masks,
            rewards: memory.rewards,
            ends: memory.ends,
            seats: memory.seats,
            points: memory.points,
            lengths: memory.lengths,
        };
        let width = Width {
            observation: observation_size::<G>(),
            actions: G::action_count(),
            seats: self.seats,
            grain: self
                .games
                .len()
                .div_ceil(4 * self.pool.as_ref().map_or(1, ThreadPool::current_num_threads)),
        };
        let (lanes, inverse) = (&mut self.games[..], &self.inverse[..]);
        let whole = |lane: &mut Lane<G>, rows: &mut Rows, numbers: &mut [i16]| {
            let end = act(lane);
            rows.write(lane, end);
            lane.observe(numbers);
        };
        let scaled = |lane: &mut Lane<G>, rows: &mut Rows, numbers: &mut [f32]| {
            let end = act(lane);
            rows.write(lane, end);
            lane.observe_scaled(inverse, numbers);
        };
        match (memory.observations, &self.pool) {
            (Observations::Whole(numbers), None) => walk(lanes, numbers, rows, width, &whole),
            (Observations::Scaled(numbers), None) => walk(lanes, numbers, rows, width, &scaled),
            (Observations::Whole(numbers), Some(pool)) => {
                pool.install(|| share(lanes, numbers, rows, width, &whole));
            }
            (Observations::Scaled(numbers), Some(pool)) => {
                pool.install(|| share(lanes, numbers, rows, width, &scaled));
            }
        }
        Ok(())
    }
}

fn check(what: &'static str, needed: usize, given: usize) -> Result<(), LanesError> {
    if needed == given { Ok(()) } else { Err(LanesError::Size { what, needed, given }) }
}
