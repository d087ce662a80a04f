//! What can be typed beside choices.

use crate::home::Home;

const TWO: [&str; 7] = ["circle-wagons", "--seat", "person:Ann", "--seat", "person:Bob", "--seed", "3"];

/// What is said after these lines.
fn after(name: &str, lines: &[&str]) -> String {
    let home = Home::new(name);
    home.play(&TWO, lines)
}

/// The numbered choices that were listed last.
fn listed(said: &str) -> Vec<&str> {
    let last = said.rsplit("> ").nth(1).unwrap_or_default();
    let is_numbered = |line: &&str| {
        line.split_once(". ").is_some_and(|(number, _)| number.trim_start().parse::<usize>().is_ok())
    };
    last.lines().filter(is_numbered).collect()
}

#[test]
fn letters_narrow_the_list_and_an_empty_line_widens_it_again() {
    let all = after("all", &["1"]);
    let count = listed(&all).len();
    assert_eq!(count, 15);
    let narrowed = after("narrowed", &["1", "skip 12)"]);
    assert_eq!(listed(&narrowed).len(), 1, "{narrowed}");
    let widened = after("widened", &["1", "skip 12)", ""]);
    assert_eq!(listed(&widened).len(), count);
}

#[test]
fn the_number_counts_in_the_narrowed_list() {
    let said = after("number-in-narrowed", &["1", "skip 2)", "1"]);
    assert!(said.contains("Ann skips cards"), "{said}");
}

#[test]
fn the_short_form_of_a_choice_plays_it() {
    let said = after("short-form", &["1"]);
    let first = listed(&said)[0].trim_start_matches("  1. Take ").split(' ').next().unwrap().to_owned();
    let said = after("short-form-played", &["1", &format!("take {first}")]);
    assert!(said.contains(&format!("Ann takes card {first}.")), "{said}");
}

#[test]
fn a_number_that_is_not_on_the_list_is_refused_with_the_range() {
    let said = after("out-of-range", &["1", "99", "0"]);
    assert_eq!(said.matches("Type a number from 1 to 15.").count(), 2, "{said}");
}

#[test]
fn undo_takes_the_last_decision_back() {
    let said = after("undo", &["1", "1", "undo"]);
    assert!(said.contains("Undone."));
    assert_eq!(said.matches("Ann, it is your turn. Draft a card").count(), 2, "{said}");
}

#[test]
fn with_nothing_to_undo_it_says_so() {
    assert!(after("nothing-to-undo", &["undo"]).contains("You have no move to undo"));
}

#[test]
fn the_past_can_be_looked_at_back_and_forth() {
    let said = after("past", &["1", "1", "1", "history 1", "forward", "back", "history 0"]);
    let moments: Vec<&str> = said.lines().filter(|line| line.contains("after move")).collect();
    let numbers: Vec<&str> = moments
        .iter()
        .map(|line| line.split("after move ").nth(1).unwrap().split(' ').next().unwrap())
        .collect();
    assert_eq!(numbers, ["1", "2", "1", "0"], "{said}");
}

#[test]
fn look_board_score_log_try_and_help_say_something_of_their_own() {
    let said = |name: &str, command: &str| after(name, &["1", "1", "1", command]);
    assert!(said("look", "look").contains("Ann’s town: one card"));
    assert!(said("board", "board").contains("[Town: Ann]"));
    assert!(said("score", "score").contains("  Area"));
    assert_eq!(said("log", "log").matches("as the start").count(), 2);
    assert!(said("try", "try 2").matches("rotated").count() > 1);
    assert!(said("help", "help").contains("undo: take back your last move"));
}

#[test]
fn a_hint_names_a_choice_and_plays_nothing() {
    let home = Home::new("hint");
    let said = home.play(&[&TWO[..], &["--think-ms", "5"]].concat(), &["1", "hint"]);
    assert!(said.contains("The Legend would choose "), "{said}");
    assert_eq!(home.saved_entries(), 1);
}

#[test]
fn sorted_by_gain_what_brings_most_comes_first() {
    let said = after("sorted", &["1", "1", "1", "1", "1", "1", "sort"]);
    let gain = |line: &&str| {
        let inside = line.rsplit('(').next().unwrap().trim_end_matches(')').replace('−', "-");
        inside.parse::<i32>().unwrap()
    };
    let gains: Vec<i32> = listed(&said).iter().map(gain).collect();
    assert!(gains.len() > 5 && gains.is_sorted_by(|a, b| a >= b), "{gains:?}");
}

#[test]
fn more_lists_the_next_choices() {
    let said = after("more", &["1", "1", "1", "1", "1", "1", "more"]);
    assert!(listed(&said)[0].trim_start().starts_with("21."), "{said}");
}

#[test]
fn wrong_usage_is_refused_with_a_reason() {
    let home = Home::new("wrong-usage");
    for (arguments, why) in [
        (&["play", "poker"][..], "there is no game 'poker'"),
        (&["play", "circle-wagons", "--seat", "sheriff"][..], "none of person"),
        (&["play", "circle-wagons", "--options", "solo=nowhere", "--seat", "person"][..], "nowhere"),
        (&["play", "circle-wagons", "--players", "5"][..], "seats one or two, not 5"),
        (&["play", "--seat", "person"][..], "GAME"),
        (&["play", "--language", "tlh"][..], "none of en, de, nl, fr"),
        (&["play", "--plain", "--resume"][..], "No game to resume"),
    ] {
        let outcome = home.run(arguments, &[]);
        assert_eq!(outcome.code, 2, "{arguments:?}");
        assert!(outcome.complained.contains(why), "{arguments:?}: {}", outcome.complained);
    }
}

#[test]
fn the_help_of_the_command_shows_how_to_begin() {
    let home = Home::new("command-help");
    let said = home.run(&["play", "--help"], &[]).said;
    for part in
        ["--seat", "--options", "--resume", "--plain", "boomtown play circle-wagons --seat person:Ann"]
    {
        assert!(said.contains(part), "{part}");
    }
}
