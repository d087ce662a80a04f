//! Phase 1: which character; and which one the Paperboy fetches.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::{About, Question};
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::pieces::character::{Character, Role, Side};
use crate::pieces::powers::PAPERBOY_FEE;

/// Phase 1: which character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct ChooseCharacter {
    /// The player who must decide.
    pub seat: Seat,
}

/// The Paperboy: which second character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct SecondCharacter {
    /// The player who must decide.
    pub seat: Seat,
}

/// Why a character is not available: it is not in play, somebody has it, or its other side is up.
fn is_not_available(game: &CarsonCity, role: Role) -> Phrase {
    let has_it = |&seat: &Seat| {
        let player = game.player(seat);
        let fetches = role.character == Character::Paperboy && player.paperboy().is_some();
        fetches || player.role().is_some_and(|taken| taken.character == role.character)
    };
    let refused = |id: &'static str| Phrase::new(id).with("character", role.phrase());
    if !game.cast.contains(role.character) {
        // Against Standish whoever has helped goes out of the game.
        let solo = game.standish.is_some();
        refused(if solo { "city-illegal-character-gone" } else { "city-illegal-character-absent" })
    } else if let Some(owner) = game.all_seats().find(has_it) {
        refused("city-illegal-character-taken").with("seat", owner)
    } else {
        refused("city-illegal-character-side")
    }
}

impl Question for ChooseCharacter {
    type Answer = Role;

    const PROMPT: &'static str = "city-asked-character";
    const WAITING: &'static str = "city-waiting-character";
    const PHASE: Option<u8> = Some(1);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        game.each_available(|role| into.push(Action::Choose(role)));
    }

    fn read(&self, action: Action) -> Option<Role> {
        match action {
            Action::Choose(role) => Some(role),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        role: Role,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        game.choose(seat, role, dice, log);
    }

    fn refusal(&self, game: &CarsonCity, _: Seat, role: Role) -> Option<Phrase> {
        Some(is_not_available(game, role))
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(vec![Task::Choose { chosen: game.have_chosen() + 1 }])
    }
}

impl Question for SecondCharacter {
    /// `None` to fetch nobody.
    type Answer = Option<Role>;

    const PROMPT: &'static str = "city-asked-second-character";
    const WAITING: &'static str = "city-waiting-second-character";
    const PHASE: Option<u8> = Some(1);
    const ABOUT: About = About::Players;

    fn seat(&self) -> Seat {
        self.seat
    }

    /// The Paperboy never fetches the Sheriff; the red Paperboy must fetch somebody.
    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        game.each_available(|role| {
            if role.character != Character::Sheriff {
                into.push(Action::Choose(role));
            }
        });
        if game.player(seat).paperboy() == Some(Side::Yellow) {
            into.push(Action::Decline);
        }
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Choose(role) => Some(Some(role)),
            Action::Decline => Some(None),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        role: Option<Role>,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if let Some(role) = role {
            game.choose(seat, role, dice, log);
        }
    }

    fn refusal(&self, game: &CarsonCity, _: Seat, role: Option<Role>) -> Option<Phrase> {
        let role = role?;
        Some(if role.character == Character::Sheriff {
            Phrase::new("city-illegal-fetch-sheriff")
        } else {
            is_not_available(game, role)
        })
    }

    fn fits_role(&self, game: &CarsonCity) -> bool {
        let player = game.player(self.seat);
        player.paperboy().is_some() && player.role().is_none()
    }

    fn has_means(&self, game: &CarsonCity) -> bool {
        let player = game.player(self.seat);
        player.paperboy() == Some(Side::Red) || player.money() >= PAPERBOY_FEE
    }
}
