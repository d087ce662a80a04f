//! Bots of every level play every variant of Carson City by the rules, to the end.

use bots::{Budget, Level};
use rayon::prelude::*;
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{SaturatingAs, Viewer};

/// One bot of each level, as far as there are seats.
fn play(options: &Value, seed: u64) {
    let entry = games::built_in().find("carson-city").expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let mut session = entry.game().begin(options, &mut dice).expect("the options can be played");
    let mut bots = Level::ALL.map(|level| entry.bot(level, seed));
    while let Some(seat) = session.deciders().lowest() {
        let view = session.bot_view(Viewer::Seat(seat));
        let level = (seat.index() + seed.saturating_as::<usize>()) % bots.len();
        let action = bots[level].choose(&view, seat, Budget::Positions(60));
        session.play(seat, &action, &mut dice).expect("a bot plays by the rules");
    }
    assert!(session.standings().is_some(), "the game is over");
}

fn play_several(options: &Value) {
    (0..4).into_par_iter().for_each(|seed| play(options, seed));
}

#[test]
fn everything_at_once() {
    play_several(&json!({
        "players": 4, "river": "printed", "new_beginning": true, "might_is_right": true, "outlaws": true, "horses": true,
    }));
}

#[test]
fn the_race_of_kit_carson() {
    play_several(&json!({ "players": 3, "kit_carson": true, "horses": true }));
}

#[test]
fn the_game_for_one_with_the_variants_that_go_with_it() {
    play_several(
        &json!({ "solo": "miner", "river": "printed", "new_beginning": true, "might_is_right": true }),
    );
}

#[test]
fn six_players_of_the_edition_of_2015() {
    play_several(&json!({ "players": 6, "edition": 2015, "outlaws": true }));
}
