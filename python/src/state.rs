//! One game.

use numpy::{PyArray1, PyReadwriteArrayDyn};
use observe::{AnyObserved, AnyTrial, Reward};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};
use serde_json::{Value, json};
use table::{Record, Seat, SeatKind, Viewer};
use words::{Language, Words};

use crate::arrays::in_a_row;
use crate::errors::{
    BoomtownError, guarded, of_game, of_setup, of_trial, seat as read_seat, whole, whole_if_given,
};
use crate::spec::{action_count, from_python, observation_size, observed, to_python};
use crate::spoken::{ink, read_language, said, tone};

/// An action as it is given back.
#[derive(IntoPyObject)]
pub(crate) enum ActionForm {
    Number(u32),
    Text(String),
}

/// How many outcomes of the dice are listed at most: more would take gigabytes of memory.
const MOST_OUTCOMES: usize = 1_000_000;

/// A picture: its title, and lines of texts with tones.
type Drawn = (String, Vec<Vec<(String, String)>>);

/// One game: who is asked, what they may do, what they see. Seats are counted from 0. Make one with `boomtown.new`.
#[pyclass(module = "boomtown")]
pub(crate) struct State {
    trial: Box<dyn AnyTrial>,
}

impl State {
    pub(crate) fn of(trial: Box<dyn AnyTrial>) -> State {
        State { trial }
    }

    pub(crate) fn trial(&self) -> &dyn AnyTrial {
        &*self.trial
    }

    fn seat(&self, index: usize) -> PyResult<Seat> {
        read_seat(index, self.trial.seats())
    }

    /// The given seat, or the one whose decision comes next.
    fn seat_or_next(&self, index: Option<usize>) -> PyResult<Seat> {
        let over = || BoomtownError::new_err("the game is over: nobody is asked any more");
        index.map_or_else(|| self.trial.next_seat().ok_or_else(over), |index| self.seat(index))
    }

    fn viewer(&self, index: Option<usize>) -> PyResult<Viewer> {
        Ok(index.map(|index| self.seat(index)).transpose()?.into())
    }

    /// The text form of an action that is given as a number, a text or data.
    fn text_of(&self, seat: Seat, action: &Bound<'_, PyAny>) -> PyResult<String> {
        if let Ok(text) = action.cast::<PyString>() {
            return text.extract();
        }
        if action.cast::<PyDict>().is_ok() {
            let data = from_python(action)?;
            return self.trial.observed().game().action_text(&data).map_err(|error| of_setup(&error));
        }
        let number = read_number(action)?;
        let unknown = || of_trial(observe::TrialError::NoSuchNumber(number));
        self.trial.text(seat, number).ok_or_else(unknown)
    }
}

/// A number of an action: whatever Python takes as an index, but for truth values.
fn read_number(action: &Bound<'_, PyAny>) -> PyResult<u32> {
    let number = if action.is_instance_of::<PyBool>() { None } else { action.extract::<u32>().ok() };
    number.ok_or_else(|| {
        BoomtownError::new_err(format!(
            "{} is no action: give a number from 'legal()', a text such as 'pass', or data from 'legal_data()'",
            action.repr().map_or_else(|_| "this".to_owned(), |repr| repr.to_string())
        ))
    })
}

fn indices(seats: impl Iterator<Item = Seat>) -> Vec<usize> {
    seats.map(Seat::index).collect()
}

/// What a finished game pays, by name.
pub(crate) fn reward(name: &str) -> PyResult<Reward> {
    match name {
        "place" => Ok(Reward::Place),
        "lead" => Ok(Reward::Lead),
        _ => Err(BoomtownError::new_err(format!("there is no reward '{name}': take 'place' or 'lead'"))),
    }
}

/// Options for so many players, if a number is given.
fn fitted(observed: &dyn AnyObserved, options: Value, players: Option<usize>) -> PyResult<Value> {
    let Some(players) = players else { return Ok(options) };
    observed.game().with_players(&options, players).map_err(|error| of_setup(&error))
}

#[pymethods]
impl State {
    /// Sets a game up: `options` are those of the game, spelled as in records. With `rolls` the dice of the set-up show these numbers.
    #[staticmethod]
    #[pyo3(signature = (game, options, players=None, seed=0, rolls=None))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands a list over, never a slice")]
    fn begin(
        game: &str,
        options: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = whole_if_given)] players: Option<usize>,
        #[pyo3(from_py_with = whole)] seed: u64,
        #[pyo3(from_py_with = whole_if_given)] rolls: Option<Vec<u32>>,
    ) -> PyResult<State> {
        let observed = observed(game)?;
        let options = from_python(options)?;
        guarded(|| {
            let options = fitted(observed, options, players)?;
            let begun = match rolls.as_deref() {
                Some(rolls) => observed.begin_rolled(&options, rolls, seed),
                None => observed.begin(&options, seed),
            };
            begun.map(State::of).map_err(|error| of_setup(&error))
        })
    }

    /// What the next roll of a set-up is below, after these rolls; None if it takes no more.
    #[staticmethod]
    #[pyo3(signature = (game, options, players=None, rolls=None))]
    fn next_setup_roll(
        game: &str,
        options: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = whole_if_given)] players: Option<usize>,
        #[pyo3(from_py_with = whole_if_given)] rolls: Option<Vec<u32>>,
    ) -> PyResult<Option<u32>> {
        let observed = observed(game)?;
        let options = from_python(options)?;
        guarded(|| {
            let options = fitted(observed, options, players)?;
            observed.next_setup_roll(&options, &rolls.unwrap_or_default()).map_err(|error| of_setup(&error))
        })
    }

    /// Begins with a position, as `position()` gives it.
    #[staticmethod]
    #[pyo3(signature = (game, position, seed=0))]
    fn from_position(
        game: &str,
        position: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = whole)] seed: u64,
    ) -> PyResult<State> {
        let observed = observed(game)?;
        let position = from_python(position)?;
        guarded(|| observed.load(&position, seed).map(State::of).map_err(|error| of_setup(&error)))
    }

    /// Begins with a state that has this view, as `view(seat)` gives it and as a server tells it; what its seat cannot know is made up.
    #[staticmethod]
    #[pyo3(signature = (game, view, seed=0))]
    fn from_view(
        game: &str,
        view: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = whole)] seed: u64,
    ) -> PyResult<State> {
        let observed = observed(game)?;
        let view = from_python(view)?;
        guarded(|| observed.imagine(&view, seed).map(State::of).map_err(|error| of_setup(&error)))
    }

    /// Takes a record up again, as `record()` gives it, or a file of `boomtown play`.
    #[staticmethod]
    #[pyo3(signature = (record, seed=0))]
    fn from_record(record: &str, #[pyo3(from_py_with = whole)] seed: u64) -> PyResult<State> {
        guarded(|| {
            let record = Record::read(record).map_err(|error| BoomtownError::new_err(error.to_string()))?;
            let observed = observed(record.game())?;
            observed.resume(&record, seed).map(State::of).map_err(|error| of_setup(&error))
        })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.trial.observed().game().name()
    }

    /// How many seats there are, scripted ones included.
    #[getter]
    fn seats(&self) -> usize {
        self.trial.seats()
    }

    /// The seats that somebody decides for: all but the scripted ones, such as virtual players and opponents of solo games.
    #[getter]
    fn players(&self) -> PyResult<Vec<usize>> {
        let kinds = self.trial.observed().game().seat_kinds(&self.trial.options());
        let kinds = kinds.map_err(|error| of_setup(&error))?;
        let played = |seat: &Seat| kinds[seat.index()] == SeatKind::Player;
        Ok(indices(Seat::all(kinds.len()).filter(played)))
    }

    /// The options with which it began.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.trial.options())
    }

    /// Whether nobody is asked any more.
    #[getter]
    fn over(&self) -> bool {
        self.trial.deciders().is_empty()
    }

    /// Everybody who is asked now: several where choices are simultaneous, nobody once the game is over.
    fn deciders(&self) -> Vec<usize> {
        indices(self.trial.deciders().iter())
    }

    /// Whose decision comes next, where somebody goes through all of them one after the other; None once the game is over. Nobody sees what others
    /// chose at the same time, so that the order gives nothing away.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.trial.next_seat().map(Seat::index)
    }

    /// The numbers of what a seat may do; of the one whose turn it is if none is given. Nothing if it is not asked.
    #[pyo3(signature = (seat=None))]
    fn legal(&mut self, #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>) -> PyResult<Vec<u32>> {
        if seat.is_none() && self.over() {
            return Ok(Vec::new());
        }
        let seat = self.seat_or_next(seat)?;
        Ok(self.trial.legal(seat))
    }

    /// The texts of what a seat may do: every legal action, those without a number too.
    #[pyo3(signature = (seat=None))]
    fn legal_texts(
        &self,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
    ) -> PyResult<Vec<String>> {
        if seat.is_none() && self.over() {
            return Ok(Vec::new());
        }
        Ok(self.trial.texts(self.seat_or_next(seat)?))
    }

    /// The same as data, in the same order.
    #[pyo3(signature = (seat=None))]
    fn legal_data<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if seat.is_none() && self.over() {
            return to_python(py, &json!([]));
        }
        to_python(py, &Value::Array(self.trial.typed(self.seat_or_next(seat)?)))
    }

    /// A mask of the legal actions, one flag for each number.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(
        &mut self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![false; action_count(self.trial.observed())];
        for number in self.legal(seat)? {
            mask[number as usize] = true;
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// Carries out a decision: a number, a text or data. With `rolls` the dice show these numbers, each counted from 0.
    ///
    /// Raises `IllegalActionError` if the rules do not allow it; then nothing has changed.
    #[pyo3(signature = (seat, action, rolls=None))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands a list over, never a slice")]
    fn play(
        &mut self,
        #[pyo3(from_py_with = whole)] seat: usize,
        action: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = whole_if_given)] rolls: Option<Vec<u32>>,
    ) -> PyResult<()> {
        let seat = self.seat(seat)?;
        if rolls.is_none() && action.cast::<PyInt>().is_ok() {
            let number = read_number(action)?;
            let trial = &mut self.trial;
            return guarded(|| trial.play_number(seat, number).map_err(of_trial));
        }
        let text = self.text_of(seat, action)?;
        let trial = &mut self.trial;
        guarded(|| trial.play_text(seat, &text, rolls.as_deref()).map_err(|error| of_game(&error)))
    }

    /// Every way in which the dice can fall at a decision: pairs of a probability and the rolls that `play` takes. Raises `BoomtownError` if there are
    /// more than `most`, which can be up to a million.
    #[pyo3(signature = (seat, action, most=10_000))]
    fn outcomes(
        &self,
        #[pyo3(from_py_with = whole)] seat: usize,
        action: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = whole)] most: usize,
    ) -> PyResult<Vec<(f64, Vec<u32>)>> {
        if most > MOST_OUTCOMES {
            return Err(BoomtownError::new_err(format!(
                "at most {MOST_OUTCOMES} outcomes can be listed: go through more of them roll by roll, with 'next_roll'"
            )));
        }
        let seat = self.seat(seat)?;
        let text = self.text_of(seat, action)?;
        let outcomes = guarded(|| self.trial.outcomes(seat, &text, most).map_err(|error| of_game(&error)))?;
        let one = |outcome: observe::Outcome| {
            (outcome.probability, outcome.rolls.iter().map(|roll| roll.value).collect())
        };
        Ok(outcomes.into_iter().map(one).collect())
    }

    /// What the next roll is below when a decision is carried out and the dice have shown these `rolls`; None if it takes no more. Where `outcomes`
    /// are too many to list, one goes through them roll by roll.
    #[pyo3(signature = (seat, action, rolls=None))]
    fn next_roll(
        &self,
        #[pyo3(from_py_with = whole)] seat: usize,
        action: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = whole_if_given)] rolls: Option<Vec<u32>>,
    ) -> PyResult<Option<u32>> {
        let seat = self.seat(seat)?;
        let text = self.text_of(seat, action)?;
        guarded(|| {
            self.trial.next_roll(seat, &text, &rolls.unwrap_or_default()).map_err(|error| of_game(&error))
        })
    }

    /// What chance did at the last decision, or at the set-up: pairs of what came up and what it is below.
    #[getter]
    fn chance(&self) -> Vec<(u32, u32)> {
        self.trial.last_rolls().iter().map(|roll| (roll.value, roll.bound)).collect()
    }

    /// Throws the dice of another seed from now on.
    fn reseed(&mut self, #[pyo3(from_py_with = whole)] seed: u64) {
        self.trial.reseed(seed);
    }

    /// The text of an action's number.
    #[pyo3(signature = (number, seat=None))]
    fn action_text(
        &self,
        #[pyo3(from_py_with = whole)] number: u32,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
    ) -> PyResult<String> {
        let seat = self.seat_or_next(seat)?;
        let unknown = || of_trial(observe::TrialError::NoSuchNumber(number));
        self.trial.text(seat, number).ok_or_else(unknown)
    }

    /// The number of an action that is written as text or data; None if it has no number.
    #[pyo3(signature = (action, seat=None))]
    fn action_number(
        &self,
        action: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
    ) -> PyResult<Option<u32>> {
        let seat = self.seat_or_next(seat)?;
        let text = self.text_of(seat, action)?;
        self.trial.number(seat, &text).map_err(|error| of_game(&error))
    }

    /// What a seat sees as numbers: `docs/observations.md` names every channel. Written into `out` (int16) if it is given.
    #[pyo3(signature = (seat=None, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = if seat.is_none() && self.over() { Seat::FIRST } else { self.seat_or_next(seat)? };
        let size = observation_size(self.trial.observed());
        let out = match out {
            Some(out) => out,
            None => PyArray1::<i16>::zeros(py, size, false).into_any(),
        };
        let mut room: PyReadwriteArrayDyn<'py, i16> = out
            .extract()
            .map_err(|_| BoomtownError::new_err("'out' must be an array of int16 that can be written"))?;
        match in_a_row(&mut room) {
            Some(numbers) if numbers.len() == size => self.trial.observe(seat, numbers),
            _ => {
                return Err(BoomtownError::new_err(format!("'out' needs room for {size} numbers in a row")));
            }
        }
        drop(room);
        Ok(out)
    }

    /// What a seat may know, as data; without a seat what a spectator may.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.trial.view(self.viewer(seat)?))
    }

    /// What a seat may know as pictures in characters, or in sentences; in English ("en"), German, Dutch or French.
    #[pyo3(signature = (seat=None, language="en", sentences=false))]
    fn render(
        &self,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
        language: &str,
        sentences: bool,
    ) -> PyResult<String> {
        let words = Words::new(read_language(language)?);
        Ok(said(&self.trial.account(self.viewer(seat)?), &words, sentences))
    }

    /// The same pictures with the look of every span: a list of pictures, each a title and lines, each line a list of texts with a tone such as
    /// "plain", "strong", "seat 0" or "ground sand".
    #[pyo3(signature = (seat=None, language="en"))]
    fn pictures(
        &self,
        #[pyo3(from_py_with = whole_if_given)] seat: Option<usize>,
        language: &str,
    ) -> PyResult<Vec<Drawn>> {
        let words = Words::new(read_language(language)?);
        let account = self.trial.account(self.viewer(seat)?);
        let line =
            |line: &table::Line| line.iter().map(|span| (ink(span, &words), tone(span.tone))).collect();
        let picture = |picture: &table::account::Picture| {
            (words.say(&picture.title), picture.lines.iter().map(line).collect())
        };
        Ok(account.pictures.iter().map(picture).collect())
    }

    /// The points of each seat as if the game ended now.
    #[getter]
    fn points(&self) -> Vec<i32> {
        self.trial.points()[..self.trial.seats()].to_vec()
    }

    /// What the game paid to each seat once it is over, 0 before: by "place" the mean over all rivals of 1 for being before one and −1 for being
    /// behind; by "lead" the points ahead of the best rival.
    #[pyo3(signature = (by="place"))]
    fn returns(&self, by: &str) -> PyResult<Vec<f32>> {
        Ok(self.trial.returns(reward(by)?)[..self.trial.seats()].to_vec())
    }

    /// Places and points once the game is over, None before: a dict for each seat.
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Option<Vec<Bound<'py, PyDict>>>> {
        let Some(standings) = self.trial.standings() else { return Ok(None) };
        let words = Words::new(Language::English);
        let mut all = Vec::new();
        for standing in standings.seats {
            let one = PyDict::new(py);
            one.set_item("seat", standing.seat.index())?;
            one.set_item("place", standing.place)?;
            one.set_item("points", standing.points)?;
            let lines = standing.lines.iter().map(|line| (words.say(&line.label), line.points));
            one.set_item("lines", lines.collect::<Vec<_>>())?;
            all.push(one);
        }
        Ok(Some(all))
    }

    /// The full position, which `from_position` takes; whoever has it knows what is hidden.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.trial.position())
    }

    /// The record of the game so far, as text or as JSON: every tool of Boomtown reads both.
    #[pyo3(signature = (form="text"))]
    fn record(&self, form: &str) -> PyResult<String> {
        match form {
            "text" => guarded(|| Ok(self.trial.record().to_text())),
            "json" => guarded(|| Ok(self.trial.record().to_json())),
            _ => Err(BoomtownError::new_err(format!("there is no form '{form}': take 'text' or 'json'"))),
        }
    }

    /// The decisions so far: pairs of a seat and a text.
    #[getter]
    fn history(&self) -> Vec<(usize, String)> {
        self.trial.history().into_iter().map(|(seat, text)| (seat.index(), text)).collect()
    }

    /// A copy that goes its own way, with the same dice.
    fn clone(&self) -> State {
        State::of(self.trial.boxed_clone())
    }

    /// A game that looks the same to a seat: what it cannot know is chosen anew by the dice of a seed. For search.
    #[pyo3(signature = (seat, seed=0))]
    fn imagine(
        &self,
        #[pyo3(from_py_with = whole)] seat: usize,
        #[pyo3(from_py_with = whole)] seed: u64,
    ) -> PyResult<State> {
        let seat = self.seat(seat)?;
        guarded(|| Ok(State::of(self.trial.imagine(seat, seed))))
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __eq__(&self, other: &State) -> bool {
        self.trial.is_like(&*other.trial)
    }

    /// Kept as its record: what comes back throws the dice of seed 0 from there on.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let from = py.import("boomtown")?.getattr("from_record")?;
        Ok((from, (self.record("json")?,)))
    }

    fn __repr__(&self) -> String {
        let decisions = self.trial.history().len();
        format!("<boomtown.State {}, {} seats, {decisions} decisions>", self.game(), self.seats())
    }
}
