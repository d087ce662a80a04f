//! Random outcomes: all outcomes of the dice at a decision, or one roll after the other.

use table::dice::{Roll, ScriptError, ScriptedDice};
use table::{Dice, Seat, Silence};

use crate::observed::Observed;
use crate::trial::{BeginError, RollsError, Trial, TrialError, check_script};

/// One outcome of the dice at a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// Its probability.
    pub probability: f64,
    /// The rolls.
    pub rolls: Vec<Roll>,
}

/// Dice that follow a script, continue with zeros, and record the bounds.
struct Branching {
    script: Vec<Roll>,
    next: usize,
}

impl Dice for Branching {
    fn below(&mut self, bound: u32) -> u32 {
        if self.next == self.script.len() {
            self.script.push(Roll { value: 0, bound });
        }
        self.next += 1;
        self.script[self.next - 1].value
    }
}

impl Branching {
    /// Moves to the next script; `None` after the last one.
    fn turn(mut self) -> Option<Branching> {
        while let Some(last) = self.script.pop() {
            if last.value + 1 < last.bound {
                self.script.push(Roll { value: last.value + 1, ..last });
                return Some(Branching { script: self.script, next: 0 });
            }
        }
        None
    }
}

/// What a script lacked: the bound of the next roll, or `None` if it was complete.
fn short_of(script: ScriptedDice, rolls: usize) -> Result<Option<u32>, RollsError> {
    match check_script(script, rolls) {
        Err(RollsError::Script(ScriptError::TooShort { bound, .. })) => Ok(Some(bound)),
        Err(error) => Err(error),
        Ok(()) => Ok(None),
    }
}

impl<G: Observed> Trial<G> {
    /// All outcomes of the dice at a decision, with their probabilities. A single outcome without rolls means that nothing is
    /// random.
    ///
    /// # Errors
    /// If the action is not legal, or there are more than `most` outcomes.
    pub fn outcomes(&self, seat: Seat, action: G::Action, most: usize) -> Result<Vec<Outcome>, TrialError> {
        if !self.state().is_legal(seat, action) {
            return Err(self.state().why_not(seat, action).into());
        }
        let mut outcomes = Vec::new();
        let mut next = Some(Branching { script: Vec::new(), next: 0 });
        while let Some(mut dice) = next {
            if outcomes.len() == most {
                return Err(TrialError::TooMany(most));
            }
            self.state().clone().apply(seat, action, &mut dice, &mut Silence);
            let probability = dice.script.iter().map(|roll| 1.0 / f64::from(roll.bound)).product();
            outcomes.push(Outcome { probability, rolls: dice.script.clone() });
            next = dice.turn();
        }
        Ok(outcomes)
    }

    /// The bound of the next roll of a decision, after the dice have shown these numbers; `None` if there is none. If a decision
    /// has too many outcomes to list, callers can go through them roll by roll.
    ///
    /// # Errors
    /// If the action is not legal, or if it does not use these rolls.
    pub fn next_roll(&self, seat: Seat, action: G::Action, rolls: &[u32]) -> Result<Option<u32>, TrialError> {
        let mut script = ScriptedDice::new(rolls);
        self.state().clone().play(seat, action, &mut script, &mut Silence)?;
        short_of(script, rolls.len()).map_err(TrialError::Rolls)
    }

    /// Like `next_roll`, for the set-up of a game with these options.
    ///
    /// # Errors
    /// If the rules reject the options, or if the set-up does not use these rolls.
    pub fn next_setup_roll(options: &G::Options, rolls: &[u32]) -> Result<Option<u32>, BeginError> {
        let mut script = ScriptedDice::new(rolls);
        G::begin(options, &mut script, &mut Silence).map_err(BeginError::Options)?;
        short_of(script, rolls.len()).map_err(BeginError::Rolls)
    }
}
