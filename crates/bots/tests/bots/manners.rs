//! Manners make games differ and cost little: in paired games against the plain bot of the same level each wins nearly half.

use bots::{Budget, Level, Manner};
use rayon::prelude::*;
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{AnySession, Seat, Viewer};

/// The least share of games that a manner may win.
const LEAST: f64 = 0.42;

/// In how many games manners show.
const SOME: u64 = 4;

/// Plays a game for two, and tells it with what was chosen.
fn play(game: &str, options: &Value, seed: u64, names: [&str; 2]) -> (Box<dyn AnySession>, Vec<String>) {
    let entry = games::built_in().find(game).expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let mut session = entry.game().begin(options, &mut dice).expect("the options can be played");
    let mut bots = names.map(|name| entry.bot_named(name, seed).expect("the bot is registered"));
    let mut chosen = Vec::new();
    while let Some(seat) = session.deciders().lowest() {
        let view = session.bot_view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, Budget::Positions(300));
        session.play(seat, &action, &mut dice).expect("a bot plays by the rules");
        chosen.push(action);
    }
    (session, chosen)
}

/// The share of games that a manner wins against the plain bot of its level, a draw for half.
fn share(game: &str, options: &Value, level: Level, manner: Manner, pairs: u64) -> f64 {
    let mannered = format!("{level}/{manner}");
    let won: f64 = (0..2 * pairs)
        .into_par_iter()
        .map(|number| {
            let first = number % 2 == 0;
            let names = if first { [&*mannered, level.name()] } else { [level.name(), &*mannered] };
            let points = play(game, options, 9_000_001 + number / 2, names)
                .0
                .standings()
                .expect("it is over")
                .points();
            let lead = points[Seat::FIRST.index()] - points[Seat::SECOND.index()];
            let lead = if first { lead } else { -lead };
            f64::from(1 + lead.signum()) / 2.0
        })
        .sum();
    #[expect(clippy::cast_precision_loss, reason = "a test plays a few hundred games")]
    let games = 2.0 * pairs as f64;
    won / games
}

fn assert_cheap(game: &str, options: &Value, level: Level, pairs: u64) {
    let shares = Manner::ALL.map(|manner| (manner, share(game, options, level, manner, pairs)));
    for (manner, share) in shares {
        println!("{game}: {level}/{manner} wins {:.1} of 100 against {level}", 100.0 * share);
    }
    assert!(shares.iter().all(|&(_, share)| share >= LEAST), "{game}, {level}: {shares:?}");
}

#[test]
fn in_carson_city_a_manner_costs_little() {
    assert_cheap("carson-city", &json!({ "players": 2 }), Level::Cowhand, 200);
    assert_cheap("carson-city", &json!({ "players": 2 }), Level::Deputy, 50);
}

#[test]
fn in_the_card_game_a_manner_costs_little() {
    assert_cheap("carson-cards", &json!({ "people": 2 }), Level::Cowhand, 200);
    assert_cheap("carson-cards", &json!({ "people": 2 }), Level::Deputy, 50);
}

/// No two manners choose the same in a few games.
fn assert_different(game: &str, options: &Value, level: Level) {
    let games = Manner::ALL.map(|manner| {
        let name = format!("{level}/{manner}");
        (1..=SOME).map(|seed| play(game, options, seed, [&name, level.name()]).1).collect::<Vec<_>>()
    });
    let differ = games[0] != games[1] && games[1] != games[2] && games[0] != games[2];
    assert!(differ, "{game}: {level}");
}

#[test]
fn in_carson_city_no_two_manners_play_the_same_games() {
    for level in [Level::Cowhand, Level::Deputy, Level::Marshal, Level::Legend] {
        assert_different("carson-city", &json!({ "players": 2 }), level);
    }
}

/// Who looks ahead there is led by points: from the Deputy on a few games need not show the manner.
#[test]
fn in_the_card_game_no_two_manners_of_the_cowhand_play_the_same_games() {
    assert_different("carson-cards", &json!({ "people": 2 }), Level::Cowhand);
}
