//! The six variants of the rulebook, and which of them can be combined with the solo game.

pub mod horses;
pub mod kit_carson;
pub mod might_is_right;
pub mod new_beginning;
pub mod outlaws;
pub mod river;

use serde::{Deserialize, Serialize};
use table::{OptionsError, Phrase};

/// A variant of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// Everybody secretly chooses what to begin with.
    NewBeginning,
    /// A river runs through the city.
    River,
    /// Tiles instead of dice.
    MightIsRight,
    /// Everybody places simultaneously.
    KitCarson,
    /// Outlaws rob buildings.
    Outlaws,
    /// Horses and rodeos.
    Horses,
}

/// Whether a variant can be played against Standish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Solo {
    Yes,
    /// No, for this reason.
    No(&'static str),
}

/// Which variants can be combined. In a game of several players any of the six can; with Kit Carson the second enclosure of the
/// Horses is out of use. Against Standish only these:
static COMPATIBILITY: [(Variant, Solo); Variant::COUNT] = [
    (Variant::NewBeginning, Solo::Yes),
    (Variant::River, Solo::Yes),
    (Variant::MightIsRight, Solo::Yes),
    (Variant::KitCarson, Solo::No("city-options-solo-kit-carson")),
    (Variant::Outlaws, Solo::No("city-options-solo-outlaws")),
    (Variant::Horses, Solo::No("city-options-solo-horses")),
];

impl Variant {
    /// The number of variants.
    pub const COUNT: usize = 6;

    /// All variants, in the order of the rulebook.
    pub const ALL: [Variant; Variant::COUNT] = [
        Variant::NewBeginning,
        Variant::River,
        Variant::MightIsRight,
        Variant::KitCarson,
        Variant::Outlaws,
        Variant::Horses,
    ];

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Variant::NewBeginning => "city-variant-new-beginning",
            Variant::River => "city-variant-river",
            Variant::MightIsRight => "city-variant-might-is-right",
            Variant::KitCarson => "city-variant-kit-carson",
            Variant::Outlaws => "city-variant-outlaws",
            Variant::Horses => "city-variant-horses",
        })
    }
}

/// Whether an option is on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", type = "boolean"))]
#[serde(from = "bool", into = "bool")]
pub enum Switch {
    /// No.
    #[default]
    Off,
    /// Yes.
    On,
}

impl Switch {
    /// Whether it is off.
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde asks whether to leave a field out by reference"
    )]
    pub(crate) fn is_off(&self) -> bool {
        *self == Switch::Off
    }
}

impl From<bool> for Switch {
    fn from(on: bool) -> Switch {
        if on { Switch::On } else { Switch::Off }
    }
}

impl From<Switch> for bool {
    fn from(switch: Switch) -> bool {
        switch == Switch::On
    }
}

/// A set of variants, with one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variants(u8);

impl Variants {
    /// No variants.
    pub const NONE: Variants = Variants(0);

    /// Whether the variant is played.
    #[inline]
    pub const fn contains(self, variant: Variant) -> bool {
        self.0 >> variant as u8 & 1 == 1
    }

    /// The variants in the order of the rulebook.
    pub fn iter(self) -> impl Iterator<Item = Variant> {
        Variant::ALL.into_iter().filter(move |&variant| self.contains(variant))
    }

    /// Whether all of them can be played against Standish.
    pub(crate) fn check_solo(self) -> Result<(), OptionsError> {
        let bad = COMPATIBILITY.iter().find_map(|&(variant, solo)| match solo {
            Solo::No(why) if self.contains(variant) => Some(why),
            _ => None,
        });
        bad.map_or(Ok(()), |why| Err(OptionsError::new(why)))
    }

    /// The variant as an option of the game.
    pub(crate) fn switch(self, variant: Variant) -> Switch {
        Switch::from(self.contains(variant))
    }
}

impl FromIterator<Variant> for Variants {
    fn from_iter<I: IntoIterator<Item = Variant>>(variants: I) -> Variants {
        Variants(variants.into_iter().fold(0, |set, variant| set | 1 << variant as u8))
    }
}
