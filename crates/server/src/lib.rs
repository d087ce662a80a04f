//! People, tables, storage and live play: the only room that knows HTTP, JSON on the wire and SQL.
//!
//! A move comes over a table's socket ([`protocol::ToServer`]), is checked by the rules while the table's lock is held, and is
//! **committed before anybody sees it**; then every viewer gets his own view ([`protocol::FromServer`]).

mod chance;
mod config;
mod descriptors;
mod hall;
mod health;
mod hex;
mod house;
mod http;
mod metrics;
mod no;
mod people;
pub mod protocol;
mod quotas;
mod running;
pub mod storage;
mod sweeping;
mod thinking;

pub use config::{AddressQuotas, Config, Connections, Keeping, Limits, PersonQuotas, Quotas, tidy_base_path};
pub use descriptors::raise as raise_descriptors;
pub use running::Server;
