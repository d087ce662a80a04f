//! External programs as bots: each gets requests and gives answers, one JSON object per line. They are documented in
//! `docs/engine.md`.

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::error::{ArenaError, ProgramError};

/// The largest size of an answer, in bytes.
const LONGEST: u64 = 1 << 20;
/// How many of the last lines on standard error are kept.
const LAST_WORDS: usize = 20;
/// How long a program may take to exit after its input has ended.
const GRACE: Duration = Duration::from_millis(200);

/// A program and its arguments, as written on a command line: words, with quotes around those that have spaces in them.
///
/// ```
/// use arena::CommandLine;
///
/// let command: CommandLine = "python3 'my bot.py' --fast".parse()?;
/// assert_eq!(command.words(), ["python3", "my bot.py", "--fast"]);
/// # Ok::<(), arena::ArenaError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine {
    text: String,
    words: Vec<String>,
}

impl CommandLine {
    /// The program and its arguments.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The command line as given.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]);
        command
    }

    fn spawn(&self) -> Result<Child, ProgramError> {
        let pipes = [Stdio::piped(), Stdio::piped(), Stdio::piped()];
        let [input, output, errors] = pipes;
        let child = self.command().stdin(input).stdout(output).stderr(errors).spawn();
        child.map_err(|error| ProgramError::NotStarted {
            program: self.words[0].clone(),
            why: error.to_string(),
        })
    }

    /// Checks whether the program can be started.
    pub(crate) fn try_start(&self) -> Result<(), ProgramError> {
        Program::start(self).map(drop)
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cmd:{}", self.text)
    }
}

impl FromStr for CommandLine {
    type Err = ArenaError;

    fn from_str(text: &str) -> Result<CommandLine, ArenaError> {
        let mut words: Vec<String> = Vec::new();
        let (mut word, mut quote) = (None::<String>, None);
        for letter in text.chars() {
            match (quote, letter) {
                (Some(open), _) if letter == open => quote = None,
                (None, '"' | '\'') => {
                    quote = Some(letter);
                    word.get_or_insert_default();
                }
                (None, _) if letter.is_whitespace() => words.extend(word.take()),
                _ => word.get_or_insert_default().push(letter),
            }
        }
        words.extend(word);
        if quote.is_some() {
            return Err(ArenaError::NoSuchBot(format!("a quote is not closed in '{text}'")));
        }
        if words.first().is_none_or(String::is_empty) {
            let why = "a program is missing, such as 'python3 bot.py'";
            return Err(ArenaError::NoSuchBot(why.to_owned()));
        }
        Ok(CommandLine { text: text.trim().to_owned(), words })
    }
}

/// A running program. It is asked to exit when this is dropped.
pub struct Program {
    child: Child,
    requests: Option<Sender<String>>,
    answers: Receiver<String>,
    last_words: Arc<Mutex<VecDeque<String>>>,
    listening: JoinHandle<()>,
}

impl Program {
    /// Starts the program.
    ///
    /// # Errors
    /// If the system cannot start it.
    ///
    /// # Panics
    /// If the system started it without the requested pipes, which no system does.
    pub fn start(command: &CommandLine) -> Result<Program, ProgramError> {
        Program::start_heard(command, |_| ())
    }

    /// Starts the program and passes on each line that it writes to standard error.
    ///
    /// # Errors
    /// If the system cannot start it.
    ///
    /// # Panics
    /// If the system started it without the requested pipes, which no system does.
    pub fn start_heard(
        command: &CommandLine,
        hear: impl FnMut(&str) + Send + 'static,
    ) -> Result<Program, ProgramError> {
        let mut child = command.spawn()?;
        let input = child.stdin.take().expect("the input is piped");
        let output = child.stdout.take().expect("the output is piped");
        let errors = child.stderr.take().expect("the errors are piped");
        let (requests, to_write) = channel();
        let (heard, answers) = channel();
        let last_words = Arc::new(Mutex::default());
        let kept = Arc::clone(&last_words);
        // On threads of their own: a program that neither reads nor writes stops nobody.
        thread::spawn(move || write_lines(input, &to_write));
        thread::spawn(move || read_lines(output, &heard));
        let listening = thread::spawn(move || keep_last_lines(errors, &kept, hear));
        Ok(Program { child, requests: Some(requests), answers, last_words, listening })
    }

    /// Asks for an action.
    ///
    /// # Errors
    /// If the program does not answer in time, has exited, or gives an invalid answer. It should not be asked again then.
    pub fn ask(&mut self, request: &Value, limit: Duration) -> Result<String, ProgramError> {
        // A writer that has gone means a program that has gone, which the answer will tell.
        let _ = self.requests.as_ref().map(|requests| requests.send(request.to_string()));
        match self.answers.recv_timeout(limit) {
            Ok(line) => action_of(&line, request),
            Err(RecvTimeoutError::Timeout) => Err(ProgramError::Silent(limit)),
            Err(RecvTimeoutError::Disconnected) => Err(ProgramError::Ended(self.obituary())),
        }
    }

    /// How it exited.
    fn obituary(&mut self) -> String {
        let ended = self.end();
        wait_until(|| self.listening.is_finished().then_some(()));
        let ended = match ended {
            Some(status) if status.success() => "ended without an answer".to_owned(),
            Some(status) => format!("ended without an answer ({status})"),
            None => "closed its output without an answer".to_owned(),
        };
        let last_words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        match last_words.iter().rev().find(|line| !line.trim().is_empty()) {
            Some(line) => format!("{ended}; its last output: {}", line.trim()),
            None => ended,
        }
    }

    /// Waits a moment for it to exit.
    fn end(&mut self) -> Option<std::process::ExitStatus> {
        wait_until(|| self.child.try_wait().ok().flatten())
    }
}

/// Waits a moment for a value.
fn wait_until<T>(mut there: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        match there() {
            None if begun.elapsed() < GRACE => thread::sleep(Duration::from_millis(2)),
            found => return found,
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.requests = None;
        if self.end().is_none() {
            // It may have ended in this very moment.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_line(from: &mut BufReader<impl Read>) -> Option<String> {
    let mut bytes = Vec::new();
    match from.by_ref().take(LONGEST).read_until(b'\n', &mut bytes) {
        Ok(1..) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        Ok(0) | Err(_) => None,
    }
}

fn read_lines(output: ChildStdout, heard: &Sender<String>) {
    let mut output = BufReader::new(output);
    while let Some(line) = read_line(&mut output) {
        if heard.send(line).is_err() {
            break;
        }
    }
    // Nobody listens any more, but a program that cannot write would never end.
    let _ = io::copy(&mut output, &mut io::sink());
}

fn keep_last_lines(errors: ChildStderr, kept: &Mutex<VecDeque<String>>, mut hear: impl FnMut(&str)) {
    let mut errors = BufReader::new(errors);
    while let Some(line) = read_line(&mut errors) {
        hear(line.trim_end());
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == LAST_WORDS {
            kept.pop_front();
        }
        kept.push_back(line);
    }
}

/// The action in an answer: `{"action": …}`, or the same inside `ok`, as `boomtown engine` answers.
fn action_of(line: &str, request: &Value) -> Result<String, ProgramError> {
    /// The largest part of an invalid answer that is quoted.
    const SHOWN: usize = 80;
    let shown = || line.trim().chars().take(SHOWN).collect::<String>();
    let bad = |what: &str, found: &str| ProgramError::BadAnswer(format!("{what}: {found}"));
    let answer: Value = serde_json::from_str(line).map_err(|_| bad("what is not JSON", &shown()))?;
    if let Some(why) = answer.pointer("/error/why").and_then(Value::as_str) {
        return Err(bad("with an error", why));
    }
    if answer.get("id").is_some_and(|id| !id.is_null() && *id != request["id"]) {
        return Err(bad("another request", &shown()));
    }
    let action = answer.pointer("/ok/action").or_else(|| answer.get("action")).and_then(Value::as_str);
    action.map(str::to_owned).ok_or_else(|| bad("without an action", &shown()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn quotes_hold_words_together() {
        let words = |text: &str| text.parse::<CommandLine>().map(|command| command.words);
        assert_eq!(words(r#" a  "b c"'d' '' "#).unwrap(), ["a", "b cd", ""]);
        assert!(words("bot 'x").unwrap_err().to_string().contains("not closed"));
        assert!(words("  ").unwrap_err().to_string().contains("such as 'python3 bot.py'"));
    }

    #[test]
    fn an_answer_is_an_action_alone_or_that_of_an_engine() {
        let request = json!({"id": 7});
        let action = |line: &str| action_of(line, &request).map_err(|error| error.to_string());
        assert_eq!(action(r#"{"action":"pass"}"#).unwrap(), "pass");
        assert_eq!(action(r#"{"id":7,"ok":{"action":"pass"}}"#).unwrap(), "pass");
        assert!(action(r#"{"id":6,"action":"pass"}"#).unwrap_err().starts_with("answered another request"));
        assert!(action(r#"{"error":{"why":"no"}}"#).unwrap_err().ends_with("an error: no"));
        assert!(action("pass").unwrap_err().starts_with("answered what is not JSON"));
        assert!(action("{}").unwrap_err().starts_with("answered without an action"));
    }

    #[test]
    fn a_program_that_says_nothing_is_stopped() {
        let mut program = Program::start(&"sleep 1000".parse().unwrap()).unwrap();
        let why = program.ask(&json!({"id": 1}), Duration::from_millis(20)).unwrap_err().to_string();
        assert_eq!(why, "did not answer within 20 ms and was stopped");
    }

    #[test]
    fn a_program_that_breaks_is_quoted() {
        let mut program = Program::start(&"sh -c 'echo out of ideas >&2; exit 3'".parse().unwrap()).unwrap();
        let why = program.ask(&json!({"id": 1}), Duration::from_secs(60)).unwrap_err().to_string();
        assert!(why.contains("exit status: 3") && why.ends_with("its last output: out of ideas"), "{why}");
    }
}
