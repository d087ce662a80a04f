//! The line mode with the toy: what Circle the Wagons cannot show.

use std::path::PathBuf;

use bots::Level;
use serde_json::{Value, json};
use table::dice::Secret;
use words::{Language, Words};

use super::console::Console;
use super::game::PlainGame;
use crate::play::host::Host;
use crate::play::local_game::LocalGame;
use crate::play::local_player::LocalPlayer;
use crate::play::save_dir::SaveDir;
use crate::play::setup::{Defaults, Setup};
use crate::play::toy::toy;

/// A folder that is deleted with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("boomtown-{}-{name}", std::process::id()));
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn person(name: &str) -> LocalPlayer {
    LocalPlayer::Person(name.to_owned())
}

/// The output for these input lines with the toy game.
fn conversation(name: &str, options: &Value, holders: &[LocalPlayer], lines: &[&str]) -> String {
    let folder = Folder::new(name);
    let words = Words::new(Language::English);
    let mut setup = Setup::new(toy(), &Defaults::default()).unwrap();
    setup.set_options(options).unwrap();
    setup.seat_named(holders).unwrap();
    let game = LocalGame::begin(name.to_owned(), &setup, Secret::new([7; 32]), Vec::new(), &words).unwrap();
    let mut input = lines.join("\n").into_bytes();
    input.push(b'\n');
    let mut output = Vec::new();
    let mut host = Host::new(SaveDir::at(folder.0.clone()), None);
    let game = PlainGame::new(game, &mut host, &words);
    // Nobody is there when all lines are read: that is how it ends.
    let _ = game.play(&mut Console::new(&mut input.as_slice(), &mut output));
    String::from_utf8(output).unwrap()
}

#[test]
fn between_people_with_secrets_what_was_said_scrolls_away_first() {
    let said = conversation("secrets", &json!({}), &[person("Ann"), person("Bob")], &["", "1"]);
    let (ann, bob) = said.split_once("Pass the keyboard to Bob.").expect("Bob is called up");
    assert!(ann.contains("Pass the keyboard to Ann."));
    assert!(ann.ends_with(&"\n".repeat(60)), "nothing of what Ann saw is left in sight");
    assert!(!bob.contains("it is your turn."), "Bob must show that he sits there first");
}

#[test]
fn between_people_without_secrets_nothing_is_hidden() {
    let said = conversation("open", &json!({ "open": true }), &[person("Ann"), person("Bob")], &["1"]);
    assert!(said.contains("Bob, it is your turn.") && !said.contains("Pass the keyboard"));
}

#[test]
fn beyond_the_barrier_the_next_person_is_asked_and_may_agree_or_not() {
    let people = [person("Ann"), person("Bob")];
    let open = json!({ "open": true });
    let refused = conversation("refused", &open, &people, &["1", "1", "undo", "never"]);
    assert!(
        refused.contains("Bob wants to undo this") && refused.contains("Ann, do you agree?"),
        "{refused}"
    );
    let (_, question) = refused.split_once("the latest first:").unwrap();
    let lines: Vec<&str> = question.trim_start().lines().take(2).collect();
    assert!(lines[0].starts_with("Bob: ") && lines[0].contains("All show:"), "{question}");
    assert!(lines[1].starts_with("Ann: "), "what Ann chose at the same time goes with it: {question}");
    assert!(refused.contains("the move stands") && !refused.contains("Undone."), "{refused}");
    let agreed = conversation("agreed", &open, &people, &["1", "1", "undo", "yes"]);
    assert!(agreed.contains("Undone.") && !agreed.contains("the move stands"), "{agreed}");
}

#[test]
fn what_is_secret_is_told_only_to_whom_it_concerns() {
    let said = conversation("told", &json!({}), &[person("Ann"), person("Bob")], &["", "1", "", "1"]);
    let bobs = said.split_once("Pass the keyboard to Bob.").unwrap().1;
    assert_eq!(bobs.matches("lies face down.").count(), 1, "Bob hears of his own card alone: {bobs}");
    assert!(bobs.contains("All show:"));
}

#[test]
fn a_game_for_people_and_bots_waits_for_the_people_first() {
    let holders = [LocalPlayer::Bot(Level::Tenderfoot), person("Ann")];
    let said = conversation("people-first", &json!({}), &holders, &[]);
    assert!(said.contains("Ann, it is your turn.") && !said.contains("lies face down"), "{said}");
}

/// The output for these input lines while Carson City is set up, and the resulting setup.
fn set_up_city(name: &str, lines: &[&str]) -> (String, Setup, Host, Folder) {
    let folder = Folder::new(name);
    let words = Words::new(Language::English);
    let host = Host::new(SaveDir::at(folder.0.clone()), None);
    let setup =
        Setup::new(games::built_in().find("carson-city").unwrap().game(), &Defaults::default()).unwrap();
    let input = format!("{}\n{}", lines.join("\n"), "\n".repeat(20));
    let mut output = Vec::new();
    let mut input = input.as_bytes();
    let setup = super::questions::set_up(&mut Console::new(&mut input, &mut output), &host, setup, &words);
    (String::from_utf8(output).unwrap(), setup.expect("all is answered"), host, folder)
}

#[test]
fn a_set_and_a_river_of_ones_own_are_typed_refused_with_the_reason_and_kept() {
    let lines = [
        "8", // characters: a set of one's own
        "1y 2r nobody",
        "1y 2r 3y 4y 5y 6y",
        "1y 2r 3y 4y 5y 6y 7y",
        "Seven", // its name
        "",      // no Standish
        "",      // all buildings
        "3",     // a river of one's own
        "a5 b5 c5",
        "a1 b1",
        "", // not kept
    ];
    let (said, setup, host, _folder) = set_up_city("own", &lines);
    assert!(said.contains("These are not known here: nobody."), "{said}");
    assert!(said.contains("it takes 7"), "{said}");
    assert!(said.contains("not on c5"), "{said}");
    assert_eq!(setup.options()["characters"], json!(["1y", "2r", "3y", "4y", "5y", "6y", "7y"]));
    assert_eq!(setup.options()["river"], json!(["a1", "b1"]));
    let kept = host.saved_values();
    assert_eq!(kept.of("carson-city", "characters")[0].name, "Seven");
    assert!(kept.of("carson-city", "river").is_empty());
}

#[test]
fn what_was_left_wrong_is_told_at_the_end_and_everything_is_asked_again() {
    // A river of one's own that does not reach the edge, left like that; the second time the default is taken.
    let lines = ["", "", "", "3", "a5 b5 c5", ""];
    let (said, setup, ..) = set_up_city("left-wrong", &lines);
    assert_eq!(said.matches("so not on c5").count(), 2, "{said}");
    assert_eq!(said.matches("a river of your own").count(), 2, "{said}");
    assert_eq!(setup.options().get("river"), None);
}

#[test]
fn figures_of_the_house_are_told_where_they_are_chosen() {
    let (said, ..) = set_up_city("figures", &[]);
    assert!(said.contains("⌂ The points for a beaten or jailed Outlaw are our own"), "{said}");
    assert!(said.contains("our drawing of the river side"), "{said}");
}

#[test]
fn what_fits_nothing_is_said_and_leaves_the_whole_list_to_choose_from() {
    let open = json!({ "open": true });
    let said = conversation("fits-nothing", &open, &[person("Ann"), person("Bob")], &["zzz", "1"]);
    let (_, after) = said.split_once("Nothing fits “zzz”.").expect("it is said");
    let (list, bobs) = after.split_once("Bob, it is your turn.").expect("a number still chooses");
    assert!(list.contains("  1. ") && list.contains("  2. "), "{list}");
    assert!(!bobs.contains("Type a number from 1 to 0"), "{bobs}");
}

#[test]
fn a_list_that_was_narrowed_says_how_to_see_all_again() {
    let open = json!({ "open": true });
    let people = [person("Ann"), person("Bob")];
    let narrowed = conversation("narrowed", &open, &people, &["/1", ""]);
    let (_, after) = narrowed.split_once("An empty line shows all again.").expect("it is said");
    assert!(after.contains("  2. "), "all are listed again: {after}");
}
