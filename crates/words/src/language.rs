//! The languages, and the Fluent files of each.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// en
    #[default]
    English,
    /// de
    German,
    /// nl
    Dutch,
    /// fr
    French,
}

macro_rules! sources {
    ($($code:literal: $name:ident),*) => {
        /// The Fluent files of the language.
        pub(crate) const fn sources(self) -> &'static [&'static str] {
            match self {
                $(Language::$name => &[
                    include_str!(concat!("../locales/", $code, "/table.ftl")),
                    include_str!(concat!("../locales/", $code, "/carson-cards.ftl")),
                    include_str!(concat!("../locales/", $code, "/carson-city.ftl")),
                    include_str!(concat!("../locales/", $code, "/circle-wagons.ftl")),
                    include_str!(concat!("../locales/", $code, "/server.ftl")),
                    include_str!(concat!("../locales/", $code, "/account.ftl")),
                    include_str!(concat!("../locales/", $code, "/oidc.ftl")),
                    include_str!(concat!("../locales/", $code, "/admin.ftl")),
                    include_str!(concat!("../locales/", $code, "/bots.ftl")),
                    include_str!(concat!("../locales/", $code, "/quotas.ftl")),
                    include_str!(concat!("../locales/", $code, "/notices.ftl")),
                    include_str!(concat!("../locales/", $code, "/clocks.ftl")),
                    include_str!(concat!("../locales/", $code, "/ahead.ftl")),
                    include_str!(concat!("../locales/", $code, "/trying.ftl")),
                    include_str!(concat!("../locales/", $code, "/terminal.ftl")),
                    include_str!(concat!("../locales/", $code, "/why.ftl")),
                    include_str!(concat!("../locales/", $code, "/about.ftl")),
                    include_str!(concat!("../locales/", $code, "/settings.ftl")),
                    include_str!(concat!("../locales/", $code, "/statistics.ftl")),
                    include_str!(concat!("../locales/", $code, "/web.ftl")),
                    include_str!(concat!("../locales/", $code, "/web-carson-cards.ftl")),
                    include_str!(concat!("../locales/", $code, "/web-circle-wagons.ftl")),
                    include_str!(concat!("../locales/", $code, "/web-carson-city.ftl")),
                    include_str!(concat!("../locales/", $code, "/lessons-carson-cards.ftl")),
                    include_str!(concat!("../locales/", $code, "/lessons-carson-city.ftl")),
                    include_str!(concat!("../locales/", $code, "/lessons-circle-wagons.ftl")),
                ],)*
            }
        }
    };
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 4] = [Language::English, Language::German, Language::Dutch, Language::French];

    sources!("en": English, "de": German, "nl": Dutch, "fr": French);

    /// The code: `en`, `de`, `nl`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Dutch => "nl",
            Language::French => "fr",
        }
    }

    /// Its name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Dutch => "Nederlands",
            Language::French => "Français",
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes are language identifiers")
    }

    /// The language of a setting such as `de_AT.UTF-8`; `None` if it is not supported.
    ///
    /// ```
    /// use words::Language;
    ///
    /// assert_eq!(Language::from_locale("nl_BE.UTF-8"), Some(Language::Dutch));
    /// assert_eq!(Language::from_locale("C"), None);
    /// ```
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that is not supported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguageError(String);

impl fmt::Display for UnknownLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is none of en, de, nl, fr", self.0)
    }
}

impl Error for UnknownLanguageError {}

impl FromStr for Language {
    type Err = UnknownLanguageError;

    fn from_str(text: &str) -> Result<Language, UnknownLanguageError> {
        Language::from_locale(text).ok_or_else(|| UnknownLanguageError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_of_the_system_names_a_language() {
        assert_eq!(Language::from_locale("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::from_locale("fr-CA"), Some(Language::French));
        assert_eq!(Language::from_locale("C"), None);
    }
}
