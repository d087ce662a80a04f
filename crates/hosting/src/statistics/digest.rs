//! The result of a finished game, without personal data.

use serde::{Deserialize, Serialize};
use table::{AnySession, Standings, Used};

/// The result of a finished game, from its record alone. It is made once and stored, because replaying many games takes time.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Digest {
    /// Places and points; `None` if somebody resigned.
    pub standings: Option<Standings>,
    /// What players used.
    pub used: Vec<Used>,
}

impl Digest {
    /// The result of a game.
    pub fn of(session: &dyn AnySession) -> Digest {
        Digest { standings: session.standings(), used: session.used() }
    }
}
