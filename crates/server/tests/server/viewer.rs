//! A viewer who is told what changed, and puts it together as the browser does.

use serde_json::{Value, json};
use server::protocol::{delta, unpack};
use table::SaturatingAs;

use crate::guest::{Guest, Line};

/// How the browser says hello.
pub(crate) fn hello() -> Value {
    json!({"type": "hello", "protocol": 1, "detail": "board", "changes": true, "deflate": true})
}

/// Somebody who is told what changed.
pub(crate) struct Viewer {
    pub(crate) line: Line,
    /// What he is shown: the table and the moment.
    pub(crate) scene: Value,
    step: Value,
    /// How many of the log's lines he has.
    pub(crate) lines: usize,
}

impl Viewer {
    pub(crate) async fn sit(guest: &Guest, table: &str) -> Viewer {
        Viewer::sit_with(guest, table, &hello()).await
    }

    pub(crate) async fn sit_with(guest: &Guest, table: &str, hello: &Value) -> Viewer {
        let line = guest.sit_with(table, hello).await;
        let welcome = &line.welcome;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        let scene = json!({"table": welcome["table"], "moment": welcome["moment"]});
        let lines = welcome["keep"].as_u64().unwrap().saturating_as::<usize>()
            + welcome["log"].as_array().unwrap().len();
        Viewer { scene, step: welcome["step"].clone(), lines, line }
    }

    /// Waits for the next change, takes it in and gives it.
    pub(crate) async fn hear(&mut self) -> Value {
        let message = self.line.next_of("changed").await;
        self.take_in(&message);
        message
    }

    /// The same, passing over whatever is no decision.
    pub(crate) async fn hear_decision(&mut self) -> Value {
        loop {
            let message = self.hear().await;
            if message.get("log").is_some() {
                return message;
            }
        }
    }

    pub(crate) fn take_in(&mut self, message: &Value) {
        if let Some(follows) = message.get("follows") {
            assert_eq!(*follows, self.step, "out of step");
        }
        delta::apply(&mut self.scene, &message["change"]).unwrap();
        self.step = message["step"].clone();
        if let Some(log) = message.get("log") {
            self.lines = log["keep"].as_u64().unwrap().saturating_as::<usize>()
                + log["lines"].as_array().unwrap().len();
        }
    }

    /// Listens until so many decisions stand, and says how many bytes he was told.
    pub(crate) async fn until(&mut self, decisions: u64) -> usize {
        let before = self.line.received;
        while self.scene["moment"]["decisions"] != decisions {
            self.hear().await;
        }
        self.line.received - before
    }

    /// The moment with all its seats, and their offers unpacked.
    pub(crate) fn moment(&self) -> Value {
        let mut moment = self.scene["moment"].clone();
        unpack(&mut moment).unwrap();
        moment
    }
}
