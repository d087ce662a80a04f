//! People, tables, storage and live play: the only crate that knows HTTP, JSON on the wire and SQL.
//!
//! A move comes over a table's socket ([`protocol::ClientMessage`]), is checked by the rules while the table's lock is held, and is
//! **committed before anybody sees it**; then every viewer gets his own view ([`protocol::ServerMessage`]).

mod app_state;
mod bot_pool;
mod chance;
mod cleanup;
mod clock;
mod config;
mod descriptors;
mod error;
mod health;
mod hex;
mod http;
mod metrics;
mod notices;
mod people;
mod quotas;
mod reviews;
mod server;
mod statistics;
pub mod storage;
mod tables;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use clock::ServerClock;
pub use config::{
    Access, AddressQuotas, Config, Connections, Limits, NoticesConfig, PersonQuotas, PublicAddress,
    PublicAddressError, Quotas, Retention, tidy_base_path,
};
pub use descriptors::raise as raise_descriptors;
pub use notices::{KEY_FILE, MailConfig, MailConfigError, Reach, SecretKey};
pub use protocol;
pub use server::Server;
