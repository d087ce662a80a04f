//! What goes over the wire: the types that the server, the browser and programs share.
//!
//! The browser's own types are made from these ([`typescript`]); `docs/api.md` tells how they are used.
//!
//! Live play goes over the socket of a table. The client's first message is [`ToServer::Hello`]; the server answers with
//! [`FromServer::Welcome`]. From then on every change of the table has a version, one higher than the one before. A request
//! carries an id of the client's own making: the client sends it again until it is answered with the same id, and the server
//! carries it out once, however often it comes.

mod company;
pub mod delta;
mod from_server;
mod moment;
mod packed;
mod people;
mod raw;
mod refused;
mod tables;
mod to_server;
pub mod typescript;

pub use self::company::{Happening, Pace, Takeover};
pub use self::from_server::{FromServer, LogChange, LogLine, Said};
pub use self::moment::{Moment, SeatMoment, Undo, UndoAsked};
pub use self::packed::PackedOffers;
pub use self::people::{Me, Naming};
pub use self::raw::Raw;
pub use self::refused::Refused;
pub use self::tables::{
    DiceCheck, Ending, GameInfo, Holder, Joining, NewSeat, NewTable, Note, Page, SeatInfo, Stage, TableInfo,
    Token, Trouble, Verdict,
};
pub use self::to_server::{Ask, Detail, ToServer};

/// The version of the protocol. A client of another version is told to load the page again.
pub const PROTOCOL: u32 = 1;
