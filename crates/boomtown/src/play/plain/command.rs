//! The commands, in the player's language and in English.

use words::{Language, Words};

/// The meaning of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Look,
    Board,
    Try(Option<usize>),
    Undo,
    Hint,
    Score,
    Log,
    Rounds,
    History(Option<usize>),
    Back,
    Forward,
    Sort,
    More,
    Review,
    Decisions,
    PlayOn,
    Quit,
}

type Make = fn(Option<usize>) -> Command;

/// Each command with the id of the message that lists its words.
const TABLE: [(&str, Make); 18] = [
    ("terminal-command-help", |_| Command::Help),
    ("terminal-command-look", |_| Command::Look),
    ("terminal-command-board", |_| Command::Board),
    ("terminal-command-try", Command::Try),
    ("terminal-command-undo", |_| Command::Undo),
    ("terminal-command-hint", |_| Command::Hint),
    ("terminal-command-score", |_| Command::Score),
    ("terminal-command-log", |_| Command::Log),
    ("terminal-command-rounds", |_| Command::Rounds),
    ("terminal-command-history", Command::History),
    ("terminal-command-back", |_| Command::Back),
    ("terminal-command-forward", |_| Command::Forward),
    ("terminal-command-sort", |_| Command::Sort),
    ("terminal-command-more", |_| Command::More),
    ("terminal-command-review", |_| Command::Review),
    ("terminal-command-decisions", |_| Command::Decisions),
    ("terminal-command-play-on", |_| Command::PlayOn),
    ("terminal-command-quit", |_| Command::Quit),
];

/// The words of all commands.
pub(crate) struct Vocabulary {
    commands: Vec<(Vec<String>, Make)>,
    yes: Vec<String>,
}

impl Vocabulary {
    /// The words of this language, and the English ones.
    pub(crate) fn of(words: &Words) -> Vocabulary {
        let english = Words::new(Language::English);
        let listed = |id: &'static str| {
            let both = [words.get(id), english.get(id)];
            both.iter().flat_map(|list| list.split(',')).map(|word| word.trim().to_lowercase()).collect()
        };
        Vocabulary {
            commands: TABLE.iter().map(|(id, make)| (listed(id), *make)).collect(),
            yes: listed("terminal-command-yes"),
        }
    }

    /// The command in a line, if there is one: its word, and possibly a number.
    pub(crate) fn read(&self, line: &str) -> Option<Command> {
        let mut parts = line.split_whitespace();
        let word = parts.next()?.to_lowercase();
        let number = match parts.next() {
            Some(number) => Some(number.parse().ok()?),
            None => None,
        };
        let known = self.commands.iter().find(|(list, _)| list.contains(&word));
        known.filter(|_| parts.next().is_none()).map(|(_, make)| make(number))
    }

    /// Whether a line means yes.
    pub(crate) fn is_yes(&self, line: &str) -> bool {
        self.yes.contains(&line.trim().to_lowercase())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_words_work_in_every_language() {
        for language in Language::ALL {
            let vocabulary = Vocabulary::of(&Words::new(language));
            assert_eq!(vocabulary.read("undo"), Some(Command::Undo));
            assert_eq!(vocabulary.read(" History 7 "), Some(Command::History(Some(7))));
            assert_eq!(vocabulary.read("try"), Some(Command::Try(None)));
            assert_eq!(vocabulary.read("quit"), Some(Command::Quit));
            assert!(vocabulary.is_yes("Yes"));
        }
    }

    #[test]
    fn in_no_language_a_word_has_two_meanings() {
        for language in Language::ALL {
            let vocabulary = Vocabulary::of(&Words::new(language));
            let mut seen = std::collections::HashMap::new();
            for (index, (list, _)) in vocabulary.commands.iter().enumerate() {
                for word in list {
                    assert!(*seen.entry(word).or_insert(index) == index, "{language}: {word}");
                    assert!(!word.contains(' ') && !word.is_empty(), "{language}: {word}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_command_is_none() {
        let vocabulary = Vocabulary::of(&Words::new(Language::English));
        for line in ["", "undertake", "undo the last", "history now", "12"] {
            assert_eq!(vocabulary.read(line), None, "{line}");
        }
    }
}
