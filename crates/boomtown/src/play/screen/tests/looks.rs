//! What the screens look like.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Size;
use serde_json::json;
use table::Seat;

use super::desk::{Desk, deputy, person};
use crate::play::screen::message::Message;
use crate::play::setup::{Defaults, Setup};
use crate::play::toy::toy;

const LARGE: Size = Size::new(120, 40);

fn first_action(desk: &Desk, seat: Seat) -> String {
    desk.screen().source.session().actions(seat)[0].clone()
}

/// After a round, Ann is to choose.
fn in_the_middle(size: Size) -> Desk {
    let mut desk = Desk::toy(&json!({ "cards": 12, "field": [60, 24] }), &[person("Ann"), deputy()]);
    desk.tell(Message::Resize(size));
    desk.press(KeyCode::Enter);
    let action = first_action(&desk, Seat::SECOND);
    desk.answer(&action);
    desk
}

#[test]
fn my_turn_on_a_small_screen() {
    assert_snapshot!(in_the_middle(Size::new(80, 24)).text());
}

#[test]
fn my_turn_on_a_large_screen() {
    assert_snapshot!(in_the_middle(LARGE).text());
}

#[test]
fn my_turn_on_a_narrow_screen() {
    assert_snapshot!(in_the_middle(Size::new(50, 20)).text());
}

#[test]
fn a_tiny_window_gets_a_polite_word() {
    assert_snapshot!(in_the_middle(Size::new(30, 6)).text());
}

#[test]
fn narrowed_scrolled_and_hinted() {
    let mut desk = in_the_middle(Size::new(80, 24));
    desk.press(KeyCode::F(2));
    let ticket = desk.asked.pop().unwrap();
    let fourth = desk.choices()[3].clone();
    desk.answer_to(ticket, &fourth);
    desk.type_in("show");
    desk.press(KeyCode::Down);
    desk.press_with(ratatui::crossterm::event::KeyModifiers::SHIFT, KeyCode::Right);
    desk.press_with(ratatui::crossterm::event::KeyModifiers::SHIFT, KeyCode::Down);
    assert_snapshot!(desk.text());
}

#[test]
fn a_bot_thinks() {
    let mut desk = Desk::toy(&json!({}), &[person("Ann"), deputy()]);
    desk.press(KeyCode::Enter);
    assert_snapshot!(desk.text());
}

#[test]
fn the_past() {
    let mut desk = in_the_middle(Size::new(80, 24));
    desk.press(KeyCode::Left);
    assert_snapshot!(desk.text());
}

#[test]
fn the_keys() {
    let mut desk = in_the_middle(Size::new(80, 24));
    desk.press(KeyCode::F(1));
    assert_snapshot!(desk.text());
}

#[test]
fn the_points() {
    let mut desk = in_the_middle(Size::new(80, 24));
    desk.press(KeyCode::F(5));
    assert_snapshot!(desk.text());
}

#[test]
fn consent() {
    let mut desk = Desk::toy(&json!({ "open": true }), &[person("Ann"), person("Bob")]);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::F(3));
    assert_snapshot!(desk.text());
}

#[test]
fn the_page_between_two_people() {
    assert_snapshot!(Desk::toy(&json!({}), &[person("Ann"), person("Bob")]).text());
}

#[test]
fn six_at_the_table() {
    let holders = ["Ann", "Bob", "Calamity Jane", "Doc", "Emma", "Frank"].map(person);
    assert_snapshot!(Desk::toy(&json!({ "open": true, "seats": 6 }), &holders).text());
}

#[test]
fn the_end() {
    let mut desk = Desk::toy(&json!({}), &[person("Ann"), deputy()]);
    for _ in 0..3 {
        desk.press(KeyCode::Enter);
        let action = first_action(&desk, Seat::SECOND);
        desk.answer(&action);
    }
    desk.tell(Message::RecordSaved("/home/ann/games/high-card.txt".into()));
    assert_snapshot!(desk.text());
}

#[test]
fn the_form() {
    let mut desk = Desk::empty(Size::new(80, 24));
    let defaults = Defaults { person: "Ann".to_owned(), think_millis: 1000, ..Defaults::default() };
    desk.model.form(Setup::new(toy(), &defaults).unwrap());
    desk.press(KeyCode::Home);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Right);
    assert_snapshot!(desk.text());
}
