//! Whether what players hold in secret can be: duel tiles and sheets.

use table::Seats;

use crate::game::CarsonCity;
use crate::questions::Ask;
use crate::variants::Variant;

impl CarsonCity {
    pub(super) fn check_secrets(&self) -> Result<(), String> {
        self.check_tiles()?;
        self.check_sheets()
    }

    fn check_tiles(&self) -> Result<(), String> {
        if !self.plays(Variant::MightIsRight) {
            let none = self.seen_tiles.is_empty()
                && self.players.iter().all(|player| player.tiles.is_empty() && player.laid.is_empty());
            return if none { Ok(()) } else { Err("duel tiles belong to Might is Right".to_owned()) };
        }
        let mut left = self.game_tiles();
        for player in &self.players {
            let own = player.tiles.with(player.laid);
            left = left.without(own).ok_or("the players have more duel tiles than there are")?;
        }
        left.without(self.seen_tiles).ok_or("the discards have more duel tiles than are left for them")?;
        let laying = match self.asked {
            Some(Ask::Tiles(question)) => question.fighters.0,
            _ => Seats::NONE,
        };
        let others_laid =
            self.all_seats().any(|seat| !laying.contains(seat) && !self.player(seat).laid.is_empty());
        if others_laid {
            return Err("only those who fight have laid duel tiles".to_owned());
        }
        Ok(())
    }

    fn check_sheets(&self) -> Result<(), String> {
        if !self.plays(Variant::NewBeginning) {
            let none = self.players.iter().all(|player| player.sheet.is_blank());
            return if none { Ok(()) } else { Err("sheets belong to A New Beginning".to_owned()) };
        }
        Ok(())
    }
}
