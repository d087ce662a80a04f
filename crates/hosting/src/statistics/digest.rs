//! The result of a finished game in short, without personal data.

use serde::{Deserialize, Serialize};
use table::{AnySession, Standings, Used};

/// What a finished game came to, from its record alone: it is made once and kept, as replaying many games takes its time.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Digest {
    /// Places and points; nothing if the game was given up.
    pub standings: Option<Standings>,
    /// What everybody used.
    pub used: Vec<Used>,
}

impl Digest {
    /// What a game came to.
    pub fn of(session: &dyn AnySession) -> Digest {
        Digest { standings: session.standings(), used: session.used() }
    }
}
