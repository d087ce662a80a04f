//! A position: the serialised form of a state.

use serde::{Deserialize, Serialize};
use table::{FormatError, Seat};

use crate::card::{Card, CardList, CardSet};
use crate::game::CircleWagons;
use crate::lone_cowboy::{LoneCowboy, Scenario};
use crate::scoring::ScoringCard;
use crate::town::{Laid, Spot, Town};

/// A position.
///
/// Cards may be missing: they are then not in this game. No card may be in two places. Whether a scoring card's other side is also
/// in play is not checked, because it is not certain which back belongs to which face.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The three scoring cards. For the Lone Cowboy: the scenario's two, or omitted.
    #[serde(default)]
    pub scoring: Vec<ScoringCard>,
    /// Whether the scoring cards were named in the options.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub scoring_chosen: bool,
    /// The circle from the next card on.
    pub circle: Vec<Card>,
    /// Whether the second player has yet to choose the start card.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub start_open: bool,
    /// Whose turn it is to draft; while drafted cards are being placed, the seat that drafted them.
    pub turn: Seat,
    /// The drafted card, if it has not been placed yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<Card>,
    /// The skipped cards that the other player must place after that, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skipped: Vec<Card>,
    /// Each seat's cards in the order in which they were placed.
    pub towns: Vec<Vec<Laid>>,
    /// The Lone Cowboy's opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<SoloPosition>,
}

/// What the solo game has on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
#[serde(deny_unknown_fields)]
pub struct SoloPosition {
    /// The scenario.
    pub scenario: Scenario,
    /// The opponent's cards; the last is on top.
    #[serde(default)]
    pub city: Vec<Card>,
    /// The top card of the preference pile; omitted in round 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preference: Option<Card>,
    /// The cards below it, in any order.
    #[serde(default)]
    pub pile: Vec<Card>,
}

impl From<CircleWagons> for Position {
    fn from(game: CircleWagons) -> Position {
        Position::of(&game)
    }
}

impl Position {
    pub(crate) fn of(game: &CircleWagons) -> Position {
        Position {
            scoring: game.scoring().to_vec(),
            scoring_chosen: game.scoring_chosen,
            circle: game.circle.as_slice().to_vec(),
            start_open: game.start_open,
            turn: game.turn,
            taken: game.taken,
            skipped: game.skipped.as_slice().to_vec(),
            towns: game.towns.iter().map(|town| town.laid().to_vec()).collect(),
            solo: game.lone_cowboy.as_ref().map(|solo| SoloPosition {
                scenario: solo.scenario,
                city: solo.city.as_slice().to_vec(),
                preference: solo.preference,
                pile: solo.pile.iter().collect(),
            }),
        }
    }

    /// All cards of the position, in the order in which they are written.
    fn cards(&self) -> impl Iterator<Item = Card> {
        let solo =
            self.solo.iter().flat_map(|solo| solo.city.iter().chain(&solo.preference).chain(&solo.pile));
        let laid = self.towns.iter().flatten().map(|laid| &laid.card);
        self.circle.iter().chain(&self.taken).chain(&self.skipped).chain(laid).chain(solo).copied()
    }

    fn check(&self) -> Result<(), FormatError> {
        let mut seen = CardSet::NONE;
        if let Some(card) = self.cards().find(|&card| !seen.insert(card)) {
            return Err(FormatError::new(format!("card {card} lies in two places")));
        }
        if self.turn.index() > 1 {
            return Err(FormatError::new(format!("'turn' is seat {}, and there are two seats", self.turn)));
        }
        let in_play = Card::COUNT - if self.solo.is_some() { 2 } else { 3 };
        if seen.len() > in_play {
            return Err(FormatError::new(format!(
                "{} cards lie on the table; beside the scoring cards there are {in_play}",
                seen.len()
            )));
        }
        if self.start_open {
            let begun = self.taken.is_some()
                || !self.skipped.is_empty()
                || self.towns.iter().any(|town| !town.is_empty());
            if begun || self.solo.is_some() || self.turn != Seat::FIRST {
                return Err(FormatError::new(
                    "the start card is chosen before anything is drafted, in a game for two, and then seat 1 drafts",
                ));
            }
            if self.circle.is_empty() {
                return Err(FormatError::new("the start card cannot be chosen from an empty circle"));
            }
        }
        Ok(())
    }

    fn scoring_cards(&self) -> Result<[ScoringCard; 3], FormatError> {
        if let Some(solo) = &self.solo {
            let [first, second] = solo.scenario.brief().scoring;
            return if self.scoring.is_empty() || self.scoring == [first, second] {
                Ok([first, second, second])
            } else {
                Err(FormatError::new(format!("the scenario {} scores {first} and {second}", solo.scenario)))
            };
        }
        let three: [ScoringCard; 3] = self.scoring[..]
            .try_into()
            .map_err(|_| format!("a game for two has three scoring cards, not {}", self.scoring.len()))?;
        let [a, b, c] = three;
        if a == b || a == c || b == c {
            return Err(FormatError::new("a scoring card is named twice"));
        }
        Ok(three)
    }

    fn both_towns(&self) -> Result<[Town; 2], FormatError> {
        let most = if self.solo.is_some() { 1 } else { 2 };
        if self.towns.len() > 2 || self.towns.iter().skip(most).any(|town| !town.is_empty()) {
            return Err(FormatError::new(format!("'towns' has {most} lists of cards at most")));
        }
        let mut towns = [Town::EMPTY; 2];
        for (index, (town, laid)) in towns.iter_mut().zip(&self.towns).enumerate() {
            let far = |spot: Spot| spot.column.unsigned_abs().max(spot.row.unsigned_abs()) > Spot::FARTHEST;
            if let Some(first) = laid.first().filter(|first| far(first.at)) {
                return Err(FormatError::new(format!(
                    "card {} lies farther out than {}",
                    first.card,
                    Spot::FARTHEST
                )));
            }
            for laid in laid {
                town.lay(*laid);
            }
            if let Some(misplaced) = town.first_misplaced() {
                let laid = town.laid()[misplaced];
                return Err(FormatError::new(format!(
                    "in town {} card {} at {} neither touches nor covers the cards laid before it",
                    index + 1,
                    laid.card,
                    laid.at
                )));
            }
        }
        Ok(towns)
    }

    fn lone_cowboy(&self) -> Result<Option<LoneCowboy>, FormatError> {
        let Some(solo) = &self.solo else { return Ok(None) };
        if solo.preference.is_none() && !solo.pile.is_empty() {
            return Err(FormatError::new(
                "the preference pile has cards and no top card: name one as 'preference'",
            ));
        }
        let asks_person = self.taken.is_some() || !self.skipped.is_empty();
        match self.turn {
            Seat::FIRST if !self.skipped.is_empty() && self.taken.is_none() => {
                return Err(FormatError::new(
                    "what the player skips goes into the city at once: 'skipped' needs 'taken' on his turn",
                ));
            }
            Seat::SECOND if self.taken.is_some() => {
                return Err(FormatError::new(
                    "the opponent's card goes into his city at once: it is never 'taken'",
                ));
            }
            Seat::SECOND if !asks_person && (!self.circle.is_empty() || solo.preference.is_some()) => {
                return Err(FormatError::new(
                    "the opponent plays at once: his turn is only while the player lays what he skipped",
                ));
            }
            Seat::FIRST if !asks_person && self.circle.is_empty() && solo.preference.is_some() => {
                return Err(FormatError::new("round 2 begins at once when the circle is empty"));
            }
            _ => {}
        }
        Ok(Some(LoneCowboy {
            scenario: solo.scenario,
            city: solo.city.iter().copied().collect(),
            preference: solo.preference,
            pile: solo.pile.iter().copied().collect(),
        }))
    }
}

impl TryFrom<Position> for CircleWagons {
    type Error = FormatError;

    fn try_from(position: Position) -> Result<CircleWagons, FormatError> {
        position.check()?;
        Ok(CircleWagons {
            scoring: position.scoring_cards()?,
            scoring_chosen: position.scoring_chosen,
            circle: position.circle.iter().copied().collect::<CardList>(),
            start_open: position.start_open,
            turn: position.turn,
            taken: position.taken,
            skipped: position.skipped.iter().copied().collect(),
            towns: position.both_towns()?,
            lone_cowboy: position.lone_cowboy()?,
        })
    }
}
