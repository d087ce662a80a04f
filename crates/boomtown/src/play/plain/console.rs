//! Reads and writes lines.

use std::io::{self, BufRead, Write};

/// How many empty lines hide what the previous player saw.
pub(crate) const CURTAIN: usize = 60;

/// Where lines come from and go to.
pub(crate) struct Console<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// The prefix of each line.
    mark: &'static str,
}

/// Why the conversation ends.
#[derive(Debug)]
pub(crate) enum Over {
    /// The input or the output was closed.
    Gone,
    /// Another error.
    Failed(io::Error),
}

impl From<io::Error> for Over {
    fn from(error: io::Error) -> Over {
        match error.kind() {
            io::ErrorKind::BrokenPipe | io::ErrorKind::UnexpectedEof => Over::Gone,
            _ => Over::Failed(error),
        }
    }
}

impl Console<'_> {
    pub(crate) fn new<'a>(input: &'a mut dyn BufRead, output: &'a mut dyn Write) -> Console<'a> {
        Console { input, output, mark: "" }
    }

    /// The same console with a prefix on each line.
    pub(crate) fn marked(&mut self, mark: &'static str) -> Console<'_> {
        Console { input: &mut *self.input, output: &mut *self.output, mark }
    }

    /// Writes a line.
    pub(crate) fn say(&mut self, line: impl AsRef<str>) -> Result<(), Over> {
        Ok(writeln!(self.output, "{}{}", self.mark, line.as_ref())?)
    }

    /// Writes some lines.
    pub(crate) fn say_all(&mut self, lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<(), Over> {
        lines.into_iter().try_for_each(|line| self.say(line))
    }

    /// Waits for a line.
    pub(crate) fn listen(&mut self) -> Result<String, Over> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = String::new();
        match self.input.read_line(&mut line)? {
            0 => {
                // So that whatever is printed next stands on a line of its own.
                writeln!(self.output)?;
                Err(Over::Gone)
            }
            _ => Ok(line.trim().to_owned()),
        }
    }

    /// Offers numbered items and waits for a number; an empty line means the first. Returns the index.
    pub(crate) fn choose(&mut self, items: &[String], unclear: &str) -> Result<usize, Over> {
        for (index, item) in items.iter().enumerate() {
            self.say(format!("{:>3}. {item}", index + 1))?;
        }
        loop {
            let line = self.listen()?;
            match line.parse::<usize>() {
                _ if line.is_empty() => return Ok(0),
                Ok(number) if (1..=items.len()).contains(&number) => return Ok(number - 1),
                _ => self.say(unclear)?,
            }
        }
    }
}
