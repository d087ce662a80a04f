//! A player in a position.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::game::CarsonCity;
use crate::map::parcel::Parcels;
use crate::pieces::building::{Dollars, Tiles};
use crate::pieces::character::{Role, Side};
use crate::pieces::player::Eight;
use crate::questions::Ask;
use crate::track::space::{Place, Space, Spaces};
use crate::variants::Switch;
use crate::variants::horses::enclosures::Enclosure;
use crate::variants::might_is_right::duel_tiles::DuelTiles;
use crate::variants::new_beginning::Sheet;

/// A player's pieces in a position, and where they are.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// Money.
    pub money: Dollars,
    /// Points.
    pub points: i16,
    /// Revolver tokens.
    pub revolvers: u8,
    /// Roads in the personal supply.
    pub roads: u8,
    /// Cowboys in the personal supply.
    pub cowboys: u8,
    /// Dynamite in the personal supply.
    pub dynamite: u8,
    /// Buildings bought and not yet built.
    pub kept: Tiles,
    /// The player's parcels.
    pub parcels: Parcels,
    /// The character.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// The side of the Paperboy, if chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paperboy: Option<Side>,
    /// The decision about the Grocer's or the Settler's $8.
    pub eight: Eight,
    /// Whether the player has the Sharpshooter.
    #[serde(default, skip_serializing_if = "Switch::is_off")]
    pub sharpshooter: Switch,
    /// The sheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet>,
    /// Horses, in enclosures and outside.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub horses: u8,
    /// How many horses are in each enclosure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stabled: Option<[u8; Enclosure::COUNT]>,
    /// The enclosures with a cowboy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corralled: Vec<Enclosure>,
    /// Rodeo tokens.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rodeos: u8,
    /// How often the player has taken a cowboy back in this round's race.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shifts: u8,
    /// The duel tiles in hand.
    #[serde(default, skip_serializing_if = "DuelTiles::is_none")]
    pub tiles: DuelTiles,
    /// The duel tiles that were played.
    #[serde(default, skip_serializing_if = "DuelTiles::is_none")]
    pub laid: DuelTiles,
    /// The places of the player's cowboys; a shared space occurs once for each cowboy.
    pub standing: Vec<Place>,
    /// The places where the player's cowboys have dynamite.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blasting: Vec<Place>,
}

impl PlayerPosition {
    pub(super) fn of(game: &CarsonCity, seat: Seat) -> PlayerPosition {
        let player = game.player(seat);
        let places = |spaces: Spaces, parcels: Parcels| {
            spaces.iter().map(Place::Space).chain(parcels.iter().map(Place::Parcel))
        };
        let shared = [(Space::Wages, player.on_wages()), (Space::OneRoad, player.on_road())];
        let shared =
            shared.into_iter().flat_map(|(space, count)| (0..count).map(move |_| Place::Space(space)));
        PlayerPosition {
            money: player.money(),
            points: player.points(),
            revolvers: player.revolvers(),
            roads: player.roads(),
            cowboys: player.cowboys(),
            dynamite: player.dynamite(),
            kept: *player.kept(),
            parcels: game.town.owned(seat),
            role: player.role(),
            paperboy: player.paperboy(),
            eight: player.eight(),
            sharpshooter: player.sharpshooter(),
            sheet: (!player.sheet().is_blank() && !matches!(game.asked(), Some(Ask::Sheets(_))))
                .then_some(player.sheet()),
            horses: player.horses(),
            stabled: (player.enclosures().horse_count() > 0).then(|| player.enclosures().all_horses()),
            corralled: Enclosure::all().filter(|&at| player.enclosures().has_cowboy(at)).collect(),
            rodeos: player.rodeos(),
            shifts: player.shifts(),
            tiles: DuelTiles::NONE,
            laid: DuelTiles::NONE,
            standing: shared.chain(places(player.on_spaces(), player.on_parcels())).collect(),
            blasting: places(player.dynamite_on_spaces(), player.dynamite_on_parcels()).collect(),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks whether to leave a field out by reference")]
pub(super) const fn is_zero(number: &u8) -> bool {
    *number == 0
}
