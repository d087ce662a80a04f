//! The form of a player in a position.

use table::FormatError;

use super::{COWBOYS, Player};
use crate::game::DYNAMITE;
use crate::interface::position::PlayerPosition;
use crate::track::space::{Place, Spaces};
use crate::variants::horses::enclosures::Enclosures;
use crate::variants::horses::herd::Herd;
use crate::variants::might_is_right::duel_hand::DuelHand;
use crate::variants::new_beginning::Sheet;

impl Player {
    /// Reads a player. Whether all players together have too much is checked with the whole position.
    pub(crate) fn of_position(written: &PlayerPosition) -> Result<Player, FormatError> {
        let enclosures =
            Enclosures::new(written.stabled.unwrap_or_default(), written.corralled.iter().copied());
        let mut player = Player {
            money: written.money,
            points: written.points,
            revolvers: written.revolvers,
            roads: written.roads,
            cowboys: written.cowboys,
            dynamite: written.dynamite,
            kept: written.kept,
            role: written.role,
            paperboy: written.paperboy,
            eight: written.eight,
            sharpshooter: written.sharpshooter,
            sheet: written.sheet.unwrap_or(Sheet::BLANK),
            hand: DuelHand::new(written.tiles, written.laid),
            herd: Herd::new(written.horses, enclosures, written.rodeos),
            shifts: written.shifts,
            ..Player::default()
        };
        if written.standing.len() > COWBOYS as usize || written.blasting.len() > DYNAMITE as usize {
            return Err(FormatError::new(format!(
                "a player has at most {COWBOYS} cowboys, and there are {DYNAMITE} sticks of dynamite"
            )));
        }
        for &place in &written.standing {
            match place {
                Place::Space(space) if !Spaces::FOR_COWBOYS.contains(space) => {
                    return Err(FormatError::new(format!("no cowboy can stand on {space}")));
                }
                Place::Space(space) if space.is_shared() => {}
                _ if player.stands_on(place) => {
                    return Err(FormatError::new(format!("two cowboys of one player stand on {place}")));
                }
                _ => {}
            }
            player.stand(place);
        }
        for &place in &written.blasting {
            player.set_dynamite(place);
        }
        Ok(player)
    }
}
