//! A position: the serialised form of a state. Reading one validates it.

mod checks;
mod player;
mod question;
mod standing;
mod town;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{FormatError, SaturatingAs, Seat, Seats};

pub use self::player::PlayerPosition;
use self::player::is_zero;
pub use self::town::TownPosition;
use crate::agenda::{Agenda, Site, Task};
use crate::game::{CarsonCity, ROUNDS, WhiteCowboy};
use crate::map::parcel::Parcels;
use crate::pieces::building::{Building, Dollars, Tiles};
use crate::pieces::cast::Cast;
use crate::pieces::character::Character;
use crate::pieces::line::Line;
use crate::pieces::order::OrderOfPlay;
use crate::pieces::player::Player;
use crate::pieces::stock::Stock;
use crate::pieces::tokens::NoDuelTokens;
use crate::questions::Ask;
use crate::setup::options::{BuildingSet, Characters, Edition};
use crate::standish::{self, Standish};
use crate::track::space::Space;
use crate::variants::horses::RiddenRanches;
use crate::variants::might_is_right::duel_tiles::DuelTiles;
use crate::variants::outlaws::{OutlawStrength, no_such_strength};
use crate::variants::river::River;
use crate::variants::{Switch, Variant, Variants};

/// A position. Fields that are left out have defaults: no pieces, nobody, the edition of 2023, all buildings. If too few characters
/// are named, those of the players are in play, and then those with the lowest numbers. Without a `bag`, every tile that is nowhere
/// else is in it; without an `agenda`, play continues from the question as usual.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The edition of the rules.
    #[serde(default)]
    pub edition: Edition,
    /// Which building tiles are used.
    #[serde(default)]
    pub buildings: BuildingSet,
    /// The river, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub river: Option<River>,
    /// Whether the game began with sheets.
    #[serde(default, skip_serializing_if = "Switch::is_off")]
    pub new_beginning: Switch,
    /// Whether duels are fought with tiles.
    #[serde(default, skip_serializing_if = "Switch::is_off")]
    pub might_is_right: Switch,
    /// Whether Outlaws come to the city.
    #[serde(default, skip_serializing_if = "Switch::is_off")]
    pub outlaws: Switch,
    /// Whether everybody places at once.
    #[serde(default, skip_serializing_if = "Switch::is_off")]
    pub kit_carson: Switch,
    /// Whether there are horses.
    #[serde(default, skip_serializing_if = "Switch::is_off")]
    pub horses: Switch,
    /// The Ranches that are doubled by horses.
    #[serde(default, skip_serializing_if = "Parcels::is_none")]
    pub ridden: Parcels,
    /// Parcels whose duel is over while others are still being fought, and that nobody bought.
    #[serde(default, skip_serializing_if = "Parcels::is_none")]
    pub given_up: Parcels,
    /// Standish at the second seat, in a solo game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standish: Option<Standish>,
    /// The strength of this round's Outlaws; 0 before they arrive.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub outlaw_strength: u8,
    /// The duel tiles that everybody has seen on the discard pile since somebody last drew from it.
    #[serde(default, skip_serializing_if = "DuelTiles::is_none")]
    pub seen_tiles: DuelTiles,
    /// How the characters were chosen; if omitted, they were named.
    #[serde(default)]
    pub characters: Option<Characters>,
    /// The characters in play with the sides that are up.
    #[serde(default)]
    pub cast: Cast,
    /// The round, from 1 to 4.
    pub round: u8,
    /// The map.
    pub town: TownPosition,
    /// The players in seat order.
    pub players: Vec<PlayerPosition>,
    /// The row of buildings by price.
    #[serde(default)]
    pub row: BTreeMap<Dollars, Building>,
    /// The tiles in the bag.
    #[serde(default)]
    pub bag: Option<Tiles>,
    /// The turn order of phase 2.
    #[serde(default)]
    pub order: Vec<Seat>,
    /// The pass order track.
    #[serde(default)]
    pub passed: Vec<Seat>,
    /// Who chooses first because they had the Teacher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teacher: Option<Seat>,
    /// Who has the three-revolver token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ammunition: Option<Seat>,
    /// Who holds the City Hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub city_hall: Option<Seat>,
    /// Where the white cowboy is.
    #[serde(default)]
    pub sheriff: WhiteCowboy,
    /// The "no duel" tokens that the Singer's player has left.
    #[serde(default)]
    pub tokens: u8,
    /// The spaces with a token of the Singer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quiet: Vec<Space>,
    /// The kind that the Grocer doubles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubled: Option<Building>,
    /// A building that still needs Houses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<Site>,
    /// The current question; `None` once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Ask>,
    /// What comes after that, in reverse order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agenda: Option<Vec<Task>>,
}

impl From<CarsonCity> for Position {
    fn from(game: CarsonCity) -> Position {
        Position::of(&game)
    }
}

impl Position {
    /// The characters in play: those that are named; if they are too few, also those that players have, and others.
    fn cast_of_all(&self) -> Cast {
        let mut cast = self.cast;
        for player in &self.players {
            let paperboy = player.paperboy.map(|side| Character::Paperboy.side(side));
            for role in player.role.into_iter().chain(paperboy) {
                if !cast.contains(role.character) && cast.len() < cast.size() {
                    cast.insert(role.character.in_cast(role.side));
                }
            }
        }
        match self.standish {
            Some(_) => cast.filled_up(&standish::CHARACTERS, standish::calls_from(self.round)),
            None => cast.filled_up(&Character::ALL, self.players.len()),
        }
    }

    /// The whole position.
    pub(crate) fn of(game: &CarsonCity) -> Position {
        let mut position = Position::open(game);
        for (written, player) in position.players.iter_mut().zip(&game.players) {
            written.tiles = player.tiles();
            written.laid = player.laid();
            written.sheet = (!player.sheet().is_blank()).then_some(player.sheet());
        }
        position
    }

    /// What is public: everything except the duel tiles, and the sheets as long as they are being filled in.
    pub(crate) fn open(game: &CarsonCity) -> Position {
        let town = &game.town;
        let built = Building::ALL.into_iter().map(|kind| (kind, town.buildings(kind)));
        Position {
            edition: game.edition,
            buildings: game.building_set,
            river: game.river,
            new_beginning: game.variants.switch(Variant::NewBeginning),
            might_is_right: game.variants.switch(Variant::MightIsRight),
            outlaws: game.variants.switch(Variant::Outlaws),
            kit_carson: game.variants.switch(Variant::KitCarson),
            horses: game.variants.switch(Variant::Horses),
            ridden: game.ridden.parcels(),
            given_up: game.given_up,
            standish: game.standish,
            outlaw_strength: game.outlaw_strength(),
            seen_tiles: game.seen_tiles,
            characters: Some(game.characters),
            cast: game.cast,
            round: game.round,
            town: TownPosition {
                mountains: town.mountains(),
                houses: town.houses(),
                townhouses: town.townhouses(),
                buildings: built.filter(|(_, parcels)| !parcels.is_empty()).collect(),
                roads: *town.roads(),
                outlaws: town.outlaws(),
            },
            players: game.all_seats().map(|seat| PlayerPosition::of(game, seat)).collect(),
            row: Space::PRICES
                .into_iter()
                .zip(*game.stock.row())
                .filter_map(|(price, tile)| Some((price, tile?)))
                .collect(),
            bag: Some(*game.stock.bag()),
            order: game.turn_order().as_slice().to_vec(),
            passed: game.pass_order().as_slice().to_vec(),
            teacher: game.order.teacher(),
            ammunition: game.ammunition,
            city_hall: game.holder,
            sheriff: game.sheriff,
            tokens: game.tokens.left(),
            quiet: game.tokens.laid().iter().collect(),
            doubled: game.doubled,
            site: game.site,
            asked: game.asked(),
            agenda: Some(game.agenda.as_slice().to_vec()),
        }
    }
}

impl Position {
    fn variants(&self) -> Variants {
        let switches = [
            (Variant::NewBeginning, self.new_beginning),
            (Variant::River, Switch::from(self.river.is_some())),
            (Variant::MightIsRight, self.might_is_right),
            (Variant::Outlaws, self.outlaws),
            (Variant::Horses, self.horses),
            (Variant::KitCarson, self.kit_carson),
        ];
        switches.into_iter().filter(|(_, switch)| *switch == Switch::On).map(|(variant, _)| variant).collect()
    }
}

impl TryFrom<Position> for CarsonCity {
    type Error = FormatError;

    fn try_from(position: Position) -> Result<CarsonCity, FormatError> {
        let seats = position.players.len();
        if !(2..=6).contains(&seats) {
            return Err(FormatError::new(format!("Carson City is played by 2 to 6, not by {seats}")));
        }
        if !(1..=ROUNDS).contains(&position.round) {
            return Err(FormatError::new(format!("'round' is from 1 to {ROUNDS}")));
        }
        let mut players = [Player::default(); crate::map::town::MOST_PLAYERS];
        for (player, written) in players.iter_mut().zip(&position.players) {
            *player = Player::of_position(written)?;
        }
        if let Some(river) = position.river {
            river.check().map_err(|bad| format!("the river is not one: {}", bad.why))?;
        }
        if let Some(character) = position.characters.and_then(Characters::twice) {
            let number = character.number();
            return Err(FormatError::new(format!("'characters' lists number {number} twice")));
        }
        let river = position.river.map_or(Parcels::NONE, River::parcels);
        let cast = position.cast_of_all();
        let row = row(&position.row)?;
        let mut game = CarsonCity {
            town: position.town.town(&position.players, river)?,
            players,
            seats: seats.saturating_as::<u8>(),
            edition: position.edition,
            building_set: position.buildings,
            variants: position.variants(),
            river: position.river,
            characters: position.characters.unwrap_or(cast.into()),
            cast,
            stock: Stock::new(row, Tiles::NONE),
            round: position.round,
            order: OrderOfPlay::new(
                line(&position.order, seats, "order")?,
                line(&position.passed, seats, "passed")?,
                position.teacher,
            ),
            ammunition: position.ammunition,
            holder: position.city_hall,
            sheriff: position.sheriff,
            tokens: NoDuelTokens::new(position.tokens, position.quiet.iter().copied().collect()),
            seen_tiles: position.seen_tiles,
            outlaw_strength: OutlawStrength::read(position.outlaw_strength).ok_or_else(no_such_strength)?,
            ridden: RiddenRanches::new(position.ridden),
            given_up: position.given_up,
            standish: position.standish,
            doubled: position.doubled,
            site: position.site,
            pending: position.asked.into(),
            agenda: Agenda::EMPTY,
        };
        game.stock = Stock::new(row, game.checked_bag(position.bag)?);
        game.check_pieces()?;
        game.check_cast()?;
        game.check_tiles()?;
        game.check_sheets()?;
        game.check_outlaws()?;
        game.check_horses()?;
        game.check_standish()?;
        game.set_agenda(position.agenda.as_deref())?;
        Ok(game)
    }
}

fn row(tiles: &BTreeMap<Dollars, Building>) -> Result<[Option<Building>; 7], FormatError> {
    let mut row = [None; 7];
    for (price, &tile) in tiles {
        let index = Space::PRICES.iter().position(|known| known == price);
        row[index.ok_or_else(|| FormatError::new(format!("no space of the row costs ${price}")))?] =
            Some(tile);
    }
    Ok(row)
}

fn line(seats: &[Seat], count: usize, name: &str) -> Result<Line, FormatError> {
    let set: Seats = seats.iter().copied().collect();
    if set.len() != seats.len() || seats.iter().any(|seat| seat.index() >= count) {
        return Err(FormatError::new(format!("'{name}' names a seat twice or one that is not taken")));
    }
    Ok(seats.iter().copied().collect())
}
