//! Says a sentence in every language: `cargo run -p boomtown-words --example say`.

use table::Phrase;
use words::{Language, Words};

fn main() {
    let sentence = Phrase::new("cards-rule-auctioneer");
    for language in Language::ALL {
        println!("{}: {}", language.code(), Words::new(language).say(&sentence));
    }
}
