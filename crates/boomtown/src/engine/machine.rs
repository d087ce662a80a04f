//! Computes the answer to a line.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use games::GameEntry;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use table::AnySession;
use words::Words;

use super::error::{EngineError, ErrorCode};
use super::fields::Fields;
use super::lines::{LONGEST, Line};
use super::verbs::VERBS;
use crate::chance::DiceSource;
use crate::common::english;

/// Whether to continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    GoOn,
    Quit,
}

/// Answers the requests of one program.
pub(super) struct Engine {
    pub(super) entry: &'static GameEntry,
    pub(super) english: Words,
    /// The seed if the request has none.
    pub(super) fresh_seed: fn() -> u64,
    /// The current game. A request replaces it completely or leaves it unchanged.
    pub(super) table: Option<EngineGame>,
    pub(super) next: Next,
}

/// A game, and the source of its rolls.
pub(super) struct EngineGame {
    pub(super) session: Box<dyn AnySession>,
    pub(super) chance: DiceSource,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("game", &self.entry.game().name()).finish_non_exhaustive()
    }
}

impl Engine {
    pub(super) fn new(entry: &'static GameEntry, fresh_seed: fn() -> u64) -> Engine {
        Engine { entry, english: english(), fresh_seed, table: None, next: Next::GoOn }
    }

    /// The answer to a line, and whether to continue.
    pub(super) fn answer(&mut self, line: &Line) -> (String, Next) {
        let text = text(line);
        let request = text.as_ref().ok().and_then(|text| serde_json::from_str::<Identified<'_>>(text).ok());
        let done = match text.and_then(read).and_then(|request| self.dispatch(request)) {
            Ok(result) => Done::Ok(result),
            Err(error) => Done::Error(error.to_json()),
        };
        let answer = Response { id: request.and_then(|request| request.id), done };
        let answer = serde_json::to_string(&answer).expect("answers have only keys that are text");
        (answer, self.next)
    }

    fn dispatch(&mut self, mut request: Map<String, Value>) -> Result<Value, EngineError> {
        let verb = match request.shift_remove("do") {
            Some(Value::String(verb)) => verb,
            Some(other) => {
                return Err(EngineError::new(
                    ErrorCode::BadField,
                    format!("'do' must be a text, not {other}"),
                ));
            }
            None => return Err(EngineError::missing("do")),
        };
        let Some(known) = VERBS.iter().find(|known| known.name == verb) else {
            let names: Vec<&str> = VERBS.iter().map(|known| known.name).collect();
            let why = format!("there is no verb '{verb}'; the verbs are {}", names.join(", "));
            return Err(EngineError::new(ErrorCode::UnknownVerb, why));
        };
        let fields = Fields::new(known.name, known.fields, request)?;
        // A fault in a game or a bot must not take a running match down. The game stands as it was: nothing is put in its
        // place before the request is done.
        catch_unwind(AssertUnwindSafe(|| (known.run)(self, &fields))).unwrap_or_else(|_| {
            let why = "internal error: this could not be done, and the game is unchanged";
            Err(EngineError::new(ErrorCode::Internal, why))
        })
    }

    /// The current game.
    pub(super) fn table(&self) -> Result<&EngineGame, EngineError> {
        self.table.as_ref().ok_or_else(|| {
            EngineError::new(ErrorCode::NoGame, "there is no game yet: start with 'new' or 'load'")
        })
    }
}

/// The `id` of a request, unchanged.
#[derive(Deserialize)]
struct Identified<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
}

/// The response.
#[derive(Serialize)]
struct Response<'a> {
    id: Option<&'a RawValue>,
    #[serde(flatten)]
    done: Done,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Done {
    Ok(Value),
    Error(Value),
}

fn text(line: &Line) -> Result<&str, EngineError> {
    match line {
        Line::TooLong => {
            Err(EngineError::new(ErrorCode::TooLong, format!("a line may have at most {LONGEST} bytes")))
        }
        Line::Bytes(bytes) => std::str::from_utf8(bytes).map_err(|error| {
            EngineError::new(
                ErrorCode::NotJson,
                format!("the line is not UTF-8 from byte {} on", error.valid_up_to() + 1),
            )
        }),
    }
}

fn read(text: &str) -> Result<Map<String, Value>, EngineError> {
    match serde_json::from_str(text) {
        Ok(Value::Object(mut request)) => {
            request.shift_remove("id");
            Ok(request)
        }
        Ok(_) => {
            let why = r#"a request is a JSON object such as {"id": 1, "do": "hello"}"#;
            Err(EngineError::new(ErrorCode::NotAnObject, why))
        }
        Err(error) => {
            let why = format!("the line is not JSON: {}", table::explain_json(&error));
            Err(EngineError::new(ErrorCode::NotJson, why))
        }
    }
}
