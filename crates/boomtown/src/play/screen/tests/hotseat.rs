//! Several people at one screen.

use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use table::{Seat, Viewer};

use super::desk::{Desk, deputy, person};
use crate::play::screen::game::Front;

fn two_people(open: bool) -> Desk {
    Desk::toy(&json!({ "open": open }), &[person("Ann"), person("Bob")])
}

#[test]
fn between_people_with_secrets_a_page_hides_the_game() {
    let mut desk = two_people(false);
    assert_eq!(desk.screen().front, Front::Curtain(Seat::FIRST));
    let hand = desk.screen().source.session().actions(Seat::FIRST)[0]["show ".len()..].to_owned();
    let behind = desk.text();
    assert!(behind.contains("Ann") && !behind.contains(&format!("Show the {hand}")), "{behind}");
    desk.press(KeyCode::Char('x'));
    assert_eq!(desk.screen().front, Front::Curtain(Seat::FIRST), "only Enter raises the curtain");
    desk.press(KeyCode::Enter);
    assert_eq!((desk.screen().front, desk.viewer()), (Front::Table, Viewer::Seat(Seat::FIRST)));
    desk.press(KeyCode::Enter);
    assert_eq!(desk.screen().front, Front::Curtain(Seat::SECOND));
    assert_eq!(desk.decisions(), 1);
}

#[test]
fn people_without_secrets_play_on_at_once() {
    let mut desk = two_people(true);
    assert_eq!((desk.screen().front, desk.viewer()), (Front::Table, Viewer::Seat(Seat::FIRST)));
    desk.press(KeyCode::Enter);
    assert_eq!((desk.screen().front, desk.viewer()), (Front::Table, Viewer::Seat(Seat::SECOND)));
    assert!(desk.text().contains("Bob, it is your turn."));
}

#[test]
fn before_the_barrier_a_person_undoes_freely() {
    let mut desk = two_people(true);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::F(3));
    assert_eq!((desk.decisions(), desk.viewer()), (0, Viewer::Seat(Seat::FIRST)));
    assert!(desk.screen().asking.is_none());
}

/// Both have shown a card: a barrier.
fn after_a_round() -> Desk {
    let mut desk = two_people(true);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.decisions(), 2);
    desk
}

#[test]
fn beyond_the_barrier_the_next_person_is_asked_and_may_agree() {
    let mut desk = after_a_round();
    desk.press(KeyCode::F(3));
    let asking = desk.screen().asking.clone().expect("Ann is asked");
    assert_eq!((asking.seat, asking.whom), (Seat::SECOND, Seat::FIRST));
    assert_eq!(desk.decisions(), 2, "nothing is taken back before she agrees");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    // Both chose before they saw the other's card: past that both choose anew, first whoever wanted it.
    assert_eq!((desk.decisions(), desk.viewer()), (0, Viewer::Seat(Seat::SECOND)));
}

#[test]
fn beyond_the_barrier_the_next_person_may_refuse() {
    for refuse in [KeyCode::Enter, KeyCode::Esc] {
        let mut desk = after_a_round();
        desk.press(KeyCode::F(3));
        desk.press(refuse);
        assert!(desk.screen().asking.is_none());
        assert_eq!(desk.decisions(), 2);
    }
}

#[test]
fn the_answer_can_be_clicked() {
    let mut desk = after_a_round();
    desk.press(KeyCode::F(3));
    let (column, row) = desk.find("Agree");
    desk.click(column, row);
    assert_eq!(desk.decisions(), 0);
}

#[test]
fn while_a_bot_thinks_the_last_person_keeps_the_screen() {
    let mut desk = Desk::toy(&json!({}), &[person("Ann"), person("Bob"), deputy()]);
    for _ in 0..2 {
        desk.press(KeyCode::Enter);
        desk.press(KeyCode::Enter);
    }
    assert_eq!(desk.decisions(), 2);
    assert_eq!((desk.screen().front, desk.viewer()), (Front::Table, Viewer::Seat(Seat::SECOND)));
    assert!(desk.choices().is_empty());
    let action = desk.screen().source.session().actions(Seat::new(2))[0].clone();
    desk.answer(&action);
    assert_eq!(desk.decisions(), 3);
    assert_eq!(desk.screen().front, Front::Table, "Bob is asked and sits there already");
    assert_eq!(desk.choices().len(), 2);
}
