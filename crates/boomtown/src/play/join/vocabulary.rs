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
    UndoBot,
    Resign,
    Rematch,
    Ahead,
    Obvious,
    Fewer,
    Decline,
    Mute,
    Trial,
    Dice,
    Record,
    Program,
    Seat,
    Remove,
    Chat,
    Hide,
    Show,
}

/// What is wanted of a seat by the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SeatWish {
    Open,
    Bot,
    Keep,
    Invite,
}

/// What is wanted while something is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TrialWish {
    Send,
    Bots,
    End,
}

const TABLE: [(&str, Wish); 24] = [
    ("terminal-command-say", Wish::Say),
    ("terminal-command-note", Wish::Note),
    ("terminal-command-clock", Wish::Clock),
    ("terminal-command-who", Wish::Who),
    ("terminal-command-sit", Wish::Sit),
    ("terminal-command-no", Wish::No),
    ("terminal-command-bot", Wish::Bot),
    ("terminal-command-undo-bot", Wish::UndoBot),
    ("terminal-command-resign", Wish::Resign),
    ("terminal-command-rematch", Wish::Rematch),
    ("terminal-command-ahead", Wish::Ahead),
    ("terminal-command-obvious", Wish::Obvious),
    ("terminal-command-fewer", Wish::Fewer),
    ("terminal-command-decline", Wish::Decline),
    ("terminal-command-mute", Wish::Mute),
    ("terminal-command-trial", Wish::Trial),
    ("terminal-command-dice", Wish::Dice),
    ("terminal-command-record", Wish::Record),
    ("terminal-command-program", Wish::Program),
    ("terminal-command-seat", Wish::Seat),
    ("terminal-command-remove", Wish::Remove),
    ("terminal-command-chat", Wish::Chat),
    ("terminal-command-hide", Wish::Hide),
    ("terminal-command-show", Wish::Show),
];

const SEAT: [(&str, SeatWish); 4] = [
    ("terminal-join-seat-open", SeatWish::Open),
    ("terminal-join-seat-bot", SeatWish::Bot),
    ("terminal-join-seat-keep", SeatWish::Keep),
    ("terminal-join-seat-invite", SeatWish::Invite),
];

const TRIAL: [(&str, TrialWish); 3] = [
    ("terminal-join-trial-send", TrialWish::Send),
    ("terminal-join-trial-bots", TrialWish::Bots),
    ("terminal-join-trial-end", TrialWish::End),
];

/// The words for each of some wishes: one, or two with a space between them.
struct Listed<T>(Vec<(String, T)>);

impl<T: Copy> Listed<T> {
    fn of(table: &[(&'static str, T)], words: &Words) -> Listed<T> {
        let english = Words::new(Language::English);
        let listed = |(id, wish): &(&'static str, T)| {
            let both = [words.get(id), english.get(id)];
            let all = both.iter().flat_map(|list| list.split(',')).map(|word| word.trim().to_lowercase());
            all.map(|word| (word, *wish)).collect::<Vec<_>>()
        };
        Listed(table.iter().flat_map(listed).collect())
    }

    /// What a line wants, and the rest of it.
    fn read<'a>(&self, line: &'a str) -> Option<(T, &'a str)> {
        let found = self.0.iter().filter_map(|(word, wish)| Some((*wish, after(line, word)?)));
        // Of two that begin alike the longer one is meant.
        found.min_by_key(|(_, rest)| rest.len())
    }
}

/// What stands in a line behind some words; nothing if it does not begin with them.
fn after<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    words.split(' ').try_fold(line.trim(), |rest, word| {
        let (first, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        (first.to_lowercase() == word).then_some(rest.trim())
    })
}

/// The words of all wishes.
pub(super) struct Wishes {
    table: Listed<Wish>,
    seat: Listed<SeatWish>,
    trial: Listed<TrialWish>,
}

impl Wishes {
    pub(super) fn of(words: &Words) -> Wishes {
        Wishes {
            table: Listed::of(&TABLE, words),
            seat: Listed::of(&SEAT, words),
            trial: Listed::of(&TRIAL, words),
        }
    }

    /// The meaning of a line, and the rest of the line.
    pub(super) fn read<'a>(&self, line: &'a str) -> Option<(Wish, &'a str)> {
        self.table.read(line)
    }

    /// What is to become of a seat, and the rest: a level, a name.
    pub(super) fn of_seat<'a>(&self, line: &'a str) -> Option<(SeatWish, &'a str)> {
        self.seat.read(line)
    }

    /// What is to become of a trial.
    pub(super) fn of_trial(&self, line: &str) -> Option<TrialWish> {
        self.trial.read(line).filter(|(_, rest)| rest.is_empty()).map(|(wish, _)| wish)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::plain::command::Vocabulary;

    #[test]
    fn the_longer_of_two_that_begin_alike_is_meant_and_capitals_mean_nothing() {
        let wishes = Wishes::of(&Words::new(Language::English));
        assert_eq!(wishes.read("undo bot"), Some((Wish::UndoBot, "")));
        assert_eq!(wishes.read("Undo  BOT"), Some((Wish::UndoBot, "")));
        assert_eq!(wishes.read("bot  Ann Lee "), Some((Wish::Bot, "Ann Lee")));
        assert_eq!(wishes.read("undo"), None, "that is for every game");
        assert_eq!(wishes.of_seat("keep Ann"), Some((SeatWish::Keep, "Ann")));
        assert_eq!(wishes.of_trial("send"), Some(TrialWish::Send));
        assert_eq!(wishes.of_trial("send it"), None);
    }

    #[test]
    fn in_no_language_a_word_has_two_meanings() {
        for language in Language::ALL {
            let words = Words::new(language);
            let vocabulary = Vocabulary::of(&words);
            let mut seen = std::collections::HashMap::new();
            for (word, wish) in Wishes::of(&words).table.0 {
                assert!(*seen.entry(word.clone()).or_insert(wish) == wish, "{language}: {word}");
                assert!(vocabulary.read(&word).is_none(), "{language}: {word} is a command of every game");
            }
        }
    }
}
