//! What a seat may know in words and characters.

use pyo3::prelude::*;
use table::account::Ink;
use table::{Account, Hue, Tone};
use words::{Language, Words};

use crate::errors::BoomtownError;

/// A language by its code.
pub(crate) fn read_language(name: &str) -> PyResult<Language> {
    let known = || Language::ALL.map(Language::code).join(", ");
    let unknown =
        |_| BoomtownError::new_err(format!("there is no language '{name}': take one of {}", known()));
    name.parse().map_err(unknown)
}

/// A piece of text in a language.
pub(crate) fn ink(span: &table::Span, words: &Words) -> String {
    match &span.text {
        Ink::Plain(text) => text.to_string(),
        Ink::Words(phrase) => words.say(phrase),
    }
}

/// The look of a span by name.
pub(crate) fn tone(tone: Tone) -> String {
    match tone {
        Tone::Plain => "plain".to_owned(),
        Tone::Dim => "dim".to_owned(),
        Tone::Strong => "strong".to_owned(),
        Tone::Target => "target".to_owned(),
        Tone::Gain => "gain".to_owned(),
        Tone::Loss => "loss".to_owned(),
        Tone::Seat(seat) => format!("seat {}", seat.index()),
        Tone::Ground(hue) => format!("ground {}", name_of(hue)),
        Tone::Marked(hue) => format!("marked {}", name_of(hue)),
    }
}

const fn name_of(hue: Hue) -> &'static str {
    match hue {
        Hue::Sand => "sand",
        Hue::Leaf => "leaf",
        Hue::Snow => "snow",
        Hue::Rock => "rock",
        Hue::Grass => "grass",
        Hue::Water => "water",
        Hue::Bare => "bare",
    }
}

/// An account as text: its pictures, or in sentences.
pub(crate) fn said(account: &Account, words: &Words, sentences: bool) -> String {
    if sentences {
        return account.words.iter().map(|phrase| words.say(phrase)).collect::<Vec<_>>().join("\n");
    }
    let mut lines = Vec::new();
    for picture in &account.pictures {
        lines.push(format!("[{}]", words.say(&picture.title)));
        for line in &picture.lines {
            let line: String = line.iter().map(|span| ink(span, words)).collect();
            lines.push(line.trim_end().to_owned());
        }
    }
    lines.extend(account.asked.iter().map(|phrase| words.say(phrase)));
    lines.join("\n")
}
