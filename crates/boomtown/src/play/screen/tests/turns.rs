//! One person against bots.

use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use serde_json::json;
use table::record::DiceVerdict;
use table::{Seat, Viewer};

use super::desk::{Desk, deputy, person};
use crate::play::screen::game::{Front, Hint};
use crate::play::screen::message::Message;
use crate::play::thinking::BotError;

fn against_deputy() -> Desk {
    Desk::toy(&json!({}), &[person("Ann"), deputy()])
}

/// Plays a round: Ann her first choice, the Deputy his first.
fn play_round(desk: &mut Desk) {
    desk.press(KeyCode::Enter);
    let action = desk.screen().source.session().actions(Seat::SECOND)[0].clone();
    desk.answer(&action);
}

#[test]
fn typing_narrows_the_list_and_enter_plays_what_is_selected() {
    let mut desk = against_deputy();
    let all = desk.choices();
    assert_eq!(all.len(), 3);
    desk.type_in(&all[2]["show ".len()..]);
    assert_eq!(desk.selected(), all[2]);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.screen().source.session().decision(0), (Seat::FIRST, all[2].clone()));
    assert_eq!(desk.kept, 2, "the game is kept when it begins and after the decision");
}

#[test]
fn escape_shows_all_choices_again_and_backspace_takes_one_letter_back() {
    let mut desk = against_deputy();
    desk.type_in("nothing like it");
    assert!(desk.choices().is_empty());
    desk.press(KeyCode::Enter);
    assert_eq!(desk.decisions(), 0, "nothing is selected, so nothing is played");
    desk.press(KeyCode::Backspace);
    assert_eq!(desk.screen().choices.typed(), "nothing like i");
    desk.press(KeyCode::Esc);
    assert_eq!(desk.choices().len(), 3);
}

#[test]
fn the_preview_follows_the_selection() {
    let mut desk = against_deputy();
    for _ in 0..2 {
        let card = desk.selected()["show ".len()..].to_owned();
        assert!(desk.text().contains(&format!("At best it brings {card}.")));
        desk.press(KeyCode::Down);
    }
}

#[test]
fn a_key_sorts_by_gain_and_back() {
    let mut desk = against_deputy();
    let listed = desk.choices();
    desk.press(KeyCode::F(4));
    let gains: Vec<Option<i32>> = desk.screen().choices.shown().map(|choice| choice.gain).collect();
    assert!(gains.is_sorted_by(|a, b| a >= b), "{gains:?}");
    desk.press_with(KeyModifiers::CONTROL, KeyCode::Char('s'));
    assert_eq!(desk.choices(), listed);
}

#[test]
fn a_bot_asked_at_the_same_time_does_not_disturb_the_person_who_is_choosing() {
    let mut desk = against_deputy();
    desk.type_in("show");
    desk.press(KeyCode::Down);
    let selected = desk.selected();
    let action = desk.screen().source.session().actions(Seat::SECOND)[0].clone();
    desk.answer(&action);
    assert_eq!(desk.decisions(), 1);
    assert_eq!((desk.screen().choices.typed(), desk.selected()), ("show", selected));
}

#[test]
fn undo_takes_a_decision_back_and_what_a_bot_thought_meanwhile_is_forgotten() {
    let mut desk = against_deputy();
    let before = desk.choices();
    desk.press(KeyCode::Enter);
    assert_eq!(desk.decisions(), 1);
    let stale = desk.asked.remove(0);
    desk.press(KeyCode::F(3));
    assert_eq!((desk.decisions(), desk.choices()), (0, before));
    let action = desk.screen().source.session().actions(Seat::SECOND)[0].clone();
    desk.answer_to(stale, &action);
    assert_eq!(desk.decisions(), 0, "the answer was to a question that was taken back");
    desk.answer(&action);
    assert_eq!(desk.decisions(), 1, "the bot was asked anew");
}

#[test]
fn bots_agree_to_an_undo_beyond_the_barrier() {
    let mut desk = against_deputy();
    play_round(&mut desk);
    assert_eq!(desk.decisions(), 2);
    desk.press_with(KeyModifiers::CONTROL, KeyCode::Char('z'));
    assert_eq!(desk.decisions(), 0);
    assert!(desk.screen().asking.is_none());
}

#[test]
fn with_nothing_decided_there_is_nothing_to_undo_and_it_says_so() {
    let mut desk = against_deputy();
    desk.press(KeyCode::F(3));
    assert!(desk.screen().notice.is_some());
    assert_eq!(desk.kept, 1);
}

#[test]
fn a_hint_selects_what_the_legend_would_do_whatever_was_typed() {
    let mut desk = against_deputy();
    let third = desk.choices()[2].clone();
    desk.type_in("xyz");
    desk.press(KeyCode::F(2));
    let ticket = desk.asked.pop().unwrap();
    assert_eq!(ticket.seat, Seat::FIRST);
    desk.answer_to(ticket, &third);
    assert_eq!(
        (desk.screen().hint.clone(), desk.selected()),
        (Hint::Found { action: third, reasons: Vec::new() }, desk.choices()[2].clone())
    );
    assert_eq!(desk.decisions(), 0, "a hint decides nothing");
}

#[test]
fn a_hint_that_comes_after_the_decision_is_dropped() {
    let mut desk = against_deputy();
    desk.press(KeyCode::F(2));
    let ticket = desk.asked.pop().unwrap();
    let other = desk.choices()[1].clone();
    desk.press(KeyCode::Enter);
    desk.answer_to(ticket, &other);
    assert_eq!((desk.screen().hint.clone(), desk.decisions()), (Hint::NotAsked, 1));
}

#[test]
fn a_bot_that_breaks_down_ends_the_go_with_a_reason() {
    let mut desk = against_deputy();
    let ticket = desk.asked.remove(0);
    desk.tell(Message::BotReply { ticket, answer: Err(BotError("out of ideas".to_owned())) });
    let why = desk.quit.expect("the go ends");
    assert!(why.contains("Hattie") && why.contains("out of ideas"), "{why}");
}

#[test]
fn the_program_can_be_left_while_a_bot_thinks() {
    let mut desk = against_deputy();
    desk.press(KeyCode::Enter);
    assert!(desk.model.is_moving());
    desk.press(KeyCode::F(10));
    assert_eq!(desk.quit, Some(String::new()));
}

#[test]
fn one_person_always_looks_from_his_own_seat() {
    let mut desk = against_deputy();
    play_round(&mut desk);
    assert_eq!((desk.viewer(), desk.screen().front), (Viewer::Seat(Seat::FIRST), Front::Table));
}

#[test]
fn the_end_shows_the_winner_and_the_record_proves_its_dice() {
    let mut desk = against_deputy();
    for _ in 0..3 {
        play_round(&mut desk);
    }
    assert_eq!(desk.screen().front, Front::End);
    assert!(matches!(desk.finished.as_ref().unwrap().verify(), DiceVerdict::Fair(_)));
    let standings = desk.screen().source.session().standings().unwrap();
    let winner = desk.model.words.name(standings.winners().next().unwrap());
    assert!(desk.text().contains(&format!("{winner} wins")), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert_eq!(desk.begun.len(), 1, "the first thing offered is to play again");
    assert_eq!(desk.begun[0].holders(), [person("Ann"), deputy()]);
}

#[test]
fn what_a_choice_would_change_is_brought_into_sight() {
    let mut desk = Desk::toy(&json!({ "cards": 20, "field": [20, 60] }), &[person("Ann"), deputy()]);
    let cards: Vec<u16> =
        desk.choices().iter().map(|action| action["show ".len()..].parse().unwrap()).collect();
    for card in cards {
        // The toy marks the row with the card's number, under the title.
        let row = card % 60 + 1;
        let board = desk.screen().areas(desk.model.size).unwrap().board;
        let top = desk.screen().scroll.1;
        assert!((top..top + board.height).contains(&row), "card {card}: row {row} from {top} on");
        desk.press(KeyCode::Down);
    }
}
