//! The options form, and remarks about options at a table of a certain size.

use table::{Choice, Field, Phrase};

use crate::auction::Strength;
use crate::dealing::Dealing;
use crate::handicap::{self, Handicap, Mixture};
use crate::options::Options;

pub(super) fn fields() -> Vec<Field> {
    let fill = [4, 5, 6].map(|players: u8| {
        Choice::new(players, Phrase::new("cards-option-fill-count").with("players", players))
    });
    let strengths = Strength::ALL.map(|strength| {
        let help = format!("cards-option-strength-{}-help", strength.name());
        Choice::new(strength.name(), strength.phrase())
            .explained(Phrase { id: help.into(), args: Vec::new() })
    });
    let handicaps = Handicap::OFFERED.map(|handicap| {
        let choice = Choice::new(handicap.name(), handicap.phrase());
        let ours = (handicap == Handicap::ByTable).then(|| handicap::POINTS.about()).flatten();
        choice.with_house(ours)
    });
    let suits = Dealing::OFFERED.map(|dealing| Choice::new(dealing.name(), dealing.phrase()));
    vec![
        Field::new("fill", "cards-option-fill", "cards-option-fill-help", fill.into()),
        Field::new("strength", "cards-option-strength", "cards-option-strength-help", strengths.into()),
        Field::new("handicap", "cards-option-handicap", "cards-option-handicap-help", handicaps.into()),
        Field::new("suits", "cards-option-suits", "cards-option-suits-help", suits.into()),
    ]
}

/// How strong virtual players are at this table, and how many points they begin with.
pub(super) fn note(options: Options, key: &str) -> Option<Phrase> {
    let mixture = Mixture::of(options)?;
    let handicap = options.handicap.unwrap_or(Handicap::ByTable);
    match key {
        "strength" => Some(
            Phrase::new("cards-note-strength")
                .with("share", mixture.share(options.strength, handicap))
                .with("even", mixture.even_share()),
        ),
        "handicap" if handicap != Handicap::Off => {
            Some(Phrase::new("cards-note-handicap").with("points", mixture.points(options.strength)))
        }
        _ => None,
    }
}
