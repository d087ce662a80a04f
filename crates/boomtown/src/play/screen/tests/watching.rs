//! Nobody at the screen plays.

use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use table::{Seat, Viewer};

use super::desk::{Desk, deputy};

fn bots_only() -> Desk {
    Desk::toy(&json!({}), &[deputy(), deputy()])
}

fn first_action(desk: &Desk, seat: Seat) -> String {
    desk.screen().source.session().actions(seat)[0].clone()
}

#[test]
fn all_who_are_asked_think_at_once_and_the_spectator_sees_no_hand() {
    let desk = bots_only();
    let asked: Vec<Seat> = desk.asked.iter().map(|ticket| ticket.seat).collect();
    assert_eq!(asked, [Seat::FIRST, Seat::SECOND]);
    assert_eq!(desk.viewer(), Viewer::Spectator);
    assert!(desk.choices().is_empty());
}

#[test]
fn while_paused_answers_wait_and_then_are_carried_out() {
    let mut desk = bots_only();
    desk.press(KeyCode::Char(' '));
    let actions = [Seat::FIRST, Seat::SECOND].map(|seat| first_action(&desk, seat));
    for action in &actions {
        desk.answer(action);
    }
    assert_eq!(desk.decisions(), 0);
    assert!(desk.asked.is_empty(), "nobody is asked twice");
    desk.press(KeyCode::Char(' '));
    assert_eq!(desk.decisions(), 2);
    assert_eq!(desk.asked.len(), 2, "the next round is asked for");
}

#[test]
fn the_speed_can_be_changed_within_bounds() {
    let mut desk = bots_only();
    let speed = desk.screen().watch.speed();
    desk.press(KeyCode::Char('+'));
    assert_eq!(desk.screen().watch.speed(), speed + 1);
    (0..20).for_each(|_| desk.press(KeyCode::Char('-')));
    assert_eq!(desk.screen().watch.speed(), 1);
}

#[test]
fn nobody_can_undo_what_bots_decided_among_themselves() {
    let mut desk = bots_only();
    let action = first_action(&desk, Seat::FIRST);
    desk.answer(&action);
    desk.press(KeyCode::F(3));
    assert_eq!(desk.decisions(), 1);
}
