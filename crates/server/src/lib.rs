//! The server: people, tables, storage and live play. Only this crate knows about HTTP, JSON on the wire and SQL.
//!
//! A move arrives on a table's socket ([`protocol::ClientMessage`]), is validated by the rules while the table is locked, and is
//! **committed before anybody sees it**; then every viewer gets their own view ([`protocol::ServerMessage`]).

/// The target of all traced spans, so that the log can exclude them.
pub const TRACES: &str = "boomtown::traces";

mod admin;
mod app_state;
mod backups;
mod bot_accounts;
mod bot_pool;
mod chance;
mod cleanup;
mod clock;
mod config;
mod descriptors;
mod error;
mod figures;
mod file_size;
mod health;
mod hex;
mod http;
mod ladder;
mod metrics;
mod notices;
mod oidc;
mod peers;
mod people;
mod process;
mod quotas;
mod reviews;
mod server;
mod statistics;
pub mod storage;
mod tables;
mod tls;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use admin::{execute_by_database, needs_a_server, shown as admin_action};
pub use backups::{BackupError, BackupPlan, Drill, DrillError, check_backup, newest_backup};
pub use clock::ServerClock;
pub use config::{
    Access, AddressQuotas, Config, Connections, LadderConfig, Limits, NoticesConfig, PersonQuotas,
    PublicAddress, PublicAddressError, Quotas, Retention, tidy_base_path,
};
pub use descriptors::raise as raise_descriptors;
pub use file_size::outlive_largest_file;
pub use hosting::ENGINE;
pub use notices::{KEY_FILE, MailConfig, MailConfigError, Reach, SecretKey};
pub use oidc::{OidcConfig, OidcConfigError};
pub use protocol;
pub use server::Server;
pub use tls::{AcmeSettings, Tls, TlsError};
