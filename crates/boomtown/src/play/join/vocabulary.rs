//! The commands that exist only at a server's table, in the player's language and in English.

use words::{Language, Words};

/// The meaning of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    Say,
    Note,
    Clock,
    Who,
    Sit,
    No,
    Bot,
    Resign,
    Rematch,
    Ahead,
    Obvious,
    Fewer,
    Decline,
    Mute,
}

const TABLE: [(&str, Wish); 14] = [
    ("terminal-command-say", Wish::Say),
    ("terminal-command-note", Wish::Note),
    ("terminal-command-clock", Wish::Clock),
    ("terminal-command-who", Wish::Who),
    ("terminal-command-sit", Wish::Sit),
    ("terminal-command-no", Wish::No),
    ("terminal-command-bot", Wish::Bot),
    ("terminal-command-resign", Wish::Resign),
    ("terminal-command-rematch", Wish::Rematch),
    ("terminal-command-ahead", Wish::Ahead),
    ("terminal-command-obvious", Wish::Obvious),
    ("terminal-command-fewer", Wish::Fewer),
    ("terminal-command-decline", Wish::Decline),
    ("terminal-command-mute", Wish::Mute),
];

/// The words of all commands.
pub(super) struct Wishes(Vec<(Vec<String>, Wish)>);

impl Wishes {
    pub(super) fn of(words: &Words) -> Wishes {
        let english = Words::new(Language::English);
        let listed = |id: &'static str| {
            let both = [words.get(id), english.get(id)];
            both.iter().flat_map(|list| list.split(',')).map(|word| word.trim().to_lowercase()).collect()
        };
        Wishes(TABLE.iter().map(|(id, wish)| (listed(id), *wish)).collect())
    }

    /// The meaning of a line, and the rest of the line.
    pub(super) fn read<'a>(&self, line: &'a str) -> Option<(Wish, &'a str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        let known = self.0.iter().find(|(list, _)| list.contains(&word));
        known.map(|(_, wish)| (*wish, rest.trim()))
    }
}
