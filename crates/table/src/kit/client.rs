//! Checks of the options form, the text account and the previews.

use std::collections::HashSet;

use serde::Deserialize as _;
use serde_json::Value;

use super::{CheckPoint, Kit};
use crate::dice::FastDice;
use crate::{
    ClientGame, Dice, OptionsForm, Preview, Scratch, SeatKind, Session, Silence, TextAccount, Viewer,
};

/// How many legal actions of a seat are previewed at each decision.
const PREVIEWED: usize = 4;

impl<G: ClientGame> Kit<G> {
    /// Plays the games and checks what clients get: the options form, the text account and the previews.
    ///
    /// # Panics
    /// If a check fails.
    pub fn check_client(&self) {
        check_form::<G>(&self.options);
        for seed in 0..self.games {
            let mut dice = FastDice::seeded(seed);
            let mut scratch = Scratch::<G>::default();
            let mut session = Session::<G>::begin(&self.options, &mut dice)
                .expect("the kit is given options that can be played");
            loop {
                let point = CheckPoint { seed, decision: session.line().len(), game: G::NAME };
                assert!(point.decision < self.longest, "{point}: longer than {} decisions", self.longest);
                check_account(session.state(), point);
                check_previews(session.state(), &mut dice, point);
                let deciders: Vec<_> = session.state().deciders().iter().collect();
                if deciders.is_empty() {
                    break;
                }
                let seat = deciders[dice.index(deciders.len())];
                let action = scratch.pick(session.state(), seat, &mut dice);
                session.play(seat, action, &mut dice).expect("the action is on the list");
            }
        }
    }
}

/// Every choice of the form can be read as options, and the options make as many seats as the game has.
fn check_form<G: OptionsForm>(options: &G::Options) {
    let game = G::NAME;
    let fields = G::fields();
    let keys: HashSet<&str> = fields.iter().map(|field| field.key.as_str()).collect();
    assert_eq!(keys.len(), fields.len(), "{game}: the form has an option twice");
    for field in &fields {
        assert!(!field.choices.is_empty(), "{game}: the option '{}' has no choices", field.key);
        for choice in field.choices.iter().filter(|choice| !choice.value.is_null()) {
            let chosen = Value::Object([(field.key.clone(), choice.value.clone())].into_iter().collect());
            let read = G::Options::deserialize(&chosen);
            assert!(read.is_ok(), "{game}: the form offers {chosen}, which cannot be read: {:?}", read.err());
        }
    }
    let kinds = G::seat_kinds(options);
    let state = G::begin(options, &mut FastDice::seeded(0), &mut Silence)
        .expect("the kit is given options that can be played");
    assert_eq!(kinds.len(), state.seats(), "{game}: the form has other seats than the game");
    let count = |kinds: &[SeatKind]| kinds.iter().filter(|kind| **kind == SeatKind::Player).count();
    let players = count(&kinds);
    let same = G::with_players(options, players).unwrap_or_else(|error| {
        panic!("{game}: the options are refused for their own {players} players: {error}")
    });
    assert_eq!(count(&G::seat_kinds(&same)), players, "{game}: options for {players} players seat others");
}

/// Every viewer gets words, the prompt of the account, and points for every seat; at the end they equal the standings.
fn check_account<G: TextAccount>(state: &G, point: CheckPoint) {
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        let account = G::account(&view);
        assert_eq!(
            G::prompt(&view),
            account.asked,
            "{point}: the prompt of {viewer:?} is not what the account asks"
        );
        let is_asked = viewer.seat().is_some_and(|seat| state.deciders().contains(seat));
        assert!(!is_asked || account.asked.is_some(), "{point}: {viewer:?} is asked, and not told what");
        let scores = G::scores(&view);
        assert_eq!(scores.seats.len(), state.seats(), "{point}: {viewer:?} lacks the points of a seat");
        if let Some(standings) = state.standings() {
            assert_eq!(
                scores.points(),
                standings.points(),
                "{point}: at the end {viewer:?} is told other points than the standings"
            );
        }
        check_parts::<G>(&view, viewer, point);
        assert!(serde_json::to_value(G::facts(&view)).is_ok(), "{point}: the facts cannot be written");
    }
}

/// The points with their parts are the same points, and the parts add up to their line.
fn check_parts<G: TextAccount>(view: &G::View, viewer: Viewer, point: CheckPoint) {
    let mut explained = G::explain(view);
    for line in explained.seats.iter_mut().flat_map(|standing| &mut standing.lines) {
        let parts = std::mem::take(&mut line.parts);
        let sum: i32 = parts.iter().map(|part| part.points).sum();
        assert!(
            parts.is_empty() || sum == line.points,
            "{point}: for {viewer:?} the parts of {} make {sum}, not {}",
            line.label.id,
            line.points
        );
    }
    assert_eq!(explained, G::scores(view), "{point}: {viewer:?} is explained other points than he is told");
}

/// Every legal action has a label, data that can be read back, a preview in words, and points for every seat where they are
/// predicted.
fn check_previews<G: Preview>(state: &G, dice: &mut FastDice, point: CheckPoint) {
    for seat in state.deciders().iter() {
        let view = state.view(Viewer::Seat(seat));
        let mut list = Vec::new();
        state.actions(seat, &mut list);
        for _ in 0..PREVIEWED.min(list.len()) {
            let action = list[dice.index(list.len())];
            let (label, _) = G::choice(&view, seat, action);
            assert!(!label.id.is_empty(), "{point}: the choice {action} has no label");
            let data = serde_json::to_value(action).expect("an action has only keys that are text");
            let read = G::Action::deserialize(&data).ok();
            assert_eq!(read, Some(action), "{point}: the choice {action} is not the same as data: {data}");
            let preview = G::preview(&view, seat, action);
            assert!(!preview.words.is_empty(), "{point}: the preview of {action} has no words");
            if let Some(scores) = G::preview_scores(&view, seat, action) {
                let seats = scores.seats.len();
                assert_eq!(
                    seats,
                    state.seats(),
                    "{point}: the preview of {action} lacks the points of a seat"
                );
            }
        }
    }
}
