//! A game of this device goes on at a server.
//!
//! What goes there is where the game stands and nothing of how it came there: the dice so far were this device's own, and no proof of them
//! would tell anybody else that they were honest. The server seals dice of its own for what comes.

use hosting::RequestError;
use protocol::DevicePosition;
use protocol::device::{DeviceAnswer, Given};
use table::SaturatingAs as _;

use crate::table::DeviceTable;

/// The longest id of a table.
const LONGEST_ID: usize = 64;

impl DeviceTable {
    /// Where the game stands.
    pub(crate) fn leave(&self) -> Result<DevicePosition, RequestError> {
        self.check_playing()?;
        Ok(DevicePosition {
            position: self.session.position(),
            decisions: self.session.decisions().saturating_as(),
        })
    }

    /// The game goes on at this table of a server and rests here, or goes on here after all. What was played stays to be looked at.
    pub(crate) fn goes_on_at(
        &mut self,
        table: Option<String>,
        given: &Given,
    ) -> Result<DeviceAnswer, RequestError> {
        match &table {
            Some(id) if id.is_empty() || id.chars().count() > LONGEST_ID => {
                return Err(RequestError::malformed("the id of a table has 1 to 64 characters"));
            }
            Some(_) => self.check_playing()?,
            None => {}
        }
        self.doc.moved_to = table;
        let keep = self.session.decisions().saturating_as::<u32>() + 1;
        let change = self.next_version(given.now, 0);
        Ok(DeviceAnswer { keep: vec![change], ..self.moved(keep) })
    }
}
