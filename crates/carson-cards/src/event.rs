//! Events, for logs and animations.

use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};

use crate::action::Card;
use crate::auction::Bid;
use crate::person::Person;
use crate::spot::Laid;
use crate::suit::{Back, Suit};
use crate::terrain::{Epoch, Terrain};

/// Something that happened in a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player chose a suit.
    SuitChosen {
        /// The seat that chose.
        seat: Seat,
        /// The suit.
        suit: Suit,
    },
    /// Everybody has a suit.
    SuitsDealt {
        /// The suits in seat order.
        suits: Vec<Suit>,
    },
    /// An epoch begins: all auction cards are back in hand, all used persons but the Governor can be used again.
    EpochBegan {
        /// The epoch.
        epoch: Epoch,
    },
    /// The pile showed a skull: the person just drawn went under it.
    SentUnder {
        /// The person.
        person: Person,
    },
    /// A new row was dealt.
    RoundBegan {
        /// Which round, from 1 to 18.
        round: u8,
        /// The terrain cards in the order in which they were drawn.
        row: Vec<Terrain>,
        /// The person.
        person: Option<Person>,
        /// The back of the next person, which breaks ties.
        back: Option<Back>,
    },
    /// A person was used.
    Used {
        /// The seat that used them.
        seat: Seat,
        /// The person.
        person: Person,
    },
    /// A person was not used this time.
    Spared {
        /// The seat that declined.
        seat: Seat,
        /// The person.
        person: Person,
    },
    /// One more terrain card was added to the row.
    RowGrew {
        /// The card.
        card: Terrain,
    },
    /// A bid was played face down.
    BidSealed {
        /// The seat that bid.
        seat: Seat,
    },
    /// All bids were revealed.
    BidsShown {
        /// The bids in seat order.
        bids: Vec<Bid>,
        /// What persons used before the bids add to each; 0 for a bid that the Lawyer made void.
        bonuses: Vec<u8>,
    },
    /// A person used after the bids were revealed raised one of them.
    Raised {
        /// The seat whose bid was raised.
        seat: Seat,
        /// The auction card.
        bid: Bid,
        /// What all persons together add to it.
        bonus: u8,
    },
    /// A card was taken from the row.
    Taken {
        /// The seat that took it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A terrain card was placed.
    Laid {
        /// The seat that placed it.
        seat: Seat,
        /// The card and its position.
        laid: Laid,
        /// By how much the player's points changed.
        gain: i32,
    },
    /// A terrain card fits nowhere and left the game.
    FitsNowhere {
        /// The seat that had it.
        seat: Seat,
        /// The card.
        card: Terrain,
    },
    /// Cards that nobody took left the game.
    LeftOver {
        /// The cards.
        cards: Vec<Card>,
    },
    /// The Auctioneer sold a terrain card.
    Sold {
        /// The seat that sold it.
        seat: Seat,
        /// The card.
        card: Terrain,
    },
    /// The Newspaper boy brought a person.
    Chosen {
        /// The seat that got the person.
        seat: Seat,
        /// The person.
        person: Person,
    },
    /// The game is over.
    Ended {
        /// The points in seat order.
        points: Vec<i32>,
    },
}

/// The name of a card: a person by name, a terrain card by its number and what it shows.
pub(crate) fn card_phrase(card: Card) -> Phrase {
    match card {
        Card::Terrain(terrain) => terrain_phrase(terrain),
        Card::Person(person) => person.phrase(),
    }
}

/// A terrain card by its name and what it shows.
pub(crate) fn terrain_phrase(card: Terrain) -> Phrase {
    let cells = card.cells().iter().map(|element| element.phrase()).collect::<Vec<_>>();
    Phrase::new("cards-terrain").with("card", card.to_string()).with("cells", cells)
}

/// A bid, what persons add, and the sum.
pub(crate) fn bid_phrase(bid: Bid, bonus: u8) -> Phrase {
    Phrase::new("cards-bid").with("bid", bid.value()).with("bonus", bonus).with("total", bid.value() + bonus)
}

fn back_phrase(back: Back) -> Vec<Phrase> {
    back.suits.iter().map(|suit| suit.phrase()).collect()
}

fn round_phrase(round: u8, row: &[Terrain], person: Option<Person>, back: Option<Back>) -> Phrase {
    let terrain = row.iter().copied().map(Card::Terrain);
    let cards = terrain.chain(person.map(Card::Person)).map(card_phrase).collect::<Vec<_>>();
    Phrase::new("cards-event-round")
        .with("round", round)
        .with("cards", cards)
        .with("suits", back.map_or(Vec::new(), back_phrase))
}

impl table::Event for Event {
    fn phrase(&self) -> Phrase {
        let seat_card = |id, seat: Seat, card: Terrain| {
            Phrase::new(id).with("seat", seat).with("card", terrain_phrase(card))
        };
        let seat_person = |id, seat: Seat, person: Person| {
            Phrase::new(id).with("seat", seat).with("person", person.phrase())
        };
        match self {
            Event::SuitChosen { seat, suit } => {
                Phrase::new("cards-event-suit").with("seat", *seat).with("suit", suit.phrase())
            }
            Event::SuitsDealt { suits } => {
                let dealt = suits.iter().enumerate().map(|(index, suit)| {
                    Phrase::new("cards-suit-of").with("seat", Seat::new(index)).with("suit", suit.phrase())
                });
                Phrase::new("cards-event-suits").with("suits", dealt.collect::<Vec<_>>())
            }
            Event::EpochBegan { epoch } => Phrase::new("cards-event-epoch").with("epoch", epoch.to_string()),
            Event::SentUnder { person } => {
                Phrase::new("cards-event-sent-under").with("person", person.phrase())
            }
            Event::RoundBegan { round, row, person, back } => round_phrase(*round, row, *person, *back),
            Event::Used { seat, person } => seat_person("cards-event-used", *seat, *person),
            Event::Spared { seat, person } => seat_person("cards-event-spared", *seat, *person),
            Event::RowGrew { card } => {
                Phrase::new("cards-event-row-grew").with("card", terrain_phrase(*card))
            }
            Event::BidSealed { seat } => Phrase::new("cards-event-sealed").with("seat", *seat),
            Event::BidsShown { bids, bonuses } => {
                let shown = bids.iter().enumerate().map(|(index, bid)| {
                    let bonus = bonuses.get(index).copied().unwrap_or(0);
                    Phrase::new("cards-bid-of")
                        .with("seat", Seat::new(index))
                        .with("bid", bid_phrase(*bid, bonus))
                });
                Phrase::new("cards-event-shown").with("bids", shown.collect::<Vec<_>>())
            }
            Event::Raised { seat, bid, bonus } => {
                Phrase::new("cards-event-raised").with("seat", *seat).with("bid", bid_phrase(*bid, *bonus))
            }
            Event::Taken { seat, card } => {
                Phrase::new("cards-event-taken").with("seat", *seat).with("card", card_phrase(*card))
            }
            Event::Laid { seat, laid, gain } => Phrase::new("cards-event-laid")
                .with("seat", *seat)
                .with("card", laid.card.to_string())
                .with("at", laid.at.to_string())
                .with("gain", *gain),
            Event::FitsNowhere { seat, card } => seat_card("cards-event-fits-nowhere", *seat, *card),
            Event::LeftOver { cards } => {
                let cards = cards.iter().map(|&card| card_phrase(card)).collect::<Vec<_>>();
                Phrase::new("cards-event-left-over").with("count", cards.len()).with("cards", cards)
            }
            Event::Sold { seat, card } => seat_card("cards-event-sold", *seat, *card),
            Event::Chosen { seat, person } => seat_person("cards-event-chosen", *seat, *person),
            Event::Ended { points } => {
                let one = |(seat, &points): (Seat, &i32)| {
                    Phrase::new("table-line").with("label", seat).with("value", points)
                };
                let points = Seat::all(points.len()).zip(points).map(one).collect::<Vec<_>>();
                Phrase::new("cards-event-ended").with("points", points)
            }
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::BidsShown { .. })
    }
}
