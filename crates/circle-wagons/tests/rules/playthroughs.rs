//! Whole games from fixed seeds, written out: every change of the rules, of the text forms, of the use of dice or of the points shows
//! here. The stored games are also what old records look like, so they must keep replaying.

use circle_wagons::{CircleWagons, Options, Scenario};
use table::kit::playthrough;
use table::{Game, Record, Session};

/// The stored game, checked against a fresh one, replays to its result.
fn check(name: &str, options: &Options, seed: u64) {
    let text = playthrough::<CircleWagons>(options, seed);
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("playthroughs__{name}"), text);
    });
    let record = Record::read(&text).expect("the game is written as a record");
    let (session, _) = Session::<CircleWagons>::resume(&record).expect("the record replays");
    assert_eq!(
        session.state().standings().map(|standings| standings.points()),
        record.result().map(<[i32]>::to_vec)
    );
}

#[test]
fn games_for_two_go_as_they_went() {
    for seed in 1..=4 {
        check(&format!("two-{seed}"), &Options::default(), seed);
    }
}

#[test]
fn lone_cowboy_games_go_as_they_went() {
    for scenario in Scenario::ALL {
        check(&format!("solo-{scenario}"), &Options::solo(scenario), 1);
    }
}
