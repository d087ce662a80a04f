//! Events, for logs and animations.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};

use crate::card::{Card, Object, Territory};
use crate::town::Laid;

/// Something that happened in a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The circle begins with this card.
    Started {
        /// The seat that chose it.
        seat: Seat,
        /// The start card.
        card: Card,
    },
    /// A card was drafted.
    Taken {
        /// The seat that drafted it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The skipped cards, in the order of the circle: they go to the other player.
        skipped: Vec<Card>,
    },
    /// A card was placed.
    Laid {
        /// The seat that placed it.
        seat: Seat,
        /// The card, its position and its rotation.
        laid: Laid,
        /// By how much the player's points changed.
        gain: i32,
    },
    /// The Lone Cowboy's opponent drafted a card.
    OpponentTook {
        /// The card.
        card: Card,
        /// The skipped cards: the player places them.
        skipped: Vec<Card>,
        /// Why the opponent took this one.
        reason: Reason,
    },
    /// Cards went into the opponent's city, the last on top.
    CityGrew {
        /// The cards.
        cards: Vec<Card>,
    },
    /// A new card was turned up on the preference pile.
    PreferenceTurned {
        /// The card.
        card: Card,
    },
    /// The second round begins with the cards of the preference pile.
    SecondRound {
        /// The new circle.
        circle: Vec<Card>,
    },
    /// All cards have been placed.
    Ended {
        /// The points in seat order.
        points: Vec<i32>,
    },
}

/// Why the Lone Cowboy's opponent took a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It shows a cell that the top card of the preference pile also shows.
    Preference(Territory),
    /// It shows the scenario's object.
    Scenario(Object),
    /// It shows an object that the last card of the city also shows.
    LastOfCity(Object),
    /// No card matched: it was the next one.
    NextInCircle,
}

impl Reason {
    fn phrase(self) -> Phrase {
        match self {
            Reason::Preference(territory) => Phrase::new("wagons-reason-preference")
                .with("terrain", territory.terrain.phrase())
                .with("object", territory.object.phrase()),
            Reason::Scenario(object) => Phrase::new("wagons-reason-scenario").with("object", object.phrase()),
            Reason::LastOfCity(object) => Phrase::new("wagons-reason-city").with("object", object.phrase()),
            Reason::NextInCircle => Phrase::new("wagons-reason-next"),
        }
    }
}

fn numbers(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(", ")
}

impl table::Event for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Event::Started { seat, card } => {
                Phrase::new("wagons-event-started").with("seat", *seat).with("card", *card)
            }
            Event::Taken { seat, card, skipped } => Phrase::new("wagons-event-taken")
                .with("seat", *seat)
                .with("card", *card)
                .with("skipped", skipped.len())
                .with("cards", numbers(skipped)),
            Event::Laid { seat, laid, gain } => Phrase::new("wagons-event-laid")
                .with("seat", *seat)
                .with("card", laid.card)
                .with("at", laid.at.to_string())
                .with("gain", *gain),
            Event::OpponentTook { card, skipped, reason } => Phrase::new("wagons-event-opponent-took")
                .with("card", *card)
                .with("reason", reason.phrase())
                .with("skipped", skipped.len())
                .with("cards", numbers(skipped)),
            Event::CityGrew { cards } => {
                Phrase::new("wagons-event-city-grew").with("count", cards.len()).with("cards", numbers(cards))
            }
            Event::PreferenceTurned { card } => {
                Phrase::new("wagons-event-preference-turned").with("card", *card)
            }
            Event::SecondRound { circle } => {
                Phrase::new("wagons-event-second-round").with("cards", numbers(circle))
            }
            Event::Ended { points } => {
                let score = |(seat, &points)| {
                    Phrase::new("wagons-event-score").with("seat", seat).with("points", points)
                };
                let scores: Vec<Phrase> = Seat::all(points.len()).zip(points).map(score).collect();
                Phrase::new("wagons-event-ended").with("scores", scores)
            }
        }
    }
}
