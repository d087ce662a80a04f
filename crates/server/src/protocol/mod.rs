//! What goes over the wire: the types that the server, the browser and programs share.
//!
//! The browser's own types are made from these (`typescript.rs`); `docs/api.md` tells how they are used.
//!
//! Live play goes over the socket of a table. The client's first message is [`ClientMessage::Hello`]; the server answers with
//! [`ServerMessage::Welcome`]. From then on every change of the table has a version, one higher than the one before. A request
//! carries an id of the client's own making: the client sends it again until it is answered with the same id, and the server
//! carries it out once, however often it comes.

mod client_message;
mod company;
pub mod delta;
mod error_code;
mod moment;
mod packed;
mod people;
mod raw;
mod server_message;
mod tables;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use self::client_message::{ClientMessage, Detail, TableRequest};
pub use self::company::{Happening, Pace, Takeover};
pub use self::error_code::ErrorCode;
pub use self::moment::{Moment, SeatMoment, Undo, UndoAsked};
pub use self::packed::PackedOffers;
pub use self::people::{Me, Naming};
pub use self::raw::Raw;
pub use self::server_message::{LogChange, LogLine, Said, ServerMessage};
pub use self::tables::{
    DiceCheck, Ending, ErrorBody, GameInfo, Holder, Joining, NewSeat, NewTable, Note, Page, SeatInfo, Stage,
    TableInfo, Token, Verdict,
};

/// The version of the protocol. A client of another version is told to load the page again.
pub const PROTOCOL: u32 = 1;
