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
            Some(Ask::Tiles { fighters, .. }) => fighters.0,
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
        if let Some(Ask::Sheets { waiting }) = self.asked {
            for seat in self.all_players() {
                let sheet = self.player(seat).sheet;
                if sheet.next().is_some() != waiting.0.contains(seat) {
                    return Err("'waiting' names those whose sheets are not complete".to_owned());
                }
                if !sheet.is_paid_by(self.sheet_money(seat)) {
                    return Err(format!("the sheet of player {seat} costs more than he has"));
                }
            }
        }
        Ok(())
    }

    pub(super) fn check_waiting(&self) -> Result<(), String> {
        let (all, waiting) = match self.asked {
            Some(Ask::Sheets { waiting }) if self.plays(Variant::NewBeginning) => {
                (self.all_seats().collect(), waiting.0)
            }
            Some(Ask::Tiles { fighters, waiting, .. }) if self.plays(Variant::MightIsRight) => {
                (fighters.0, waiting.0)
            }
            Some(Ask::Race { racing }) if self.plays(Variant::KitCarson) => (self.racers(), racing.0),
            Some(Ask::Sheets { .. } | Ask::Tiles { .. } | Ask::Race { .. }) => {
                return Err("this is only asked in its variant".to_owned());
            }
            _ => return Ok(()),
        };
        let taken: Seats = self.all_seats().collect();
        let fits = |seats: Seats, among: Seats| seats.iter().all(|seat| among.contains(seat));
        if waiting.is_empty() || !fits(waiting, all) || !fits(all, taken) {
            return Err("those who are asked are among those whom it is about".to_owned());
        }
        if matches!(self.asked, Some(Ask::Race { .. })) && waiting != all {
            return Err(
                "everybody races who has not passed; before the first cowboy only the first".to_owned()
            );
        }
        if let Some(Ask::Tiles { place, fighters, waiting }) = self.asked {
            if !self.can_fight(fighters.0, place) {
                return Err(
                    "all who stand on a place fight for it, and nobody alone but with an Outlaw".to_owned()
                );
            }
            if waiting.0.iter().any(|seat| self.player(seat).tiles.is_empty()) {
                return Err("those who are asked for a duel tile hold one".to_owned());
            }
        }
        Ok(())
    }
}
