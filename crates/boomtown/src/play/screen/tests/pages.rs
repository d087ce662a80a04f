//! The first page and the page on which a game is set up.

use std::time::SystemTime;

use bots::Level;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use table::dice::Secret;
use words::{Language, Words};

use super::desk::{Desk, SMALL, deputy, person, toy_game};
use crate::play::holder::Holder;
use crate::play::local_game::LocalGame;
use crate::play::screen::message::Message;
use crate::play::screen::model::Page;
use crate::play::setup::{Defaults, Setup};
use crate::play::shelf::{Inventory, Waiting};

fn at_the_door(inventory: Inventory) -> Desk {
    let mut desk = Desk::empty(SMALL);
    desk.tell(Message::Shelf(inventory));
    desk
}

fn waiting(game: LocalGame) -> Inventory {
    Inventory { waiting: vec![Waiting { game, saved: SystemTime::UNIX_EPOCH }], set_aside: Vec::new() }
}

#[test]
fn enter_and_enter_again_starts_me_against_the_deputy() {
    let mut desk = at_the_door(Inventory::default());
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Enter);
    let [setup] = &desk.begun[..] else { panic!("a game begins") };
    assert_eq!(setup.title().name(), bots::REGISTRY[0].title().name());
    assert_eq!(setup.holders()[..2], [person("Ann"), deputy()]);
}

#[test]
fn a_game_that_waits_comes_first() {
    let mut desk = at_the_door(waiting(toy_game(&json!({}), &[person("Ann"), deputy()])));
    assert!(desk.text().contains("Go on: High Card (Ann 0, Deputy 0)"), "{}", desk.text());
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
    let defaults = Defaults { person: "Ann".to_owned(), think_millis: 1000 };
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
    assert_eq!(setup(&desk).holders()[0], Holder::Bot(Level::Marshal));
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
    let defaults = Defaults { person: "Ann".to_owned(), think_millis: 1000 };
    let setup = Setup::new(crate::play::toy::toy(), &defaults).unwrap();
    let words = Words::new(Language::English);
    let game = LocalGame::begin("x".to_owned(), &setup, Secret::new([1; 32]), &words).unwrap();
    let mut desk = form();
    desk.tell(Message::Begun(Box::new(game)));
    assert!(desk.text().contains("Ann, it is your turn."), "{}", desk.text());
}
