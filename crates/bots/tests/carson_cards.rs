//! The balance of the card game's deck, measured with a greedy bot.

use bots::{Budget, Level, find};
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{Seat, Standings, Viewer};

fn play(options: &Value, seed: u64, levels: &[Level]) -> Standings {
    let entry = find("carson-cards").expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let mut sitting = entry.title().begin(options, &mut dice).expect("the options can be played");
    let mut bots: Vec<_> = levels.iter().map(|&level| entry.bot(level, seed)).collect();
    while let Some(seat) = sitting.deciders().lowest() {
        let view = sitting.bot_view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, Budget::millis(0));
        sitting.play(seat, &action, &mut dice).expect("a bot plays by the rules");
    }
    sitting.standings().expect("the game is over")
}

/// How often a greedy person wins against three virtual players, and what these have on average.
fn against_three(strength: &str) -> (f64, f64) {
    const GAMES: u64 = 120;
    let (mut won, mut virtual_points) = (0.0, 0.0);
    for seed in 0..GAMES {
        let standings = play(&json!({ "people": 1, "strength": strength }), seed, &[Level::Cowhand]);
        let winners: Vec<Seat> = standings.winners().collect();
        if winners.contains(&Seat::FIRST) {
            won += 1.0 / winners.len() as f64;
        }
        virtual_points += f64::from(standings.points()[1..].iter().sum::<i32>()) / 3.0;
    }
    (won / GAMES as f64, virtual_points / GAMES as f64)
}

#[test]
fn virtual_players_are_neither_pushovers_nor_giants() {
    let (beginners, their_points) = against_three("beginner");
    assert!((0.5..0.75).contains(&beginners), "against beginners {beginners}");
    assert!((100.0..=125.0).contains(&their_points), "beginners have {their_points}");
    let (professionals, their_points) = against_three("professional");
    assert!((0.2..0.45).contains(&professionals), "against professionals {professionals}");
    assert!((100.0..=125.0).contains(&their_points), "professionals have {their_points}");
}
