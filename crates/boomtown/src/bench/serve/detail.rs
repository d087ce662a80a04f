//! How much the clients of a load are told.

use clap::ValueEnum;
use server::ENGINE;

/// How much clients are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Detail {
    /// As programs are: views and legal actions.
    Bare,
    /// As a browser is that has no engine: what changed, with offers in words.
    Board,
    /// As a browser is with the engine in its page: what changed in the views, and nothing that follows from them.
    View,
}

impl Detail {
    /// How clients say hello.
    pub(super) fn hello(self) -> String {
        match self {
            Detail::Bare => r#"{"type":"hello","protocol":1,"detail":"bare"}"#.to_owned(),
            Detail::Board => r#"{"type":"hello","protocol":1,"detail":"board","changes":true}"#.to_owned(),
            Detail::View => {
                format!(
                    r#"{{"type":"hello","protocol":1,"detail":"view","changes":true,"engine":"{ENGINE}"}}"#
                )
            }
        }
    }

    /// How those say hello who only look on, as browsers do.
    pub(super) const fn of_watchers(self) -> Detail {
        match self {
            Detail::Bare => Detail::Board,
            other => other,
        }
    }

    /// The word for it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Detail::Bare => "bare",
            Detail::Board => "board",
            Detail::View => "view",
        }
    }
}
