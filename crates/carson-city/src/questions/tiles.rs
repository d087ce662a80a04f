//! Might is Right: which tile to play in a duel, simultaneously and in secret.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat, Seats};

use super::Question;
use crate::agenda::{SeatList, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::track::space::Place;
use crate::variants::might_is_right::LAST_TILES;
use crate::variants::{Switch, Variant};

/// Which tile to play in a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct LayTiles {
    /// The place.
    pub place: Place,
    /// The fighters.
    pub fighters: SeatList,
    /// The players who have not played all their tiles.
    pub waiting: SeatList,
}

pub(crate) enum Answer {
    Tile(u8),
    Redraw,
}

impl LayTiles {
    /// Whether a fighter has played as many tiles as possible, two with dynamite.
    fn has_laid_all(self, game: &CarsonCity, seat: Seat) -> bool {
        let player = game.player(seat);
        let called = 1 + u8::from(player.has_dynamite_on(self.place));
        player.laid().len() == called || player.tiles().is_empty()
    }
}

impl Question for LayTiles {
    type Answer = Answer;

    const PROMPT: &'static str = "city-asked-tiles";
    const WAITING: &'static str = "city-waiting-secretly";
    const PHASE: Option<u8> = Some(3);
    const SECRET: bool = true;

    fn seat(&self) -> Seat {
        self.waiting.0.lowest().unwrap_or(Seat::FIRST)
    }

    fn seats(&self) -> Seats {
        self.waiting.0
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        let player = game.player(seat);
        into.extend(player.tiles().numbers().map(Action::Tile));
        let last_two = player.tiles().len() == LAST_TILES && player.laid().is_empty();
        if player.sharpshooter() == Switch::On && last_two {
            into.push(Action::Redraw);
        }
    }

    fn read(&self, action: Action) -> Option<Answer> {
        match action {
            Action::Tile(number) => Some(Answer::Tile(number)),
            Action::Redraw => Some(Answer::Redraw),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: Answer,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let mut still = self.waiting.0;
        match answer {
            Answer::Tile(number) => {
                game.player_mut(seat).hand_mut().lay(number);
                if self.has_laid_all(game, seat) {
                    still = still.without(seat);
                }
            }
            Answer::Redraw => game.exchange_tiles(seat, dice, log),
        }
        if still.is_empty() {
            game.all_have_laid(self.place, self.fighters.0, log);
        } else {
            game.ask(LayTiles { waiting: SeatList(still), ..self });
        }
    }

    fn refusal(&self, _: &CarsonCity, _: Seat, answer: Answer) -> Option<Phrase> {
        Some(match answer {
            Answer::Tile(number) => Phrase::new("city-illegal-tile").with("number", number),
            Answer::Redraw => Phrase::new("city-illegal-redraw"),
        })
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        game.during_duel(self.place, written)
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        game.check_several(Variant::MightIsRight, self.waiting.0, self.fighters.0)?;
        if !game.can_fight(self.fighters.0, self.place) {
            return Err(FormatError::new(
                "all who stand on a place fight for it, and nobody alone but with an Outlaw",
            ));
        }
        if self.waiting.0.iter().any(|seat| game.player(seat).tiles().is_empty()) {
            return Err(FormatError::new("those who are asked for a duel tile hold one"));
        }
        Ok(())
    }

    fn place(&self) -> Option<Place> {
        Some(self.place)
    }

    fn details(&self, game: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        phrase.with("place", game.place_phrase(self.place))
    }
}
