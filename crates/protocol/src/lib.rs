//! The messages at a table: the types that the server, the engine in the page, the browser and programs share.
//!
//! The browser's types are generated from these (`crates/server/src/typescript.rs`); `docs/api.md` documents their use.
//!
//! Live play uses the socket of a table, or the engine in the page with the same messages. The client's first message is
//! [`ClientMessage::Hello`]; the server answers with [`ServerMessage::Welcome`]. From then on every change of the table has a
//! version, one higher than the one before. A request has an id chosen by the client. The client sends it again until it is
//! answered with the same id, and the server executes it once, however often it arrives.

mod account;
mod admin;
mod bot_account;
mod client_message;
mod clock;
pub mod delta;
pub mod device;
mod error_code;
mod exercise;
mod forms;
mod glance;
mod ladder;
mod lesson;
mod mark;
mod moment;
mod notices;
mod pace;
mod packed;
mod people;
mod puzzle;
mod quotas;
mod raw;
mod review;
mod server_message;
mod statistics;
mod tables;

pub use self::account::{
    CodeUse, Device, DeviceNaming, Entrance, LinkedIdentity, NewPasskey, OidcEntrance, OwnGuest,
    PasskeyChallenge, PasskeyInfo, PasskeyUse, RecoveryInfo, SignInCode, SignedOut, WaysIn,
};
pub use self::admin::{
    AdminAction, AdminCommand, AdminOutcome, AdminOverview, Announcement, Blocked, FoundPerson, FoundTable,
    NewReport, Report, SaidThere, Sanction, SanctionKind,
};
pub use self::bot_account::{
    BotAccount, BotClocks, BotDecision, BotDone, BotEvent, BotHosts, BotResignation, BotRules, BotWish,
    NewBotAccount, OnlineBot,
};
pub use self::client_message::{ActionText, ClientMessage, Detail, TableRequest};
pub use self::clock::{AtZero, ClockPreset, ClockRules, Holiday, HolidayWish, Rest, SeatClock};
pub use self::error_code::ErrorCode;
pub use self::exercise::{Exercise, Frame};
pub use self::glance::Glance;
pub use self::ladder::{Ladder, LadderGame, LadderGroup, LadderPlayer, LadderRung};
pub use self::lesson::{Lesson, LessonStep, LessonTitle};
pub use self::mark::{Mark, MarkChoice, settle_marks};
pub use self::moment::{AnsweredBy, Moment, SeatAhead, SeatMoment, SeatOffers, Undo, UndoAsked, unpack};
pub use self::notices::{
    ChannelInfo, ChannelKind, DeliveryInfo, DeliveryState, NewChannel, NoticeKind, NoticeSettings, Notices,
    PersonEvent, QuietHours, TableNotices, WebhookForm,
};
pub use self::pace::{Happening, Pace, Takeover};
pub use self::packed::PackedOffers;
pub use self::people::{Me, Naming};
pub use self::puzzle::{Puzzle, PuzzleChoice};
pub use self::quotas::{KeptFor, MyQuotas, QuotaKind, QuotaUse};
pub use self::raw::Raw;
pub use self::review::ReviewState;
pub use self::server_message::{LogChange, LogLine, Said, ServerMessage};
pub use self::statistics::{
    GameResult, GameStatistics, PointSource, ResultGroup, ResultRow, Results, Statistics,
};
pub use self::tables::{
    DevicePosition, DiceCheck, Ending, ErrorBody, GameInfo, Holder, Joining, NewSeat, NewTable, Note, Page,
    PlayedOn, SeatInfo, Stage, TableInfo, Token, Verdict,
};

/// The version of the protocol. A client with another version is told to reload the page.
pub const PROTOCOL: u32 = 1;
