//! What clients are given of the toy game.

use serde::Serialize;
use serde_json::Value;
use table::{
    Account, Ahead, Choice, Field, OptionsError, OptionsForm, Phrase, Preview, ScoreLine, ScorePart, Seat,
    SeatKind, Standings, TextAccount,
};

use super::flaw::Flaw;
use super::{Action, Options, Toy, View};

fn flawed(view: &View, flaw: Flaw) -> bool {
    view.options.flaw == Some(flaw)
}

impl TextAccount for Toy<1> {
    fn account(view: &View) -> Account {
        let asked = Phrase::new("toy-asked").with("turns", view.turns);
        Account { asked: (!flawed(view, Flaw::AsksWithoutWords)).then_some(asked), ..Account::default() }
    }

    fn prompt(view: &View) -> Option<Phrase> {
        Self::account(view).asked.filter(|_| !flawed(view, Flaw::PromptsSomethingElse))
    }

    fn scores(view: &View) -> Standings {
        let more = i32::from(flawed(view, Flaw::TellsOtherPoints));
        let lines = view.points.map(|points| vec![ScoreLine::new("toy-points", points + more)]);
        Standings::by_points(lines.to_vec())
    }

    fn explain(view: &View) -> Standings {
        let less = i32::from(flawed(view, Flaw::PartsDoNotAddUp));
        let more = i32::from(flawed(view, Flaw::ExplainsOtherPoints));
        let mut standings = Self::scores(view);
        for line in standings.seats.iter_mut().flat_map(|standing| &mut standing.lines) {
            line.points += more;
            line.parts = vec![ScorePart::nowhere(line.points), ScorePart::new(["bank"], -less)];
        }
        standings
    }

    fn facts(view: &View) -> impl Serialize {
        view.points.iter().sum::<i32>()
    }
}

impl Ahead for Toy<1> {}

impl Ahead for Toy<2> {}

impl Preview for Toy<1> {
    fn choice(_: &View, _: Seat, action: Action) -> (Phrase, Option<i32>) {
        (Phrase::new("toy-choice").with("action", action.to_string()), (action == Action::Bank).then_some(1))
    }

    fn preview(view: &View, seat: Seat, _: Action) -> Account {
        let words = vec![Phrase::new("toy-preview").with("seat", seat)];
        Account {
            words: if flawed(view, Flaw::PreviewsNothing) { Vec::new() } else { words },
            ..Account::default()
        }
    }
}

impl OptionsForm for Toy<1> {
    fn fields() -> Vec<Field> {
        vec![Field::new("handicap", "toy-handicap", "toy-handicap-help", vec![Choice::new(true, "toy-yes")])]
    }

    fn with_players(options: &Options, players: usize) -> Result<Options, OptionsError> {
        if players == 2 { Ok(*options) } else { Err(OptionsError::new("toy-for-two")) }
    }

    fn seat_kinds(options: &Options) -> Vec<SeatKind> {
        vec![SeatKind::Player; if options.flaw == Some(Flaw::SeatsOneMore) { 3 } else { 2 }]
    }
}

/// The same game with a form that offers what its options cannot hold.
impl TextAccount for Toy<2> {
    fn account(_: &View) -> Account {
        Account::default()
    }

    fn scores(view: &View) -> Standings {
        Toy::<1>::scores(view)
    }
}

impl Preview for Toy<2> {
    fn choice(view: &View, seat: Seat, action: Action) -> (Phrase, Option<i32>) {
        Toy::<1>::choice(view, seat, action)
    }

    fn preview(view: &View, seat: Seat, action: Action) -> Account {
        Toy::<1>::preview(view, seat, action)
    }
}

impl OptionsForm for Toy<2> {
    fn fields() -> Vec<Field> {
        let text = Choice::new(Value::String("many".to_owned()), "toy-many");
        vec![Field::new("start", "toy-start", "toy-start-help", vec![text])]
    }

    fn with_players(options: &Options, players: usize) -> Result<Options, OptionsError> {
        Toy::<1>::with_players(options, players)
    }

    fn seat_kinds(options: &Options) -> Vec<SeatKind> {
        Toy::<1>::seat_kinds(options)
    }
}
