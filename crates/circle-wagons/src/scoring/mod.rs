//! Points: the largest area of each terrain, and the scoring cards.

mod ledger;
mod rules;
pub(crate) mod worth;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase, ScoreLine, ScorePart, Silence};

use crate::card::{Card, Object, Terrain};
use crate::cells::Cells;
use crate::ground::{Frame, Ground, MOST_WORDS, with_words};
use crate::town::{Facing, Laid, Spot, Town};

use self::ledger::{Ledger, Parts};

/// One of the 18 scoring cards. What each scores is in `scoring/rules.rs`.
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
    /// All scoring cards.
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

    /// The message with its name: `wagons-card-` and [`name`](ScoringCard::name).
    pub fn phrase(self) -> Phrase {
        Phrase { id: format!("wagons-card-{}", self.name()).into(), args: Vec::new() }
    }

    /// The message with its rule, in a sentence: `wagons-rule-` and [`name`](ScoringCard::name).
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

    /// What it pays, as printed beside its drawing: `2 / −1`.
    pub fn worth(self) -> String {
        worth::worth(self)
    }

    /// Whether it compares both towns, so that a card placed in one can change the points of the other.
    pub const fn compares(self) -> bool {
        matches!(self, ScoringCard::SmalltownCharm | ScoringCard::ClaimJumpers | ScoringCard::OneTooMany)
    }

    /// What it brings to a town with `mine` against one with `theirs`; 0 if it does not compare them.
    pub fn compared(self, mine: Tally, theirs: Tally) -> i32 {
        rules::compared(self, mine, theirs)
    }
}

impl fmt::Display for ScoringCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ScoringCard {
    type Err = ParseError;

    /// Also reads the name as it is printed: `Happy Cows` is `happy-cows`.
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

/// A name in lower case, with hyphens between its words.
pub(crate) fn plain_name(text: &str) -> String {
    text.trim().to_lowercase().replace([' ', '_'], "-")
}

/// What comparing scoring cards look at: how many cells a town or city has, and how many of each object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// The number of cells.
    pub cells: u8,
    /// The number of each object, by its index.
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

    /// The number of an object.
    pub const fn count(&self, object: Object) -> i32 {
        self.objects[object.index()] as i32
    }
}

/// The points of one town with their break-down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// The largest area of each terrain, by the index of the terrain.
    pub areas: [i32; 6],
    /// What each scoring card brings, in order; 0 beyond the last one.
    pub cards: [i32; 3],
}

impl Score {
    /// The points of `town` against an opponent with `theirs`.
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
            areas[terrain.index()] = area(ground, terrain, &mut Silence);
        }
        Score { areas, cards: Score::of_cards(ground, scoring, theirs) }
    }

    #[inline]
    fn of_cards<const N: usize>(ground: &Ground<N>, scoring: &[ScoringCard], theirs: Tally) -> [i32; 3] {
        let mut cards = [0; 3];
        for (points, &card) in cards.iter_mut().zip(scoring) {
            *points = rules::points(card, ground, theirs, &mut Silence);
        }
        cards
    }

    /// The points of `after`, which differs from a town with these `areas` only by one card on top. Only what that card can have
    /// changed is counted again.
    #[inline]
    fn of_changed<const N: usize>(
        after: &Ground<N>,
        before: &Ground<N>,
        areas: &Areas<N>,
        scoring: &[ScoringCard],
        theirs: Tally,
    ) -> Score {
        let mut sizes = areas.sizes;
        for terrain in Terrain::ALL {
            let (cells, old) = (after.terrain(terrain), before.terrain(terrain));
            if cells == old {
                continue;
            }
            let size = &mut sizes[terrain.index()];
            if areas.largest[terrain.index()].minus(cells).is_empty() {
                // The largest area is whole: only one with a new cell can be larger.
                let mut gained = cells.minus(old);
                while let Some(cell) = gained.lowest() {
                    let group = after.group_around(Cells::only(cell), cells);
                    *size = group.count().max(*size);
                    gained = gained.minus(group);
                }
            } else {
                *size = after.largest_group(cells).count();
            }
        }
        Score { areas: sizes, cards: Score::of_cards(after, scoring, theirs) }
    }

    /// The total.
    #[inline]
    pub fn total(&self) -> i32 {
        self.areas.iter().sum::<i32>() + self.cards.iter().sum::<i32>()
    }

    /// The break-down: one line for each terrain and each scoring card.
    pub fn lines(&self, scoring: &[ScoringCard]) -> Vec<ScoreLine> {
        let areas = Terrain::ALL.into_iter().zip(self.areas);
        let areas = areas.map(|(terrain, points)| ScoreLine::new(area_phrase(terrain), points));
        let cards =
            scoring.iter().zip(self.cards).map(|(card, points)| ScoreLine::new(card.phrase(), points));
        areas.chain(cards).collect()
    }

    /// The same break-down with the cells that each line counts.
    pub fn explain(town: &Town, scoring: &[ScoringCard], theirs: Tally) -> Vec<ScoreLine> {
        // Whoever wants to be told why can wait a little: one size that fits every town.
        let ground = Ground::<MOST_WORDS>::of(town, Frame::around(town, 0));
        let parts = |count: &dyn Fn(&mut Parts<'_, MOST_WORDS>)| -> Vec<ScorePart> {
            let mut parts = Parts::on(&ground);
            count(&mut parts);
            parts.into_parts()
        };
        let areas = Terrain::ALL.into_iter().map(|terrain| {
            let cells = parts(&|ledger| {
                area(&ground, terrain, ledger);
            });
            ScoreLine::of_parts(area_phrase(terrain), cells)
        });
        let cards = scoring.iter().map(|&card| {
            let cells = parts(&|ledger| {
                rules::points(card, &ground, theirs, ledger);
            });
            ScoreLine::of_parts(card.phrase(), cells)
        });
        areas.chain(cards).collect()
    }
}

fn area_phrase(terrain: Terrain) -> Phrase {
    Phrase::new("wagons-score-area").with("terrain", terrain.phrase())
}

/// 1 point for each cell of the largest area of a terrain.
#[inline]
fn area<const N: usize>(ground: &Ground<N>, terrain: Terrain, ledger: &mut impl Ledger<N>) -> i32 {
    ledger.each(1, ground.largest_group(ground.terrain(terrain)))
}

/// The largest area of each terrain: its cells and their number.
struct Areas<const N: usize> {
    largest: [Cells<N>; 6],
    sizes: [i32; 6],
}

impl<const N: usize> Areas<N> {
    fn of(ground: &Ground<N>) -> Areas<N> {
        let largest = Terrain::ALL.map(|terrain| ground.largest_group(ground.terrain(terrain)));
        Areas { largest, sizes: largest.map(Cells::count) }
    }
}

/// A way to place a card, and the points of the town with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TriedLay {
    /// Position and rotation.
    pub laid: Laid,
    /// The points of the town with it.
    pub score: Score,
    /// What comparing scoring cards would then look at; empty if no scoring card compares.
    pub tally: Tally,
}

/// Calls `found` with every way to place `card`, and the points it would make.
pub fn each_trial(
    town: &Town,
    card: Card,
    scoring: &[ScoringCard],
    theirs: Tally,
    found: &mut dyn FnMut(TriedLay),
) {
    fn trials<const N: usize>(
        town: &Town,
        frame: Frame,
        card: Card,
        scoring: &[ScoringCard],
        theirs: Tally,
        found: &mut dyn FnMut(TriedLay),
    ) {
        let ground = Ground::<N>::of(town, frame);
        let areas = Areas::of(&ground);
        let compares = scoring.iter().any(|card| card.compares());
        town.each_spot(|at: Spot| {
            for facing in Facing::ALL {
                let laid = Laid { card, at, facing };
                let after = ground.with(laid);
                let score = Score::of_changed(&after, &ground, &areas, scoring, theirs);
                let tally = if compares { after.tally() } else { Tally::default() };
                found(TriedLay { laid, score, tally });
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
