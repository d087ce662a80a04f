//! The options of a game, and their validation.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use table::{OptionsError, Phrase};

use crate::lone_cowboy::Scenario;
use crate::scoring::ScoringCard;

/// The options of a game. The default is the game for two with three random scoring cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The Lone Cowboy scenario, for one player; `None` for the game for two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solo: Option<Scenario>,
    /// The three scoring cards of a game for two, if they are chosen instead of drawn.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "three_or_none")]
    pub scoring: Option<[ScoringCard; 3]>,
}

/// Rejects a list of any other length with a helpful message.
fn three_or_none<'de, D: Deserializer<'de>>(from: D) -> Result<Option<[ScoringCard; 3]>, D::Error> {
    let Some(cards) = Option::<Vec<ScoringCard>>::deserialize(from)? else { return Ok(None) };
    let three = <[ScoringCard; 3]>::try_from(cards);
    three.map(Some).map_err(|cards| {
        D::Error::custom(format!(
            "'scoring' names three scoring cards or is left out, but there are {}",
            cards.len()
        ))
    })
}

impl Options {
    /// The Lone Cowboy in this scenario.
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Options, Scenario};
    /// use table::dice::FastDice;
    /// use table::{Game, Silence};
    ///
    /// let options = Options::solo(Scenario::ALL[0]);
    /// let game = CircleWagons::begin(&options, &mut FastDice::seeded(1), &mut Silence)?;
    /// assert!(game.lone_cowboy().is_some());
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    pub const fn solo(scenario: Scenario) -> Options {
        Options { solo: Some(scenario), scoring: None }
    }

    pub(crate) fn check(&self) -> Result<(), OptionsError> {
        let Some([a, b, c]) = self.scoring else { return Ok(()) };
        if self.solo.is_some() {
            return Err(OptionsError::new("wagons-options-solo-scoring"));
        }
        let twice = if a == b || a == c {
            Some(a)
        } else if b == c {
            Some(b)
        } else {
            None
        };
        match twice {
            Some(card) => {
                Err(OptionsError::new(Phrase::new("wagons-options-twice").with("card", card.phrase())))
            }
            None => Ok(()),
        }
    }
}
