//! The house figures, as the data files mark them: the printed figures could not be found.

use table::{HouseFigure, Markable, Phrase};

use crate::variants::Variant;
use crate::variants::horses::enclosures::Enclosure;

const STANDISH: &[u8] = include_bytes!("../../data/standish.txt");
const HORSES: &[u8] = include_bytes!("../../data/horses.txt");

/// The course of the river side.
pub(crate) static RIVER: Markable =
    Markable { file: include_bytes!("../../data/river.txt"), name: "river", about: "city-house-river" };
/// The sheet of A New Beginning.
pub(crate) static NEW_BEGINNING: Markable = Markable {
    file: include_bytes!("../../data/new-beginning.txt"),
    name: "new-beginning",
    about: "city-house-new-beginning",
};
/// How often a cowboy can be taken back.
pub(crate) static KIT_CARSON: Markable = Markable {
    file: include_bytes!("../../data/kit-carson.txt"),
    name: "kit-carson",
    about: "city-house-kit-carson",
};
/// What a defeated Outlaw is worth.
pub(crate) static OUTLAWS: Markable =
    Markable { file: include_bytes!("../../data/outlaws.txt"), name: "outlaws", about: "city-house-outlaws" };
/// The powers and suits of Standish's cards.
pub(crate) static STANDISH_CARDS: Markable =
    Markable { file: STANDISH, name: "standish-cards", about: "city-house-standish-cards" };
/// What each strategy buys.
pub(crate) static STANDISH_PRIORITIES: Markable =
    Markable { file: STANDISH, name: "standish-priorities", about: "city-house-standish-priorities" };
/// What each strategy brings at the end.
pub(crate) static STANDISH_BONUS: Markable =
    Markable { file: STANDISH, name: "standish-bonus", about: "city-house-standish-bonus" };
/// The hats of each enclosure.
static ENCLOSURES: [Markable; Enclosure::COUNT] = [
    Markable { file: HORSES, name: "enclosure-1", about: "city-house-enclosure" },
    Markable { file: HORSES, name: "enclosure-2", about: "city-house-enclosure" },
    Markable { file: HORSES, name: "enclosure-3", about: "city-house-enclosure" },
    Markable { file: HORSES, name: "enclosure-4", about: "city-house-enclosure" },
    Markable { file: HORSES, name: "enclosure-5", about: "city-house-enclosure" },
];

/// That the hats of an enclosure are a house figure, if they are.
pub(crate) fn hats_of(enclosure: Enclosure) -> Option<Phrase> {
    let about = ENCLOSURES[enclosure.number() as usize - 1].about()?;
    Some(about.with("number", enclosure.number()))
}

/// The house figures of the Horses.
pub(crate) fn horses() -> Vec<Phrase> {
    Enclosure::all().filter_map(hats_of).collect()
}

/// The house figures of a variant that are shown as long as it is played.
pub(crate) fn in_play_with(variant: Variant) -> Vec<Phrase> {
    match variant {
        Variant::KitCarson => KIT_CARSON.about().into_iter().collect(),
        Variant::Outlaws => OUTLAWS.about().into_iter().collect(),
        Variant::Horses => horses(),
        Variant::NewBeginning | Variant::River | Variant::MightIsRight => Vec::new(),
    }
}

/// The house figures of Standish.
pub(crate) fn standish() -> Vec<Phrase> {
    [&STANDISH_CARDS, &STANDISH_PRIORITIES, &STANDISH_BONUS].into_iter().filter_map(Markable::about).collect()
}

/// Everything that the data files mark.
pub(crate) fn all() -> Vec<HouseFigure> {
    let single = [
        &RIVER,
        &NEW_BEGINNING,
        &KIT_CARSON,
        &OUTLAWS,
        &STANDISH_CARDS,
        &STANDISH_PRIORITIES,
        &STANDISH_BONUS,
    ];
    let hats = Enclosure::all().zip(&ENCLOSURES).filter_map(|(enclosure, mark)| {
        hats_of(enclosure).map(|about| HouseFigure { name: mark.name.to_owned(), about })
    });
    single.into_iter().filter_map(Markable::house).chain(hats).collect()
}
