//! A game that is cheap to copy.

use std::fmt;
use std::sync::Arc;

use table::dice::{FastDice, RecordedDice, Roll, ScriptError, ScriptedDice};
use table::record::Start;
use table::{ActionError, Game, OptionsError, Record, ResumeError, Seat, Seats, Session, Silence, Viewer};

use crate::observed::Observed;

/// One game with its dice: a state, the decisions that led to it, and every roll. A copy costs little more than the state; the
/// record is only written on request.
///
/// ```
/// use circle_wagons::{CircleWagons, Options};
/// use observe::Trial;
///
/// let mut trial = Trial::<CircleWagons>::begin(&Options::default(), 1)?;
/// let seat = trial.next_seat().expect("somebody is asked");
/// let first = trial.legal(seat)[0];
/// let before = trial.clone();
/// trial.play_number(seat, first).expect("it is legal");
/// assert_ne!(trial.state(), before.state());
/// # Ok::<(), table::OptionsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Trial<G: Observed> {
    begun: Arc<Begun<G>>,
    state: G,
    dice: FastDice,
    line: Vec<(Seat, G::Action)>,
    rolls: Vec<Roll>,
    /// The index of the first roll of the last decision.
    last: usize,
    list: Vec<G::Action>,
}

/// How a game began.
#[derive(Debug)]
enum Begun<G: Game> {
    Setup(G::Options),
    Position(G),
}

/// Why a decision was not played.
#[derive(Clone, PartialEq, Debug)]
pub enum TrialError {
    /// The rules do not allow it.
    Illegal(ActionError),
    /// No action has this number.
    NoSuchNumber(u32),
    /// The given rolls do not fit the decision.
    Rolls(RollsError),
    /// There are more outcomes than the limit.
    TooMany(usize),
}

impl fmt::Display for TrialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrialError::Illegal(error) => error.fmt(f),
            TrialError::NoSuchNumber(number) => write!(f, "no action has the number {number} here"),
            TrialError::Rolls(error) => error.fmt(f),
            TrialError::TooMany(most) => {
                write!(f, "the decision has more than {most} outcomes: allow more, or let the dice choose")
            }
        }
    }
}

impl std::error::Error for TrialError {}

impl From<ActionError> for TrialError {
    fn from(error: ActionError) -> TrialError {
        TrialError::Illegal(error)
    }
}

/// Why a game did not begin.
#[derive(Clone, PartialEq, Debug)]
pub enum BeginError {
    /// The rules reject the options.
    Options(OptionsError),
    /// The given rolls do not fit the set-up.
    Rolls(RollsError),
}

impl fmt::Display for BeginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BeginError::Options(error) => error.fmt(f),
            BeginError::Rolls(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BeginError {}

/// Why given rolls do not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RollsError {
    /// There are too few of them, or one is too high.
    Script(ScriptError),
    /// There are too many of them.
    TooMany {
        /// How many are needed.
        needed: usize,
        /// How many were given.
        given: usize,
    },
}

impl fmt::Display for RollsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RollsError::Script(error) => error.fmt(f),
            RollsError::TooMany { needed, given } => {
                write!(f, "it takes {needed} rolls, not {given}: leave the others out")
            }
        }
    }
}

impl std::error::Error for RollsError {}

/// Checks that a script was used up.
pub(crate) fn check_script(mut script: ScriptedDice, given: usize) -> Result<(), RollsError> {
    match (script.take_fault(), script.left()) {
        (Some(error), _) => Err(RollsError::Script(error)),
        (None, 0) => Ok(()),
        (None, left) => Err(RollsError::TooMany { needed: given - left, given }),
    }
}

impl<G: Observed> Trial<G> {
    /// Sets a game up with the dice of this seed.
    ///
    /// # Errors
    /// If the rules reject the options.
    pub fn begin(options: &G::Options, seed: u64) -> Result<Trial<G>, OptionsError> {
        let mut dice = FastDice::seeded(seed);
        let mut recorded = RecordedDice::new(&mut dice);
        let state = G::begin(options, &mut recorded, &mut Silence)?;
        let rolls = recorded.into_rolls();
        Ok(Trial::new(Begun::Setup(options.clone()), state, dice, rolls))
    }

    /// Sets a game up with these rolls, each counted from 0, and continues with the dice of this seed.
    ///
    /// # Errors
    /// If the rules reject the options, or if the set-up needs other rolls.
    pub fn begin_rolled(options: &G::Options, rolls: &[u32], seed: u64) -> Result<Trial<G>, BeginError> {
        let mut script = ScriptedDice::new(rolls);
        let mut recorded = RecordedDice::new(&mut script);
        let state = G::begin(options, &mut recorded, &mut Silence).map_err(BeginError::Options)?;
        let done = recorded.into_rolls();
        check_script(script, rolls.len()).map_err(BeginError::Rolls)?;
        Ok(Trial::new(Begun::Setup(options.clone()), state, FastDice::seeded(seed), done))
    }

    /// Begins from a state that somebody set up.
    pub fn from_state(state: G, seed: u64) -> Trial<G> {
        Trial::new(Begun::Position(state.clone()), state, FastDice::seeded(seed), Vec::new())
    }

    /// Resumes a record.
    ///
    /// # Errors
    /// If the record is of another game, or if it does not replay.
    pub fn resume(record: &Record, seed: u64) -> Result<Trial<G>, ResumeError> {
        let (session, _) = Session::<G>::resume(record)?;
        let first = session.look_back(0).state().clone();
        let dice = FastDice::seeded(seed);
        let mut trial = match session.record().start() {
            Start::Setup(rolls) => {
                // As they were given: what a set-up fills in by itself is not written into a record.
                let given = serde_json::from_value(record.options().clone());
                let options = given.unwrap_or_else(|_| first.options());
                let options = G::options_of_rules(record.rules(), options);
                Trial::new(Begun::Setup(options), first, dice, rolls.clone())
            }
            Start::Position(_) => Trial::new(Begun::Position(first.clone()), first, dice, Vec::new()),
        };
        for step in session.line() {
            trial.last = trial.rolls.len();
            trial.rolls.extend(&step.rolls);
            trial.line.push((step.seat, step.action));
        }
        trial.state = session.state().clone();
        Ok(trial)
    }

    fn new(begun: Begun<G>, state: G, dice: FastDice, rolls: Vec<Roll>) -> Trial<G> {
        Trial { begun: Arc::new(begun), state, dice, line: Vec::new(), rolls, last: 0, list: Vec::new() }
    }

    /// The state.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// The seats that must decide.
    pub fn deciders(&self) -> Seats {
        self.state.deciders()
    }

    /// The next deciding seat, for callers that go through them one after the other; `None` once the game is over.
    pub fn next_seat(&self) -> Option<Seat> {
        self.state.turn().or_else(|| self.state.deciders().lowest())
    }

    /// The decisions so far.
    pub fn line(&self) -> &[(Seat, G::Action)] {
        &self.line
    }

    /// The rolls of the last decision, or of the set-up if there was none.
    pub fn last_rolls(&self) -> &[Roll] {
        &self.rolls[self.last..]
    }

    /// Uses other dice from now on.
    pub fn reseed(&mut self, seed: u64) {
        self.dice = FastDice::seeded(seed);
    }

    /// The numbers of a seat's legal actions, in the order of `actions`.
    pub fn legal(&mut self, seat: Seat) -> Vec<u32> {
        self.list.clear();
        self.state.actions(seat, &mut self.list);
        let number = self.state.numberer(seat);
        self.list.iter().filter_map(|&action| number(action)).collect()
    }

    /// The action with this number.
    ///
    /// # Errors
    /// If there is none.
    pub fn action(&self, seat: Seat, number: u32) -> Result<G::Action, TrialError> {
        self.state.numbered(seat, number).ok_or(TrialError::NoSuchNumber(number))
    }

    /// Plays an action.
    ///
    /// # Errors
    /// If the action is not legal.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), TrialError> {
        let mut recorded = RecordedDice::new(&mut self.dice);
        self.state.play(seat, action, &mut recorded, &mut Silence)?;
        let rolls = recorded.into_rolls();
        self.note(seat, action, &rolls);
        Ok(())
    }

    /// Plays the action with this number.
    ///
    /// # Errors
    /// If there is no such action, or it is not legal.
    pub fn play_number(&mut self, seat: Seat, number: u32) -> Result<(), TrialError> {
        self.play(seat, self.action(seat, number)?)
    }

    /// Plays an action with these rolls, each counted from 0.
    ///
    /// # Errors
    /// If the action is not legal, or if it needs other rolls; then nothing changes.
    pub fn play_rolled(&mut self, seat: Seat, action: G::Action, rolls: &[u32]) -> Result<(), TrialError> {
        let mut script = ScriptedDice::new(rolls);
        let mut recorded = RecordedDice::new(&mut script);
        let mut after = self.state.clone();
        after.play(seat, action, &mut recorded, &mut Silence)?;
        let done = recorded.into_rolls();
        check_script(script, rolls.len()).map_err(TrialError::Rolls)?;
        self.state = after;
        self.note(seat, action, &done);
        Ok(())
    }

    fn note(&mut self, seat: Seat, action: G::Action, rolls: &[Roll]) {
        self.last = self.rolls.len();
        self.rolls.extend(rolls);
        self.line.push((seat, action));
    }

    /// A game with the same view for `seat`: what it cannot know is chosen by the dice of this seed.
    #[must_use]
    pub fn imagine(&self, seat: Seat, seed: u64) -> Trial<G> {
        let mut dice = FastDice::seeded(seed);
        let state = G::imagine(&self.state.view(Viewer::Seat(seat)), &mut dice);
        Trial::new(Begun::Position(state.clone()), state, dice, Vec::new())
    }

    /// The game as a session with all its events: the decisions are replayed.
    ///
    /// # Panics
    /// Never: what was played once can be replayed with the same rolls.
    pub fn session(&self) -> Session<G> {
        let mut dice = ScriptedDice::new(self.rolls.iter().map(|roll| roll.value).collect::<Vec<_>>());
        let mut session = match &*self.begun {
            Begun::Setup(options) => {
                Session::begin(options, &mut dice).expect("a game began with these options")
            }
            Begun::Position(state) => Session::from_position(state.clone()),
        };
        for &(seat, action) in &self.line {
            session.play(seat, action, &mut dice).expect("the decision was legal");
        }
        session
    }

    /// The record of the game.
    pub fn record(&self) -> Record {
        self.session().to_record()
    }
}
