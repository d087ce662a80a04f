//! What a cell can show, and what may cover what.

use serde::{Deserialize, Serialize};
use table::Phrase;

/// What a cell of a terrain card shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the printed ones")]
pub enum Element {
    Empty,
    Mountain,
    House,
    Townhouse,
    Mine,
    Ranch,
    Blacksmith,
    Drugstore,
    Bank,
    Saloon,
    Hotel,
    GeneralStore,
    Church,
    Prison,
    CityHall,
    Outlaws,
}

impl Element {
    /// The number of elements.
    pub const COUNT: usize = 16;

    /// All elements.
    pub const ALL: [Element; Element::COUNT] = [
        Element::Empty,
        Element::Mountain,
        Element::House,
        Element::Townhouse,
        Element::Mine,
        Element::Ranch,
        Element::Blacksmith,
        Element::Drugstore,
        Element::Bank,
        Element::Saloon,
        Element::Hotel,
        Element::GeneralStore,
        Element::Church,
        Element::Prison,
        Element::CityHall,
        Element::Outlaws,
    ];

    /// The index, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in data files.
    pub const fn name(self) -> &'static str {
        match self {
            Element::Empty => "empty",
            Element::Mountain => "mountain",
            Element::House => "house",
            Element::Townhouse => "townhouse",
            Element::Mine => "mine",
            Element::Ranch => "ranch",
            Element::Blacksmith => "blacksmith",
            Element::Drugstore => "drugstore",
            Element::Bank => "bank",
            Element::Saloon => "saloon",
            Element::Hotel => "hotel",
            Element::GeneralStore => "general-store",
            Element::Church => "church",
            Element::Prison => "prison",
            Element::CityHall => "city-hall",
            Element::Outlaws => "outlaws",
        }
    }

    /// The message with its name: `cards-element-` and [`name`](Element::name).
    pub fn phrase(self) -> Phrase {
        Phrase { id: format!("cards-element-{}", self.name()).into(), args: Vec::new() }
    }

    /// The message with the two letters for a building in pictures made of characters: `cards-letters-` and
    /// [`name`](Element::name).
    pub fn letters(self) -> Phrase {
        Phrase { id: format!("cards-letters-{}", self.name()).into(), args: Vec::new() }
    }

    /// Whether it is a building: everything but empty ground, mountains and Outlaws.
    pub const fn is_building(self) -> bool {
        !matches!(self, Element::Empty | Element::Mountain | Element::Outlaws)
    }

    /// Whether a cell that shows this may be placed on one that shows `below`.
    pub const fn covers(self, below: Element, law: Law) -> bool {
        match below {
            Element::Empty => true,
            Element::Outlaws => matches!(law, Law::Kept),
            Element::House => matches!(self, Element::House | Element::Townhouse),
            _ => self as u8 == below as u8,
        }
    }
}

/// Whether the Outlaws of a city are quiet: its owner has the Sheriff, or a Prison is visible in it.
///
/// Quiet Outlaws count as empty ground and cost nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// Outlaws are not quiet.
    None,
    /// Outlaws are quiet.
    Kept,
}
