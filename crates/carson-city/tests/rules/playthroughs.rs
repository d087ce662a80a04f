//! Whole games from fixed seeds, written out: every change of the rules, of the text forms, of the use of dice or of the points shows
//! here. The stored games are also what old records look like, so they must keep replaying.

use carson_city::options::{Characters, Preset, Strategy};
use carson_city::{CarsonCity, Edition, Options, River, Switch};
use table::kit::playthrough;
use table::{Game, Record, Session};

/// The stored game, checked against a fresh one, replays to its result.
fn check(name: &str, options: &Options, seed: u64) {
    let text = playthrough::<CarsonCity>(options, seed);
    insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("playthroughs__{name}"), text);
    });
    let record = Record::read(&text).expect("the game is written as a record");
    let (session, _) = Session::<CarsonCity>::resume(&record).expect("the record replays");
    let points = session.state().standings().map(|standings| standings.points());
    assert_eq!(points, record.result().map(<[i32]>::to_vec));
}

#[test]
fn games_of_both_editions_go_as_they_went() {
    for edition in [Edition::Y2023, Edition::Y2015] {
        for players in 2..=6 {
            let options = Options { edition, ..Options::for_players(players) };
            check(&format!("{}-for-{players}", edition.year()), &options, u64::from(players));
        }
    }
}

#[test]
fn games_by_the_river_go_as_they_went() {
    for players in [2, 4] {
        let options = Options { river: Some(River::PRINTED), ..Options::for_players(players) };
        check(&format!("river-for-{players}"), &options, u64::from(players));
    }
    let own = ["a2", "b2", "b3", "c3", "d3", "e3", "f3", "g3", "g4", "h4"];
    let river = River::Tiles(own.iter().map(|name| name.parse().unwrap()).collect());
    check("own-river", &Options { river: Some(river), ..Options::for_players(3) }, 1);
}

#[test]
fn games_with_duel_tiles_go_as_they_went() {
    for players in [2, 5, 6] {
        let options = Options { might_is_right: Switch::On, ..Options::for_players(players) };
        check(&format!("might-is-right-for-{players}"), &options, u64::from(players));
    }
}

#[test]
fn games_with_a_new_beginning_go_as_they_went() {
    let options = Options { new_beginning: Switch::On, ..Options::for_players(3) };
    check("new-beginning", &options, 1);
    check("new-beginning-with-duel-tiles", &Options { might_is_right: Switch::On, ..options }, 2);
}

#[test]
fn games_with_outlaws_go_as_they_went() {
    for edition in [Edition::Y2023, Edition::Y2015] {
        let options = Options { outlaws: Switch::On, edition, ..Options::for_players(4) };
        check(&format!("outlaws-{}", edition.year()), &options, 3);
    }
}

#[test]
fn games_with_horses_go_as_they_went() {
    for players in [2, 4] {
        let options = Options { horses: Switch::On, ..Options::for_players(players) };
        check(&format!("horses-for-{players}"), &options, u64::from(players));
    }
}

#[test]
fn games_with_kit_carson_go_as_they_went() {
    let options = Options { kit_carson: Switch::On, ..Options::for_players(3) };
    check("kit-carson", &options, 1);
    check("kit-carson-with-horses", &Options { horses: Switch::On, ..options }, 2);
}

#[test]
fn games_with_several_variants_go_as_they_went() {
    let on = Switch::On;
    let options = Options { river: Some(River::PRINTED), outlaws: on, horses: on, ..Options::for_players(3) };
    check("river-outlaws-horses", &options, 1);
    check("all-but-kit-carson", &Options { new_beginning: on, might_is_right: on, ..options }, 2);
}

#[test]
fn games_against_standish_go_as_they_went() {
    for strategy in Strategy::ALL {
        let options = Options { solo: Some(strategy), ..Options::for_players(1) };
        check(&format!("solo-{}", strategy.name()), &options, 1);
    }
}

#[test]
fn games_with_the_named_characters_go_as_they_went() {
    for preset in Preset::ALL {
        let options = Options { characters: Characters::Preset(preset), ..Options::for_players(3) };
        check(preset.name(), &options, 1);
    }
}
