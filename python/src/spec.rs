//! What there is: games, bots, channels and numbers.

use observe::{AnyObserved, OBSERVED_GAMES, player_names};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use serde_json::Value;

use crate::errors::BoomtownError;

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    OBSERVED_GAMES.iter().map(|observed| observed.game().name()).collect()
}

/// The names of all bots: four levels from the weakest on, plain ones to measure against, and a random one.
#[pyfunction]
pub(crate) fn bots() -> Vec<&'static str> {
    player_names().collect()
}

/// The game of this name.
pub(crate) fn observed(name: &str) -> PyResult<&'static dyn AnyObserved> {
    OBSERVED_GAMES.into_iter().find(|observed| observed.game().name() == name).ok_or_else(|| {
        BoomtownError::new_err(format!("there is no game '{name}': take one of {}", games().join(", ")))
    })
}

/// The size of an observation of a game.
pub(crate) fn observation_size(observed: &dyn AnyObserved) -> usize {
    observed.observation().1.iter().map(observe::Channel::size).sum()
}

/// How many numbers of actions a game has.
pub(crate) fn action_count(observed: &dyn AnyObserved) -> usize {
    observed.numbering().1.last().map_or(0, |range| (range.first + range.count) as usize)
}

/// The specification of a game: versions, channels of the observation, ranges of the numbers of actions.
#[pyfunction]
pub(crate) fn spec<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let observed = observed(game)?;
    let ((observation, channels), (numbering, ranges)) = (observed.observation(), observed.numbering());
    let all = PyDict::new(py);
    all.set_item("game", game)?;
    all.set_item("rules", observed.game().rules())?;
    all.set_item("observation_version", observation)?;
    all.set_item("numbering_version", numbering)?;
    all.set_item("observation_size", observation_size(observed))?;
    all.set_item("actions", action_count(observed))?;
    let list = PyList::empty(py);
    let mut first = 0;
    for channel in channels {
        let one = PyDict::new(py);
        one.set_item("name", channel.name)?;
        one.set_item("first", first)?;
        one.set_item("shape", PyTuple::new(py, channel.shape)?)?;
        one.set_item("least", channel.least)?;
        one.set_item("most", channel.most)?;
        one.set_item("meaning", channel.meaning)?;
        list.append(one)?;
        first += channel.size();
    }
    all.set_item("channels", list)?;
    let list = PyList::empty(py);
    for range in ranges {
        let one = PyDict::new(py);
        one.set_item("name", range.name)?;
        one.set_item("first", range.first)?;
        one.set_item("count", range.count)?;
        one.set_item("meaning", range.meaning)?;
        list.append(one)?;
    }
    all.set_item("ranges", list)?;
    all.set_item("cards", observed.cards())?;
    Ok(all)
}

/// JSON as an object of Python.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}

/// An object of Python as JSON.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text: String = object.py().import("json")?.call_method1("dumps", (object,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| BoomtownError::new_err(error.to_string()))
}
