//! The keys of the game screen: one table for what they do, the bar at the bottom and the help page.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A command of the person at the screen, besides playing and typing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Hint,
    Undo,
    Sort,
    Scores,
    Log,
    Rounds,
    Words,
    Review,
    PlayOn,
    Back,
    Forward,
    NextPicture,
    Scroll(Direction),
    Quit,
}

/// The direction of scrolling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// Keys and their command.
pub(crate) struct Binding {
    pub(crate) command: Command,
    keys: &'static [(KeyModifiers, KeyCode)],
    /// The keys as shown.
    pub(crate) shown: &'static str,
    /// A short label, if they have a place on the bar.
    pub(crate) label: Option<&'static str>,
    /// What they do, in a sentence.
    pub(crate) help: &'static str,
}

impl Binding {
    /// The sort order in lists of keys: function keys by number, then the others.
    pub(crate) fn place(&self) -> (u8, &'static str) {
        let number = self.shown.strip_prefix('F').and_then(|number| number.parse().ok());
        (number.unwrap_or(u8::MAX), self.shown)
    }
}

const PLAIN: KeyModifiers = KeyModifiers::NONE;
const CTRL: KeyModifiers = KeyModifiers::CONTROL;
const SHIFT: KeyModifiers = KeyModifiers::SHIFT;

/// All keys, the most important first.
pub(crate) const TABLE: &[Binding] = &[
    Binding {
        command: Command::Help,
        keys: &[(PLAIN, KeyCode::F(1)), (PLAIN, KeyCode::Char('?')), (SHIFT, KeyCode::Char('?'))],
        shown: "F1",
        label: Some("terminal-key-help"),
        help: "terminal-help-help",
    },
    Binding {
        command: Command::Quit,
        keys: &[(PLAIN, KeyCode::F(10)), (CTRL, KeyCode::Char('q')), (CTRL, KeyCode::Char('c'))],
        shown: "F10",
        label: Some("terminal-key-quit"),
        help: "terminal-help-quit",
    },
    Binding {
        command: Command::Undo,
        keys: &[(PLAIN, KeyCode::F(3)), (CTRL, KeyCode::Char('z'))],
        shown: "F3",
        label: Some("terminal-key-undo"),
        help: "terminal-help-undo",
    },
    Binding {
        command: Command::Hint,
        keys: &[(PLAIN, KeyCode::F(2)), (CTRL, KeyCode::Char('t'))],
        shown: "F2",
        label: Some("terminal-key-hint"),
        help: "terminal-help-hint",
    },
    Binding {
        command: Command::Scores,
        keys: &[(PLAIN, KeyCode::F(5)), (CTRL, KeyCode::Char('b'))],
        shown: "F5",
        label: Some("terminal-key-scores"),
        help: "terminal-help-scores",
    },
    Binding {
        command: Command::Log,
        keys: &[(PLAIN, KeyCode::F(6)), (CTRL, KeyCode::Char('l'))],
        shown: "F6",
        label: Some("terminal-key-log"),
        help: "terminal-help-log",
    },
    Binding {
        command: Command::Words,
        keys: &[(PLAIN, KeyCode::F(7)), (CTRL, KeyCode::Char('w'))],
        shown: "F7",
        label: Some("terminal-key-words"),
        help: "terminal-help-words",
    },
    Binding {
        command: Command::Sort,
        keys: &[(PLAIN, KeyCode::F(4)), (CTRL, KeyCode::Char('s'))],
        shown: "F4",
        label: Some("terminal-key-sort"),
        help: "terminal-help-sort",
    },
    Binding {
        command: Command::Back,
        keys: &[(PLAIN, KeyCode::Left)],
        shown: "←",
        label: Some("terminal-key-past"),
        help: "terminal-help-past",
    },
    Binding {
        command: Command::Rounds,
        keys: &[(PLAIN, KeyCode::F(8)), (CTRL, KeyCode::Char('r'))],
        shown: "F8",
        label: Some("terminal-key-rounds"),
        help: "terminal-help-rounds",
    },
    Binding {
        command: Command::Review,
        keys: &[(PLAIN, KeyCode::F(9)), (CTRL, KeyCode::Char('e'))],
        shown: "F9",
        label: Some("terminal-key-review"),
        help: "terminal-help-review",
    },
    Binding {
        command: Command::PlayOn,
        keys: &[(CTRL, KeyCode::Char('p'))],
        shown: "Ctrl P",
        label: Some("terminal-key-play-on"),
        help: "terminal-help-play-on",
    },
    Binding {
        command: Command::Forward,
        keys: &[(PLAIN, KeyCode::Right)],
        shown: "→",
        label: None,
        help: "terminal-help-forward",
    },
    Binding {
        command: Command::NextPicture,
        keys: &[(PLAIN, KeyCode::Tab)],
        shown: "Tab",
        label: None,
        help: "terminal-help-picture",
    },
];

/// The command of a key on the game screen, if it has one.
pub(crate) fn command(key: KeyEvent) -> Option<Command> {
    let pressed = (key.modifiers, key.code);
    let bound = TABLE.iter().find(|binding| binding.keys.contains(&pressed));
    bound.map(|binding| binding.command).or_else(|| scroll(key).map(Command::Scroll))
}

/// The arrow keys with Shift or Control.
fn scroll(key: KeyEvent) -> Option<Direction> {
    match key.code {
        _ if !key.modifiers.intersects(SHIFT | CTRL) => None,
        KeyCode::Up => Some(Direction::Up),
        KeyCode::Down => Some(Direction::Down),
        KeyCode::Left => Some(Direction::Left),
        KeyCode::Right => Some(Direction::Right),
        _ => None,
    }
}

/// A typed letter, digit or sign.
pub(crate) fn typed(key: KeyEvent) -> Option<char> {
    match key.code {
        KeyCode::Char(letter) if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => {
            Some(letter)
        }
        _ => None,
    }
}

/// The content of the help page: keys, and what they do. Keys outside the table come first.
pub(crate) fn help() -> impl Iterator<Item = (&'static str, &'static str)> {
    let choosing = [
        ("↑ ↓", "terminal-help-choose"),
        ("Enter", "terminal-help-play"),
        ("a–z 0–9", "terminal-help-narrow"),
        ("Esc", "terminal-help-escape"),
    ];
    let mut table: Vec<&Binding> = TABLE.iter().collect();
    table.sort_by_key(|binding| binding.place());
    let table = table.into_iter().map(|binding| (binding.shown, binding.help));
    let rest = [
        ("Shift ↑↓←→", "terminal-help-scroll"),
        ("Space", "terminal-help-pause"),
        ("+ −", "terminal-help-pace"),
    ];
    choosing.into_iter().chain(table).chain(rest)
}
