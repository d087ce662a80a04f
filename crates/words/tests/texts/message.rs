//! The messages of the Fluent files, taken apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message as Parsed, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use words::Language;

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// One message of one language.
#[derive(Default)]
pub(crate) struct Message {
    /// Every variable and what it is used as.
    pub(crate) variables: BTreeMap<String, Use>,
    /// Other messages that it quotes.
    pub(crate) quotes: BTreeSet<String>,
    /// The pieces of text between its placeables.
    pub(crate) pieces: Vec<String>,
    /// Its attributes: forms of the word, for the sentences that it stands in.
    pub(crate) attributes: BTreeSet<String>,
}

/// What a variable is used as.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Use {
    /// It is inserted.
    Inserted,
    /// It chooses a plural, or is given to a function that writes numbers.
    Counted,
    /// It chooses between these words.
    OneOf(Vec<String>),
}

/// The messages of a language by their names.
pub(crate) type Messages = BTreeMap<String, Message>;

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All messages in the files of a language.
pub(crate) fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for path in files_in(&root().join("crates/words/locales").join(language.code())) {
        let source = fs::read_to_string(&path).expect("the file can be read");
        let resource = parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            match entry {
                Entry::Message(parsed) => {
                    let fresh = messages.insert(parsed.id.name.to_owned(), take_apart(parsed)).is_none();
                    assert!(fresh, "{}: '{}' is there twice", path.display(), parsed.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{}: these tests do not know terms: {other:?}", path.display()),
            }
        }
    }
    messages
}

/// The files of a folder and of the folders in it, in order.
pub(crate) fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.expect("the folder can be read").path()) {
        if path.is_dir() {
            files.extend(files_in(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn take_apart(parsed: &Parsed<&str>) -> Message {
    let mut message = Message::default();
    message.add_pattern(parsed.value.as_ref().expect("a message has a value"));
    for attribute in &parsed.attributes {
        message.add_pattern(&attribute.value);
        message.attributes.insert(attribute.id.name.to_owned());
    }
    message
}

impl Message {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.pieces.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline, &Use::Inserted),
            Expression::Select { selector, variants } => {
                self.add_inline(selector, &chosen_by(variants));
                for variant in variants {
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>, usage: &Use) {
        match inline {
            InlineExpression::StringLiteral { value } => self.pieces.push((*value).to_owned()),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                let known = self.variables.entry(id.name.to_owned()).or_insert(Use::Inserted);
                *known = usage.clone().max(known.clone());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let usage = if id.name == "DE" { Use::Inserted } else { Use::Counted };
                for argument in &arguments.positional {
                    self.add_inline(argument, &usage);
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                self.quotes.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                panic!("-{}: these tests do not know terms", id.name)
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
        }
    }
}

fn chosen_by(variants: &[Variant<&str>]) -> Use {
    let words: Vec<String> = variants
        .iter()
        .filter_map(|variant| match variant.key {
            VariantKey::Identifier { name } if !PLURALS.contains(&name) => Some(name.to_owned()),
            _ => None,
        })
        .collect();
    if words.is_empty() { Use::Counted } else { Use::OneOf(words) }
}
