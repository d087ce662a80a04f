//! Validates the suits of a position.

use table::FormatError;

use crate::dealing::Dealing;
use crate::phase::Phase;
use crate::position::{Holding, Table};
use crate::suit::SuitSet;

/// All players have different suits, or none is named; while they choose, the first ones have one.
pub(crate) fn suits(table: &Table) -> Result<(), FormatError> {
    let mut seen = SuitSet::NONE;
    let named = || table.players.iter().filter_map(|player| player.suit);
    if let Some(suit) = named().find(|&suit| !seen.insert(suit)) {
        return Err(FormatError::new(format!("two players have the {suit}")));
    }
    if table.phase == Phase::Suits {
        return choosing(table, seen.len());
    }
    if seen.is_empty() || seen.len() == table.players.len() {
        Ok(())
    } else {
        Err(FormatError::new("either every player has a 'suit' or none is named"))
    }
}

fn choosing(table: &Table, chosen: usize) -> Result<(), FormatError> {
    if table.options.suits != Dealing::Chosen {
        return Err(FormatError::new("suits are chosen only if the option 'suits' is 'chosen'"));
    }
    let in_order = table.players.iter().take(chosen).all(|player| player.suit.is_some());
    if !in_order || chosen >= usize::from(table.options.people) {
        return Err(FormatError::new("suits are chosen in the order of the seats, by people only"));
    }
    let bare = |player: &Holding| Holding { suit: player.suit, ..Holding::default() } == *player;
    let nothing_dealt = table.round == 1
        && table.players.iter().all(bare)
        && table.terrain().next().is_none()
        && table.persons().next().is_none();
    if nothing_dealt {
        Ok(())
    } else {
        Err(FormatError::new("suits are chosen before the first card is dealt"))
    }
}
