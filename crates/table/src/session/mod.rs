//! One game from the first decision to the last, with undo and history.

mod again;
mod resume;
mod snapshot;

pub use self::resume::{ResumeError, Resumed};
pub use self::snapshot::Snapshot;
use crate::dice::{RecordedDice, Roll, ScriptedDice};
use crate::record::{Entry, Record, Start};
use crate::value::to_value;
use crate::{ActionError, Dice, Event, Game, OptionsError, Phrase, Seat, Seats, Standings};

/// One game from the first decision to the last: the state, its history, and the record.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    record: Record,
    start: G,
    opening: Vec<G::Event>,
    line: Vec<Step<G>>,
    state: G,
}

/// A decision that has not been undone.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The seat that decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// The seats that had to decide when it was made. If there were others, the choice may have been a secret for a while.
    pub asked: Seats,
    /// The rolls it caused.
    pub rolls: Vec<Roll>,
    /// The events it caused.
    pub events: Vec<G::Event>,
}

impl<G: Game> Step<G> {
    /// Whether undoing this decision would take back a roll or a reveal that others have seen.
    fn is_barrier(&self) -> bool {
        !self.rolls.is_empty() || self.events.iter().any(Event::reveals)
    }
}

/// Whether the others consented to an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// Nobody was asked: only a free undo is possible.
    NotAsked,
    /// Everybody who had to consent did.
    Given,
}

/// Why nothing was undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// The seat has made no decision that could be undone.
    Nothing,
    /// There was a roll, a reveal or a decision of somebody else since: the others must consent.
    NeedsConsent,
}

impl UndoError {
    /// The reason, for a player.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            UndoError::Nothing => "undo-nothing",
            UndoError::NeedsConsent => "undo-needs-consent",
        })
    }
}

impl<G: Game> Session<G> {
    /// Sets a game up.
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::Session;
    /// use table::dice::FastDice;
    ///
    /// let session = Session::<CircleWagons>::begin(&Options::default(), &mut FastDice::seeded(1))?;
    /// assert!(session.line().is_empty());
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    ///
    /// # Errors
    /// If the rules reject the options.
    pub fn begin(options: &G::Options, dice: &mut impl Dice) -> Result<Session<G>, OptionsError> {
        Session::begin_with(options, dice)
    }

    /// Takes `dyn Dice`, so that the rules are compiled once for all sessions.
    fn begin_with(options: &G::Options, dice: &mut dyn Dice) -> Result<Session<G>, OptionsError> {
        let mut recorded = RecordedDice::new(dice);
        let mut opening = Vec::new();
        let state = G::begin(options, &mut recorded, &mut opening)?;
        let record = Record::new(G::NAME, G::RULES, to_value(options), Start::Setup(recorded.into_rolls()));
        Ok(Session { record, start: state.clone(), opening, line: Vec::new(), state })
    }

    /// Begins from a position that somebody set up.
    pub fn from_position(state: G) -> Session<G> {
        let start = Start::Position(to_value(&state));
        let record = Record::new(G::NAME, G::RULES, to_value(&state.options()), start);
        Session { record, start: state.clone(), opening: Vec::new(), line: Vec::new(), state }
    }

    /// The current state.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// The state after the first `decisions`.
    pub fn state_at(&self, decisions: usize) -> G {
        let mut state = self.start.clone();
        for step in &self.line[..decisions.min(self.line.len())] {
            apply_scripted(&mut state, step.seat, step.action, &mut ScriptedDice::new(values(&step.rolls)));
        }
        state
    }

    /// The events of the set-up.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// The decisions that have not been undone.
    pub fn line(&self) -> &[Step<G>] {
        &self.line
    }

    /// A new session of the game after the first `decisions`, to look at.
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Seat, Session};
    ///
    /// let mut dice = FastDice::seeded(1);
    /// let mut session = Session::<CircleWagons>::begin(&Options::default(), &mut dice)?;
    /// let begun = session.state().clone();
    /// let mut list = Vec::new();
    /// begun.actions(Seat::SECOND, &mut list);
    /// session.play(Seat::SECOND, list[3], &mut dice).expect("it is on the list");
    /// assert_eq!(*session.look_back(0).state(), begun);
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    #[must_use]
    pub fn look_back(&self, decisions: usize) -> Session<G> {
        let decisions = decisions.min(self.line.len());
        Session {
            record: self.record.clone(),
            start: self.start.clone(),
            opening: self.opening.clone(),
            line: self.line[..decisions].to_vec(),
            state: self.state_at(decisions),
        }
    }

    /// The record so far, as it is while the game is being played.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The record, to name the players, seal the dice or reveal the secret.
    pub const fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// Places and points, once the game is over. A game that was taken up again after its end keeps the points of its record.
    pub fn standings(&self) -> Option<Standings> {
        Some(self.with_recorded(self.state.standings()?))
    }

    /// Whether these points are those of the record, and not what the rules count today.
    pub fn has_other_points(&self) -> bool {
        self.state.standings().is_some_and(|counted| self.with_recorded(counted.clone()) != counted)
    }

    /// These standings with the recorded points, if the record is of a finished game.
    pub(crate) fn with_recorded(&self, standings: Standings) -> Standings {
        match self.record.result() {
            Some(recorded) if self.state.is_over() && recorded.len() == standings.seats.len() => {
                standings.with_recorded(recorded)
            }
            _ => standings,
        }
    }

    /// The record with the current state, and with the points if the game is over: what is saved and exported.
    pub fn to_record(&self) -> Record {
        let mut record = self.record.clone();
        match self.standings() {
            Some(standings) => record.set_outcome(None, Some(standings.points())),
            None => record.set_outcome(Some(to_value(&self.state)), None),
        }
        record
    }

    /// Plays an action, or changes nothing and returns why not.
    ///
    /// # Errors
    /// If the action is not legal.
    ///
    /// # Panics
    /// Never: a decision that was played has a step.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        dice: &mut impl Dice,
    ) -> Result<&Step<G>, ActionError> {
        self.play_with(seat, action, dice)
    }

    fn play_with(
        &mut self,
        seat: Seat,
        action: G::Action,
        dice: &mut dyn Dice,
    ) -> Result<&Step<G>, ActionError> {
        let mut recorded = RecordedDice::new(dice);
        let mut events = Vec::new();
        let asked = self.state.deciders();
        self.state.play(seat, action, &mut recorded, &mut events)?;
        let rolls = recorded.into_rolls();
        let entry =
            Entry::Play { seat, action: action.to_string(), rolls: rolls.clone(), took: None, left: None };
        self.record.push(entry);
        self.line.push(Step { seat, action, asked, rolls, events });
        Ok(self.line.last().expect("a step was just added"))
    }

    /// How many decisions would remain if `seat` undid its last one.
    ///
    /// # Errors
    /// If there is nothing to undo, or if the others have not consented.
    pub fn undo_target(&self, seat: Seat, consent: Consent) -> Result<usize, UndoError> {
        let last = self.last_of(seat)?;
        let free = self.line[last..].iter().all(|step| step.seat == seat && !step.is_barrier());
        if free || consent == Consent::Given { Ok(last) } else { Err(UndoError::NeedsConsent) }
    }

    /// How many decisions would remain if `seat` undid everything from its decision at `first` on. If there was a roll or a reveal
    /// since, simultaneous secret choices of others are undone too: nobody may choose again against a choice that they have seen.
    pub fn undo_from(&self, seat: Seat, first: usize) -> usize {
        if !self.is_barrier_since(first) {
            return first;
        }
        first - self.answers_beside(seat, first)
    }

    /// How many others decided just before the decision at `first`, while `seat` had to decide too.
    fn answers_beside(&self, seat: Seat, first: usize) -> usize {
        let together = |step: &&Step<G>| step.seat != seat && step.asked.contains(seat);
        self.line[..first].iter().rev().take_while(together).count()
    }

    fn last_of(&self, seat: Seat) -> Result<usize, UndoError> {
        self.line.iter().rposition(|step| step.seat == seat).ok_or(UndoError::Nothing)
    }

    /// Undoes the last decision of `seat` and everything after it. Returns how many decisions remain.
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::dice::FastDice;
    /// use table::{Consent, Game, UndoError, Seat, Session};
    ///
    /// let mut dice = FastDice::seeded(1);
    /// let mut session = Session::<CircleWagons>::begin(&Options::default(), &mut dice)?;
    /// assert_eq!(session.undo(Seat::SECOND, Consent::NotAsked), Err(UndoError::Nothing));
    /// let mut list = Vec::new();
    /// session.state().actions(Seat::SECOND, &mut list);
    /// session.play(Seat::SECOND, list[3], &mut dice).expect("it is on the list");
    /// assert_eq!(session.undo(Seat::SECOND, Consent::NotAsked), Ok(0));
    /// assert_eq!(session.record().entries().len(), 2, "what was taken back stays in the record");
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    ///
    /// # Errors
    /// If there is nothing to undo, or if the others have not consented.
    pub fn undo(&mut self, seat: Seat, consent: Consent) -> Result<usize, UndoError> {
        let keep = self.undo_target(seat, consent)?;
        self.cut(seat, keep);
        Ok(keep)
    }

    /// Undoes all but the first `keep` decisions for `seat`, whose last decision is among those undone.
    ///
    /// # Errors
    /// If no decision of the seat is among those undone.
    pub fn undo_to(&mut self, seat: Seat, keep: usize) -> Result<(), UndoError> {
        if keep > self.last_of(seat)? {
            return Err(UndoError::Nothing);
        }
        self.cut(seat, keep);
        Ok(())
    }

    /// Whether there was a roll or a reveal after the first `decisions`.
    pub fn is_barrier_since(&self, decisions: usize) -> bool {
        self.line.iter().skip(decisions).any(Step::is_barrier)
    }

    fn cut(&mut self, seat: Seat, keep: usize) {
        self.state = self.state_at(keep);
        self.line.truncate(keep);
        self.record.push(Entry::Undo { seat, keep });
    }
}

/// Applies an action taken from the legal list with scripted dice. It shares the compiled rules with sessions, so a program that
/// need not be fast here gets smaller.
pub fn apply_scripted<G: Game>(state: &mut G, seat: Seat, action: G::Action, script: &mut ScriptedDice) {
    let mut dice = RecordedDice::new(script as &mut dyn Dice);
    state.apply(seat, action, &mut dice, &mut Vec::new());
}

fn values(rolls: &[Roll]) -> Vec<u32> {
    rolls.iter().map(|roll| roll.value).collect()
}
