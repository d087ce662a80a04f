//! Any game by name: the same doors without the type.

use std::any::Any;
use std::error::Error;
use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::account::Chair;
use crate::record::Record;
use crate::sitting::{Diverged, Resumed};
use crate::{
    Account, BadOptions, Consent, Dice, Event, Field, Game, NoUndo, Phrase, PlayOut, Scratch, Seat, Seats,
    Sitting, Standings, Step, Telling, Viewer,
};

/// A game by name.
pub trait Title: Send + Sync {
    /// The name by which the game goes everywhere.
    fn name(&self) -> &'static str;

    /// The version of its rules.
    fn rules(&self) -> u32;

    /// The size of a state in bytes.
    fn state_bytes(&self) -> usize;

    /// The options a client can offer.
    fn fields(&self) -> Vec<Field>;

    /// The options spelled out, or why they are refused.
    fn check_options(&self, options: &Value) -> Result<Value, BadStart>;

    /// The seats that these options make.
    fn chairs(&self, options: &Value) -> Result<Vec<Chair>, BadStart>;

    /// The same options for so many seats that are held by a player.
    fn with_players(&self, options: &Value, players: usize) -> Result<Value, BadStart>;

    /// Sets a game up.
    fn begin(&self, options: &Value, dice: &mut dyn Dice) -> Result<Box<dyn AnySitting>, BadStart>;

    /// Begins with a position.
    fn load(&self, position: &Value) -> Result<Box<dyn AnySitting>, BadStart>;

    /// Takes a record up again.
    fn resume(&self, record: &Record) -> Result<(Box<dyn AnySitting>, Resumed), Diverged>;

    /// Random games one after the other, each scored, until `go_on` says no to what the last one did.
    fn play_outs(
        &self,
        options: &Value,
        dice: &mut crate::dice::FastDice,
        go_on: &mut dyn FnMut(PlayOut) -> bool,
    ) -> Result<(), BadStart>;
}

/// Options or a position with which no game can begin.
#[derive(Clone, PartialEq, Debug)]
pub enum BadStart {
    /// They are not of the right form.
    Form(String),
    /// The rules refuse the options.
    Options(BadOptions),
}

impl fmt::Display for BadStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadStart::Form(why) => f.write_str(why),
            BadStart::Options(bad) => bad.fmt(f),
        }
    }
}

impl Error for BadStart {}

/// One game being played, whichever it is.
pub trait AnySitting: Send {
    /// Which game it is.
    fn title(&self) -> &'static dyn Title;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Who is being asked; nobody once the game is over.
    fn deciders(&self) -> Seats;

    /// Whose turn it is in a fair order, where several are asked at once and it matters.
    fn turn(&self) -> Option<Seat>;

    /// The text forms of what `seat` may do.
    fn actions(&self, seat: Seat) -> Vec<String>;

    /// What `seat` may do, with words.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// What an action of `seat` would bring.
    fn preview(&self, seat: Seat, action: &str) -> Result<Account, Refusal>;

    /// The points with an action that is legal, where they can be known before it is carried out.
    fn foresee(&self, seat: Seat, action: &str) -> Option<Standings>;

    /// Carries out a decision, or changes nothing and says why not.
    fn play(&mut self, seat: Seat, action: &str, dice: &mut dyn Dice) -> Result<(), Refusal>;

    /// Whether and how far `seat` can undo.
    fn undo_target(&self, seat: Seat, consent: Consent) -> Result<usize, NoUndo>;

    /// Takes back the last decision of `seat` and all that came after it.
    fn undo(&mut self, seat: Seat, consent: Consent) -> Result<usize, NoUndo>;

    /// The view as JSON.
    fn view(&self, viewer: Viewer) -> Value;

    /// The view as a JSON text, for those who send it on.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;

    /// The view for a bot.
    fn bot_view(&self, viewer: Viewer) -> AnyView;

    /// The view in characters and words.
    fn account(&self, viewer: Viewer) -> Account;

    /// The points as they stand, as far as `viewer` can know.
    fn scores(&self, viewer: Viewer) -> Standings;

    /// What follows from the view and is worth asserting of it; null if the game has no such facts.
    fn facts(&self, viewer: Viewer) -> Value;

    /// Places and points, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// The full position, in the form that [`Title::load`] takes.
    fn position(&self) -> Value;

    /// The record so far.
    fn record(&self) -> &Record;

    /// To name the players, to seal the dice, to reveal the secret.
    fn record_mut(&mut self) -> &mut Record;

    /// The record as it is saved and handed out.
    fn to_record(&self) -> Record;

    /// How many decisions stand.
    fn decisions(&self) -> usize;

    /// Who made a decision that stands, and its text form.
    fn decision(&self, index: usize) -> (Seat, String);

    /// Who was being asked when a decision that stands was made.
    fn asked(&self, index: usize) -> Seats;

    /// What happened at a decision that stands, as far as `viewer` may know; `None` for the set-up.
    fn told(&self, decision: Option<usize>, viewer: Viewer) -> Vec<Told> {
        self.told_to(decision, &[viewer])
    }

    /// What happened at a decision that stands, as far as any of `viewers` may know; `None` for the set-up.
    fn told_to(&self, decision: Option<usize>, viewers: &[Viewer]) -> Vec<Told>;

    /// The game as it stood after the first `decisions`.
    fn look_back(&self, decisions: usize) -> Box<dyn AnySitting>;

    /// A copy, to try things on.
    fn boxed_clone(&self) -> Box<dyn AnySitting>;
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Offer {
    /// The text form.
    pub action: String,
    /// What it is called.
    pub phrase: Phrase,
    /// By how much it changes the points at once, if it does.
    pub gain: Option<i32>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Told {
    /// In words.
    pub phrase: Phrase,
    /// As data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub event: Value,
}

/// Why a decision was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no action of this game.
    NotAnAction(String),
    /// The rules do not allow it now.
    Illegal(Phrase),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotAnAction(why) => f.write_str(why),
            Refusal::Illegal(why) => why.fmt(f),
        }
    }
}

impl Error for Refusal {}

/// A view whose type only the game and its bots know.
pub struct AnyView(Box<dyn Any + Send>);

impl AnyView {
    /// The view of that game, if it is of that game.
    pub fn of<G: Game>(&self) -> Option<&G::View> {
        self.0.downcast_ref()
    }
}

/// The title of a game.
pub const fn title<G: Telling>() -> &'static dyn Title {
    &Named::<G>(PhantomData)
}

struct Named<G>(PhantomData<G>);

impl<G: Telling> Named<G> {
    fn options(options: &Value) -> Result<G::Options, BadStart> {
        let options = if options.is_null() { &Value::Object(serde_json::Map::new()) } else { options };
        G::Options::deserialize_from(options)
    }
}

/// Reads options and positions, with a reason where it cannot.
trait FromValue: Sized {
    fn deserialize_from(value: &Value) -> Result<Self, BadStart>;
}

impl<T: serde::de::DeserializeOwned> FromValue for T {
    fn deserialize_from(value: &Value) -> Result<T, BadStart> {
        if !value.is_object() {
            return Err(BadStart::Form(format!("this must be an object with fields, not {value}")));
        }
        T::deserialize(value).map_err(|error| BadStart::Form(error.to_string()))
    }
}

fn to_value(part: &impl Serialize) -> Value {
    serde_json::to_value(part).expect("views, options and positions have only keys that are text")
}

impl<G: Telling> Title for Named<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }

    fn fields(&self) -> Vec<Field> {
        G::fields()
    }

    fn check_options(&self, options: &Value) -> Result<Value, BadStart> {
        let options = Self::options(options)?;
        let mut dice = crate::dice::FastDice::seeded(0);
        G::begin(&options, &mut dice, &mut crate::Silence).map_err(BadStart::Options)?;
        Ok(to_value(&options))
    }

    fn chairs(&self, options: &Value) -> Result<Vec<Chair>, BadStart> {
        Ok(G::chairs(&Self::options(options)?))
    }

    fn with_players(&self, options: &Value, players: usize) -> Result<Value, BadStart> {
        let options = G::with_players(&Self::options(options)?, players).map_err(BadStart::Options)?;
        Ok(to_value(&options))
    }

    fn begin(&self, options: &Value, mut dice: &mut dyn Dice) -> Result<Box<dyn AnySitting>, BadStart> {
        let sitting = Sitting::<G>::begin(&Self::options(options)?, &mut dice).map_err(BadStart::Options)?;
        Ok(Box::new(sitting))
    }

    fn load(&self, position: &Value) -> Result<Box<dyn AnySitting>, BadStart> {
        Ok(Box::new(Sitting::from_position(G::deserialize_from(position)?)))
    }

    fn resume(&self, record: &Record) -> Result<(Box<dyn AnySitting>, Resumed), Diverged> {
        let (sitting, resumed) = Sitting::<G>::resume(record)?;
        Ok((Box::new(sitting), resumed))
    }

    fn play_outs(
        &self,
        options: &Value,
        dice: &mut crate::dice::FastDice,
        go_on: &mut dyn FnMut(PlayOut) -> bool,
    ) -> Result<(), BadStart> {
        let options = Self::options(options)?;
        let mut scratch = Scratch::<G>::default();
        loop {
            let mut state = G::begin(&options, dice, &mut crate::Silence).map_err(BadStart::Options)?;
            let done = scratch.play_out(&mut state, dice);
            std::hint::black_box(state.points());
            if !go_on(done) {
                return Ok(());
            }
        }
    }
}

impl<G: Telling> AnySitting for Sitting<G> {
    fn title(&self) -> &'static dyn Title {
        title::<G>()
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn deciders(&self) -> Seats {
        self.state().deciders()
    }

    fn turn(&self) -> Option<Seat> {
        self.state().turn()
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        legal(self.state(), seat).iter().map(G::Action::to_string).collect()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let view = self.state().view(Viewer::Seat(seat));
        let offer = |&action: &G::Action| {
            let (phrase, gain) = G::choice(&view, seat, action);
            Offer { action: action.to_string(), phrase, gain }
        };
        legal(self.state(), seat).iter().map(offer).collect()
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Account, Refusal> {
        let action = parse::<G>(action)?;
        if self.state().is_legal(seat, action) {
            Ok(G::preview(&self.state().view(Viewer::Seat(seat)), seat, action))
        } else {
            Err(Refusal::Illegal(self.state().why_not(seat, action).why))
        }
    }

    fn foresee(&self, seat: Seat, action: &str) -> Option<Standings> {
        let action = parse::<G>(action).ok()?;
        let state = self.state();
        state.is_legal(seat, action).then(|| G::foresee(&state.view(Viewer::Seat(seat)), seat, action))?
    }

    fn play(&mut self, seat: Seat, action: &str, mut dice: &mut dyn Dice) -> Result<(), Refusal> {
        let action = parse::<G>(action)?;
        Sitting::play(self, seat, action, &mut dice).map_err(|illegal| Refusal::Illegal(illegal.why))?;
        Ok(())
    }

    fn undo_target(&self, seat: Seat, consent: Consent) -> Result<usize, NoUndo> {
        Sitting::undo_target(self, seat, consent)
    }

    fn undo(&mut self, seat: Seat, consent: Consent) -> Result<usize, NoUndo> {
        Sitting::undo(self, seat, consent)
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_value(&self.state().view(viewer))
    }

    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        serde_json::value::to_raw_value(&self.state().view(viewer))
            .expect("a view has only keys that are text")
    }

    fn bot_view(&self, viewer: Viewer) -> AnyView {
        AnyView(Box::new(self.state().view(viewer)))
    }

    fn account(&self, viewer: Viewer) -> Account {
        G::account(&self.state().view(viewer))
    }

    fn scores(&self, viewer: Viewer) -> Standings {
        G::scores(&self.state().view(viewer))
    }

    fn facts(&self, viewer: Viewer) -> Value {
        to_value(&G::facts(&self.state().view(viewer)))
    }

    fn standings(&self) -> Option<Standings> {
        self.state().standings()
    }

    fn position(&self) -> Value {
        to_value(self.state())
    }

    fn record(&self) -> &Record {
        Sitting::record(self)
    }

    fn record_mut(&mut self) -> &mut Record {
        Sitting::record_mut(self)
    }

    fn to_record(&self) -> Record {
        Sitting::to_record(self)
    }

    fn decisions(&self) -> usize {
        self.line().len()
    }

    fn decision(&self, index: usize) -> (Seat, String) {
        let Step { seat, action, .. } = &self.line()[index];
        (*seat, action.to_string())
    }

    fn asked(&self, index: usize) -> Seats {
        self.line()[index].asked
    }

    fn told_to(&self, decision: Option<usize>, viewers: &[Viewer]) -> Vec<Told> {
        let events = decision.map_or_else(|| self.opening(), |index| &self.line()[index].events);
        let told = |event: &G::Event| Told { phrase: event.phrase(), event: to_value(event) };
        let known = |event: &&G::Event| viewers.iter().any(|&viewer| event.audience().includes(viewer));
        events.iter().filter(known).map(told).collect()
    }

    fn look_back(&self, decisions: usize) -> Box<dyn AnySitting> {
        Box::new(Sitting::look_back(self, decisions))
    }

    fn boxed_clone(&self) -> Box<dyn AnySitting> {
        Box::new(self.clone())
    }
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    state.actions(seat, &mut list);
    list
}

fn parse<G: Game>(action: &str) -> Result<G::Action, Refusal> {
    action.parse().map_err(|bad: crate::BadText| Refusal::NotAnAction(bad.to_string()))
}
