//! A table and its game as JSON, for sending only what changed.

use protocol::{Moment, TableInfo, delta};

/// A table and its game as JSON texts, as they are shown to one kind of viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    table: String,
    moment: String,
}

impl Scene {
    /// A table and its game as they are shown.
    pub fn new(table: &TableInfo, moment: Option<&Moment>) -> Scene {
        Scene { table: json(table), moment: json(&moment) }
    }

    /// The same game at the table as it is now.
    #[must_use]
    pub fn with_table(self, table: &TableInfo) -> Scene {
        Scene { table: json(table), ..self }
    }

    /// The change that shows it to whoever was shown something else before.
    pub fn whole(&self) -> String {
        delta::whole(&self.text())
    }

    /// The change that makes it of what was shown before; nothing if that was the same.
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
