//! Continues a game of this device on a server.
//!
//! Only the position is sent, not how it came about: the dice so far were this device's own, and could not prove anything to
//! others. The server seals new dice for the rest of the game.

use hosting::RequestError;
use protocol::DevicePosition;
use protocol::device::{DeviceAnswer, Given};
use table::SaturatingAs as _;

use crate::table::DeviceTable;

/// The longest id of a table.
const LONGEST_ID: usize = 64;

impl DeviceTable {
    /// The position of the game.
    pub(crate) fn leave(&self) -> Result<DevicePosition, RequestError> {
        self.check_playing()?;
        Ok(DevicePosition {
            position: self.session.position(),
            decisions: self.session.decisions().saturating_as(),
        })
    }

    /// Notes that the game continues at this table of a server, or that it continues here after all. What was played can still be
    /// looked at.
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
