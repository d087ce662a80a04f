//! The options that a client can offer.

use table::{Choice, Field, Member, OutOf, Own, Phrase};

use crate::interface::house_figures;
use crate::map::parcel::Parcel;
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Role, Side};
use crate::setup::options::{Preset, Strategy};
use crate::variants::Variant;
use crate::variants::river::River;

pub(super) fn fields() -> Vec<Field> {
    vec![
        characters(),
        solo(),
        Field::new("buildings", "city-option-buildings", "city-option-buildings-help", {
            vec![
                Choice::new("all", "city-option-all").explained("city-option-all-help"),
                Choice::new("first-game", "city-option-first-game").explained("city-option-first-game-help"),
            ]
        }),
        river(),
        variant("new_beginning", Variant::NewBeginning, "city-option-new-beginning-help")
            .with_house(house_figures::NEW_BEGINNING.about()),
        variant("might_is_right", Variant::MightIsRight, "city-option-might-is-right-help"),
        variant("kit_carson", Variant::KitCarson, "city-option-kit-carson-help")
            .with_house(house_figures::KIT_CARSON.about()),
        variant("horses", Variant::Horses, "city-option-horses-help").with_house(house_figures::horses()),
        variant("outlaws", Variant::Outlaws, "city-option-outlaws-help")
            .with_house(house_figures::OUTLAWS.about()),
        Field::new("edition", "city-option-edition", "city-option-edition-help", {
            vec![
                Choice::new(2023, "city-option-2023").explained("city-option-2023-help"),
                Choice::new(2015, "city-option-2015").explained("city-option-2015-help"),
            ]
        }),
    ]
}

fn variant(key: &str, variant: Variant, help: &'static str) -> Field {
    let choices = vec![Choice::unset("city-option-off"), Choice::new(true, "city-option-on")];
    Field::new(key, variant.phrase(), help, choices)
}

/// Random, one of the named sets with their sides, or a custom set.
fn characters() -> Field {
    let presets = Preset::ALL.map(|preset| {
        let cast = preset.cast();
        let help = Phrase::new("city-option-preset-help")
            .with("characters", cast.iter().map(with_side).collect::<Vec<_>>());
        Choice::new(preset.name(), preset.phrase()).explained(help).same_as(cast.names())
    });
    let random = Choice::new("random", "city-option-random").explained("city-option-random-help");
    let own = Own {
        label: "city-option-own-characters".into(),
        help: "city-option-own-characters-help".into(),
        out_of: OutOf::Members(Character::ALL.map(member).into()),
    };
    let choices = std::iter::once(random).chain(presets).collect();
    Field::new("characters", "city-option-characters", "city-option-characters-help", choices).with_own(own)
}

/// A character with the side that is up, such as `4 Chinese Worker (red)`.
pub(crate) fn with_side(role: Role) -> Phrase {
    let side = match (role.character, role.side) {
        (Character::Doctor, _) => "city-side-chosen",
        (Character::Teacher, _) => "city-side-by-round",
        (_, Side::Yellow) => "city-side-yellow",
        (_, Side::Red) => "city-side-red",
    };
    Phrase::new("city-set-member")
        .with("number", role.character.number())
        .with("character", role.phrase())
        .with("side", Phrase::new(side))
}

/// A character with the sides that can be set in advance, each with its power.
fn member(character: Character) -> Member {
    let [yellow, red] = [character.side(Side::Yellow), character.side(Side::Red)];
    let help = |role: Role| {
        if role.fetches() {
            return role.power();
        }
        Phrase::new("city-side-help").with("power", role.power()).with("limit", role.cash_limit())
    };
    let both = |label: &'static str| {
        let help = Phrase::new("city-side-both").with("yellow", help(yellow)).with("red", help(red));
        vec![Choice::new(character.number().to_string(), label).explained(help)]
    };
    let sides = match character {
        Character::Doctor => both("city-side-chosen"),
        Character::Teacher => both("city-side-by-round"),
        _ => vec![
            Choice::new(yellow.to_string(), "city-side-yellow").explained(help(yellow)),
            Choice::new(red.to_string(), "city-side-red").explained(help(red)),
        ],
    };
    let mut names = vec![yellow.phrase()];
    names.extend(Some(red.phrase()).filter(|name| *name != names[0]));
    let label = Phrase::new("city-set-character").with("number", character.number()).with("character", names);
    Member { label, sides }
}

/// None, our drawing of the river side, or a custom river.
fn river() -> Field {
    let house = house_figures::RIVER.about();
    let label = if house.is_some() { "city-option-our-river-side" } else { "city-option-river-side" };
    let side = Choice::new("printed", label)
        .same_as(River::PRINTED.parcels().iter().map(|parcel| parcel.to_string()))
        .with_house(house);
    let rows =
        (0..8).map(|row| (0..8).map(|column| Parcel::new(column, row).to_string()).collect()).collect();
    let own = Own {
        label: "city-option-own-river".into(),
        help: "city-option-own-river-help".into(),
        out_of: OutOf::Places(rows),
    };
    let choices = vec![Choice::unset("city-option-no-river"), side];
    Field::new("river", "city-variant-river", "city-option-river-help", choices).with_own(own)
}

/// Whether it is a solo game, with what each strategy aims for.
fn solo() -> Field {
    let strategies = Strategy::ALL.map(|strategy| {
        let list = strategy.priorities().iter().copied().map(Building::phrase).collect::<Vec<_>>();
        Choice::new(strategy.name(), strategy.phrase())
            .explained(Phrase::new("city-strategy-help").with("buildings", list))
    });
    let choices = std::iter::once(Choice::unset("city-option-no-solo")).chain(strategies).collect();
    Field::new("solo", "city-option-solo", "city-option-solo-help", choices)
        .with_house(house_figures::standish())
}
