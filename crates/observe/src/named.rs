//! All games by name.

use std::any::Any;

use bots::{Bot, Budget, Gauge, Level, RandomBot};
use serde_json::Value;
use table::dice::Roll;
use table::erased::any_game;
use table::{Account, AnyGame, GameError, Record, Seat, Seats, Standings, Viewer};

use crate::any::{AnyLanes, AnyObserved, AnyPlayer, AnyTrial};
use crate::chance::Outcome;
use crate::channel::Channel;
use crate::lanes::{Lanes, LanesError, Memory, Settings};
use crate::observed::{Observed, observation_size};
use crate::ranges::Range;
use crate::returns::{Reward, returns};
use crate::trial::{BeginError, Trial, TrialError};

/// The type-erased form of a game.
pub(crate) struct Named<G>(std::marker::PhantomData<fn() -> G>);

impl<G> Named<G> {
    pub(crate) const NEW: Named<G> = Named(std::marker::PhantomData);
}

fn json<T: serde::Serialize>(part: &T) -> Value {
    serde_json::to_value(part).expect("states, views and actions have only keys that are text")
}

impl From<TrialError> for GameError {
    fn from(error: TrialError) -> GameError {
        match error {
            TrialError::Illegal(error) => error.into(),
            other => GameError::Malformed(other.to_string()),
        }
    }
}

impl From<BeginError> for GameError {
    fn from(error: BeginError) -> GameError {
        match error {
            BeginError::Options(error) => error.into(),
            BeginError::Rolls(error) => GameError::Malformed(error.to_string()),
        }
    }
}

fn bot<G: Observed>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let level = Level::ALL.into_iter().find(|level| level.name() == name);
    let gauge = || Gauge::ALL.into_iter().find(|gauge| gauge.name() == name);
    match level {
        Some(level) => Some(G::bot(level, seed)),
        None if name == "random" => Some(Box::new(RandomBot::seeded(seed))),
        None => gauge().map(|gauge| gauge.bot::<G>(seed)),
    }
}

fn options<G: Observed>(options: &Value) -> Result<G::Options, GameError> {
    // The rules look at them first, so that a mistake is explained as everywhere else.
    let checked = any_game::<G>().check_options(options)?;
    serde_json::from_value(checked).map_err(|error| GameError::Malformed(error.to_string()))
}

impl<G: Observed> AnyObserved for Named<G> {
    fn game(&self) -> &'static dyn AnyGame {
        any_game::<G>()
    }

    fn observation(&self) -> (u32, &'static [Channel]) {
        (G::OBSERVATION, G::CHANNELS)
    }

    fn numbering(&self) -> (u32, &'static [Range]) {
        (G::NUMBERING, G::RANGES)
    }

    fn cards(&self) -> Vec<Vec<String>> {
        G::cards()
    }

    fn begin(&self, given: &Value, seed: u64) -> Result<Box<dyn AnyTrial>, GameError> {
        Ok(Box::new(Trial::<G>::begin(&options::<G>(given)?, seed)?))
    }

    fn begin_rolled(&self, given: &Value, rolls: &[u32], seed: u64) -> Result<Box<dyn AnyTrial>, GameError> {
        Ok(Box::new(Trial::<G>::begin_rolled(&options::<G>(given)?, rolls, seed)?))
    }

    fn next_setup_roll(&self, given: &Value, rolls: &[u32]) -> Result<Option<u32>, GameError> {
        Ok(Trial::<G>::next_setup_roll(&options::<G>(given)?, rolls)?)
    }

    fn load(&self, position: &Value, seed: u64) -> Result<Box<dyn AnyTrial>, GameError> {
        // Read as everywhere else, so that a mistake is explained; then once more as a state.
        let checked = any_game::<G>().load(position)?.position();
        let state: G =
            serde_json::from_value(checked).map_err(|error| GameError::Malformed(error.to_string()))?;
        Ok(Box::new(Trial::from_state(state, seed)))
    }

    fn imagine(&self, view: &Value, seed: u64) -> Result<Box<dyn AnyTrial>, GameError> {
        self.load(&any_game::<G>().imagine(view)?.position(), seed)
    }

    fn resume(&self, record: &Record, seed: u64) -> Result<Box<dyn AnyTrial>, GameError> {
        let trial = Trial::<G>::resume(record, seed);
        Ok(Box::new(trial.map_err(|error| GameError::Malformed(error.to_string()))?))
    }

    fn player(&self, name: &str, seed: u64) -> Option<Box<dyn AnyPlayer>> {
        Some(Box::new(Player::<G>(bot(name, seed)?)))
    }

    fn lanes(
        &self,
        given: &Value,
        settings: Settings,
        opponents: &[(Seat, String, Budget)],
    ) -> Result<Box<dyn AnyLanes>, GameError> {
        if let Some((_, name, _)) = opponents.iter().find(|(_, name, _)| bot::<G>(name, 0).is_none()) {
            return Err(GameError::Malformed(format!("there is no bot of the name '{name}'")));
        }
        let seated = |seed: u64| {
            let one = |(seat, name, budget): &(Seat, String, Budget)| {
                Some((*seat, bot::<G>(name, seed.wrapping_add(u64::from(seat.number())))?, *budget))
            };
            opponents.iter().filter_map(one).collect()
        };
        match Lanes::<G>::begin(&options::<G>(given)?, settings, &seated) {
            Ok(lanes) => Ok(Box::new(lanes)),
            Err(LanesError::Options(error)) => Err(error.into()),
            Err(error) => Err(GameError::Malformed(error.to_string())),
        }
    }
}

struct Player<G: Observed>(Box<dyn Bot<G>>);

impl<G: Observed> AnyPlayer for Player<G> {
    fn choose(&mut self, trial: &dyn AnyTrial, seat: Seat, budget: Budget) -> Option<String> {
        let state = asked::<G>(trial, seat)?;
        Some(self.0.choose(&state.view(Viewer::Seat(seat)), seat, budget).to_string())
    }

    fn think(&mut self, trial: &dyn AnyTrial, seat: Seat, budget: Budget) -> Option<Vec<(String, f64)>> {
        let state = asked::<G>(trial, seat)?;
        let thoughts = self.0.think(&state.view(Viewer::Seat(seat)), seat, budget);
        Some(thoughts.into_iter().map(|thought| (thought.action.to_string(), thought.value)).collect())
    }
}

/// The state of a game, if it is of this type and the seat must decide.
fn asked<G: Observed>(trial: &dyn AnyTrial, seat: Seat) -> Option<&G> {
    let state = trial.as_any().downcast_ref::<Trial<G>>()?.state();
    state.deciders().contains(seat).then_some(state)
}

impl<G: Observed> AnyLanes for Lanes<G> {
    fn seats(&self) -> usize {
        Lanes::seats(self)
    }

    fn sample(&mut self, into: &mut [i64]) {
        Lanes::sample(self, into);
    }

    fn look(&mut self, memory: Memory) -> Result<(), LanesError> {
        Lanes::look(self, memory)
    }

    fn step(&mut self, actions: &[i64], memory: Memory) -> Result<(), LanesError> {
        Lanes::step(self, actions, memory)
    }

    fn trial(&self, game: usize, seed: u64) -> Option<Box<dyn AnyTrial>> {
        Some(Box::new(Trial::from_state(self.state(game)?.clone(), seed)))
    }
}

impl<G: Observed> AnyTrial for Trial<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed_clone(&self) -> Box<dyn AnyTrial> {
        Box::new(self.clone())
    }

    fn observed(&self) -> &'static dyn AnyObserved {
        &Named::<G>::NEW
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn deciders(&self) -> Seats {
        Trial::deciders(self)
    }

    fn next_seat(&self) -> Option<Seat> {
        Trial::next_seat(self)
    }

    fn legal(&mut self, seat: Seat) -> Vec<u32> {
        Trial::legal(self, seat)
    }

    fn texts(&self, seat: Seat) -> Vec<String> {
        listed(self.state(), seat).iter().map(G::Action::to_string).collect()
    }

    fn typed(&self, seat: Seat) -> Vec<Value> {
        listed(self.state(), seat).iter().map(json).collect()
    }

    fn number(&self, seat: Seat, text: &str) -> Result<Option<u32>, GameError> {
        Ok(self.state().number(seat, text.parse()?))
    }

    fn text(&self, seat: Seat, number: u32) -> Option<String> {
        self.action(seat, number).ok().map(|action| action.to_string())
    }

    fn play_number(&mut self, seat: Seat, number: u32) -> Result<(), TrialError> {
        Trial::play_number(self, seat, number)
    }

    fn play_text(&mut self, seat: Seat, text: &str, rolls: Option<&[u32]>) -> Result<(), GameError> {
        let action = text.parse()?;
        match rolls {
            Some(rolls) => self.play_rolled(seat, action, rolls)?,
            None => self.play(seat, action)?,
        }
        Ok(())
    }

    fn outcomes(&self, seat: Seat, text: &str, most: usize) -> Result<Vec<Outcome>, GameError> {
        Ok(Trial::outcomes(self, seat, text.parse()?, most)?)
    }

    fn next_roll(&self, seat: Seat, text: &str, rolls: &[u32]) -> Result<Option<u32>, GameError> {
        Ok(Trial::next_roll(self, seat, text.parse()?, rolls)?)
    }

    fn last_rolls(&self) -> &[Roll] {
        Trial::last_rolls(self)
    }

    fn reseed(&mut self, seed: u64) {
        Trial::reseed(self, seed);
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyTrial> {
        Box::new(Trial::imagine(self, seat, seed))
    }

    fn observe(&self, seat: Seat, into: &mut [i16]) {
        debug_assert_eq!(into.len(), observation_size::<G>(), "an observation fits its memory");
        self.state().observe(seat, into);
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.state().view(viewer))
    }

    fn account(&self, viewer: Viewer) -> Account {
        G::account(&self.state().view(viewer))
    }

    fn points(&self) -> [i32; Seat::MOST] {
        self.state().points()
    }

    fn returns(&self, reward: Reward) -> [f32; Seat::MOST] {
        returns(self.state(), reward)
    }

    fn standings(&self) -> Option<Standings> {
        self.state().standings()
    }

    fn position(&self) -> Value {
        json(self.state())
    }

    fn options(&self) -> Value {
        json(&self.state().options())
    }

    fn record(&self) -> Record {
        Trial::record(self)
    }

    fn history(&self) -> Vec<(Seat, String)> {
        self.line().iter().map(|(seat, action)| (*seat, action.to_string())).collect()
    }

    fn is_like(&self, other: &dyn AnyTrial) -> bool {
        other.as_any().downcast_ref::<Trial<G>>().is_some_and(|other| other.state() == self.state())
    }
}

fn listed<G: Observed>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    state.actions(seat, &mut list);
    list
}
