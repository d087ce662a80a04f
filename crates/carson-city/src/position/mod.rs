//! A position: the form in which a state is written down, set up and sent. Reading one checks it.

mod checks;
mod question;
mod secrets;
mod sequel;
mod standing;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::agenda::{Agenda, Site, Task};
use crate::building::{Building, Dollars, Tiles};
use crate::cast::Cast;
use crate::character::{Character, Role, Side};
use crate::duel_tiles::DuelTiles;
use crate::game::{CarsonCity, DYNAMITE, Line, ROUNDS, WhiteCowboy};
use crate::horses::{Enclosure, Enclosures};
use crate::new_beginning::Sheet;
use crate::options::{BuildingSet, Characters, Edition};
use crate::parcel::{Parcel, Parcels};
use crate::player::{COWBOYS, Eight, Player};
use crate::question::Ask;
use crate::river::River;
use crate::roads::Roads;
use crate::space::{Place, Space, Spaces};
use crate::standish::Standish;
use crate::town::{PROPERTY_TILES, Town};
use crate::variants::{Switch, Variant, Variants};

/// A position. What is left out has its plain value: no pieces, nobody, the edition of 2023, all buildings. If too few
/// characters are named, those of the players are in play and then those of the lowest numbers. Without a `bag` every tile that lies nowhere else is in it; without an `agenda` play
/// goes on from the question as usual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Which edition's rules are played.
    #[serde(default)]
    pub edition: Edition,
    /// Which building tiles are used.
    #[serde(default)]
    pub buildings: BuildingSet,
    /// Where the river runs, if there is one.
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
    /// The Ranches that horses double.
    #[serde(default, skip_serializing_if = "Parcels::is_none")]
    pub ridden: Parcels,
    /// Standish at the second seat, in the game for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standish: Option<Standish>,
    /// The strength of this round's Outlaws; 0 before they come.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub outlaw_strength: u8,
    /// The duel tiles that everybody has seen on the discards since somebody last drew from them.
    #[serde(default, skip_serializing_if = "DuelTiles::is_none")]
    pub seen_tiles: DuelTiles,
    /// How the characters were chosen; left out, they were named.
    #[serde(default)]
    pub characters: Option<Characters>,
    /// The characters in play with the sides that are up.
    #[serde(default)]
    pub cast: Cast,
    /// From 1 to 4.
    pub round: u8,
    /// The map.
    pub town: TownPosition,
    /// The players in the order of their seats.
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
    /// Who chooses first because he had the Teacher.
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
    /// The spaces where the Singer's cowboy has a token.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quiet: Vec<Space>,
    /// What the Grocer doubles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubled: Option<Building>,
    /// A building that still needs Houses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<Site>,
    /// What is being asked; nothing once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Ask>,
    /// What comes after that, the last first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agenda: Option<Vec<Task>>,
}

/// The map of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TownPosition {
    /// Where mountains are.
    pub mountains: Parcels,
    /// Where Houses stand.
    pub houses: Parcels,
    /// Where Townhouses stand.
    pub townhouses: Parcels,
    /// Where buildings stand.
    pub buildings: BTreeMap<Building, Parcels>,
    /// Where roads lie.
    pub roads: Roads,
    /// Where Outlaws are.
    #[serde(skip_serializing_if = "Parcels::is_none")]
    pub outlaws: Parcels,
}

/// What lies in front of a player in a position, and where his pieces are.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// His money.
    pub money: Dollars,
    /// His points.
    pub points: i16,
    /// His revolver tokens.
    pub revolvers: u8,
    /// The roads in his supply.
    pub roads: u8,
    /// The cowboys in his supply.
    pub cowboys: u8,
    /// The dynamite in his supply.
    pub dynamite: u8,
    /// The buildings he keeps.
    pub kept: Tiles,
    /// His parcels.
    pub parcels: Parcels,
    /// His character.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// The side of the Paperboy, if he chose him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paperboy: Option<Side>,
    /// What he decided about the Grocer's or the Settler's $8.
    pub eight: Eight,
    /// Whether he has the Sharpshooter.
    #[serde(skip_serializing_if = "Switch::is_off")]
    pub sharpshooter: Switch,
    /// His sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet>,
    /// His horses, in enclosures and outside.
    #[serde(skip_serializing_if = "is_zero")]
    pub horses: u8,
    /// How many horses are in each enclosure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stabled: Option<[u8; Enclosure::COUNT]>,
    /// The enclosures with a cowboy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub corralled: Vec<Enclosure>,
    /// His rodeo tokens.
    #[serde(skip_serializing_if = "is_zero")]
    pub rodeos: u8,
    /// How often he has taken a cowboy back in this round's race.
    #[serde(skip_serializing_if = "is_zero")]
    pub shifts: u8,
    /// The duel tiles that he holds.
    #[serde(skip_serializing_if = "DuelTiles::is_none")]
    pub tiles: DuelTiles,
    /// The duel tiles that he has laid.
    #[serde(skip_serializing_if = "DuelTiles::is_none")]
    pub laid: DuelTiles,
    /// Where his cowboys stand; a shared space once for each.
    pub standing: Vec<Place>,
    /// Where his cowboys have dynamite.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub blasting: Vec<Place>,
}

impl From<CarsonCity> for Position {
    fn from(game: CarsonCity) -> Position {
        Position::of(&game)
    }
}

impl Position {
    /// The characters in play: those that are written; if they are too few, also those that players have, and others.
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
        cast.filled_up(self.players.len())
    }

    /// The whole position.
    pub(crate) fn of(game: &CarsonCity) -> Position {
        let mut position = Position::open(game);
        for (written, player) in position.players.iter_mut().zip(&game.players) {
            written.tiles = player.tiles;
            written.laid = player.laid;
            written.sheet = (!player.sheet.is_blank()).then_some(player.sheet);
        }
        position
    }

    /// What lies open: all but the duel tiles, and the sheets as long as they are being filled in.
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
            ridden: game.ridden,
            standish: game.standish,
            outlaw_strength: game.outlaw_strength,
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
                .zip(game.row)
                .filter_map(|(price, tile)| Some((price, tile?)))
                .collect(),
            bag: Some(game.bag),
            order: game.order.as_slice().to_vec(),
            passed: game.passed.as_slice().to_vec(),
            teacher: game.teacher,
            ammunition: game.ammunition,
            city_hall: game.holder,
            sheriff: game.sheriff,
            tokens: game.tokens,
            quiet: game.quiet.iter().collect(),
            doubled: game.doubled,
            site: game.site,
            asked: game.asked,
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

impl PlayerPosition {
    fn of(game: &CarsonCity, seat: Seat) -> PlayerPosition {
        let player = game.player(seat);
        let places = |spaces: Spaces, parcels: Parcels| {
            spaces.iter().map(Place::Space).chain(parcels.iter().map(Place::Parcel))
        };
        let shared = [(Space::Wages, player.on_wages), (Space::OneRoad, player.on_road)];
        let shared =
            shared.into_iter().flat_map(|(space, count)| (0..count).map(move |_| Place::Space(space)));
        PlayerPosition {
            money: player.money,
            points: player.points,
            revolvers: player.revolvers,
            roads: player.roads,
            cowboys: player.cowboys,
            dynamite: player.dynamite,
            kept: player.kept,
            parcels: game.town.owned(seat),
            role: player.role,
            paperboy: player.paperboy,
            eight: player.eight,
            sharpshooter: player.sharpshooter,
            sheet: (!player.sheet.is_blank() && !matches!(game.asked, Some(Ask::Sheets { .. })))
                .then_some(player.sheet),
            horses: player.horses,
            stabled: (player.enclosures.horse_count() > 0).then(|| player.enclosures.all_horses()),
            corralled: Enclosure::all().filter(|&at| player.enclosures.has_cowboy(at)).collect(),
            rodeos: player.rodeos,
            shifts: player.shifts,
            tiles: DuelTiles::NONE,
            laid: DuelTiles::NONE,
            standing: shared.chain(places(player.on_spaces, player.on_parcels)).collect(),
            blasting: places(player.dynamite_on_spaces, player.dynamite_on_parcels).collect(),
        }
    }

    fn player(&self) -> Result<Player, String> {
        let mut player = Player {
            money: self.money,
            points: self.points,
            revolvers: self.revolvers,
            roads: self.roads,
            cowboys: self.cowboys,
            dynamite: self.dynamite,
            kept: self.kept,
            role: self.role,
            paperboy: self.paperboy,
            eight: self.eight,
            sharpshooter: self.sharpshooter,
            sheet: self.sheet.unwrap_or(Sheet::BLANK),
            horses: self.horses,
            enclosures: Enclosures::new(self.stabled.unwrap_or_default(), self.corralled.iter().copied()),
            rodeos: self.rodeos,
            shifts: self.shifts,
            tiles: self.tiles,
            laid: self.laid,
            ..Player::default()
        };
        if self.standing.len() > COWBOYS as usize || self.blasting.len() > DYNAMITE as usize {
            return Err(format!(
                "a player has at most {COWBOYS} cowboys, and there are {DYNAMITE} sticks of dynamite"
            ));
        }
        for &place in &self.standing {
            match place {
                Place::Space(space) if !Spaces::FOR_COWBOYS.contains(space) => {
                    return Err(format!("no cowboy can stand on {space}"));
                }
                Place::Space(space) if space.is_shared() => {}
                _ if player.stands_on(place) => {
                    return Err(format!("two cowboys of one player stand on {place}"));
                }
                _ => {}
            }
            player.stand(place);
        }
        for &place in &self.blasting {
            player.set_dynamite(place);
        }
        Ok(player)
    }
}

impl TownPosition {
    fn town(&self, players: &[PlayerPosition], river: Parcels) -> Result<Town, String> {
        let mut town = Town::BARE;
        town.set_river(river);
        fill(&mut town, self.mountains, Town::add_mountain)?;
        fill(&mut town, self.houses, Town::add_house)?;
        fill(&mut town, self.townhouses, Town::add_townhouse)?;
        for (&kind, &parcels) in &self.buildings {
            fill(&mut town, parcels, |town, parcel| town.add_building(kind, parcel))?;
        }
        for (index, player) in players.iter().enumerate() {
            if player.parcels.len() > PROPERTY_TILES {
                return Err(format!("player {} has more than {PROPERTY_TILES} parcels", index + 1));
            }
            for parcel in player.parcels.iter() {
                if town.sold().contains(parcel) {
                    return Err(format!("{parcel} belongs to two players"));
                }
                town.sell(Seat::new(index), parcel);
            }
        }
        if let Some(parcel) = (river & (town.occupied() | town.sold())).first() {
            return Err(format!("the river runs over {parcel}: nothing is bought or built there"));
        }
        let city_hall = town.buildings(Building::CityHall);
        if !(city_hall & town.sold()).is_empty() {
            return Err("the City Hall's parcel belongs to nobody".to_owned());
        }
        if let Some(parcel) = town.built().without(city_hall | town.sold()).first() {
            return Err(format!("the building on {parcel} needs an owner"));
        }
        if !self.roads.hang_together() {
            return Err("the roads do not hang together".to_owned());
        }
        town.set_roads(self.roads);
        self.outlaws.iter().for_each(|parcel| town.add_outlaw(parcel));
        Ok(town)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks whether to leave a field out by reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn fill(town: &mut Town, parcels: Parcels, put: impl Fn(&mut Town, Parcel)) -> Result<(), String> {
    if let Some(parcel) = (parcels & town.occupied()).first() {
        return Err(format!("two things stand on {parcel}"));
    }
    parcels.iter().for_each(|parcel| put(town, parcel));
    Ok(())
}

impl TryFrom<Position> for CarsonCity {
    type Error = String;

    fn try_from(position: Position) -> Result<CarsonCity, String> {
        let seats = position.players.len();
        if !(2..=6).contains(&seats) {
            return Err(format!("Carson City is played by 2 to 6, not by {seats}"));
        }
        if !(1..=ROUNDS).contains(&position.round) {
            return Err(format!("'round' is from 1 to {ROUNDS}"));
        }
        let mut players = [Player::default(); crate::town::MOST_PLAYERS];
        for (player, written) in players.iter_mut().zip(&position.players) {
            *player = written.player()?;
        }
        if let Some(river) = position.river {
            river.check().map_err(|bad| format!("the river is not one: {}", bad.why))?;
        }
        let river = position.river.map_or(Parcels::NONE, River::parcels);
        let cast = position.cast_of_all();
        let mut game = CarsonCity {
            town: position.town.town(&position.players, river)?,
            players,
            seats: seats as u8,
            edition: position.edition,
            building_set: position.buildings,
            variants: position.variants(),
            river: position.river,
            characters: position.characters.unwrap_or(Characters::Chosen(cast)),
            cast,
            bag: Tiles::NONE,
            row: row(&position.row)?,
            round: position.round,
            order: line(&position.order, seats, "order")?,
            passed: line(&position.passed, seats, "passed")?,
            teacher: position.teacher,
            ammunition: position.ammunition,
            holder: position.city_hall,
            sheriff: position.sheriff,
            tokens: position.tokens,
            quiet: position.quiet.iter().copied().collect(),
            seen_tiles: position.seen_tiles,
            outlaw_strength: position.outlaw_strength,
            ridden: position.ridden,
            standish: position.standish,
            doubled: position.doubled,
            site: position.site,
            asked: position.asked,
            agenda: Agenda::EMPTY,
        };
        game.bag = game.checked_bag(position.bag)?;
        game.check_pieces()?;
        game.check_cast()?;
        game.check_secrets()?;
        game.check_outlaws()?;
        game.check_horses()?;
        game.check_standish()?;
        game.set_agenda(position.agenda.as_deref())?;
        Ok(game)
    }
}

fn row(tiles: &BTreeMap<Dollars, Building>) -> Result<[Option<Building>; 7], String> {
    let mut row = [None; 7];
    for (price, &tile) in tiles {
        let index = Space::PRICES.iter().position(|known| known == price);
        row[index.ok_or_else(|| format!("no space of the row costs ${price}"))?] = Some(tile);
    }
    Ok(row)
}

fn line(seats: &[Seat], count: usize, name: &str) -> Result<Line, String> {
    let set: Seats = seats.iter().copied().collect();
    if set.len() != seats.len() || seats.iter().any(|seat| seat.index() >= count) {
        return Err(format!("'{name}' names a seat twice or one that is not taken"));
    }
    Ok(seats.iter().copied().collect())
}
