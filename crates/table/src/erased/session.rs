//! A type-erased session.

use std::any::Any;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{AnyGame, any_game};
use crate::record::Record;
use crate::value::to_value;
use crate::{
    Account, Chapter, ClientGame, Consent, Dice, Event, Forecast, Game, GameError, OrderAnswer, OrderForm,
    OrderLine, Orders, OrdersError, Phrase, Seat, Seats, Session, Standings, Step, UndoError, Used, Viewer,
    ahead,
};

/// A type-erased [`Session`].
pub trait AnySession: Send {
    /// The game that is played.
    fn game(&self) -> &'static dyn AnyGame;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The seats that must decide; empty once the game is over.
    fn deciders(&self) -> Seats;

    /// Whose turn it is in a fair order, if several seats must decide and it matters who is first.
    fn turn(&self) -> Option<Seat>;

    /// The action of `seat` when the time for a race is up, as text; `None` if nobody races ([`Game::when_race_ends`]).
    fn when_race_ends(&self, seat: Seat) -> Option<String>;

    /// The text forms of the legal actions of `seat`.
    fn actions(&self, seat: Seat) -> Vec<String>;

    /// The legal actions of `seat` with their labels.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// What an action of `seat` would change.
    ///
    /// # Errors
    /// If the text is not an action, or if the action is not legal.
    fn preview(&self, seat: Seat, action: &str) -> Result<Account, GameError>;

    /// The points after a legal action, if they can be known before it is played.
    fn preview_scores(&self, seat: Seat, action: &str) -> Option<Standings>;

    /// The reasons for a legal action, as sentences.
    fn reasons(&self, seat: Seat, action: &str) -> Vec<Phrase>;

    /// What to look at, for a player who would like to find a legal action without being told.
    fn nudge(&self, seat: Seat, action: &str) -> Option<Phrase>;

    /// Plays an action, or changes nothing and returns why not.
    ///
    /// # Errors
    /// If the text is not an action, or if the action is not legal.
    fn play(&mut self, seat: Seat, action: &str, dice: &mut dyn Dice) -> Result<(), GameError>;

    /// How many decisions would remain after an undo by `seat`, if it is possible.
    ///
    /// # Errors
    /// If there is nothing to undo, or if the others have not consented.
    fn undo_target(&self, seat: Seat, consent: Consent) -> Result<usize, UndoError>;

    /// Undoes the last decision of `seat` and everything after it.
    ///
    /// # Errors
    /// If there is nothing to undo, or if the others have not consented.
    fn undo(&mut self, seat: Seat, consent: Consent) -> Result<usize, UndoError>;

    /// Undoes all but the first `keep` decisions for `seat`, whose last decision is among those undone.
    ///
    /// # Errors
    /// If no decision of the seat is among those undone.
    fn undo_to(&mut self, seat: Seat, keep: usize) -> Result<(), UndoError>;

    /// How many decisions would remain if `seat` undid everything from its decision at `first` on. Past a reveal, simultaneous
    /// secret choices are undone too.
    fn undo_from(&self, seat: Seat, first: usize) -> usize;

    /// Whether there was a roll or a reveal after the first `decisions`.
    fn is_barrier_since(&self, decisions: usize) -> bool;

    /// Whether several seats must decide at once, and an answer of `seat` to this same question was undone.
    fn is_asked_again(&self, seat: Seat) -> bool;

    /// The view as JSON.
    fn view(&self, viewer: Viewer) -> Value;

    /// The view as JSON text, to send it on.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;

    /// The view for a bot.
    fn bot_view(&self, viewer: Viewer) -> AnyView;

    /// The view as text.
    fn account(&self, viewer: Viewer) -> Account;

    /// The question that `viewer`, or somebody else, must answer: part of the account.
    fn prompt(&self, viewer: Viewer) -> Option<Phrase>;

    /// The current points, as far as `viewer` can know them.
    fn scores(&self, viewer: Viewer) -> Standings;

    /// Like `scores`, with the parts of every line.
    fn explain(&self, viewer: Viewer) -> Standings;

    /// What happened in each part of the game, as far as `viewer` may know.
    fn chapters(&self, viewer: Viewer) -> Vec<Chapter>;

    /// What players used and is worth counting over many games; empty until the game is over.
    fn used(&self) -> Vec<Used>;

    /// What a seat could reach later on, and what it would bring.
    fn forecast(&self, seat: Seat) -> Vec<Forecast>;

    /// The obvious answer of a seat that must decide; `None` if there is something to decide.
    fn obvious(&self, seat: Seat) -> Option<String>;

    /// The orders that a seat can leave now.
    fn order_form(&self, seat: Seat) -> Option<OrderForm>;

    /// The part of the game for which orders are valid.
    fn order_span(&self) -> u32;

    /// Checks orders against the form and adds what the game remembers with them.
    ///
    /// # Errors
    /// If nothing can be ordered now, or if they do not fit the form.
    fn accept_orders(&self, seat: Seat, orders: Orders) -> Result<Orders, OrdersError>;

    /// What orders answer to the question of a seat.
    fn follow_orders(&self, seat: Seat, orders: &Orders) -> OrderAnswer<String>;

    /// The line of orders that would have given this legal answer.
    fn as_order_line(&self, seat: Seat, action: &str) -> Option<OrderLine>;

    /// Facts that follow from the view and that scenarios can assert; null if the game has none.
    fn facts(&self, viewer: Viewer) -> Value;

    /// Places and points, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Whether these points are those of the record, and not what the rules count today.
    fn has_other_points(&self) -> bool;

    /// The full position, in the form that [`AnyGame::load`] reads.
    fn position(&self) -> Value;

    /// The record so far.
    fn record(&self) -> &Record;

    /// The record, to name the players, seal the dice or reveal the secret.
    fn record_mut(&mut self) -> &mut Record;

    /// The record as it is saved and exported.
    fn to_record(&self) -> Record;

    /// The number of decisions that have not been undone.
    fn decisions(&self) -> usize;

    /// The seat and the text form of a decision that has not been undone.
    fn decision(&self, index: usize) -> (Seat, String);

    /// The seats that had to decide when a decision was made.
    fn asked(&self, index: usize) -> Seats;

    /// What happened at a decision, as far as `viewer` may know; `None` for the set-up.
    fn told(&self, decision: Option<usize>, viewer: Viewer) -> Vec<LogEvent> {
        self.told_to(decision, &[viewer])
    }

    /// What happened at a decision, as far as any of `viewers` may know; `None` for the set-up, or for a change to other rules.
    fn told_to(&self, decision: Option<usize>, viewers: &[Viewer]) -> Vec<LogEvent>;

    /// The game after the first `decisions`.
    fn look_back(&self, decisions: usize) -> Box<dyn AnySession>;

    /// A copy, to try things out.
    fn boxed_clone(&self) -> Box<dyn AnySession>;
}

/// A legal action as clients show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Offer {
    /// The text form.
    pub action: String,
    /// The same as data, in the serialised form of the game's action type.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub data: Value,
    /// The label.
    pub phrase: Phrase,
    /// By how much it changes the points immediately, if it does.
    pub gain: Option<i32>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Told"))]
pub struct LogEvent {
    /// As a sentence.
    pub phrase: Phrase,
    /// As data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub event: Value,
}

/// A view whose type is known only to the game and its bots.
pub struct AnyView(Box<dyn Any + Send>);

impl AnyView {
    pub(super) fn new<G: Game>(view: G::View) -> AnyView {
        AnyView(Box::new(view))
    }

    /// The view, if it is one of game `G`.
    pub fn of<G: Game>(&self) -> Option<&G::View> {
        self.0.downcast_ref()
    }
}

impl<G: ClientGame> AnySession for Session<G> {
    fn game(&self) -> &'static dyn AnyGame {
        any_game::<G>()
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

    fn when_race_ends(&self, seat: Seat) -> Option<String> {
        self.state().when_race_ends(seat).map(|action| action.to_string())
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        legal(self.state(), seat).iter().map(G::Action::to_string).collect()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let view = self.state().view(Viewer::Seat(seat));
        let offer = |&action: &G::Action| {
            let (phrase, gain) = G::choice(&view, seat, action);
            Offer { action: action.to_string(), data: to_value(&action), phrase, gain }
        };
        legal(self.state(), seat).iter().map(offer).collect()
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Account, GameError> {
        let action = parse::<G>(action)?;
        if self.state().is_legal(seat, action) {
            Ok(G::preview(&self.state().view(Viewer::Seat(seat)), seat, action))
        } else {
            Err(GameError::Illegal(self.state().why_not(seat, action).why))
        }
    }

    fn preview_scores(&self, seat: Seat, action: &str) -> Option<Standings> {
        let action = parse::<G>(action).ok()?;
        let state = self.state();
        state
            .is_legal(seat, action)
            .then(|| G::preview_scores(&state.view(Viewer::Seat(seat)), seat, action))?
    }

    fn reasons(&self, seat: Seat, action: &str) -> Vec<Phrase> {
        legal_action(self.state(), seat, action)
            .map_or_else(Vec::new, |action| G::reasons(&self.state().view(Viewer::Seat(seat)), seat, action))
    }

    fn nudge(&self, seat: Seat, action: &str) -> Option<Phrase> {
        let action = legal_action(self.state(), seat, action)?;
        Some(G::nudge(&self.state().view(Viewer::Seat(seat)), seat, action))
    }

    fn play(&mut self, seat: Seat, action: &str, mut dice: &mut dyn Dice) -> Result<(), GameError> {
        let action = parse::<G>(action)?;
        Session::play(self, seat, action, &mut dice)?;
        Ok(())
    }

    fn undo_target(&self, seat: Seat, consent: Consent) -> Result<usize, UndoError> {
        Session::undo_target(self, seat, consent)
    }

    fn undo(&mut self, seat: Seat, consent: Consent) -> Result<usize, UndoError> {
        Session::undo(self, seat, consent)
    }

    fn undo_to(&mut self, seat: Seat, keep: usize) -> Result<(), UndoError> {
        Session::undo_to(self, seat, keep)
    }

    fn undo_from(&self, seat: Seat, first: usize) -> usize {
        Session::undo_from(self, seat, first)
    }

    fn is_barrier_since(&self, decisions: usize) -> bool {
        Session::is_barrier_since(self, decisions)
    }

    fn is_asked_again(&self, seat: Seat) -> bool {
        Session::is_asked_again(self, seat)
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_value(&self.state().view(viewer))
    }

    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        serde_json::value::to_raw_value(&self.state().view(viewer))
            .expect("a view has only keys that are text")
    }

    fn bot_view(&self, viewer: Viewer) -> AnyView {
        AnyView::new::<G>(self.state().view(viewer))
    }

    fn account(&self, viewer: Viewer) -> Account {
        G::account(&self.state().view(viewer))
    }

    fn prompt(&self, viewer: Viewer) -> Option<Phrase> {
        G::prompt(&self.state().view(viewer))
    }

    fn scores(&self, viewer: Viewer) -> Standings {
        self.with_recorded(G::scores(&self.state().view(viewer)))
    }

    fn explain(&self, viewer: Viewer) -> Standings {
        self.with_recorded(G::explain(&self.state().view(viewer)))
    }

    fn chapters(&self, viewer: Viewer) -> Vec<Chapter> {
        let first = Session::look_back(self, 0);
        let steps = self.line().iter().enumerate();
        let all = steps.flat_map(|(index, step)| step.events.iter().map(move |event| (index, event)));
        let told: Vec<_> = all.filter(|(_, event)| event.audience().includes(viewer)).collect();
        G::chapters(&first.state().view(viewer), &told)
    }

    fn used(&self) -> Vec<Used> {
        if self.state().standings().is_none() {
            return Vec::new();
        }
        G::used(&self.line().iter().flat_map(|step| &step.events).collect::<Vec<_>>())
    }

    fn forecast(&self, seat: Seat) -> Vec<Forecast> {
        G::forecast(&self.state().view(Viewer::Seat(seat)), seat)
    }

    fn obvious(&self, seat: Seat) -> Option<String> {
        ahead::obvious(self.state(), seat).map(|action| action.to_string())
    }

    fn order_form(&self, seat: Seat) -> Option<OrderForm> {
        G::order_form(&self.state().view(Viewer::Seat(seat)), seat)
    }

    fn order_span(&self) -> u32 {
        G::order_span(&self.state().view(Viewer::Spectator))
    }

    fn accept_orders(&self, seat: Seat, orders: Orders) -> Result<Orders, OrdersError> {
        let view = self.state().view(Viewer::Seat(seat));
        G::order_form(&view, seat).ok_or(OrdersError::NotNow)?.check(&orders)?;
        Ok(Orders { basis: G::order_basis(&view, seat), ..orders })
    }

    fn follow_orders(&self, seat: Seat, orders: &Orders) -> OrderAnswer<String> {
        match ahead::follow(self.state(), seat, orders) {
            OrderAnswer::Play(action) => OrderAnswer::Play(action.to_string()),
            OrderAnswer::Ask => OrderAnswer::Ask,
            OrderAnswer::Stop(why) => OrderAnswer::Stop(why),
            OrderAnswer::Done => OrderAnswer::Done,
        }
    }

    fn as_order_line(&self, seat: Seat, action: &str) -> Option<OrderLine> {
        let action = legal_action(self.state(), seat, action)?;
        G::as_line(&self.state().view(Viewer::Seat(seat)), seat, action)
    }

    fn facts(&self, viewer: Viewer) -> Value {
        // They are for scenarios, which no page runs.
        if cfg!(target_family = "wasm") {
            Value::Null
        } else {
            to_value(&G::facts(&self.state().view(viewer)))
        }
    }

    fn standings(&self) -> Option<Standings> {
        Session::standings(self)
    }

    fn has_other_points(&self) -> bool {
        Session::has_other_points(self)
    }

    fn position(&self) -> Value {
        to_value(self.state())
    }

    fn record(&self) -> &Record {
        Session::record(self)
    }

    fn record_mut(&mut self) -> &mut Record {
        Session::record_mut(self)
    }

    fn to_record(&self) -> Record {
        Session::to_record(self)
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

    fn told_to(&self, decision: Option<usize>, viewers: &[Viewer]) -> Vec<LogEvent> {
        if decision.is_none()
            && let Some(version) = self.record().changed_to()
        {
            let event = serde_json::json!({ "rules_changed": { "version": version } });
            return vec![LogEvent { phrase: Phrase::new("table-rules-changed"), event }];
        }
        let events = decision.map_or_else(|| self.opening(), |index| &self.line()[index].events);
        let told = |event: &G::Event| LogEvent { phrase: event.phrase(), event: to_value(event) };
        let known = |event: &&G::Event| viewers.iter().any(|&viewer| event.audience().includes(viewer));
        events.iter().filter(known).map(told).collect()
    }

    fn look_back(&self, decisions: usize) -> Box<dyn AnySession> {
        Box::new(Session::look_back(self, decisions))
    }

    fn boxed_clone(&self) -> Box<dyn AnySession> {
        Box::new(self.clone())
    }
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    state.actions(seat, &mut list);
    list
}

/// Parses an action, if it is legal.
fn legal_action<G: Game>(state: &G, seat: Seat, action: &str) -> Option<G::Action> {
    parse::<G>(action).ok().filter(|&action| state.is_legal(seat, action))
}

fn parse<G: Game>(action: &str) -> Result<G::Action, GameError> {
    Ok(action.parse()?)
}
