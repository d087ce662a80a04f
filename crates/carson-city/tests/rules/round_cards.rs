//! The cards of the rounds say what the game says: whatever is played, their sums are the players' money and points.

use crate::scene::{scene, seat};
use carson_city::{CarsonCity, Fighter, Options, VariantEvent};
use serde_json::json;
use table::dice::FastDice;
use table::erased::{AnySession, any_game};
use table::{Arg, Chapter, Dice, Game, Phrase, TextAccount, Viewer};

/// A game played at random, with the cards of each moment on demand.
fn played(seed: u64, decisions: usize) -> Box<dyn AnySession> {
    let mut dice = FastDice::seeded(seed);
    let options = serde_json::to_value(Options::default()).expect("options are data");
    let mut session =
        any_game::<CarsonCity>().begin(&options, &mut dice).expect("the usual options are legal");
    while session.decisions() < decisions {
        let Some(seat) = session.turn().or_else(|| session.deciders().iter().next()) else { break };
        let actions = session.actions(seat);
        let action = &actions[dice.index(actions.len())];
        session.play(seat, action, &mut dice).expect("it is legal");
    }
    session
}

/// The two numbers of a row's cell.
fn span(chapter: &Chapter, label: &str, seat: usize) -> (i64, i64) {
    let row = chapter.rows.iter().find(|row| row.label.id == label).expect("every card has this row");
    let number = |phrase: &Phrase, name: &str| match phrase.args.iter().find(|(known, _)| known == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} is no number but {other:?}"),
    };
    (number(&row.cells[seat][0], "before"), number(&row.cells[seat][0], "after"))
}

#[test]
fn the_last_card_ends_with_what_everybody_has() {
    for (seed, decisions) in (0..12).zip((40..).step_by(23)) {
        let session = played(seed, decisions);
        let chapters = session.chapters(Viewer::Spectator);
        let players = session.position()["players"].clone();
        let last = chapters.last().expect("a game has a first round");
        for (seat, player) in players.as_array().expect("they are a list").iter().enumerate() {
            assert_eq!(
                span(last, "city-card-money", seat).1,
                player["money"].as_i64().unwrap_or(0),
                "seed {seed}"
            );
            assert_eq!(
                span(last, "city-card-points", seat).1,
                player["points"].as_i64().unwrap_or(0),
                "seed {seed}"
            );
        }
    }
}

#[test]
fn a_round_begins_with_what_the_one_before_left() {
    let session = played(3, 400);
    let chapters = session.chapters(Viewer::Spectator);
    assert!(chapters.len() > 1, "more than a round was played");
    for pair in chapters.windows(2) {
        assert_eq!(pair[0].until, pair[1].from);
        for seat in 0..session.seats() {
            for label in ["city-card-money", "city-card-points"] {
                assert_eq!(span(&pair[0], label, seat).1, span(&pair[1], label, seat).0);
            }
        }
    }
}

#[test]
fn every_duel_has_one_winner_and_somebody_who_lost_it() {
    let told = |label: &str| {
        let sessions = (0..6).map(|seed| played(seed, 300));
        let chapters = sessions.flat_map(|session| session.chapters(Viewer::Spectator));
        let rows = chapters.flat_map(|chapter| chapter.rows).filter(|row| row.label.id == label);
        rows.flat_map(|row| row.cells).map(|cell| cell.len()).sum::<usize>()
    };
    let (won, lost) = (told("city-card-won"), told("city-card-lost"));
    assert!(won > 0 && lost >= won, "{won} won, {lost} lost");
}

#[test]
fn a_fight_with_an_outlaw_is_won_and_lost_on_the_card_too() {
    let view = scene(&json!([{}, {}, {}]), json!({})).game.view(Viewer::Spectator);
    let fighter = |number: usize| Fighter { seat: seat(number), dice: vec![3], firepower: 2, strength: 5 };
    let fight = |winner: Option<usize>| {
        let parcel = "d5".parse().expect("it is a parcel");
        let fighters = vec![fighter(2), fighter(3)];
        VariantEvent::OutlawFight { parcel, strength: 5, fighters, winner: winner.map(seat) }.into()
    };
    for (winner, won, lost) in [(Some(2), vec![0, 1, 0], vec![0, 0, 1]), (None, vec![], vec![0, 1, 1])] {
        let cards = CarsonCity::chapters(&view, &[(0, &fight(winner))]);
        let told = |label: &str| {
            let rows = cards[0].rows.iter().filter(|row| row.label.id == label);
            rows.flat_map(|row| row.cells.iter().map(Vec::len)).collect::<Vec<_>>()
        };
        assert_eq!((told("city-card-won"), told("city-card-lost")), (won, lost));
    }
}
