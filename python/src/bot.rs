//! Players that think.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use ::bots::Budget;
use observe::AnyPlayer;
use pyo3::prelude::*;

use crate::errors::{BoomtownError, guarded, seat as read_seat, whole, whole_if_given};
use crate::spec::bots;
use crate::state::{ActionForm, State};

/// A budget from what was said: milliseconds, or positions.
pub(crate) fn budget(ms: Option<f64>, positions: Option<u64>) -> PyResult<Budget> {
    match (ms, positions) {
        (Some(_), Some(_)) => Err(BoomtownError::new_err("give 'ms' or 'positions', not both")),
        (None, Some(positions)) => Ok(Budget::Positions(positions)),
        (Some(ms), None) => match Duration::try_from_secs_f64(ms / 1000.0) {
            Ok(time) => Ok(Budget::Time(time)),
            Err(_) => Err(BoomtownError::new_err(format!("{ms} milliseconds are no time to think"))),
        },
        (None, None) => Ok(Budget::millis(50)),
    }
}

/// A player that thinks: one of the five levels ("tenderfoot", "cowhand", "deputy", "marshal", "legend"), a plain one to measure against ("greedy", "flat",
/// "uct"), or "random".
#[pyclass(name = "Bot", module = "boomtown")]
pub(crate) struct PyBot {
    name: String,
    seed: u64,
    budget: Budget,
    /// Made at the first game it plays.
    player: Option<(&'static str, Mutex<Box<dyn AnyPlayer>>)>,
}

impl PyBot {
    fn player(&mut self, state: &State) -> PyResult<&mut dyn AnyPlayer> {
        let observed = state.trial().observed();
        let name = observed.game().name();
        if self.player.as_ref().is_none_or(|(game, _)| *game != name) {
            let unknown = || BoomtownError::new_err(format!("there is no bot '{}'", self.name));
            let player = observed.player(&self.name, self.seed).ok_or_else(unknown)?;
            self.player = Some((name, Mutex::new(player)));
        }
        let (_, player) = self.player.as_mut().expect("it was just made");
        let player = player.get_mut().unwrap_or_else(PoisonError::into_inner);
        Ok(&mut **player)
    }
}

fn nobody() -> PyErr {
    BoomtownError::new_err("a bot decides for a seat that is asked: see 'deciders()'")
}

fn asked(state: &State, seat: Option<usize>) -> PyResult<table::Seat> {
    let trial = state.trial();
    match seat {
        Some(index) => read_seat(index, trial.seats()),
        None => trial.next_seat().ok_or_else(nobody),
    }
}

// A `&mut dyn AnyPlayer` and a `&dyn AnyTrial` go to a part without the interpreter lock: both are `Send`.
#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name, ms=None, positions=None, seed=0))]
    fn new(
        name: String,
        ms: Option<f64>,
        #[pyo3(from_py_with = whole_if_given)] positions: Option<u64>,
        #[pyo3(from_py_with = whole)] seed: u64,
    ) -> PyResult<PyBot> {
        if !bots().contains(&name.as_str()) {
            let known = bots().join(", ");
            return Err(BoomtownError::new_err(format!("there is no bot '{name}': take one of {known}")));
        }
        Ok(PyBot { name, seed, budget: budget(ms, positions)?, player: None })
    }

    /// What it is called.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// What to do in a state, from what the seat may know: the number of an action, or its text if it has no number.
    #[pyo3(signature = (state, seat=None))]
    fn choose(
        &mut self,
        py: Python<'_>,
        state: &State,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
    ) -> PyResult<ActionForm> {
        let seat = asked(state, seat)?;
        let budget = self.budget;
        let player = self.player(state)?;
        let trial = state.trial();
        let chosen = guarded(|| Ok(py.detach(|| player.choose(trial, seat, budget))))?;
        let text = chosen.ok_or_else(nobody)?;
        let number = trial.number(seat, &text).ok().flatten();
        Ok(number.map_or(ActionForm::Text(text), ActionForm::Number))
    }

    /// What could be done, the best first: texts, each with the lead in points that it is expected to end with.
    #[pyo3(signature = (state, seat=None))]
    fn think(
        &mut self,
        py: Python<'_>,
        state: &State,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
    ) -> PyResult<Vec<(String, f64)>> {
        let seat = asked(state, seat)?;
        let budget = self.budget;
        let player = self.player(state)?;
        let trial = state.trial();
        let thoughts = guarded(|| Ok(py.detach(|| player.think(trial, seat, budget))))?;
        thoughts.ok_or_else(nobody)
    }

    fn __repr__(&self) -> String {
        format!("boomtown.Bot('{}')", self.name)
    }
}
