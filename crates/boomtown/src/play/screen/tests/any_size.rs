//! Whatever the game, the window size and the input: nothing panics.

use games::built_in;
use proptest::prelude::*;
use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use ratatui::layout::Size;
use table::dice::Secret;
use words::{Language, Words};

use super::desk::Desk;
use crate::play::local_game::LocalGame;
use crate::play::screen::message::Message;
use crate::play::setup::{Defaults, Setup};
use crate::play::toy::toy;

/// Something done at the screen.
#[derive(Clone, Debug)]
enum Doing {
    Press(KeyModifiers, KeyCode),
    Click(u16, u16),
    Resize(u16, u16),
    BotReply(usize),
    Tick,
}

fn doing() -> impl Strategy<Value = Doing> {
    let keys = prop::sample::select(vec![
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::PageDown,
        KeyCode::PageUp,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::Tab,
        KeyCode::Esc,
        KeyCode::Backspace,
        KeyCode::Char('a'),
        KeyCode::Char(' '),
        KeyCode::Char('1'),
        KeyCode::F(1),
        KeyCode::F(2),
        KeyCode::F(3),
        KeyCode::F(4),
        KeyCode::F(5),
        KeyCode::F(6),
        KeyCode::F(7),
    ]);
    let modifiers = prop::sample::select(vec![KeyModifiers::NONE, KeyModifiers::NONE, KeyModifiers::SHIFT]);
    prop_oneof![
        6 => (modifiers, keys).prop_map(|(modifiers, code)| Doing::Press(modifiers, code)),
        1 => (0u16..130, 0u16..50).prop_map(|(column, row)| Doing::Click(column, row)),
        1 => (0u16..130, 0u16..50).prop_map(|(width, height)| Doing::Resize(width, height)),
        3 => any::<usize>().prop_map(Doing::BotReply),
        1 => Just(Doing::Tick),
    ]
}

fn act(desk: &mut Desk, doing: &Doing) {
    match *doing {
        Doing::Press(modifiers, code) => desk.press_with(modifiers, code),
        Doing::Click(column, row) => desk.click(column, row),
        Doing::Resize(width, height) => desk.tell(Message::Resize(Size::new(width, height))),
        Doing::Tick => desk.tell(Message::Tick),
        Doing::BotReply(any) => {
            if let Some(ticket) = desk.asked.first().copied() {
                let actions = desk.screen().source.session().actions(ticket.seat);
                desk.asked.remove(0);
                if !actions.is_empty() {
                    desk.answer_to(ticket, &actions[any % actions.len()]);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_game_and_no_window_breaks_the_screen(
        game in 0..=built_in().games().len(),
        seed in any::<u8>(),
        people in 1usize..3,
        doings in prop::collection::vec(doing(), 1..60),
    ) {
        let defaults = Defaults { person: "Ann".to_owned(), think_millis: 100, ..Defaults::default() };
        let mut setup = Setup::new(built_in().games().get(game).map_or_else(toy, |entry| entry.game()), &defaults).unwrap();
        if people == 2 {
            setup.hold(table::Seat::SECOND, super::desk::person("Bob"));
        }
        let words = Words::new(Language::ALL[seed as usize % 4]);
        let game = LocalGame::begin("x".to_owned(), &setup, Secret::new([seed; 32]), Vec::new(), &words).unwrap();
        let mut desk = Desk::empty(super::desk::SMALL);
        desk.tell(Message::Begun(Box::new(game)));
        for doing in &doings {
            act(&mut desk, doing);
            desk.text();
            if desk.quit.is_some() || !matches!(desk.model.page, crate::play::screen::model::Page::Game(_)) {
                break;
            }
        }
    }
}
