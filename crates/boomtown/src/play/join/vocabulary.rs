//! The commands that exist only at a server's table, in the player's language and in English.

use words::{Language, Words};

/// A command at a server's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TableCommand {
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

/// A host's command about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SeatCommand {
    Open,
    Bot,
    Keep,
    Invite,
}

/// A command in a trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TrialCommand {
    Send,
    Bots,
    End,
}

const TABLE: [(&str, TableCommand); 24] = [
    ("terminal-command-say", TableCommand::Say),
    ("terminal-command-note", TableCommand::Note),
    ("terminal-command-clock", TableCommand::Clock),
    ("terminal-command-who", TableCommand::Who),
    ("terminal-command-sit", TableCommand::Sit),
    ("terminal-command-no", TableCommand::No),
    ("terminal-command-bot", TableCommand::Bot),
    ("terminal-command-undo-bot", TableCommand::UndoBot),
    ("terminal-command-resign", TableCommand::Resign),
    ("terminal-command-rematch", TableCommand::Rematch),
    ("terminal-command-ahead", TableCommand::Ahead),
    ("terminal-command-obvious", TableCommand::Obvious),
    ("terminal-command-fewer", TableCommand::Fewer),
    ("terminal-command-decline", TableCommand::Decline),
    ("terminal-command-mute", TableCommand::Mute),
    ("terminal-command-trial", TableCommand::Trial),
    ("terminal-command-dice", TableCommand::Dice),
    ("terminal-command-record", TableCommand::Record),
    ("terminal-command-program", TableCommand::Program),
    ("terminal-command-seat", TableCommand::Seat),
    ("terminal-command-remove", TableCommand::Remove),
    ("terminal-command-chat", TableCommand::Chat),
    ("terminal-command-hide", TableCommand::Hide),
    ("terminal-command-show", TableCommand::Show),
];

const SEAT: [(&str, SeatCommand); 4] = [
    ("terminal-join-seat-open", SeatCommand::Open),
    ("terminal-join-seat-bot", SeatCommand::Bot),
    ("terminal-join-seat-keep", SeatCommand::Keep),
    ("terminal-join-seat-invite", SeatCommand::Invite),
];

const TRIAL: [(&str, TrialCommand); 3] = [
    ("terminal-join-trial-send", TrialCommand::Send),
    ("terminal-join-trial-bots", TrialCommand::Bots),
    ("terminal-join-trial-end", TrialCommand::End),
];

/// The words for some commands, of one word or two.
struct CommandWords<T>(Vec<(String, T)>);

impl<T: Copy> CommandWords<T> {
    fn of(table: &[(&'static str, T)], words: &Words) -> CommandWords<T> {
        let english = Words::new(Language::English);
        let listed = |(id, command): &(&'static str, T)| {
            let both = [words.get(id), english.get(id)];
            let all = both.iter().flat_map(|list| list.split(',')).map(|word| word.trim().to_lowercase());
            all.map(|word| (word, *command)).collect::<Vec<_>>()
        };
        CommandWords(table.iter().flat_map(listed).collect())
    }

    /// The command at the beginning of a line, and the rest of the line.
    fn read<'a>(&self, line: &'a str) -> Option<(T, &'a str)> {
        let found = self.0.iter().filter_map(|(word, command)| Some((*command, after(line, word)?)));
        // If two commands match, it is the longer one.
        found.min_by_key(|(_, rest)| rest.len())
    }
}

/// The rest of a line after these words; `None` if it does not begin with them.
fn after<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    words.split(' ').try_fold(line.trim(), |rest, word| {
        let (first, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        (first.to_lowercase() == word).then_some(rest.trim())
    })
}

/// The words of all commands.
pub(super) struct TableVocabulary {
    table: CommandWords<TableCommand>,
    seat: CommandWords<SeatCommand>,
    trial: CommandWords<TrialCommand>,
}

impl TableVocabulary {
    pub(super) fn of(words: &Words) -> TableVocabulary {
        TableVocabulary {
            table: CommandWords::of(&TABLE, words),
            seat: CommandWords::of(&SEAT, words),
            trial: CommandWords::of(&TRIAL, words),
        }
    }

    /// The command in a line, and the rest of the line.
    pub(super) fn read<'a>(&self, line: &'a str) -> Option<(TableCommand, &'a str)> {
        self.table.read(line)
    }

    /// A command about a seat, and the rest: a level, a name.
    pub(super) fn of_seat<'a>(&self, line: &'a str) -> Option<(SeatCommand, &'a str)> {
        self.seat.read(line)
    }

    /// A command in a trial.
    pub(super) fn of_trial(&self, line: &str) -> Option<TrialCommand> {
        self.trial.read(line).filter(|(_, rest)| rest.is_empty()).map(|(command, _)| command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::plain::command::Vocabulary;

    #[test]
    fn the_longer_of_two_that_begin_alike_is_meant_and_capitals_mean_nothing() {
        let vocabulary = TableVocabulary::of(&Words::new(Language::English));
        assert_eq!(vocabulary.read("undo bot"), Some((TableCommand::UndoBot, "")));
        assert_eq!(vocabulary.read("Undo  BOT"), Some((TableCommand::UndoBot, "")));
        assert_eq!(vocabulary.read("bot  Ann Lee "), Some((TableCommand::Bot, "Ann Lee")));
        assert_eq!(vocabulary.read("undo"), None, "that is for every game");
        assert_eq!(vocabulary.of_seat("keep Ann"), Some((SeatCommand::Keep, "Ann")));
        assert_eq!(vocabulary.of_trial("send"), Some(TrialCommand::Send));
        assert_eq!(vocabulary.of_trial("send it"), None);
    }

    #[test]
    fn in_no_language_a_word_has_two_meanings() {
        for language in Language::ALL {
            let words = Words::new(language);
            let every_game = Vocabulary::of(&words);
            let mut seen = std::collections::HashMap::new();
            for (word, command) in TableVocabulary::of(&words).table.0 {
                assert!(*seen.entry(word.clone()).or_insert(command) == command, "{language}: {word}");
                assert!(every_game.read(&word).is_none(), "{language}: {word} is a command of every game");
            }
        }
    }
}
