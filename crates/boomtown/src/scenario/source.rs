//! TOML with the line of every key and value, so that each error can name its place.

use std::fmt;

use serde_json::{Map, Value};
use table::Seat;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// An error in the format of a scenario file, with its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ScenarioError {
    pub(crate) line: usize,
    pub(crate) why: String,
}

impl ScenarioError {
    pub(crate) fn at(line: usize, why: impl fmt::Display) -> ScenarioError {
        ScenarioError { line, why: why.to_string() }
    }
}

/// A value and its line, counted from 1.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node {
    pub(crate) line: usize,
    content: Content,
}

#[derive(Clone, PartialEq, Debug)]
enum Content {
    Text(String),
    Number(i64),
    Fraction(f64),
    Truth(bool),
    List(Vec<Node>),
    Table(Vec<(String, Node)>),
}

/// The table of a whole file.
pub(crate) fn read(source: &str) -> Result<Node, ScenarioError> {
    let lines = Lines(source);
    let file = DeTable::parse(source).map_err(|error| {
        let line = error.span().map_or(1, |span| lines.of(span.start));
        ScenarioError::at(line, error.message())
    })?;
    lines.table(1, file.get_ref())
}

/// Finds the line of a byte offset.
struct Lines<'a>(&'a str);

impl Lines<'_> {
    fn of(&self, offset: usize) -> usize {
        1 + self.0.bytes().take(offset).filter(|&byte| byte == b'\n').count()
    }

    fn table(&self, line: usize, table: &DeTable<'_>) -> Result<Node, ScenarioError> {
        let mut entries = Vec::new();
        for (key, value) in table {
            let mut node = self.node(value)?;
            node.line = self.of(key.span().start);
            entries.push((key.get_ref().to_string(), node));
        }
        entries.sort_by_key(|(_, node)| node.line);
        Ok(Node { line, content: Content::Table(entries) })
    }

    fn node(&self, value: &Spanned<DeValue<'_>>) -> Result<Node, ScenarioError> {
        let line = self.of(value.span().start);
        let content = match value.get_ref() {
            DeValue::String(text) => Content::Text(text.to_string()),
            DeValue::Boolean(truth) => Content::Truth(*truth),
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map(Content::Number)
                .map_err(|_| ScenarioError::at(line, format!("{number} is too large")))?,
            DeValue::Float(number) => match number.as_str().parse::<f64>() {
                Ok(number) if number.is_finite() => Content::Fraction(number),
                _ => return Err(ScenarioError::at(line, format!("{number} is not a finite number"))),
            },
            DeValue::Datetime(_) => return Err(ScenarioError::at(line, "a scenario has no dates")),
            DeValue::Array(list) => {
                Content::List(list.iter().map(|value| self.node(value)).collect::<Result<_, _>>()?)
            }
            DeValue::Table(table) => return self.table(line, table),
        };
        Ok(Node { line, content })
    }
}

impl Node {
    /// As JSON.
    pub(crate) fn to_value(&self) -> Value {
        match &self.content {
            Content::Text(text) => Value::from(text.as_str()),
            Content::Number(number) => Value::from(*number),
            Content::Fraction(number) => Value::from(*number),
            Content::Truth(truth) => Value::from(*truth),
            Content::List(list) => list.iter().map(Node::to_value).collect(),
            Content::Table(entries) => {
                Value::Object(entries.iter().map(|(key, node)| (key.clone(), node.to_value())).collect())
            }
        }
    }

    /// A table as a JSON object.
    pub(crate) fn to_object(&self, what: &str) -> Result<Map<String, Value>, ScenarioError> {
        let entries = self.entries(what)?;
        Ok(entries.iter().map(|(key, node)| (key.clone(), node.to_value())).collect())
    }

    fn expected(&self, what: &str, form: &str) -> ScenarioError {
        let found = match &self.content {
            Content::Text(_) => "a text",
            Content::Number(_) | Content::Fraction(_) => "a number",
            Content::Truth(_) => "true or false",
            Content::List(_) => "a list",
            Content::Table(_) => "a table",
        };
        ScenarioError::at(self.line, format!("{what} must be {form}, not {found}"))
    }

    pub(crate) fn is_table(&self) -> bool {
        matches!(self.content, Content::Table(_))
    }

    pub(crate) fn as_text(&self) -> Option<&str> {
        if let Content::Text(text) = &self.content { Some(text) } else { None }
    }

    pub(crate) fn as_list(&self) -> Option<&[Node]> {
        if let Content::List(list) = &self.content { Some(list) } else { None }
    }

    pub(crate) fn text(&self, what: &str) -> Result<String, ScenarioError> {
        self.as_text().map(str::to_owned).ok_or_else(|| self.expected(what, "a text"))
    }

    pub(crate) fn truth(&self, what: &str) -> Result<bool, ScenarioError> {
        if let Content::Truth(truth) = self.content {
            Ok(truth)
        } else {
            Err(self.expected(what, "true or false"))
        }
    }

    /// A whole number of the range of `N`.
    pub(crate) fn number<N: TryFrom<i64>>(&self, what: &str) -> Result<N, ScenarioError> {
        let Content::Number(number) = self.content else {
            return Err(self.expected(what, "a whole number"));
        };
        N::try_from(number).map_err(|_| ScenarioError::at(self.line, format!("{what} cannot be {number}")))
    }

    pub(crate) fn seat(&self, what: &str) -> Result<Seat, ScenarioError> {
        let number: u8 = self.number(what)?;
        Seat::try_from(number).map_err(|bad| ScenarioError::at(self.line, format!("{what}: {bad}")))
    }

    pub(crate) fn list(&self, what: &str) -> Result<&[Node], ScenarioError> {
        self.as_list().ok_or_else(|| self.expected(what, "a list"))
    }

    pub(crate) fn entries(&self, what: &str) -> Result<&[(String, Node)], ScenarioError> {
        if let Content::Table(entries) = &self.content {
            Ok(entries)
        } else {
            Err(self.expected(what, "a table"))
        }
    }

    /// The fields of a table, which may only have these keys.
    pub(crate) fn fields(&self, what: &str, known: &[&str]) -> Result<Fields<'_>, ScenarioError> {
        let entries = self.entries(what)?;
        match entries.iter().find(|(key, _)| !known.contains(&key.as_str())) {
            Some((key, node)) => Err(ScenarioError::at(
                node.line,
                format!("{what} has no key '{key}'; the keys are {}", known.join(", ")),
            )),
            None => Ok(Fields { line: self.line, entries }),
        }
    }
}

/// A table whose keys are all known.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a> {
    pub(crate) line: usize,
    entries: &'a [(String, Node)],
}

impl<'a> Fields<'a> {
    pub(crate) fn get(self, key: &str) -> Option<&'a Node> {
        self.entries.iter().find(|(name, _)| name == key).map(|(_, node)| node)
    }

    /// Parses a field, if it is present.
    pub(crate) fn read<T>(
        self,
        key: &str,
        read: impl FnOnce(&'a Node, &str) -> Result<T, ScenarioError>,
    ) -> Result<Option<T>, ScenarioError> {
        self.get(key).map(|node| read(node, &format!("'{key}'"))).transpose()
    }
}
