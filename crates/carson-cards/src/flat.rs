//! The written form of a position: all fields on one level, so that each can be overridden by its name.

use serde::{Deserialize, Serialize};
use table::Seats;

use crate::options::Options;
use crate::person::Person;
use crate::phase::Phase;
use crate::position::{Holding, Position, Sealed, Table};
use crate::terrain::Terrain;

macro_rules! flat {
    ($($(#[$how:meta])* $name:ident: $kind:ty,)*) => {
        /// The fields of a [`Table`] and of a [`Position`] on one level.
        #[derive(Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct Flat {
            $($(#[$how])* $name: $kind,)*
            #[serde(default, skip_serializing_if = "Option::is_none")]
            next: Option<Person>,
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            sealed: Vec<Sealed>,
        }

        impl From<Position> for Flat {
            fn from(position: Position) -> Flat {
                let Position { table: Table { $($name),* }, next, sealed } = position;
                Flat { $($name,)* next, sealed }
            }
        }

        impl From<Flat> for Position {
            fn from(flat: Flat) -> Position {
                let Flat { $($name,)* next, sealed } = flat;
                Position { table: Table { $($name),* }, next, sealed }
            }
        }
    };
}

flat! {
    #[serde(default)]
    options: Options,
    round: u8,
    phase: Phase,
    #[serde(default)]
    row: Vec<Terrain>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<Person>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hand: Option<Terrain>,
    players: Vec<Holding>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    used: Vec<Person>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    turned: Vec<Person>,
    #[serde(default)]
    to_take: Seats,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    second_card: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sold: Vec<Terrain>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    under: Vec<Person>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    gone: Vec<Terrain>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    gone_persons: Vec<Person>,
}
