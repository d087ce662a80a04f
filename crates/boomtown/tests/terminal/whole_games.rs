//! Whole games, line by line.

use table::record::{DiceVerdict, Entry};

use crate::home::{FIRST, Home};

const QUICK: [&str; 2] = ["--think-ms", "5"];

/// Plays a game of first choices and looks at what is left of it.
fn played(name: &str, arguments: &[&str]) -> (Home, String) {
    let home = Home::new(name);
    let said = home.play(&[arguments, &QUICK].concat(), &FIRST);
    assert!(home.files("unfinished").is_empty(), "a finished game waits no more");
    let record = home.record();
    assert!(matches!(record.verify(), DiceVerdict::Fair(rolls) if rolls > 0));
    let (session, _) = games::built_in().find(record.game()).unwrap().game().resume(&record).unwrap();
    let standings = session.standings().expect("the game is over");
    assert_eq!(record.result(), Some(&standings.points()[..]));
    (home, said)
}

#[test]
fn one_person_against_a_bot() {
    let (home, said) =
        played("against-a-bot", &["circle-wagons", "--seat", "person:Ann", "--seat", "tenderfoot"]);
    assert!(
        said.contains("Ann wins with") || said.contains("Hattie wins with") || said.contains("share"),
        "{said}"
    );
    let players: Vec<(String, String)> =
        home.record().players().iter().map(|player| (player.name.clone(), player.kind.clone())).collect();
    let expected = [("Ann", "person"), ("Hattie", "tenderfoot")].map(|(a, b)| (a.to_owned(), b.to_owned()));
    assert_eq!(players, expected);
}

#[test]
fn two_people_at_one_screen_are_called_up_in_turn_and_nothing_is_hidden() {
    let (_, said) = played("two-people", &["circle-wagons", "--seat", "person:Ann", "--seat", "person:Bob"]);
    assert!(said.contains("Ann, it is your turn.") && said.contains("Bob, it is your turn."));
    assert!(!said.contains("Pass the keyboard"));
}

#[test]
fn alone_in_every_scenario() {
    let fields = games::built_in().find("circle-wagons").unwrap().game().fields();
    let scenarios: Vec<&str> = fields[0].choices.iter().filter_map(|choice| choice.value.as_str()).collect();
    assert_eq!(scenarios.len(), 6);
    for scenario in scenarios {
        let options = format!("solo={scenario}");
        let arguments = ["circle-wagons", "--options", &options, "--seat", "person:Ann"];
        let (home, _) = played(&format!("alone-{scenario}"), &arguments);
        assert_eq!(home.record().players()[1].kind, "scripted");
    }
}

#[test]
fn bots_among_themselves_need_nobody() {
    let home = Home::new("bots-only");
    let said =
        home.play(&["circle-wagons", "--seat", "tenderfoot", "--seat", "tenderfoot", "--think-ms", "5"], &[]);
    assert!(
        said.contains("Cyrus") && said.contains("Hattie"),
        "two of a kind have names of their own: {said}"
    );
    assert!(matches!(home.record().verify(), DiceVerdict::Fair(_)));
}

#[test]
fn the_questions_alone_lead_into_a_game() {
    let home = Home::new("questions");
    // The game, for two, who sits where; then first choices.
    let lines: Vec<&str> = ["1", "1", "Ann", "tenderfoot"].into_iter().chain(FIRST).collect();
    let said = home.play(&QUICK, &lines);
    assert!(said.contains("Circle the Wagons (Ann, Hattie)"), "{said}");
    assert!(home.record().result().is_some());
}

#[test]
fn the_same_seed_and_the_same_decisions_give_the_same_game() {
    let game = |name: &str, seed: &str| {
        let arguments = ["circle-wagons", "--seat", "person:Ann", "--seat", "person:Bob", "--seed", seed];
        played(name, &arguments).0.record().to_text()
    };
    assert_eq!(game("seed-7", "7"), game("seed-7-again", "7"));
    assert_ne!(game("seed-7-once-more", "7"), game("seed-8", "8"));
}

#[test]
fn without_a_seed_no_two_games_are_alike() {
    let game = |name: &str| {
        let arguments = ["circle-wagons", "--seat", "person:Ann", "--seat", "person:Bob"];
        played(name, &arguments).0.record()
    };
    assert_ne!(game("random-1").commitment(), game("random-2").commitment());
}

#[test]
fn what_was_taken_back_stays_in_the_record_and_the_dice_stay_fair() {
    let home = Home::new("undone");
    let lines: Vec<&str> = ["1", "1", "undo", "2"].into_iter().chain(FIRST).collect();
    home.play(&["circle-wagons", "--seat", "person:Ann", "--seat", "person:Bob"], &lines);
    let record = home.record();
    assert!(record.entries().iter().any(|entry| matches!(entry, Entry::Undo { .. })));
    assert!(matches!(record.verify(), DiceVerdict::Fair(_)));
}
