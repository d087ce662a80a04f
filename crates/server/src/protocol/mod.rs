//! What goes over the wire: the types that the server, the browser and programs share.
//!
//! The browser's own types are made from these ([`typescript`]); `docs/api.md` tells how they are used.

mod company;
pub mod delta;
mod live;
mod packed;
mod people;
mod raw;
mod tables;
pub mod typescript;

pub use self::company::{Happening, Pace, Takeover};
pub use self::live::{
    Ask, Detail, FromServer, LogChange, LogLine, Moment, Refused, Said, SeatMoment, ToServer, Undo, UndoAsked,
};
pub use self::packed::PackedOffers;
pub use self::people::{Me, Naming};
pub use self::raw::Raw;
pub use self::tables::{
    DiceCheck, Ending, GameInfo, Holder, Joining, NewSeat, NewTable, Note, Page, SeatInfo, Stage, TableInfo,
    Token, Trouble, Verdict,
};

/// The version of the protocol. A client of another version is told to load the page again.
pub const PROTOCOL: u32 = 1;
