//! Many games at once, written into arrays of the caller.

use std::sync::Mutex;

use numpy::{PyReadonlyArray1, PyReadwriteArrayDyn};
use observe::{AnyLanes, LanesError, Memory, Observations, Settings};
use pyo3::prelude::*;
use table::Seat;

use crate::arrays::in_a_row;
use crate::bot::budget;
use crate::errors::{BoomtownError, guarded, of_lanes, of_setup, whole, whole_if_given};
use crate::spec::{from_python, observed};
use crate::state::{State, reward};

/// More threads than any machine has cores for would only keep the system busy.
const MOST_THREADS: usize = 256;

/// Many games that are stepped at once in native code. Use `boomtown.VecEnv`, which owns the arrays.
#[pyclass(module = "boomtown", name = "NativeLanes")]
pub(crate) struct NativeLanes {
    /// One caller at a time: stepping leaves the interpreter lock, so that another thread could come in.
    lanes: Mutex<Box<dyn AnyLanes>>,
    #[pyo3(get)]
    seats: usize,
}

/// The arrays that a step writes, borrowed until it is done.
struct Arrays<'py> {
    whole: Option<PyReadwriteArrayDyn<'py, i16>>,
    scaled: Option<PyReadwriteArrayDyn<'py, f32>>,
    masks: PyReadwriteArrayDyn<'py, bool>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    ends: PyReadwriteArrayDyn<'py, bool>,
    seats: PyReadwriteArrayDyn<'py, i32>,
    points: PyReadwriteArrayDyn<'py, i32>,
    lengths: PyReadwriteArrayDyn<'py, i32>,
}

/// The arrays in the order in which the package hands them over.
type Given<'py> = (
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
);

fn wrong(what: &str, kind: &str) -> PyErr {
    BoomtownError::new_err(format!("'{what}' must be an array of {kind} that can be written"))
}

fn apart() -> PyErr {
    BoomtownError::new_err("every array must lie in a row (C-contiguous): make it with numpy.zeros")
}

impl<'py> Arrays<'py> {
    fn read(given: Given<'py>) -> PyResult<Arrays<'py>> {
        let (observations, masks, rewards, ends, seats, points, lengths) = given;
        let whole = observations.extract().ok();
        let scaled = if whole.is_none() {
            Some(observations.extract().map_err(|_| wrong("observations", "int16 or float32"))?)
        } else {
            None
        };
        Ok(Arrays {
            whole,
            scaled,
            masks: masks.extract().map_err(|_| wrong("masks", "bool"))?,
            rewards: rewards.extract().map_err(|_| wrong("rewards", "float32"))?,
            ends: ends.extract().map_err(|_| wrong("ends", "bool"))?,
            seats: seats.extract().map_err(|_| wrong("seats", "int32"))?,
            points: points.extract().map_err(|_| wrong("points", "int32"))?,
            lengths: lengths.extract().map_err(|_| wrong("lengths", "int32"))?,
        })
    }

    fn memory(&mut self) -> PyResult<Memory<'_>> {
        let observations = match (&mut self.whole, &mut self.scaled) {
            (Some(whole), _) => Observations::Whole(in_a_row(whole).ok_or_else(apart)?),
            (None, Some(scaled)) => Observations::Scaled(in_a_row(scaled).ok_or_else(apart)?),
            (None, None) => return Err(wrong("observations", "int16 or float32")),
        };
        Ok(Memory {
            observations,
            masks: in_a_row(&mut self.masks).ok_or_else(apart)?,
            rewards: in_a_row(&mut self.rewards).ok_or_else(apart)?,
            ends: in_a_row(&mut self.ends).ok_or_else(apart)?,
            seats: in_a_row(&mut self.seats).ok_or_else(apart)?,
            points: in_a_row(&mut self.points).ok_or_else(apart)?,
            lengths: in_a_row(&mut self.lengths).ok_or_else(apart)?,
        })
    }
}

impl NativeLanes {
    /// Works on the games without the interpreter lock.
    fn work<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyLanes) -> Result<T, LanesError> + Send,
    ) -> PyResult<T> {
        let busy = || BoomtownError::new_err("another thread steps these games: give each thread its own");
        guarded(|| {
            py.detach(|| {
                let mut lanes = self.lanes.try_lock().map_err(|_| busy())?;
                work(&mut **lanes).map_err(|error| of_lanes(&error))
            })
        })
    }
}

#[pymethods]
impl NativeLanes {
    #[new]
    #[pyo3(signature = (game, options, players, games, seed, threads, by, opponents))]
    #[expect(clippy::too_many_arguments, reason = "the package gives them by name")]
    fn new(
        game: &str,
        options: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = whole_if_given)] players: Option<usize>,
        #[pyo3(from_py_with = whole)] games: usize,
        #[pyo3(from_py_with = whole)] seed: u64,
        #[pyo3(from_py_with = whole)] threads: usize,
        by: &str,
        opponents: Vec<(usize, String, Option<f64>, Option<u64>)>,
    ) -> PyResult<NativeLanes> {
        let observed = observed(game)?;
        if games == 0 {
            return Err(BoomtownError::new_err("there must be at least one game"));
        }
        let mut options = from_python(options)?;
        if let Some(players) = players {
            options = observed.game().with_players(&options, players).map_err(|error| of_setup(&error))?;
        }
        let kinds = observed.game().seat_kinds(&options).map_err(|error| of_setup(&error))?;
        let mut seated = Vec::new();
        for (index, name, ms, positions) in opponents {
            seated.push((crate::errors::seat(index, kinds.len())?, name, budget(ms, positions)?));
        }
        let plays = |seat: &Seat| kinds[seat.index()] == table::SeatKind::Player;
        if Seat::all(kinds.len()).filter(plays).all(|seat| seated.iter().any(|(other, ..)| *other == seat)) {
            return Err(BoomtownError::new_err(
                "leave a seat free for the learner: every seat has an opponent",
            ));
        }
        let threads = threads.min(games).min(MOST_THREADS);
        let settings = Settings { games, seed, threads, reward: reward(by)? };
        let lanes =
            guarded(|| observed.lanes(&options, settings, &seated).map_err(|error| of_setup(&error)))?;
        Ok(NativeLanes { seats: lanes.seats(), lanes: Mutex::new(lanes) })
    }

    /// Writes what the games show.
    fn look(&self, py: Python<'_>, arrays: Given<'_>) -> PyResult<()> {
        let mut arrays = Arrays::read(arrays)?;
        let memory = arrays.memory()?;
        self.work(py, |lanes| lanes.look(memory))
    }

    /// Carries out a decision in every game and writes what they show then.
    #[expect(clippy::needless_pass_by_value, reason = "an array is borrowed as long as this value lives")]
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>, arrays: Given<'_>) -> PyResult<()> {
        let mut arrays = Arrays::read(arrays)?;
        let memory = arrays.memory()?;
        let actions = actions.as_slice().map_err(|_| apart())?;
        self.work(py, |lanes| lanes.step(actions, memory))
    }

    /// Writes a legal action for each game, each equally likely.
    fn sample(&self, py: Python<'_>, mut into: PyReadwriteArrayDyn<'_, i64>) -> PyResult<()> {
        let numbers = in_a_row(&mut into).ok_or_else(apart)?;
        self.work(py, |lanes| {
            lanes.sample(numbers);
            Ok(())
        })
    }

    /// A copy of one of the games.
    fn state(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = whole)] game: usize,
        #[pyo3(from_py_with = whole)] seed: u64,
    ) -> PyResult<State> {
        let found = self.work(py, |lanes| Ok(lanes.trial(game, seed)))?;
        found.map(State::of).ok_or_else(|| BoomtownError::new_err(format!("there is no game {game}")))
    }
}
