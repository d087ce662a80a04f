//! Might is Right: in duels everybody plays a tile face down instead of rolling a die, two with dynamite; then they are revealed.
//! The red Gunsmith chooses after seeing the others'. Played tiles are discarded; a player without tiles draws three of the
//! shuffled discards.

pub(crate) mod duel_hand;
pub mod duel_tiles;

use table::{Dice, FormatError, Log, Seat, Seats};

use crate::agenda::{Duel, SeatList, Task};
use crate::game::CarsonCity;
use crate::interface::event::VariantEvent;
use crate::map::town::MOST_PLAYERS;
use crate::pieces::building::Dollars;
use crate::pieces::character::{Character, Side};
use crate::pieces::player::Supplies;
use crate::questions::Ask;
use crate::questions::tiles::LayTiles;
use crate::setup::START;
use crate::track::space::Place;
use crate::variants::Variant;
use crate::variants::might_is_right::duel_tiles::DuelTiles;

/// The sum of a player's money and tiles at the start.
pub(crate) const MONEY_AND_TILES: Dollars = 30;
/// How many tiles a player without tiles draws.
pub(crate) const NEW_TILES: u8 = 3;
/// How many tiles the Sharpshooter may exchange for new ones: the last two.
pub(crate) const LAST_TILES: u8 = 2;

impl CarsonCity {
    /// Whether duels are fought with tiles: nobody rolls dice, so Sharpshooter and red Gunsmith do not reroll.
    #[inline]
    pub(crate) const fn fights_with_tiles(&self) -> bool {
        self.plays(Variant::MightIsRight)
    }

    /// Two players have a set each. More players share the sets of all, and those with weaker tiles have more money.
    pub(crate) fn deal_duel_tiles(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        if !self.fights_with_tiles() {
            return;
        }
        let mut heap = self.game_tiles();
        let each = heap.len() / self.seats;
        let has_sheets = self.plays(Variant::NewBeginning);
        for seat in self.all_players() {
            let tiles = if self.seats == 2 { DuelTiles::SET } else { heap.draw(each, dice) };
            let total = tiles.sum();
            self.player_mut(seat).hand_mut().take(tiles);
            if !has_sheets {
                let money = self.start_money(seat);
                self.player_mut(seat).begin_with(Supplies { money, ..START });
            }
            log.tell(|| VariantEvent::TilesDrawn { seat, tiles: tiles.into() }.into());
            log.tell(|| VariantEvent::TilesAnnounced { seat, total }.into());
        }
    }

    /// The money that a player begins with: with duel tiles, it compensates for them.
    pub(crate) fn start_money(&self, seat: Seat) -> Dollars {
        if self.fights_with_tiles() {
            MONEY_AND_TILES - Dollars::from(self.player(seat).tiles().sum())
        } else {
            START.money
        }
    }

    /// The duel tiles of this game; Standish has none.
    pub(crate) fn game_tiles(&self) -> DuelTiles {
        DuelTiles::of_game(if self.standish.is_some() { 1 } else { self.seats })
    }

    /// The tiles that are neither in a hand nor played.
    pub(crate) fn discarded_tiles(&self) -> DuelTiles {
        let mut heap = self.game_tiles();
        for player in &self.players {
            heap = heap.without(player.tiles().with(player.laid())).unwrap_or(DuelTiles::NONE);
        }
        heap
    }

    /// Everybody except the red Gunsmith plays tiles simultaneously; the Gunsmith plays after seeing the others'.
    pub(crate) fn call_for_tiles(
        &mut self,
        place: Place,
        fighters: Seats,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        self.restock(fighters, dice, log);
        let holding: Seats = fighters.iter().filter(|&seat| !self.player(seat).tiles().is_empty()).collect();
        let others = self.last_to_choose(fighters).map_or(holding, |gunsmith| holding.without(gunsmith));
        let fighters = SeatList(fighters);
        if others.is_empty() {
            self.all_have_laid(place, fighters.0, log);
        } else {
            self.ask(LayTiles { place, fighters, waiting: SeatList(others) });
        }
    }

    fn last_to_choose(&self, fighters: Seats) -> Option<Seat> {
        self.whose(Character::Gunsmith, Side::Red).filter(|&seat| fighters.contains(seat))
    }

    /// The seats whose played tiles are face up: all except the Gunsmith's, when it is the Gunsmith's turn.
    pub(crate) fn shown_tiles(&self) -> Seats {
        match self.asked() {
            Some(Ask::Tiles(LayTiles { fighters, waiting, .. })) => match self.last_to_choose(fighters.0) {
                Some(gunsmith) if waiting.0 == Seats::only(gunsmith) => fighters.0.without(gunsmith),
                _ => Seats::NONE,
            },
            _ => Seats::NONE,
        }
    }

    /// Asks the Gunsmith, if one fights and has a tile; otherwise the duel is resolved.
    pub(crate) fn all_have_laid(&mut self, place: Place, fighters: Seats, log: &mut impl Log<CarsonCity>) {
        match self.last_to_choose(fighters) {
            Some(seat) if self.player(seat).laid().is_empty() && !self.player(seat).tiles().is_empty() => {
                self.show_tiles_to(seat, place, fighters, log);
            }
            _ => self.show_tiles(place, fighters, log),
        }
    }

    fn show_tiles_to(
        &mut self,
        gunsmith: Seat,
        place: Place,
        fighters: Seats,
        log: &mut impl Log<CarsonCity>,
    ) {
        let others = fighters.without(gunsmith);
        log.tell(|| {
            let fighters = self.ranked(&blank_duel(place, others));
            VariantEvent::TilesShown { place, there: self.there(place), fighters }.into()
        });
        let waiting = SeatList(Seats::only(gunsmith));
        self.ask(LayTiles { place, fighters: SeatList(fighters), waiting });
    }

    fn show_tiles(&mut self, place: Place, fighters: Seats, log: &mut impl Log<CarsonCity>) {
        let duel = blank_duel(place, fighters);
        log.tell(|| {
            let fighters = self.ranked(&duel);
            VariantEvent::TilesShown { place, there: self.there(place), fighters }.into()
        });
        self.agenda.push(Task::Settle(duel));
    }

    /// Discards the played tiles for all to see; players without tiles draw new ones.
    pub(crate) fn discard_tiles(
        &mut self,
        fighters: Seats,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if !self.fights_with_tiles() {
            return;
        }
        for seat in fighters.iter() {
            let laid = self.player_mut(seat).hand_mut().give_laid();
            self.seen_tiles = self.seen_tiles.with(laid);
        }
        self.restock(fighters, dice, log);
    }

    fn restock(&mut self, fighters: Seats, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        for seat in self.pass_order().into_iter().filter(|&seat| fighters.contains(seat)) {
            if self.player(seat).tiles().is_empty() && !self.is_standish(seat) {
                self.draw_tiles(seat, dice, log);
            }
        }
    }

    /// Discards the player's tiles for all to see, and draws new ones.
    pub(crate) fn exchange_tiles(
        &mut self,
        seat: Seat,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let discarded = self.player_mut(seat).hand_mut().give_held();
        log.tell(|| VariantEvent::TilesDiscarded { seat, tiles: discarded.into() }.into());
        self.seen_tiles = self.seen_tiles.with(discarded);
        self.draw_tiles(seat, dice, log);
    }

    /// Draws three of the discards, or as many as there are. From then on nobody knows what is left of them.
    fn draw_tiles(&mut self, seat: Seat, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let drawn = self.discarded_tiles().draw(NEW_TILES, dice);
        if drawn.is_empty() {
            return;
        }
        self.seen_tiles = DuelTiles::NONE;
        self.player_mut(seat).hand_mut().take(drawn);
        log.tell(|| VariantEvent::TilesDrawn { seat, tiles: drawn.into() }.into());
        log.tell(|| VariantEvent::NewTiles { seat, count: drawn.len() }.into());
    }

    pub(crate) fn check_tiles(&self) -> Result<(), FormatError> {
        if !self.fights_with_tiles() {
            let none = self.seen_tiles.is_empty()
                && self.players.iter().all(|player| player.tiles().is_empty() && player.laid().is_empty());
            return if none { Ok(()) } else { Err(FormatError::new("duel tiles belong to Might is Right")) };
        }
        let mut left = self.game_tiles();
        for player in &self.players {
            let own = player.tiles().with(player.laid());
            left = left.without(own).ok_or("the players have more duel tiles than there are")?;
        }
        left.without(self.seen_tiles).ok_or("the discards have more duel tiles than are left for them")?;
        let laying = match self.asked() {
            Some(Ask::Tiles(question)) => question.fighters.0,
            _ => Seats::NONE,
        };
        let others_laid =
            self.all_seats().any(|seat| !laying.contains(seat) && !self.player(seat).laid().is_empty());
        if others_laid {
            return Err(FormatError::new("only those who fight have laid duel tiles"));
        }
        Ok(())
    }
}

fn blank_duel(place: Place, fighters: Seats) -> Duel {
    Duel { place, fighters: SeatList(fighters), dice: [[0; 2]; MOST_PLAYERS] }
}
