//! Reads and replays a record file, with errors that name the line.

use std::path::{Path, PathBuf};

use table::{AnySession, GameError, Record, ResumeError, Resumed};

use crate::common::{CommandError, english, game, read_file};

/// The format of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Form {
    /// Text for people to read, compare and edit.
    Text,
    /// JSON for programs.
    Json,
}

impl Form {
    pub(crate) const fn other(self) -> Form {
        match self {
            Form::Text => Form::Json,
            Form::Json => Form::Text,
        }
    }
}

/// A record that was read from a file.
pub(crate) struct Written {
    path: PathBuf,
    source: String,
    record: Record,
    /// The line numbers of the entries; empty for JSON.
    lines: Vec<usize>,
}

impl Written {
    pub(crate) fn read(path: &Path) -> Result<Written, CommandError> {
        let source = read_file(path)?;
        let (record, lines) =
            Record::read_with_lines(&source).map_err(|bad| CommandError::file(path, bad))?;
        Ok(Written { path: path.to_owned(), source, record, lines })
    }

    pub(crate) const fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn form(&self) -> Form {
        let begins = self.source.trim_start_matches('\u{feff}').trim_start();
        if begins.starts_with('{') { Form::Json } else { Form::Text }
    }

    /// Replays the record. An error names the line and the reason.
    pub(crate) fn replay(&self) -> Result<(Box<dyn AnySession>, Resumed), CommandError> {
        let entry = game(self.record.game()).map_err(|why| CommandError::file(&self.path, why))?;
        let resumed = entry.game().resume(&self.record);
        resumed.map_err(|error| CommandError::file(&self.path, self.explained(&error)))
    }

    fn explained(&self, error: &ResumeError) -> String {
        let said = |why: &GameError| match why {
            GameError::Malformed(why) => why.clone(),
            GameError::Illegal(why) => english().say(why),
        };
        let (line, why) = match error {
            ResumeError::Entry { index, why } => match self.lines.get(*index) {
                Some(line) => (Some(*line), said(why)),
                None => (None, format!("entry {}: {}", index + 1, said(why))),
            },
            ResumeError::Start { why } => (
                self.line_of(&["setup", "position"]),
                format!("the game cannot start from here: {}", said(why)),
            ),
            ResumeError::Result { .. } => (self.line_of(&["result"]), error.to_string()),
            ResumeError::GaveUp { .. } => (self.line_of(&["gave-up"]), error.to_string()),
            ResumeError::State { .. } => (self.line_of(&["state"]), error.to_string()),
            ResumeError::OtherGame { .. } | ResumeError::NewerRules { .. } => (None, error.to_string()),
        };
        line.map_or_else(|| why.clone(), |line| format!("line {line}: {why}"))
    }

    /// The line that begins with one of these words, in the text form.
    fn line_of(&self, words: &[&str]) -> Option<usize> {
        if self.form() == Form::Json {
            return None;
        }
        let begins = |line: &str| line.split_whitespace().next().is_some_and(|word| words.contains(&word));
        self.source.lines().position(begins).map(|index| index + 1)
    }
}
