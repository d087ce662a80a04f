//! A record in a file: read and replayed, with complaints that name the line.

use std::path::{Path, PathBuf};

use table::{AnySitting, Complaint, Diverged, Record, Resumed};

use crate::common::{Failure, english, game, read_file};

/// One of the two forms of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Form {
    /// The form that people read, compare and edit.
    Text,
    /// The form for programs.
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
    /// The lines of the entries; none in JSON.
    lines: Vec<usize>,
}

impl Written {
    pub(crate) fn read(path: &Path) -> Result<Written, Failure> {
        let source = read_file(path)?;
        let (record, lines) = Record::read_with_lines(&source).map_err(|bad| Failure::file(path, bad))?;
        Ok(Written { path: path.to_owned(), source, record, lines })
    }

    pub(crate) const fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn form(&self) -> Form {
        let begins = self.source.trim_start_matches('\u{feff}').trim_start();
        if begins.starts_with('{') { Form::Json } else { Form::Text }
    }

    /// The game that the record tells of. What is refused comes as a sentence with its line.
    pub(crate) fn replay(&self) -> Result<(Box<dyn AnySitting>, Resumed), Failure> {
        let entry = game(self.record.game()).map_err(|why| Failure::file(&self.path, why))?;
        let resumed = entry.title().resume(&self.record);
        resumed.map_err(|diverged| Failure::file(&self.path, self.explained(&diverged)))
    }

    fn explained(&self, diverged: &Diverged) -> String {
        let said = |why: &Complaint| match why {
            Complaint::Form(why) => why.clone(),
            Complaint::Rule(why) => english().say(why),
        };
        let (line, why) = match diverged {
            Diverged::Entry { index, why } => match self.lines.get(*index) {
                Some(line) => (Some(*line), said(why)),
                None => (None, format!("entry {}: {}", index + 1, said(why))),
            },
            Diverged::Start { why } => (
                self.line_of(&["setup", "position"]),
                format!("the game cannot begin like this: {}", said(why)),
            ),
            Diverged::Result { .. } => (self.line_of(&["result"]), diverged.to_string()),
            Diverged::State { .. } => (self.line_of(&["state"]), diverged.to_string()),
            Diverged::OtherGame { .. } | Diverged::NewerRules { .. } => (None, diverged.to_string()),
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
