//! One table of a bot: its program runs on a separate thread and answers one request after the other.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use arena::{CommandLine, Program, ProgramError};
use hyper::Method;
use serde_json::{Value, json};
use tokio::runtime::Handle;

use super::client::Client;
use super::log;

/// How many times a program may fail at one question before the bot resigns.
const TRIES: u32 = 3;
/// The share of the remaining clock time that may be used for one decision, as a divisor.
const PART_OF_CLOCK: u64 = 20;
/// The delay before something is sent again.
const AGAIN: Duration = Duration::from_secs(2);
/// How many times a decision is sent again before the connection counts as lost: the question is repeated on the next one.
const SENT: u32 = 30;

/// How a program is started and asked.
#[derive(Clone)]
pub(super) struct Engine {
    pub(super) command: CommandLine,
    /// Its thinking time in milliseconds.
    pub(super) ms: u64,
    /// How much longer it may take before it counts as failed.
    pub(super) patience: Duration,
}

/// One table: questions go in, decisions are sent to the server.
pub(super) struct TableSeat {
    questions: Sender<Value>,
}

impl TableSeat {
    pub(super) fn begin(table: String, engine: Engine, client: Arc<Client>, runtime: Handle) -> TableSeat {
        let (questions, asked) = channel();
        let run = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_micros();
        let mut worker = Worker { table, engine, client, runtime, program: None, run, sent: 0 };
        thread::spawn(move || worker.work(&asked));
        TableSeat { questions }
    }

    /// Queues a question.
    pub(super) fn ask(&self, question: Value) {
        // A worker that has gone has given up.
        let _ = self.questions.send(question);
    }
}

struct Worker {
    table: String,
    engine: Engine,
    client: Arc<Client>,
    runtime: Handle,
    program: Option<Program>,
    /// Tells its requests apart from those of an earlier worker at the same table. In a container every process has the same id.
    run: u128,
    sent: u64,
}

impl Worker {
    fn work(&mut self, questions: &Receiver<Value>) {
        while let Ok(mut question) = questions.recv() {
            // Whatever was asked before is no longer asked.
            while let Ok(newer) = questions.try_recv() {
                question = newer;
            }
            if !self.answer(&question) {
                return;
            }
        }
    }

    /// Answers a question, or resigns; returns false if the table no longer exists.
    fn answer(&mut self, question: &Value) -> bool {
        let table = self.table.clone();
        for _ in 0..TRIES {
            let action = match self.think(question) {
                Ok(action) => action,
                Err(why) => {
                    self.program = None;
                    // That it cannot be started is a whole sentence, anything else its end.
                    let who =
                        if matches!(why, ProgramError::NotStarted { .. }) { "" } else { "the program " };
                    log(format_args!("{table}: {who}{why}"));
                    continue;
                }
            };
            let legal = question["actions"]
                .as_array()
                .is_some_and(|all| all.iter().any(|one| *one == action.as_str()));
            if !legal {
                self.program = None;
                log(format_args!("{table}: the program chose '{action}', which is not legal"));
                continue;
            }
            let decision = json!({"seat": question["seat"], "action": action, "at": question["at"]});
            return self.send("decisions", decision);
        }
        log(format_args!("{table}: the program failed {TRIES} times; the bot gives up"));
        self.send("resign", json!({"seat": question["seat"]}))
    }

    fn think(&mut self, question: &Value) -> Result<String, ProgramError> {
        let program = match &mut self.program {
            Some(program) => program,
            none => {
                let table = self.table.clone();
                let hear = move |line: &str| log(format_args!("{table}: | {line}"));
                none.insert(Program::start_heard(&self.engine.command, hear)?)
            }
        };
        let left = question["left"].as_u64().map_or(u64::MAX, |left| left / PART_OF_CLOCK);
        let ms = self.engine.ms.min(left).max(1);
        let request = json!({
            "id": question["at"], "do": "choose", "game": question["game"], "rules": question["rules"],
            "seat": question["seat"], "view": question["view"], "actions": question["actions"],
            "ms": ms, "seed": question["at"],
        });
        let limit = Duration::from_millis(ms) + self.engine.patience;
        program.ask(&request, limit)
    }

    /// Sends a request until it is answered, with one id, so that it is executed once. Returns false if the table no longer exists.
    fn send(&mut self, what: &str, mut body: Value) -> bool {
        self.sent += 1;
        body["id"] = json!(format!("{:x}-{}", self.run, self.sent));
        let path = format!("/api/stream/tables/{}/{what}", self.table);
        for _ in 0..SENT {
            match self.runtime.block_on(self.client.call(Method::POST, &path, &body)) {
                Ok(answer) if answer.status == 200 => return true,
                Ok(answer) if answer.status == 429 || answer.status >= 500 => {}
                Ok(answer) => {
                    if answer.status != 409 {
                        log(format_args!(
                            "{}: the server refuses {}: {}",
                            self.table,
                            body["action"],
                            answer.why()
                        ));
                    }
                    // The game went on: the next question is on its way.
                    return answer.status != 404;
                }
                Err(why) => log(format_args!("{}: {why}; sending it again", self.table)),
            }
            thread::sleep(AGAIN);
        }
        true
    }
}
