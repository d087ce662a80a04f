//! The balance of the card game, measured with a greedy bot, and what a bot does where a choice is rare.

use bots::{Budget, Level};
use carson_cards::{Handicap, Mixture, Options, Strength};
use rayon::prelude::*;
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{SaturatingAs, Seat, Standings, Viewer};

fn play(options: &Value, seed: u64, levels: &[Level]) -> Standings {
    let entry = games::built_in().find("carson-cards").expect("the game is registered");
    let mut dice = FastDice::seeded(seed);
    let mut session = entry.game().begin(options, &mut dice).expect("the options can be played");
    let mut bots: Vec<_> = levels.iter().map(|&level| entry.bot(level, seed)).collect();
    while let Some(seat) = session.deciders().lowest() {
        let view = session.bot_view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, seat, Budget::millis(0));
        session.play(seat, &action, &mut dice).expect("a bot plays by the rules");
    }
    session.standings().expect("the game is over")
}

/// How often a greedy person wins against three virtual players, and what these have on average.
#[expect(clippy::cast_precision_loss, reason = "a test plays a few hundred games")]
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

/// The part of the games that virtual players win, with a Cowhand in every person's seat.
#[expect(clippy::cast_precision_loss, reason = "a test plays a few hundred games")]
fn share_of_virtual_players(people: usize, players: usize, strength: Strength) -> f64 {
    const GAMES: u64 = 80;
    let levels = vec![Level::Cowhand; people];
    let options = json!({ "people": people, "fill": players, "strength": strength });
    let won = (0..GAMES).into_par_iter().map(|seed| {
        let standings = play(&options, seed, &levels);
        let winners: Vec<Seat> = standings.winners().collect();
        winners.iter().filter(|seat| seat.index() >= people).count() as f64 / winners.len() as f64
    });
    won.sum::<f64>() / GAMES as f64
}

#[test]
fn virtual_players_win_as_often_as_the_set_up_of_a_table_tells() {
    for (people, players, strength) in
        [(3, 4, Strength::Advanced), (5, 6, Strength::Professional), (2, 6, Strength::Beginner)]
    {
        let options = Options {
            people: people.saturating_as::<u8>(),
            fill: players.saturating_as::<u8>(),
            strength,
            ..Options::default()
        };
        let mixture = Mixture::of(options).expect("there are virtual players");
        let told =
            f64::from(mixture.share(strength, Handicap::ByTable)) / 100.0 * f64::from(mixture.virtuals);
        let share = share_of_virtual_players(people, players, strength);
        assert!((share - told).abs() < 0.13, "{people} people of {players}: {share}, and {told} is told");
    }
}

#[test]
fn every_bot_sells_to_make_room_for_a_card_that_fits_nowhere() {
    // The city of the scenario building/no-place.toml: nowhere in it is room for II-36.
    let laid = [
        ["I-18", "I-19", "I-25", "I-30"],
        ["I-37", "I-38", "II-19", "II-20"],
        ["II-42", "II-43", "I-41", "I-43"],
        ["I-45", "II-34", "II-44", "I-48"],
    ];
    let city: Vec<Value> = laid
        .iter()
        .enumerate()
        .flat_map(|(row, cards)| {
            let at = move |column: usize| format!("{},{}", 2 * column, 2 * row);
            cards.iter().enumerate().map(move |(column, card)| json!({ "card": card, "at": at(column) }))
        })
        .collect();
    let position = json!({
        "options": { "people": 1 }, "round": 12, "phase": { "take-at-once": "lawyer" },
        "used": ["lawyer"], "turned": ["lawyer"], "next": "singer", "hand": "II-36",
        "players": [{ "city": city, "persons": ["lawyer", "auctioneer"] }, {}, {}, {}],
    });
    let entry = games::built_in().find("carson-cards").expect("the game is registered");
    for level in Level::ALL {
        let session = entry.game().load(&position).expect("the position can be played");
        let view = session.bot_view(Viewer::Seat(Seat::FIRST));
        let action = entry.bot(level, 1).choose(&view, Seat::FIRST, Budget::millis(50));
        assert!(action.starts_with("sell "), "{level}: {action}");
    }
}
