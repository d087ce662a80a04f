//! Validates what a position says about Standish.

use table::FormatError;

use super::are_in_solo;
use crate::game::CarsonCity;
use crate::variants::Variant;

impl CarsonCity {
    pub(crate) fn check_standish(&self) -> Result<(), FormatError> {
        let (Some(standish), Some(seat)) = (self.standish, self.standish_seat()) else { return Ok(()) };
        let solo = [Variant::NewBeginning, Variant::River, Variant::MightIsRight];
        if self.seats != 2 || self.variants.iter().any(|variant| !solo.contains(&variant)) {
            return Err(FormatError::new(
                "against Standish there are two seats, and only some of the variants",
            ));
        }
        standish.check()?;
        let player = self.player(seat);
        let plain = player.money() == 0
            && player.cowboys() == 0
            && player.roads() == 0
            && player.revolvers() == 0
            && player.role().is_none()
            && player.on_wages() + player.on_road() == 0;
        if !plain {
            return Err(FormatError::new(
                "Standish has only points, land, buildings and cowboys on the board",
            ));
        }
        if !are_in_solo(self.cast) {
            return Err(FormatError::new("there are characters in play that nobody meets against Standish"));
        }
        Ok(())
    }
}
