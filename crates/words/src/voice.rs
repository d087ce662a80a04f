//! The texts of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use crate::{Language, TextError, elision, numbers};

/// The texts of one language.
pub(crate) struct Voice {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Voice {
    pub(crate) fn new(language: Language) -> Voice {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks around arguments are for texts of mixed direction, and a terminal shows them as boxes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::English => |value, _| numbers::plain(Language::English, value),
            Language::German => |value, _| numbers::plain(Language::German, value),
            Language::Dutch => |value, _| numbers::plain(Language::Dutch, value),
            Language::French => |value, _| numbers::plain(Language::French, value),
        }));
        bundle
            .add_function(numbers::SIGNED, move |values, _| {
                let written = values.first().and_then(|value| numbers::signed(language, value));
                written.map_or(FluentValue::Error, FluentValue::from)
            })
            .expect("no other function has this name");
        bundle
            .add_function(elision::DE, |values, _| match values.first() {
                Some(FluentValue::String(name)) => FluentValue::from(elision::de(name)),
                _ => FluentValue::Error,
            })
            .expect("no other function has this name");
        for source in language.sources() {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("the {language} texts cannot be read: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("the {language} texts clash: {errors:?}"));
        }
        Voice { language, bundle }
    }

    /// Adds what can be parsed of a Fluent file.
    pub(crate) fn add(&mut self, source: &str) {
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
        self.bundle.add_resource_overriding(resource);
    }

    /// Whether there is such a message.
    pub(crate) fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The names of a message's attributes.
    pub(crate) fn attributes(&self, id: &str) -> Vec<String> {
        let message = self.bundle.get_message(id);
        let names = |message: FluentMessage| message.attributes().map(|one| one.id().to_owned()).collect();
        message.map_or_else(Vec::new, names)
    }

    /// The message with these arguments, or what is wrong with it.
    pub(crate) fn say(&self, id: &str, args: &FluentArgs) -> Result<String, TextError> {
        self.format(id, self.bundle.get_message(id).and_then(|message| message.value()), args)
    }

    /// An attribute of the message with these arguments, or what is wrong with it.
    pub(crate) fn say_attribute(&self, id: &str, name: &str, args: &FluentArgs) -> Result<String, TextError> {
        let attribute = self.bundle.get_message(id).and_then(|message| message.get_attribute(name));
        self.format(id, attribute.map(|attribute| attribute.value()), args)
    }

    fn format(
        &self,
        id: &str,
        pattern: Option<&Pattern<&str>>,
        args: &FluentArgs,
    ) -> Result<String, TextError> {
        let fault = |why: String| TextError { id: id.to_owned(), language: self.language, why };
        let pattern = pattern.ok_or_else(|| fault("there is no such message".to_owned()))?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        match errors.first() {
            None => Ok(said.into_owned()),
            Some(error) => Err(fault(error.to_string())),
        }
    }
}
