//! Rows while they are moved between databases, and their checksums.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The value of a column, for any database.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(in crate::storage) enum Value {
    Nothing,
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Value {
    /// A number or null.
    pub(in crate::storage) fn integer(value: Option<i64>) -> Value {
        value.map_or(Value::Nothing, Value::Integer)
    }

    /// A text or null.
    pub(in crate::storage) fn text(value: Option<String>) -> Value {
        value.map_or(Value::Nothing, Value::Text)
    }

    /// Bytes or null.
    pub(in crate::storage) fn bytes(value: Option<Vec<u8>>) -> Value {
        value.map_or(Value::Nothing, Value::Bytes)
    }

    fn size(&self) -> usize {
        match self {
            Value::Nothing => 1,
            Value::Integer(_) => 8,
            Value::Text(text) => text.len(),
            Value::Bytes(bytes) => bytes.len(),
        }
    }
}

/// A row: its columns in the order of the catalogue.
pub(in crate::storage) type Row = Vec<Value>;

/// The largest number of rows in a batch.
const ROWS: usize = 2_000;
/// After this many bytes a batch is complete.
const BYTES: usize = 4 * 1024 * 1024;

/// A batch of rows.
#[derive(Default)]
pub(in crate::storage) struct Batch {
    pub(in crate::storage) rows: Vec<Row>,
    bytes: usize,
}

impl Batch {
    pub(in crate::storage) fn add(&mut self, row: Row) {
        self.bytes += row.iter().map(Value::size).sum::<usize>();
        self.rows.push(row);
    }

    pub(in crate::storage) const fn is_full(&self) -> bool {
        self.rows.len() >= ROWS || self.bytes >= BYTES
    }
}

/// The checksum of the rows of a table in order: equal for equal rows in any database.
#[derive(Default)]
pub(super) struct Sum {
    hash: Sha256,
    pub(super) rows: u64,
}

impl Sum {
    pub(super) fn add(&mut self, row: &[Value]) {
        self.rows += 1;
        // How long everything is stands before it, so that no two tables are written the same way.
        self.hash.update((row.len() as u64).to_be_bytes());
        for value in row {
            let (sort, bytes): (u8, &[u8]) = match value {
                Value::Nothing => (0, &[]),
                Value::Integer(number) => (1, &number.to_be_bytes()),
                Value::Text(text) => (2, text.as_bytes()),
                Value::Bytes(bytes) => (3, bytes),
            };
            self.hash.update([sort]);
            self.hash.update((bytes.len() as u64).to_be_bytes());
            self.hash.update(bytes);
        }
    }

    /// The SHA-256 of all rows.
    pub(super) fn hash(self) -> [u8; 32] {
        self.hash.finalize().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(rows: &[Row]) -> [u8; 32] {
        let mut sum = Sum::default();
        for row in rows {
            sum.add(row);
        }
        sum.hash()
    }

    #[test]
    fn rows_that_differ_anywhere_come_to_something_else() {
        let text = |text: &str| Value::Text(text.to_owned());
        let all = [
            vec![vec![text("ab"), text("c")]],
            vec![vec![text("a"), text("bc")]],
            vec![vec![text("ab")], vec![text("c")]],
            vec![vec![text("c")], vec![text("ab")]],
            vec![vec![text("ab"), text("c"), Value::Nothing]],
            vec![vec![Value::Bytes(b"ab".to_vec()), text("c")]],
            vec![vec![Value::Integer(0x6162), text("c")]],
            vec![],
        ];
        let apart: std::collections::HashSet<_> = all.iter().map(|rows| hash(rows)).collect();
        assert_eq!(apart.len(), all.len());
    }
}
