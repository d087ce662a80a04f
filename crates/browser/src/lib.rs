//! The engine in the page: tables on this device, played without a server.
//!
//! The page sends requests ([`protocol::device::DeviceRequest`]) and gets answers ([`protocol::device::DeviceAnswer`]), both as
//! JSON. The engine has no clock except for bots that think, no source of randomness and no storage: everything it needs from
//! outside is in the request, and everything that must be stored is in the answer.

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
