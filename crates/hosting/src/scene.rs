//! A table and its game as JSON, to send only what changed.

use protocol::{Moment, TableInfo, delta};

/// A table and its game as JSON, for one kind of viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    table: String,
    moment: String,
}

impl Scene {
    /// The scene of a table and its game.
    pub fn new(table: &TableInfo, moment: Option<&Moment>) -> Scene {
        Scene { table: json(table), moment: json(&moment) }
    }

    /// The same game with the current table.
    #[must_use]
    pub fn with_table(self, table: &TableInfo) -> Scene {
        Scene { table: json(table), ..self }
    }

    /// The change for clients that were shown something else before.
    pub fn whole(&self) -> String {
        delta::whole(&self.text())
    }

    /// The change from another scene; `None` if they are equal.
    pub fn change_from(&self, before: &Scene) -> Option<String> {
        delta::between(&before.text(), &self.text())
    }

    fn text(&self) -> String {
        format!(r#"{{"table":{},"moment":{}}}"#, self.table, self.moment)
    }
}

fn json(part: &impl serde::Serialize) -> String {
    serde_json::to_string(part).expect("messages have only keys that are text")
}
