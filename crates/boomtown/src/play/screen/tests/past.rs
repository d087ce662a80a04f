//! Looking at the past, and at records.

use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use table::{Seat, Viewer};

use super::desk::{Desk, SMALL, deputy, person, toy_game};
use crate::play::screen::game::{Front, Past};
use crate::play::screen::message::Message;

fn after_two_rounds() -> Desk {
    let mut desk = Desk::toy(&json!({}), &[person("Ann"), deputy()]);
    for _ in 0..2 {
        desk.press(KeyCode::Enter);
        let action = desk.screen().source.session().actions(Seat::SECOND)[0].clone();
        desk.answer(&action);
    }
    desk
}

fn moment(desk: &Desk) -> Option<usize> {
    desk.screen().past.as_ref().map(Past::decisions)
}

#[test]
fn the_arrows_go_back_and_forth_and_beyond_the_last_decision_lies_the_present() {
    let mut desk = after_two_rounds();
    assert_eq!(moment(&desk), None);
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Left);
    assert_eq!(moment(&desk), Some(2));
    assert!(desk.text().contains("after move 2 of 4"));
    assert!(desk.choices().is_empty(), "nothing can be chosen in the past");
    desk.press(KeyCode::Home);
    assert_eq!(moment(&desk), Some(0));
    desk.press(KeyCode::Left);
    assert_eq!(moment(&desk), Some(0));
    (0..3).for_each(|_| desk.press(KeyCode::Right));
    assert_eq!(moment(&desk), Some(3));
    desk.press(KeyCode::Right);
    assert_eq!(moment(&desk), None);
    assert_eq!(desk.choices().len(), 1);
}

#[test]
fn looking_changes_nothing_and_escape_comes_back() {
    let mut desk = after_two_rounds();
    let (kept, choices) = (desk.kept, desk.choices());
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Esc);
    assert_eq!((desk.kept, desk.choices(), desk.decisions()), (kept, choices, 4));
}

#[test]
fn nothing_is_undone_in_the_past() {
    let mut desk = after_two_rounds();
    desk.press(KeyCode::Left);
    desk.press(KeyCode::F(3));
    assert_eq!((desk.decisions(), moment(&desk)), (4, Some(3)));
    assert!(desk.screen().notice.is_some());
}

#[test]
fn what_a_bot_decides_meanwhile_waits_behind_the_past() {
    let mut desk = Desk::toy(&json!({}), &[person("Ann"), deputy()]);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Left);
    let action = desk.screen().source.session().actions(Seat::SECOND)[0].clone();
    desk.answer(&action);
    assert_eq!((desk.decisions(), moment(&desk)), (2, Some(0)));
    desk.press(KeyCode::Esc);
    assert_eq!(desk.choices().len(), 2);
}

fn finished() -> Desk {
    let mut desk = after_two_rounds();
    desk.press(KeyCode::Enter);
    let action = desk.screen().source.session().actions(Seat::SECOND)[0].clone();
    desk.answer(&action);
    assert_eq!(desk.screen().front, Front::End);
    desk
}

#[test]
fn a_finished_game_can_be_looked_through_and_its_last_position_too() {
    let mut desk = finished();
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    assert_eq!((moment(&desk), desk.screen().front), (Some(0), Front::Table));
    desk.press(KeyCode::End);
    assert_eq!(moment(&desk), Some(6));
    desk.press(KeyCode::Right);
    assert_eq!((moment(&desk), desk.screen().front), (None, Front::End));
}

#[test]
fn it_plays_by_itself_until_the_end_and_stops() {
    let mut desk = finished();
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Char(' '));
    assert!(desk.model.is_moving());
    (0..500).for_each(|_| desk.tell(Message::Tick));
    assert_eq!(moment(&desk), Some(6));
    assert!(!desk.model.is_moving());
}

#[test]
fn a_record_has_no_present_to_come_back_to() {
    let desk = finished();
    let record = desk.finished.unwrap();
    let (session, _) = crate::play::toy::toy().resume(&record).unwrap();
    let mut desk = Desk::empty(SMALL);
    desk.model.show_record(session, Viewer::Spectator, 2);
    assert_eq!(moment(&desk), Some(2));
    desk.press(KeyCode::Esc);
    desk.press(KeyCode::End);
    desk.press(KeyCode::Right);
    assert_eq!(moment(&desk), Some(6));
    assert!(desk.text().contains("Ann"), "the names come from the record");
}

#[test]
fn a_saved_game_goes_on_as_it_was() {
    let mut game = toy_game(&json!({}), &[person("Ann"), deputy()]);
    let action = game.session().actions(Seat::FIRST)[0].clone();
    game.play(Seat::FIRST, &action).unwrap();
    let save = crate::play::save::Save::read(&game.to_save().to_json()).unwrap();
    let (session, _) = crate::play::toy::toy().resume(save.record()).unwrap();
    let again = crate::play::local_game::LocalGame::around("toy".to_owned(), session, &save).unwrap();
    assert_eq!(again.session().position(), game.session().position());
    let words = words::Words::new(words::Language::English);
    assert_eq!((again.names(&words), again.people()), (game.names(&words), game.people()));
}
