//! How players get their suits: dealt at random, chosen, or by the seat as in old records.

use serde::{Deserialize, Serialize};
use table::{Dice, Log, Phrase, Seat, Seats};

use crate::event::Event;
use crate::game::CarsonCards;
use crate::options::Options;
use crate::phase::Phase;
use crate::suit::{Suit, SuitSet};

/// How players get their suits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "kebab-case")]
pub enum Dealing {
    /// They are dealt at random.
    #[default]
    Chance,
    /// Everybody chooses a free one before the first round; virtual players get random ones of the rest.
    Chosen,
    /// The first seat has the first suit, and so on: the rule before suits were dealt.
    BySeat,
}

impl Dealing {
    /// The choices for a new table.
    pub const OFFERED: [Dealing; 2] = [Dealing::Chance, Dealing::Chosen];

    /// The name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Dealing::Chance => "chance",
            Dealing::Chosen => "chosen",
            Dealing::BySeat => "by-seat",
        }
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Dealing::Chance => "cards-suits-chance",
            Dealing::Chosen => "cards-suits-chosen",
            Dealing::BySeat => "cards-suits-by-seat",
        })
    }
}

impl CarsonCards {
    /// The suit of a seat; `None` until it is dealt or chosen.
    #[inline]
    pub const fn suit(&self, seat: Seat) -> Option<Suit> {
        self.suits[seat.index()]
    }

    /// The suits that nobody has.
    pub(crate) fn free_suits(&self) -> SuitSet {
        SuitSet::ALL.without(self.suits.iter().copied().flatten().collect())
    }

    /// The first suit for the first seat, the second for the second.
    pub(crate) fn suits_by_seat(options: Options) -> [Option<Suit>; Options::MOST] {
        let mut suits = Suit::ALL.map(Some);
        suits[options.players()..].fill(None);
        suits
    }

    /// Who chooses a suit now: the first person without one.
    pub(crate) fn chooses_suit(&self) -> Seats {
        let mut people = Seat::all(usize::from(self.options.people));
        people.find(|&seat| self.suit(seat).is_none()).map_or(Seats::NONE, Seats::only)
    }

    /// Deals random suits to everybody without one.
    pub(crate) fn deal_suits(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCards>) {
        let mut free = self.free_suits();
        for seat in Seat::all(self.options.players()) {
            if self.suit(seat).is_none() {
                self.suits[seat.index()] = free.draw(dice);
            }
        }
        log.tell(|| Event::SuitsDealt { suits: self.suits.iter().copied().flatten().collect() });
    }

    pub(crate) fn choose_suit(&mut self, seat: Seat, suit: Suit, log: &mut impl Log<CarsonCards>) {
        self.suits[seat.index()] = Some(suit);
        log.tell(|| Event::SuitChosen { seat, suit });
    }

    /// Begins the game: with the choice of suits, or with the first row.
    pub(crate) fn prepare(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCards>) {
        match self.options.suits {
            Dealing::Chosen => self.phase = Phase::Suits,
            Dealing::Chance => {
                self.deal_suits(dice, log);
                self.begin_first_epoch(dice, log);
            }
            Dealing::BySeat => {
                self.suits = CarsonCards::suits_by_seat(self.options);
                self.begin_first_epoch(dice, log);
            }
        }
    }
}
