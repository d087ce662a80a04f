//! What players are told: the heap in characters and in words, the choices, the options.

use table::account::{Chair, Picture};
use table::{Account, BadOptions, Choice, Field, Game as _, Phrase, Seat, Span, Standings, Telling, Tone};

use crate::{Nim, Options, Take};

/// The heaps that a client offers.
const HEAPS: [u8; 3] = [21, 13, 34];

impl Telling for Nim {
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

    fn choice(_: &Nim, _: Seat, Take(counters): Take) -> (Phrase, Option<i32>) {
        (Phrase::new("nim-take").with("counters", counters), None)
    }

    fn preview(view: &Nim, _: Seat, Take(counters): Take) -> Account {
        let left = view.heap().saturating_sub(counters);
        Account { words: vec![Phrase::new("nim-left").with("counters", left)], ..Account::default() }
    }

    fn fields() -> Vec<Field> {
        let choice = |heap: u8| Choice::new(heap, Phrase::new("nim-option-counters").with("counters", heap));
        vec![Field::new("heap", "nim-option-heap", "nim-option-heap-help", HEAPS.map(choice).to_vec())]
    }

    fn with_players(options: &Options, players: usize) -> Result<Options, BadOptions> {
        if players == 2 { Ok(*options) } else { Err(BadOptions::new("nim-two-players")) }
    }

    fn chairs(_: &Options) -> Vec<Chair> {
        vec![Chair::Player; 2]
    }
}
