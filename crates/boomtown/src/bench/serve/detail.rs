//! The level of detail that the clients of a load test request.

use clap::ValueEnum;
use server::ENGINE;

/// What clients receive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Detail {
    /// What programs receive: views and legal actions.
    Bare,
    /// What a browser without the engine receives: changes, with actions described in words.
    Board,
    /// What a browser with the engine receives: changes of the views only.
    View,
}

impl Detail {
    /// The first message of a client.
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

    /// The level of detail of clients that only watch.
    pub(super) const fn of_watchers(self) -> Detail {
        match self {
            Detail::Bare => Detail::Board,
            other => other,
        }
    }

    /// The name on the command line.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Detail::Bare => "bare",
            Detail::Board => "board",
            Detail::View => "view",
        }
    }
}
