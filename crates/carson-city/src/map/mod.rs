//! The map and what follows from it.
//!
//! - [`parcel`]: the 64 parcels, and sets of them.
//! - [`roads`]: the 144 places for roads, what they reach, and the way to free land.
//! - [`town`]: what is on the map: mountains, Houses, buildings, property tiles, roads, Outlaws.
//! - [`income`]: what each building earns, and the parts of that.

pub mod income;
pub mod parcel;
pub mod roads;
pub mod town;
