//! What clients show: the heap in characters and in words, the choices, the options.

use table::account::Picture;
use table::{
    Account, Ahead, Choice, Field, Game as _, OptionsError, OptionsForm, Phrase, Preview, Seat, SeatKind,
    Span, Standings, TextAccount, Tone,
};

use crate::{Nim, Options, Take};

/// The heaps that a client offers.
const HEAPS: [u8; 3] = [21, 13, 34];

impl TextAccount for Nim {
    fn account(view: &Nim) -> Account {
        let counters = Span::plain("o ".repeat(usize::from(view.heap())), Tone::Plain);
        Account {
            pictures: vec![Picture {
                title: Phrase::new("nim-heap"),
                owner: None,
                lines: vec![vec![counters]],
            }],
            words: vec![Phrase::new("nim-left").with("counters", view.heap())],
            asked: (!view.is_over()).then(|| Phrase::new("nim-prompt")),
        }
    }

    fn scores(view: &Nim) -> Standings {
        view.scores()
    }
}

/// A question with one answer answers itself; orders are not for so short a game.
impl Ahead for Nim {}

impl Preview for Nim {
    fn choice(_: &Nim, _: Seat, Take(counters): Take) -> (Phrase, Option<i32>) {
        (Phrase::new("nim-take").with("counters", counters), None)
    }

    fn preview(view: &Nim, _: Seat, Take(counters): Take) -> Account {
        let left = view.heap().saturating_sub(counters);
        Account { words: vec![Phrase::new("nim-left").with("counters", left)], ..Account::default() }
    }
}

impl OptionsForm for Nim {
    fn fields() -> Vec<Field> {
        let choice = |heap: u8| Choice::new(heap, Phrase::new("nim-option-counters").with("counters", heap));
        vec![Field::new("heap", "nim-option-heap", "nim-option-heap-help", HEAPS.map(choice).to_vec())]
    }

    fn with_players(options: &Options, players: usize) -> Result<Options, OptionsError> {
        if players == 2 { Ok(*options) } else { Err(OptionsError::new("nim-two-players")) }
    }

    fn seat_kinds(_: &Options) -> Vec<SeatKind> {
        vec![SeatKind::Player; 2]
    }
}
