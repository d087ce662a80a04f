//! The Lone Cowboy: the solo game against an opponent that follows rules.
//!
//! Eight cards form a circle, and eight a pile of preferences, of which only the top card is visible. The opponent keeps cards in a
//! pile, its city. In round 1 it skips up to two cards for one that shows a cell of the top preference card, and then also gets
//! that preference card. In round 2 the circle is what remains of the pile; the opponent looks for the scenario's object, then for
//! an object of the last card of its city. Otherwise it takes the next card.

use std::cmp::Reverse;
use std::str::FromStr;
use std::{fmt, mem};

use serde::{Deserialize, Serialize};
use table::{Dice, Log, ParseError, Phrase, SaturatingAs, ScoreLine, ScorePart};

use crate::card::{Card, CardList, CardSet, Object, Terrain, Territory};
use crate::data;
use crate::event::{Event, Reason};
use crate::game::CircleWagons;
use crate::scoring::{ScoringCard, Tally, plain_name};

/// How many cards are in the circle of each of the two rounds at the set-up.
pub const CIRCLE: usize = 8;
/// How many cards the opponent skips at most for a card that matches the preference.
pub(crate) const SKIPS_FOR_PREFERENCE: usize = 2;
/// How many cards the opponent skips at most in round 2 for a card that matches the last one of its city.
pub(crate) const SKIPS_FOR_CITY: usize = 1;
/// How many of the most frequent terrains the city scores.
pub(crate) const TERRAINS_SCORED: usize = 3;

/// One of the six scenarios.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/", type = "string"))]
#[serde(try_from = "String", into = "&'static str")]
#[expect(missing_docs, reason = "the names stand in data/scenarios.txt")]
pub enum Scenario {
    DefensiblePosition,
    CattleBaron,
    GoldFever,
    TheLongHaul,
    DryTown,
    HighNoon,
}

/// The rules of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Brief {
    /// Its two scoring cards.
    pub scoring: [ScoringCard; 2],
    /// What the opponent looks for in round 2.
    pub object: Object,
    /// What each of these objects in the opponent's city scores.
    pub points: u8,
    /// How many cards the opponent skips at most for one.
    pub skips: u8,
    /// How many games in a hundred a bot of the level Cowhand wins: a measure of difficulty.
    pub won: u8,
}

impl Scenario {
    /// The number of scenarios.
    pub const COUNT: usize = 6;
    /// All scenarios.
    pub const ALL: [Scenario; Scenario::COUNT] = [
        Scenario::DefensiblePosition,
        Scenario::CattleBaron,
        Scenario::GoldFever,
        Scenario::TheLongHaul,
        Scenario::DryTown,
        Scenario::HighNoon,
    ];

    /// The name in options and positions.
    pub const fn name(self) -> &'static str {
        match self {
            Scenario::DefensiblePosition => "defensible-position",
            Scenario::CattleBaron => "cattle-baron",
            Scenario::GoldFever => "gold-fever",
            Scenario::TheLongHaul => "the-long-haul",
            Scenario::DryTown => "dry-town",
            Scenario::HighNoon => "high-noon",
        }
    }

    /// The message with its name: `wagons-scenario-` and [`name`](Scenario::name).
    pub fn phrase(self) -> Phrase {
        Phrase { id: format!("wagons-scenario-{}", self.name()).into(), args: Vec::new() }
    }

    /// The rules of the scenario.
    pub const fn brief(self) -> &'static Brief {
        &data::BRIEFS[self as usize]
    }
}

impl fmt::Display for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Scenario {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Scenario, ParseError> {
        let name = plain_name(text);
        let known = Scenario::ALL.into_iter().find(|scenario| scenario.name() == name);
        known.ok_or_else(|| ParseError::new(text, "the name of a Lone Cowboy scenario, such as gold-fever"))
    }
}

impl TryFrom<String> for Scenario {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Scenario, ParseError> {
        text.parse()
    }
}

impl From<Scenario> for &'static str {
    fn from(scenario: Scenario) -> &'static str {
        scenario.name()
    }
}

/// What the solo game has on the table besides the circle and the player's town.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LoneCowboy {
    /// The scenario.
    pub scenario: Scenario,
    /// The opponent's cards; the last is on top.
    pub city: CardList,
    /// The top card of the preference pile; none in round 2.
    pub preference: Option<Card>,
    /// The cards below it. They have no order: a card is drawn when it is turned up.
    pub pile: CardSet,
}

impl LoneCowboy {
    /// Whether it is the first round, which lasts as long as there is a preference pile.
    pub const fn is_first_round(&self) -> bool {
        self.preference.is_some()
    }

    /// What the opponent takes next from this circle: how many cards it skips, and why.
    pub fn choice(&self, circle: &[Card]) -> (usize, Reason) {
        let wanted =
            if self.is_first_round() { self.by_preference(circle) } else { self.in_second_round(circle) };
        wanted.unwrap_or((0, Reason::NextInCircle))
    }

    fn by_preference(&self, circle: &[Card]) -> Option<(usize, Reason)> {
        let preference = self.preference?;
        within(circle, SKIPS_FOR_PREFERENCE)
            .find_map(|(skips, card)| Some((skips, Reason::Preference(card.common_territory(preference)?))))
    }

    fn in_second_round(&self, circle: &[Card]) -> Option<(usize, Reason)> {
        let brief = self.scenario.brief();
        let scenario = within(circle, brief.skips.into()).find_map(|(skips, card)| {
            card.shows(brief.object).then_some((skips, Reason::Scenario(brief.object)))
        });
        scenario.or_else(|| {
            let last = self.city.last()?;
            within(circle, SKIPS_FOR_CITY)
                .find_map(|(skips, card)| Some((skips, Reason::LastOfCity(card.common_object(last)?))))
        })
    }

    /// What comparing scoring cards look at: all objects of the city, and four cells for each card.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally { cells: 4 * self.city.len().saturating_as::<u8>(), objects: [0; 6] };
        for cell in self.city.as_slice().iter().flat_map(|card| card.face()) {
            tally.objects[cell.object.index()] += 1;
        }
        tally
    }

    /// The terrains whose cells score: the most frequent ones.
    fn frequent_terrains(&self) -> [Terrain; TERRAINS_SCORED] {
        let mut counts = [0; Terrain::ALL.len()];
        for cell in self.city.as_slice().iter().flat_map(|card| card.face()) {
            counts[cell.terrain.index()] += 1;
        }
        let mut terrains = Terrain::ALL;
        terrains.sort_unstable_by_key(|terrain| (Reverse(counts[terrain.index()]), terrain.index()));
        std::array::from_fn(|rank| terrains[rank])
    }

    /// The points of the scenario's objects, and of the cells of the most frequent terrains. `hear` is called with both for each
    /// card.
    fn count(&self, mut hear: impl FnMut(Card, [i32; 2])) -> [i32; 2] {
        let brief = self.scenario.brief();
        let frequent = self.frequent_terrains();
        let mut sums = [0; 2];
        for &card in self.city.as_slice() {
            let cells = |counts: &dyn Fn(&Territory) -> bool| {
                card.face().iter().filter(|cell| counts(cell)).count().saturating_as::<i32>()
            };
            let objects = i32::from(brief.points) * cells(&|cell| cell.object == brief.object);
            let terrains = cells(&|cell| frequent.contains(&cell.terrain));
            sums = [sums[0] + objects, sums[1] + terrains];
            hear(card, [objects, terrains]);
        }
        sums
    }

    /// The points of the scenario's objects, and of the cells of the most frequent terrains.
    pub fn points(&self) -> [i32; 2] {
        self.count(|_, _| {})
    }

    fn labels(&self) -> [Phrase; 2] {
        let object = self.scenario.brief().object.phrase();
        [
            Phrase::new("wagons-score-city-object").with("object", object),
            Phrase::new("wagons-score-city-terrains"),
        ]
    }

    /// The break-down of the city's points.
    pub fn lines(&self) -> Vec<ScoreLine> {
        let lines = self.labels().into_iter().zip(self.points());
        lines.map(|(label, points)| ScoreLine::new(label, points)).collect()
    }

    /// The same with the cards that each line counts.
    pub fn explain(&self) -> Vec<ScoreLine> {
        let mut parts = [Vec::new(), Vec::new()];
        self.count(|card, points| {
            for (parts, points) in parts.iter_mut().zip(points).filter(|(_, points)| *points != 0) {
                parts.push(ScorePart::new([card], points));
            }
        });
        self.labels().into_iter().zip(parts).map(|(label, parts)| ScoreLine::of_parts(label, parts)).collect()
    }

    /// The opponent takes a card, and the preference card too if it matches. Returns the skipped cards.
    pub(crate) fn take(
        &mut self,
        circle: &mut CardList,
        dice: &mut impl Dice,
        log: &mut impl Log<CircleWagons>,
    ) -> CardList {
        let (skips, reason) = self.choice(circle.as_slice());
        let mut skipped = circle.take_front(skips + 1);
        let card = skipped.pop().expect("one card more than was skipped");
        log.tell(|| Event::OpponentTook { card, skipped: skipped.as_slice().to_vec(), reason });
        let mut gained = CardList::EMPTY;
        gained.push(card);
        if let (Reason::Preference(_), Some(preference)) = (reason, self.preference) {
            gained.push(preference);
            self.preference = self.turn_up(dice, log);
        }
        self.receive(&gained, log);
        skipped
    }

    /// Adds cards to the city.
    pub(crate) fn receive(&mut self, cards: &CardList, log: &mut impl Log<CircleWagons>) {
        if cards.is_empty() {
            return;
        }
        for &card in cards.as_slice() {
            self.city.push(card);
        }
        log.tell(|| Event::CityGrew { cards: cards.as_slice().to_vec() });
    }

    fn turn_up(&mut self, dice: &mut impl Dice, log: &mut impl Log<CircleWagons>) -> Option<Card> {
        let card = draw(&mut self.pile, dice)?;
        log.tell(|| Event::PreferenceTurned { card });
        Some(card)
    }

    /// The circle of round 2: the preference pile from its top card on.
    pub(crate) fn second_circle(
        &mut self,
        dice: &mut impl Dice,
        log: &mut impl Log<CircleWagons>,
    ) -> CardList {
        let mut circle: CardList = self.preference.take().into_iter().collect();
        while let Some(card) = draw(&mut self.pile, dice) {
            circle.push(card);
        }
        log.tell(|| Event::SecondRound { circle: circle.as_slice().to_vec() });
        circle
    }
}

/// The next cards of the circle, as many as can be reached with this many skips.
fn within(circle: &[Card], skips: usize) -> impl Iterator<Item = (usize, Card)> {
    circle.iter().copied().take(skips + 1).enumerate()
}

/// Draws a card: the roll is an index into the remaining cards, in the order of their numbers. The last one needs no roll.
pub(crate) fn draw(cards: &mut CardSet, dice: &mut impl Dice) -> Option<Card> {
    if cards.len() == 1 { mem::take(cards).lowest() } else { cards.draw(dice) }
}
