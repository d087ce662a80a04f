//! How a person fares against Standish, with the bots on the person's side.

use bots::{Budget, Level};
use rayon::prelude::*;
use serde_json::json;
use table::dice::FastDice;
use table::{Standings, Viewer};

fn play(strategy: &str, level: Level, seed: u64) -> Standings {
    let entry = games::built_in().find("carson-city").expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let mut session =
        entry.game().begin(&json!({ "solo": strategy }), &mut dice).expect("the options can be played");
    let mut bot = entry.bot(level, seed);
    while let Some(seat) = session.deciders().lowest() {
        let action = bot.choose(&session.bot_view(Viewer::Seat(seat)), seat, Budget::Positions(500));
        session.play(seat, &action, &mut dice).expect("a bot plays by the rules");
    }
    session.standings().expect("the game is over")
}

#[expect(clippy::cast_precision_loss, reason = "a test plays a few hundred games")]
fn share_won(strategy: &str, level: Level, games: u32) -> f64 {
    let won = (0..games)
        .into_par_iter()
        .filter(|&seed| play(strategy, level, u64::from(seed)).seats[0].place == 1)
        .count();
    won as f64 / f64::from(games)
}

#[test]
fn each_strategy_is_harder_for_the_cowhand_than_the_one_before_it() {
    const GAMES: u32 = 400;
    let shares =
        ["rancher", "miner", "strength", "urban"].map(|strategy| share_won(strategy, Level::Cowhand, GAMES));
    for pair in shares.windows(2) {
        let variance: f64 = pair.iter().map(|share| share * (1.0 - share) / f64::from(GAMES)).sum();
        assert!(pair[0] - pair[1] > 1.96 * variance.sqrt(), "{shares:?}");
    }
}

#[test]
fn against_the_hardest_strategy_the_deputy_wins_more_often_than_the_cowhand() {
    let [cowhand, deputy] = [Level::Cowhand, Level::Deputy].map(|level| share_won("urban", level, 80));
    assert!(deputy > cowhand + 0.1, "the Deputy wins {deputy}, the Cowhand {cowhand}");
}
