//! What the mouse does.

use ratatui::crossterm::event::{KeyModifiers, MouseEvent, MouseEventKind};
use serde_json::json;

use super::desk::{Desk, deputy, person};
use crate::play::screen::message::Message;
use crate::play::screen::overlay::OverlayPage;

/// A board larger than its pane, and more choices than rows.
fn large() -> Desk {
    Desk::toy(&json!({ "cards": 20, "field": [90, 60] }), &[person("Ann"), deputy()])
}

fn wheel(desk: &mut Desk, kind: MouseEventKind, modifiers: KeyModifiers, (column, row): (u16, u16)) {
    desk.tell(Message::Mouse(MouseEvent { kind, column, row, modifiers }));
}

#[test]
fn a_click_selects_and_a_second_one_plays() {
    let mut desk = large();
    let third = desk.choices()[2].clone();
    let (column, row) = desk.find(&format!("Show the {}", &third["show ".len()..]));
    desk.click(column, row);
    assert_eq!((desk.selected(), desk.decisions()), (third.clone(), 0));
    desk.click(column, row);
    assert_eq!(desk.screen().source.session().decision(0).1, third);
}

#[test]
fn over_the_list_the_wheel_moves_the_selection_and_brings_it_into_sight() {
    let mut desk = large();
    let at = desk.find("choices");
    for _ in 0..30 {
        wheel(&mut desk, MouseEventKind::ScrollDown, KeyModifiers::NONE, at);
    }
    assert_eq!(desk.screen().choices.selected_row(), 19);
    assert!(desk.text().contains(&format!("▸ Show the {}", &desk.selected()["show ".len()..])));
    wheel(&mut desk, MouseEventKind::ScrollUp, KeyModifiers::NONE, at);
    assert_eq!(desk.screen().choices.selected_row(), 18);
}

#[test]
fn over_the_board_the_wheel_scrolls_it_both_ways_and_no_further_than_it_goes() {
    let mut desk = large();
    for _ in 0..100 {
        wheel(&mut desk, MouseEventKind::ScrollDown, KeyModifiers::NONE, (5, 10));
        wheel(&mut desk, MouseEventKind::ScrollDown, KeyModifiers::SHIFT, (5, 10));
    }
    let areas = desk.screen().areas(desk.model.size).unwrap();
    // Ninety columns, a space and the number of the row; a title, sixty rows, and one for the arrows.
    assert_eq!(desk.screen().scroll, (93 - areas.board.width, 62 - areas.board.height));
    assert!(desk.text().contains(" 59"), "the last row is in sight");
    for _ in 0..100 {
        wheel(&mut desk, MouseEventKind::ScrollUp, KeyModifiers::NONE, (5, 10));
        wheel(&mut desk, MouseEventKind::ScrollLeft, KeyModifiers::NONE, (5, 10));
    }
    assert_eq!(desk.screen().scroll, (0, 0));
}

#[test]
fn the_keys_on_the_bar_can_be_clicked_and_a_click_closes_what_they_opened() {
    let mut desk = large();
    let (column, row) = desk.find("F1  Help");
    desk.click(column, row);
    assert_eq!(desk.screen().overlay.map(|overlay| overlay.page), Some(OverlayPage::Help));
    wheel(&mut desk, MouseEventKind::ScrollDown, KeyModifiers::NONE, (20, 10));
    assert!(desk.screen().overlay.unwrap().top > 0, "the wheel scrolls the open page");
    desk.click(40, 10);
    assert_eq!(desk.screen().overlay, None);
    let (column, row) = desk.find("F10  Quit");
    desk.click(column + 5, row);
    assert!(desk.quit.is_some());
}
