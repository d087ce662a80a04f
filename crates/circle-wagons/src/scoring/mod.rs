//! Points: the largest area of each terrain, and the scoring cards.

mod rules;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase, ScoreLine};

use crate::card::{Card, Object, Terrain};
use crate::ground::{Frame, Ground, with_words};
use crate::town::{Facing, Laid, Spot, Town};

/// One of the 18 scoring cards. What each scores stands in `scoring/rules.rs`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/", type = "string"))]
#[serde(try_from = "String", into = "&'static str")]
#[expect(missing_docs, reason = "the names are the printed ones")]
pub enum ScoringCard {
    Badlands,
    HappyCows,
    TheClearing,
    CircleTheWagons,
    SmalltownCharm,
    GoldCountry,
    PrairieLife,
    CoolWater,
    ClaimJumpers,
    BoomOrBust,
    WagonTrain,
    OneTooMany,
    Bootleggers,
    Undiscovered,
    Fortified,
    TheHerd,
    TargetPractice,
    RiflesReady,
}

impl ScoringCard {
    /// All of them.
    pub const ALL: [ScoringCard; 18] = [
        ScoringCard::Badlands,
        ScoringCard::HappyCows,
        ScoringCard::TheClearing,
        ScoringCard::CircleTheWagons,
        ScoringCard::SmalltownCharm,
        ScoringCard::GoldCountry,
        ScoringCard::PrairieLife,
        ScoringCard::CoolWater,
        ScoringCard::ClaimJumpers,
        ScoringCard::BoomOrBust,
        ScoringCard::WagonTrain,
        ScoringCard::OneTooMany,
        ScoringCard::Bootleggers,
        ScoringCard::Undiscovered,
        ScoringCard::Fortified,
        ScoringCard::TheHerd,
        ScoringCard::TargetPractice,
        ScoringCard::RiflesReady,
    ];

    /// The name in data files, positions and options.
    pub const fn name(self) -> &'static str {
        match self {
            ScoringCard::Badlands => "badlands",
            ScoringCard::HappyCows => "happy-cows",
            ScoringCard::TheClearing => "the-clearing",
            ScoringCard::CircleTheWagons => "circle-the-wagons",
            ScoringCard::SmalltownCharm => "smalltown-charm",
            ScoringCard::GoldCountry => "gold-country",
            ScoringCard::PrairieLife => "prairie-life",
            ScoringCard::CoolWater => "cool-water",
            ScoringCard::ClaimJumpers => "claim-jumpers",
            ScoringCard::BoomOrBust => "boom-or-bust",
            ScoringCard::WagonTrain => "wagon-train",
            ScoringCard::OneTooMany => "one-too-many",
            ScoringCard::Bootleggers => "bootleggers",
            ScoringCard::Undiscovered => "undiscovered",
            ScoringCard::Fortified => "fortified",
            ScoringCard::TheHerd => "the-herd",
            ScoringCard::TargetPractice => "target-practice",
            ScoringCard::RiflesReady => "rifles-ready",
        }
    }

    /// What it is called: `wagons-card-` and its name.
    pub fn phrase(self) -> Phrase {
        Phrase { id: format!("wagons-card-{}", self.name()).into(), args: Vec::new() }
    }

    /// What it scores, in a sentence: `wagons-rule-` and its name.
    ///
    /// ```
    /// use circle_wagons::ScoringCard;
    ///
    /// let card: ScoringCard = serde_json::from_str("\"badlands\"")?;
    /// assert_eq!(card.name(), "badlands");
    /// assert!(card.rule().id.contains("badlands"));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn rule(self) -> Phrase {
        Phrase { id: format!("wagons-rule-{}", self.name()).into(), args: Vec::new() }
    }

    /// Whether it compares the two towns, so that a card laid in one can change the points of the other.
    pub const fn compares(self) -> bool {
        matches!(self, ScoringCard::SmalltownCharm | ScoringCard::ClaimJumpers | ScoringCard::OneTooMany)
    }
}

impl fmt::Display for ScoringCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ScoringCard {
    type Err = ParseError;

    /// Reads the name as it is printed, too: `Happy Cows` is `happy-cows`.
    fn from_str(text: &str) -> Result<ScoringCard, ParseError> {
        let name = plain_name(text);
        let known = ScoringCard::ALL.into_iter().find(|card| card.name() == name);
        known.ok_or_else(|| ParseError::new(text, "the name of a scoring card, such as happy-cows"))
    }
}

impl TryFrom<String> for ScoringCard {
    type Error = ParseError;

    fn try_from(text: String) -> Result<ScoringCard, ParseError> {
        text.parse()
    }
}

impl From<ScoringCard> for &'static str {
    fn from(card: ScoringCard) -> &'static str {
        card.name()
    }
}

/// A name in small letters, with hyphens between its words.
pub(crate) fn plain_name(text: &str) -> String {
    text.trim().to_lowercase().replace([' ', '_'], "-")
}

/// What comparisons look at: how many cells a town or city has, and how many of each object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// All cells.
    pub cells: u8,
    /// By the index of the object.
    pub objects: [u8; 6],
}

impl Tally {
    /// What is visible of a town.
    pub fn of(town: &Town) -> Tally {
        fn tally<const N: usize>(town: &Town, frame: Frame) -> Tally {
            Ground::<N>::of(town, frame).tally()
        }
        let frame = Frame::around(town, 0);
        with_words!(frame, tally(town, frame))
    }

    /// How many of an object.
    pub const fn count(&self, object: Object) -> i32 {
        self.objects[object.index()] as i32
    }
}

/// The points of one town with its break-down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// The largest area of each terrain, by the index of the terrain.
    pub areas: [i32; 6],
    /// What each scoring card brings, in their order; 0 beyond the last.
    pub cards: [i32; 3],
}

impl Score {
    /// The points of `town` beside an opponent with `theirs`.
    pub fn of(town: &Town, scoring: &[ScoringCard], theirs: Tally) -> Score {
        fn score<const N: usize>(town: &Town, frame: Frame, scoring: &[ScoringCard], theirs: Tally) -> Score {
            Score::of_ground(&Ground::<N>::of(town, frame), scoring, theirs)
        }
        let frame = Frame::around(town, 0);
        with_words!(frame, score(town, frame, scoring, theirs))
    }

    #[inline]
    fn of_ground<const N: usize>(ground: &Ground<N>, scoring: &[ScoringCard], theirs: Tally) -> Score {
        let mut areas = [0; 6];
        for terrain in Terrain::ALL {
            areas[terrain.index()] = ground.largest_group(ground.terrain(terrain));
        }
        Score { areas, cards: Score::of_cards(ground, scoring, theirs) }
    }

    #[inline]
    fn of_cards<const N: usize>(ground: &Ground<N>, scoring: &[ScoringCard], theirs: Tally) -> [i32; 3] {
        let mut cards = [0; 3];
        for (points, &card) in cards.iter_mut().zip(scoring) {
            *points = rules::points(card, ground, theirs);
        }
        cards
    }

    /// The points of `after`, which differs from `before` with these `areas` only by one card on top: the areas of terrains that
    /// are the same cells as before need no second count.
    #[inline]
    fn of_changed<const N: usize>(
        after: &Ground<N>,
        before: &Ground<N>,
        areas: &[i32; 6],
        scoring: &[ScoringCard],
        theirs: Tally,
    ) -> Score {
        let mut areas = *areas;
        for terrain in Terrain::ALL {
            let cells = after.terrain(terrain);
            if cells != before.terrain(terrain) {
                areas[terrain.index()] = after.largest_group(cells);
            }
        }
        Score { areas, cards: Score::of_cards(after, scoring, theirs) }
    }

    /// All points together.
    #[inline]
    pub fn total(&self) -> i32 {
        self.areas.iter().sum::<i32>() + self.cards.iter().sum::<i32>()
    }

    /// The break-down: a line for each terrain and each scoring card.
    pub fn lines(&self, scoring: &[ScoringCard]) -> Vec<ScoreLine> {
        let areas = Terrain::ALL.iter().zip(self.areas).map(|(terrain, points)| {
            ScoreLine::new(Phrase::new("wagons-score-area").with("terrain", terrain.phrase()), points)
        });
        let cards =
            scoring.iter().zip(self.cards).map(|(card, points)| ScoreLine::new(card.phrase(), points));
        areas.chain(cards).collect()
    }
}

/// A card laid for trial, and the points of the town with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trial {
    /// Where and which way up.
    pub laid: Laid,
    /// The points of the town with it.
    pub score: Score,
    /// What the town would then count in comparisons.
    pub tally: Tally,
}

/// Calls `found` with every way to lay `card`, and the points it would make.
pub fn each_trial(
    town: &Town,
    card: Card,
    scoring: &[ScoringCard],
    theirs: Tally,
    found: &mut dyn FnMut(Trial),
) {
    fn trials<const N: usize>(
        town: &Town,
        frame: Frame,
        card: Card,
        scoring: &[ScoringCard],
        theirs: Tally,
        found: &mut dyn FnMut(Trial),
    ) {
        let ground = Ground::<N>::of(town, frame);
        let areas = Score::of_ground(&ground, &[], theirs).areas;
        town.each_spot(|at: Spot| {
            for facing in Facing::ALL {
                let laid = Laid { card, at, facing };
                let after = ground.with(laid);
                let score = Score::of_changed(&after, &ground, &areas, scoring, theirs);
                found(Trial { laid, score, tally: after.tally() });
            }
        });
    }
    let frame = Frame::around(town, 2);
    with_words!(frame, trials(town, frame, card, scoring, theirs, found));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scoring_card_is_known_by_its_printed_name() {
        assert_eq!("Happy Cows".parse(), Ok(ScoringCard::HappyCows));
        for card in ScoringCard::ALL {
            assert_eq!(card.name().parse(), Ok(card));
        }
        assert!("Sad Cows".parse::<ScoringCard>().is_err());
    }
}
