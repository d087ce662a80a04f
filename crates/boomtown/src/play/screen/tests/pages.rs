//! The first page and the page on which a game is set up.

use std::time::SystemTime;

use bots::Level;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use table::dice::Secret;
use words::{Language, Words};

use super::desk::{Desk, SMALL, deputy, person, toy_game};
use crate::play::local_game::LocalGame;
use crate::play::local_player::LocalPlayer;
use crate::play::save_dir::{Inventory, SavedGame};
use crate::play::screen::message::Message;
use crate::play::screen::model::Page;
use crate::play::setup::{Defaults, Setup};

fn at_the_door(inventory: Inventory) -> Desk {
    let mut desk = Desk::empty(SMALL);
    desk.tell(Message::SavedGames(inventory));
    desk
}

fn waiting(game: LocalGame) -> Inventory {
    Inventory { waiting: vec![SavedGame { game, saved: SystemTime::UNIX_EPOCH }], set_aside: Vec::new() }
}

#[test]
fn enter_and_enter_again_starts_me_against_the_deputy() {
    let mut desk = at_the_door(Inventory::default());
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Enter);
    let [setup] = &desk.begun[..] else { panic!("a game begins") };
    assert_eq!(setup.game().name(), games::built_in().games()[0].game().name());
    assert_eq!(setup.holders()[..2], [person("Ann"), deputy()]);
}

#[test]
fn a_game_that_waits_comes_first() {
    let mut desk = at_the_door(waiting(toy_game(&json!({}), &[person("Ann"), deputy()])));
    assert!(desk.text().contains("Resume: High Card (Ann 0, Hattie 0)"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert_eq!(desk.resumed, ["toy"]);
}

#[test]
fn the_language_can_be_changed_on_the_first_page() {
    let mut desk = at_the_door(Inventory::default());
    let (column, row) = desk.find("Language: English");
    desk.click(column, row);
    assert_eq!(desk.model.words.language(), Language::German);
    assert!(desk.text().contains("Sprache: Deutsch"));
}

#[test]
fn escape_and_quit_leave_the_first_page() {
    for key in [KeyCode::Esc, KeyCode::F(10)] {
        let mut desk = at_the_door(Inventory::default());
        desk.press(key);
        assert_eq!(desk.quit, Some(String::new()));
    }
}

/// The form of the toy.
fn form() -> Desk {
    let mut desk = Desk::empty(SMALL);
    let defaults = Defaults { person: "Ann".to_owned(), think_millis: 1000, ..Defaults::default() };
    desk.model.form(Setup::new(crate::play::toy::toy(), &defaults).unwrap());
    desk
}

fn setup(desk: &Desk) -> &Setup {
    match &desk.model.page {
        Page::Form(form) => &form.setup,
        _ => panic!("the form is not open"),
    }
}

#[test]
fn every_row_of_the_form_can_be_changed_with_the_arrows() {
    let mut desk = form();
    desk.press(KeyCode::Home);
    desk.press(KeyCode::Right);
    assert_eq!(setup(&desk).players(), 3);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Right);
    assert_eq!(setup(&desk).options()["open"], json!(true));
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Left);
    assert_eq!(setup(&desk).holders()[0], LocalPlayer::Bot(Level::Legend));
    (0..3).for_each(|_| desk.press(KeyCode::Down));
    desk.press(KeyCode::Right);
    assert_eq!(setup(&desk).think_millis, 2000);
    assert!(desk.begun.is_empty());
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.begun.len(), 1);
}

#[test]
fn a_person_is_named_by_typing() {
    let mut desk = form();
    desk.press(KeyCode::Home);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Down);
    (0..3).for_each(|_| desk.press(KeyCode::Backspace));
    desk.type_in("Doc Holliday");
    assert_eq!(setup(&desk).holders()[0], person("Doc Holliday"));
    desk.press(KeyCode::Down);
    desk.type_in("x");
    assert_eq!(setup(&desk).holders()[1], deputy(), "a bot has no name to type");
}

#[test]
fn escape_goes_back_to_the_first_page() {
    let mut desk = form();
    desk.press(KeyCode::Esc);
    assert_eq!(desk.looked_at_shelf, 1);
}

#[test]
fn a_refusal_is_shown_where_it_happened() {
    let mut desk = form();
    desk.tell(Message::Refused("No room at the inn.".to_owned()));
    assert!(desk.text().contains("No room at the inn."));
}

#[test]
fn a_game_that_begins_takes_the_names_of_its_players() {
    let defaults = Defaults { person: "Ann".to_owned(), think_millis: 1000, ..Defaults::default() };
    let setup = Setup::new(crate::play::toy::toy(), &defaults).unwrap();
    let words = Words::new(Language::English);
    let game = LocalGame::begin("x".to_owned(), &setup, Secret::new([1; 32]), Vec::new(), &words).unwrap();
    let mut desk = form();
    desk.tell(Message::Begun(Box::new(game)));
    assert!(desk.text().contains("Ann, it is your turn."), "{}", desk.text());
}

/// The form of Carson City with a field selected.
fn city_form(key: &str) -> Desk {
    form_of("carson-city", None, key)
}

/// The form of a game, for so many players if not for as many as usual, with a field selected.
fn form_of(game: &str, players: Option<usize>, key: &str) -> Desk {
    let mut desk = Desk::empty(SMALL);
    let title = games::built_in().find(game).unwrap().game();
    let defaults = Defaults { person: "Ann".to_owned(), think_millis: 1000, ..Defaults::default() };
    let mut setup = Setup::new(title, &defaults).unwrap();
    if let Some(players) = players {
        setup.set_players(players).unwrap();
    }
    desk.model.form(setup);
    desk.press(KeyCode::Home);
    let place = title.fields().iter().position(|field| field.key == key).expect("there is such a field");
    (0..=place).for_each(|_| desk.press(KeyCode::Down));
    desk
}

#[test]
fn a_river_of_ones_own_is_laid_by_keys_with_the_reason_at_once() {
    let mut desk = city_form("river");
    desk.press(KeyCode::Right);
    assert!(desk.text().contains("our drawing of the river side ⌂"), "{}", desk.text());
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Delete);
    assert!(desk.text().contains("A river has 2 to 15 parcels, not 0."), "{}", desk.text());
    for key in [KeyCode::Char(' '), KeyCode::Down, KeyCode::Right, KeyCode::Char(' ')] {
        desk.press(key);
    }
    assert!(desk.text().contains("not one chain"), "{}", desk.text());
    for key in [KeyCode::Char(' '), KeyCode::Up, KeyCode::Char(' ')] {
        desk.press(key);
    }
    assert!(desk.text().contains("~a1~") && desk.text().contains("▸~b1~"), "{}", desk.text());
    assert!(desk.text().contains("Can be played like this."), "{}", desk.text());
    desk.press(KeyCode::F(2));
    desk.type_in("Brook");
    desk.press(KeyCode::Enter);
    assert_eq!(desk.saved_values.of("carson-city", "river")[0].name, "Brook");
    desk.press(KeyCode::Esc);
    assert_eq!(setup(&desk).options()["river"], json!(["a1", "b1"]));
    assert!(desk.text().contains("Brook"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::F(8));
    assert!(desk.saved_values.of("carson-city", "river").is_empty());
}

#[test]
fn each_character_and_its_side_is_chosen_by_keys() {
    let mut desk = city_form("characters");
    desk.press(KeyCode::Right);
    assert!(desk.text().contains("1 Sheriff (yellow)"), "the sides of a named set are told: {}", desk.text());
    // Past the other five named sets to one's own.
    (0..6).for_each(|_| desk.press(KeyCode::Right));
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("[x] 6 Captain"), "it begins with the set before: {}", desk.text());
    // The red Paperboy goes: seven are left.
    desk.press(KeyCode::Right);
    assert_eq!(setup(&desk).options()["characters"], json!(["6r", "7y", "9r", "10y", "12r", "13r", "14"]));
    assert!(desk.text().contains("Can be played like this."), "{}", desk.text());
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Right);
    assert!(desk.text().contains("You named 8 characters"), "{}", desk.text());
    desk.press(KeyCode::Left);
    assert!(desk.text().contains("Can be played like this."), "{}", desk.text());
}

#[test]
fn a_set_that_is_not_complete_leaves_the_row_selected_and_the_number_of_players_to_be_changed() {
    let mut desk = city_form("characters");
    // From the first choice back to one's own, which is empty.
    desk.press(KeyCode::Left);
    assert!(desk.text().contains("You named 0 characters"), "{}", desk.text());
    assert!(desk.text().contains("▸ Characters"), "{}", desk.text());
    desk.press(KeyCode::Up);
    assert!(desk.text().contains("▸ Players"), "{}", desk.text());
    desk.press(KeyCode::Left);
    assert_eq!(setup(&desk).holders().len(), 3, "{}", desk.text());
    assert_eq!(setup(&desk).options()["characters"], json!([]));
}

#[test]
fn how_strong_virtual_players_are_at_this_table_is_told_where_it_is_set_up() {
    let text = |players: usize, key: &str| {
        let desk = form_of("carson-cards", Some(players), key);
        desk.text().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for players in 1..=3 {
        let told = text(players, "strength");
        assert!(told.contains("each of them wins about"), "{players}: {told}");
        assert!(text(players, "handicap").contains("each of them begins with"), "{players}");
    }
    assert!(!text(4, "strength").contains("wins about"), "there are no virtual players");
}
