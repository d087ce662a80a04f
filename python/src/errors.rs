//! Errors as exceptions, and panics that end no process.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use observe::{LanesError, TrialError};
use pyo3::create_exception;
use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use table::{GameError, Seat};
use words::{Language, Words};

create_exception!(
    boomtown,
    BoomtownError,
    PyValueError,
    "Something that the games cannot do; the message says what to do instead."
);
create_exception!(
    boomtown,
    IllegalActionError,
    BoomtownError,
    "An action that the rules do not allow now; the message says why."
);

/// A refusal in words.
pub(crate) fn of_game(error: &GameError) -> PyErr {
    match error {
        GameError::Illegal(why) => IllegalActionError::new_err(Words::new(Language::English).say(why)),
        GameError::Malformed(why) => BoomtownError::new_err(why.clone()),
    }
}

/// Options, positions and records that are refused: nobody played an action.
pub(crate) fn of_setup(error: &GameError) -> PyErr {
    match error {
        GameError::Illegal(why) => BoomtownError::new_err(Words::new(Language::English).say(why)),
        GameError::Malformed(why) => BoomtownError::new_err(why.clone()),
    }
}

pub(crate) fn of_trial(error: TrialError) -> PyErr {
    match error {
        TrialError::NoSuchNumber(_) => IllegalActionError::new_err(error.to_string()),
        other => of_game(&other.into()),
    }
}

pub(crate) fn of_lanes(error: &LanesError) -> PyErr {
    match error {
        LanesError::Illegal { .. } => IllegalActionError::new_err(error.to_string()),
        other => BoomtownError::new_err(other.to_string()),
    }
}

/// A seat, counted from 0.
pub(crate) fn seat(index: usize, seats: usize) -> PyResult<Seat> {
    if index < seats {
        Ok(Seat::new(index))
    } else {
        Err(BoomtownError::new_err(format!(
            "there is no seat {index}: seats are counted from 0 to {}",
            seats.saturating_sub(1)
        )))
    }
}

/// A whole number from 0 on, or several of them; what is negative or too large is refused in words.
pub(crate) fn whole<T>(given: &Bound<'_, PyAny>) -> PyResult<T>
where
    T: for<'a, 'py> FromPyObject<'a, 'py, Error: Into<PyErr>>,
{
    given.extract::<T>().map_err(|error| {
        let error: PyErr = error.into();
        if error.is_instance_of::<PyOverflowError>(given.py()) {
            BoomtownError::new_err(format!(
                "{given} is out of range: give whole numbers from 0 on that are not so large"
            ))
        } else {
            error
        }
    })
}

/// The same where nothing need be given.
pub(crate) fn whole_if_given<T>(given: &Bound<'_, PyAny>) -> PyResult<Option<T>>
where
    T: for<'a, 'py> FromPyObject<'a, 'py, Error: Into<PyErr>>,
{
    if given.is_none() { Ok(None) } else { whole(given).map(Some) }
}

/// Runs what could panic on input that nobody foresaw; a panic becomes an exception that says so.
pub(crate) fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(of_panic(&*panic)))
}

fn of_panic(panic: &(dyn Any + Send)) -> PyErr {
    let said = panic.downcast_ref::<String>().map(String::as_str);
    let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason was given");
    BoomtownError::new_err(format!(
        "the engine gave up on this input, which is a mistake of ours; please report it: {said}"
    ))
}
