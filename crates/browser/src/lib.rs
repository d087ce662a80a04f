//! The engine in the page: tables on this device, played without a server.
//!
//! The page says something ([`protocol::device::DeviceRequest`]) and is answered ([`protocol::device::DeviceAnswer`]), both as JSON. The
//! engine reads no clock but for the bots' thinking, has no source of chance and keeps nothing: whatever it needs from outside is in the
//! request, whatever must outlast it is in the answer.

mod ahead;
mod doc;
mod engine;
mod info;
mod measuring;
mod moving;
#[cfg(target_family = "wasm")]
mod page;
mod reading;
mod records;
mod requests;
mod reviews;
mod setup;
mod statistics;
mod table;
mod thinking;
mod trying;

pub use engine::Engine;
