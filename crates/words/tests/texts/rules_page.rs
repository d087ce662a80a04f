//! The rules pages say what the data say.

use std::fs;

use carson_cards::Person;
use circle_wagons::{Card, Scenario, ScoringCard};
use words::{Language, Words};

use crate::message::root;

fn page() -> String {
    fs::read_to_string(root().join("docs/rules/circle-wagons.md")).expect("the page is there")
}

fn assert_has_rows(rows: impl IntoIterator<Item = String>) {
    let page = page();
    for row in rows {
        assert!(page.lines().any(|line| line.starts_with(&row)), "the page has no row {row}");
    }
}

#[test]
fn the_page_of_circle_the_wagons_lists_the_cards_as_they_are() {
    let words = Words::new(Language::English);
    assert_has_rows(Card::all().map(|card| {
        let cells = card.face().map(|cell| {
            format!("{}, {}", words.say(&cell.terrain.phrase()), words.say(&cell.object.phrase()))
        });
        format!("| {card} | {} | {} |", cells.join(" | "), words.say(&card.back().phrase()))
    }));
}

#[test]
fn the_page_of_circle_the_wagons_explains_every_scoring_card() {
    let words = Words::new(Language::English);
    assert_has_rows(ScoringCard::ALL.map(|card| format!("| {} | ", words.say(&card.phrase()))));
}

#[test]
fn the_page_of_circle_the_wagons_lists_the_scenarios_as_they_are() {
    let words = Words::new(Language::English);
    assert_has_rows(Scenario::ALL.map(|scenario| {
        let brief = scenario.brief();
        let [first, second] = brief.scoring.map(|card| words.say(&card.phrase()));
        let object = words.say(&brief.object.phrase());
        format!(
            "| {} | {first}, {second} | {object} | {} | {} |",
            words.say(&scenario.phrase()),
            brief.points,
            brief.skips
        )
    }));
}

#[test]
fn the_page_of_circle_the_wagons_names_files_that_exist() {
    let page = page();
    let named: Vec<&str> = page
        .split('`')
        .filter(|text| ["src/", "data/"].iter().any(|folder| text.starts_with(folder)))
        .collect();
    assert!(named.contains(&"src/town.rs"), "the files are found on the page");
    for file in named {
        assert!(root().join("crates/circle-wagons").join(file).is_file(), "{file} is named and not there");
    }
}

fn card_game_page() -> String {
    fs::read_to_string(root().join("docs/rules/carson-cards.md")).expect("the page is there")
}

#[test]
fn the_page_of_the_card_game_lists_the_persons_as_they_are() {
    let words = Words::new(Language::English);
    let page = card_game_page();
    for person in Person::ALL {
        let dollar = if person.has_dollar() { "$ " } else { "" };
        let arrow = if person.has_arrow() { "→ " } else { "" };
        let row = format!("| {} | {} | {dollar}| {arrow}| ", words.say(&person.phrase()), person.pull());
        assert!(page.lines().any(|line| line.starts_with(&row)), "the page has no row {row}");
    }
}

#[test]
fn the_page_of_the_card_game_names_files_that_exist() {
    let page = card_game_page();
    let named: Vec<&str> = page
        .split('`')
        .filter(|text| ["src/", "data/"].iter().any(|folder| text.starts_with(folder)))
        .collect();
    assert!(named.contains(&"src/city.rs"), "the files are found on the page");
    for file in named {
        assert!(root().join("crates/carson-cards").join(file).is_file(), "{file} is named and not there");
    }
}
