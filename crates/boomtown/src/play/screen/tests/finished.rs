//! What the screen offers once a game is over.

use ::review::Progress;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use serde_json::json;
use table::{ResumeError, Viewer};

use super::desk::{Desk, SMALL, deputy, person, toy_game};
use crate::play::screen::game::Past;
use crate::play::screen::message::Message;

/// The toy, played to its end by Ann and Bob.
fn over() -> Desk {
    let mut desk = Desk::toy(&json!({}), &[person("Ann"), person("Bob")]);
    for _ in 0..40 {
        desk.press(KeyCode::Enter);
    }
    assert!(desk.finished.is_some(), "{}", desk.text());
    desk
}

fn play_on(desk: &mut Desk) {
    desk.press_with(KeyModifiers::CONTROL, KeyCode::Char('p'));
}

#[test]
fn a_review_shows_its_progress_and_can_be_broken_off() {
    let mut desk = over();
    desk.press(KeyCode::F(9));
    assert_eq!(desk.reviewed.len(), 1, "the game that is over is to be reviewed");
    assert!(desk.text().contains("Esc breaks it off."), "{}", desk.text());
    desk.tell(Message::Reviewing(Progress { done: 3, all: 12 }));
    assert!(desk.text().contains("3 of 12 decisions reviewed"), "{}", desk.text());
    desk.press(KeyCode::Esc);
    assert_eq!(desk.broken_off, 1);
    assert!(desk.text().contains("The review is broken off."), "{}", desk.text());
    desk.tell(Message::Reviewed(Err(ResumeError::OtherGame { game: "too late".to_owned() })));
    assert!(!desk.text().contains("too late"), "what was broken off is not waited for");
    desk.press(KeyCode::F(9));
    assert_eq!(desk.reviewed.len(), 2, "it can be asked for again");
}

#[test]
fn while_a_game_goes_on_there_is_no_review_and_nothing_to_play_on_from() {
    let mut desk = Desk::toy(&json!({}), &[person("Ann"), deputy()]);
    desk.press(KeyCode::F(9));
    assert!(desk.reviewed.is_empty());
    assert!(desk.text().contains("That comes when the game is over."), "{}", desk.text());
    play_on(&mut desk);
    assert!(desk.played_on.is_empty());
}

#[test]
fn from_a_past_position_the_same_people_play_on() {
    let mut desk = over();
    play_on(&mut desk);
    assert!(desk.played_on.is_empty(), "at the end nobody decides");
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Left);
    let at = desk.screen().past.as_ref().map(Past::decisions);
    play_on(&mut desk);
    let [from] = &desk.played_on[..] else { panic!("one game is played on") };
    assert_eq!(Some(from.then.decisions()), at);
    assert_eq!(from.holders, [person("Ann"), person("Bob")]);
}

#[test]
fn in_a_record_the_seat_that_decides_is_taken_by_a_person_and_the_others_by_bots() {
    let mut desk = Desk::empty(SMALL);
    let game = toy_game(&json!({}), &[person("Ann"), person("Bob")]);
    desk.model.show_record(game.session().boxed_clone(), Viewer::Spectator, 0);
    play_on(&mut desk);
    let [from] = &desk.played_on[..] else { panic!("one game is played on") };
    assert_eq!(from.holders.iter().filter(|holder| holder.is_person()).count(), 1);
    assert_eq!(from.holders.iter().filter(|holder| holder.level().is_some()).count(), 1);
}

#[test]
fn in_a_past_position_of_a_finished_game_a_bot_is_asked_for_a_hint() {
    let mut desk = over();
    desk.press(KeyCode::Left);
    let before = desk.asked.len();
    desk.press(KeyCode::F(2));
    assert_eq!(desk.asked.len(), before + 1);
    let action = desk.screen().shown().actions(desk.asked[before].seat)[0].clone();
    desk.answer(&action);
    assert!(desk.text().contains("the Legend would choose"), "{}", desk.text());
}
