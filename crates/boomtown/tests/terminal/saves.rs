//! Games that are left and gone on with, and saves that cannot be used.

use std::fs;

use table::record::DiceVerdict;

use crate::home::{FIRST, Home};

const PLAY: [&str; 10] = [
    "play",
    "--plain",
    "circle-wagons",
    "--seat",
    "person:Ann",
    "--seat",
    "tenderfoot",
    "--think-ms",
    "5",
    "--new",
];

#[test]
fn whoever_stops_typing_finds_the_game_as_he_left_it() {
    let home = Home::new("left");
    let left = home.run(&PLAY, &["1", "1", "1"]);
    assert_eq!(left.code, 0);
    assert!(left.said.contains("The game is saved."), "{}", left.said);
    let entries = home.saved_entries();
    assert!(entries >= 3);
    // The first item offered is to go on.
    let said = home.play(&[], &["1", "quit"]);
    assert!(said.contains("Resume: Circle the Wagons (Ann "), "{said}");
    assert_eq!(home.saved_entries(), entries, "going on alone decides nothing for Ann");
    let lines: Vec<&str> = std::iter::once("1").chain(FIRST).collect();
    home.play(&[], &lines);
    assert!(matches!(home.record().verify(), DiceVerdict::Fair(_)));
    assert!(home.files("unfinished").is_empty());
}

#[test]
fn a_game_survives_that_the_program_is_killed() {
    let home = Home::new("killed");
    let mut talk = home.talk(&PLAY);
    for _ in 0..3 {
        talk.hear("Ann, it is your turn.");
        talk.say("1");
    }
    talk.hear("Ann, it is your turn.");
    talk.kill();
    let before = home.files("unfinished").into_iter().find(|path| path.extension().unwrap() == "json");
    let before = fs::read_to_string(before.expect("the save is there")).unwrap();
    assert!(before.matches("\"play\"").count() >= 3, "{before}");
    let said = home.play(&["--resume"], &FIRST);
    assert!(said.contains("wins with") || said.contains("share the win"), "{said}");
    assert!(matches!(home.record().verify(), DiceVerdict::Fair(_)));
}

#[test]
fn a_game_that_is_being_played_is_not_offered_in_another_window() {
    let home = Home::new("two-windows");
    let mut talk = home.talk(&PLAY);
    talk.hear("Ann, it is your turn.");
    let second = home.run(&["play", "--plain", "--resume"], &[]);
    assert_eq!(second.code, 2);
    assert!(second.complained.contains("No game to resume."), "{}", second.complained);
    talk.kill();
    assert!(home.play(&["--resume"], &["quit"]).contains("Ann, it is your turn."));
}

#[test]
fn a_new_game_leaves_the_unfinished_one_alone() {
    let home = Home::new("new-beside-old");
    home.run(&PLAY, &["1"]);
    home.run(&PLAY, &["1", "1"]);
    assert_eq!(home.files("unfinished").len(), 2);
}

/// Leaves a game and changes its save.
fn spoiled(name: &str, spoil: impl FnOnce(String) -> String) -> (Home, String) {
    let home = Home::new(name);
    home.run(&PLAY, &["1", "1", "1"]);
    let path = home.save();
    let spoiled = spoil(fs::read_to_string(&path).unwrap());
    fs::write(&path, &spoiled).unwrap();
    (home, spoiled)
}

/// Starts the program and expects the save to be set aside, unharmed, for this reason.
fn is_set_aside(home: &Home, spoiled: &str, why: &str) {
    let said = home.play(&["circle-wagons", "--seat", "person:Ann", "--seat", "tenderfoot"], &[]);
    assert!(said.contains("cannot be used") && said.contains(why), "{said}");
    let [aside] = &home.files("set-aside")[..] else { panic!("one file is set aside") };
    assert!(said.contains(&aside.display().to_string()), "the message says where it lies now");
    assert_eq!(fs::read_to_string(aside).unwrap(), spoiled);
}

#[test]
fn a_save_cut_short_is_set_aside() {
    let (home, spoiled) = spoiled("cut-short", |save| save[..save.len() / 2].to_owned());
    is_set_aside(&home, &spoiled, "it can’t be read or replayed");
}

#[test]
fn a_save_of_a_game_that_nobody_knows_is_set_aside() {
    let (home, spoiled) = spoiled("foreign", |save| save.replace("\"circle-wagons\"", "\"tiddlywinks\""));
    is_set_aside(&home, &spoiled, "there is no game called tiddlywinks here");
}

#[test]
fn a_save_with_another_secret_is_set_aside() {
    let (home, spoiled) = spoiled("other-secret", |save| {
        let begin = save.find("\"secret\": \"").unwrap() + "\"secret\": \"".len();
        format!("{}{}{}", &save[..begin], "ab".repeat(32), &save[begin + 64..])
    });
    is_set_aside(&home, &spoiled, "not the sealed one");
}

#[test]
fn a_save_with_an_impossible_move_goes_on_from_the_state_kept_with_it() {
    let (home, _) = spoiled("impossible", |save| save.replacen("\"start ", "\"start 99", 1));
    let said = home.play(&["circle-wagons", "--seat", "person:Ann", "--seat", "tenderfoot"], &[]);
    assert!(said.contains("Resume: Circle the Wagons") && !said.contains("cannot be used"), "{said}");
    assert!(home.files("set-aside").is_empty());
}

#[test]
fn a_save_with_an_impossible_move_and_no_state_to_go_on_from_is_set_aside() {
    let (home, spoiled) = spoiled("impossible-stateless", |save| {
        let whole = save.replacen("\"start ", "\"start 99", 1);
        let mut save: serde_json::Value = serde_json::from_str(&whole).unwrap();
        save["record"].as_object_mut().unwrap().remove("state").expect("a state is kept with the record");
        save.to_string()
    });
    is_set_aside(&home, &spoiled, "it can’t be read or replayed");
}

#[test]
fn what_is_no_save_at_all_is_set_aside_and_a_second_one_beside_it() {
    let home = Home::new("no-save");
    fs::create_dir_all(home.path("unfinished")).unwrap();
    for content in ["not a game", "not a game either"] {
        fs::write(home.path("unfinished/diary.json"), content).unwrap();
        home.play(&[], &[]);
    }
    let kept: Vec<String> =
        home.files("set-aside").iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    assert_eq!(kept, ["not a game", "not a game either"]);
}

#[test]
fn a_shelf_that_cannot_be_written_to_is_mentioned_and_the_game_goes_on() {
    let home = Home::new("no-shelf");
    fs::write(home.path("unfinished"), "a file where a folder should be").unwrap();
    let said = home.play(&["circle-wagons", "--seat", "person:Ann", "--seat", "tenderfoot"], &["1"]);
    assert!(said.contains("The game cannot be saved"), "{said}");
    assert!(said.contains("Ann takes card"), "{said}");
}
