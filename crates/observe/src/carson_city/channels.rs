//! The channels of an observation.

use carson_city::character::Character;
use carson_city::town::MOST_PLAYERS as SEATS;
use carson_city::{Ask, Building, RoadPlace, SheetLine, Space, Variant};

use crate::channel::Channel;

const MONEY: i16 = 999;
const MAP: &[usize] = &[8, 8];
const MAPS: &[usize] = &[SEATS, 8, 8];
const EACH: &[usize] = &[SEATS];
const TRACK: &[usize] = &[SEATS, Space::COUNT];
/// The number of Standish's cards, and of his strategies.
const CARDS: usize = 18;
const STRATEGIES: usize = 4;

pub(super) const CHANNELS: &[Channel] = &[
    Channel::flags("me_asked", &[1], "whether the looking seat is asked"),
    Channel::flags("asked", EACH, "who is asked"),
    Channel::flags("question", &[Ask::KINDS.len()], "what is asked, in the order of `Ask::KINDS`"),
    Channel::flags("question_space", &[Space::COUNT], "the space that it is about"),
    Channel::flags(
        "question_map",
        MAP,
        "the parcels that it is about: a place, the land to choose from, a lot",
    ),
    Channel::flags("question_building", &[Building::COUNT], "the kinds of building that it is about"),
    Channel::counts("question_bid", &[1], MONEY, "the highest bid of the auction"),
    Channel::flags("question_leader", EACH, "who bids most"),
    Channel::flags("question_seats", EACH, "who has not dropped out of the auction; who fights the duel"),
    Channel::counts("round", &[1], 4, "the round; 0 before the first"),
    Channel::flags("phase", &[5], "the set-up, and the phases 1 to 4"),
    Channel::flags("stop", &[Space::COUNT], "the stop of the track that is being resolved"),
    Channel::flags("variants", &[Variant::COUNT], "the variants in play, in the order of the rulebook"),
    Channel::flags("mountains", MAP, "mountains"),
    Channel::flags("houses", MAP, "Houses"),
    Channel::flags("townhouses", MAP, "Townhouses"),
    Channel::flags(
        "buildings",
        &[Building::COUNT, 8, 8],
        "buildings, a plane for each kind in the order of `Building::ALL`",
    ),
    Channel::flags("river", MAP, "the river"),
    Channel::flags("outlaws", MAP, "Outlaws"),
    Channel::flags("connected", MAP, "the parcels that a road reaches"),
    Channel::flags("given_up", MAP, "land that nobody bought after its duel"),
    Channel::flags("ridden", MAP, "the Ranches that horses double"),
    Channel::flags("roads", &[RoadPlace::COUNT], "roads: 72 places across, row by row, then 72 down"),
    Channel::flags("owned", MAPS, "everybody's parcels"),
    Channel::flags("cowboys_on_map", MAPS, "everybody's cowboys on parcels"),
    Channel::flags("dynamite_on_map", MAPS, "everybody's dynamite on parcels"),
    Channel::counts("cowboys_on_track", TRACK, 10, "everybody's cowboys on the spaces of the track"),
    Channel::flags("dynamite_on_track", TRACK, "everybody's dynamite there"),
    Channel::flags("sheriff_on_map", MAP, "the white cowboy on a parcel"),
    Channel::flags("sheriff_on_track", &[Space::COUNT], "the white cowboy on a space"),
    Channel::flags("sheriff_in_hand", &[1], "the white cowboy with the Sheriff's player"),
    Channel::counts("tokens_left", &[1], 10, "\"no duel\" tokens that can still be laid"),
    Channel::flags("tokens", &[Space::COUNT], "the spaces with a \"no duel\" token"),
    Channel::flags("row", &[7, Building::COUNT], "the row of buildings, from $3 to $12"),
    Channel::counts("bag", &[Building::COUNT], 9, "the tiles in the bag"),
    Channel::flags("cast", &[Character::COUNT], "the characters in play"),
    Channel::flags("cast_red", &[Character::COUNT], "those with the red side up"),
    Channel::flags("players", EACH, "which seats there are"),
    Channel::counts("turn_order", EACH, 6, "the place in the turn order of phase 2, from 1 on"),
    Channel::counts("pass_order", EACH, 6, "the place on the pass order track, from 1 on"),
    Channel::counts("money", EACH, MONEY, "money"),
    Channel::signed("victory_points", EACH, MONEY, "victory points so far"),
    Channel::signed("points", EACH, MONEY, "points as if the game ended now"),
    Channel::counts("cash_limit", EACH, MONEY, "how much money can be kept"),
    Channel::counts("revolvers", EACH, 99, "revolver tokens"),
    Channel::counts("firepower", EACH, 255, "firepower"),
    Channel::counts("own_roads", EACH, 99, "roads in the supply"),
    Channel::counts("cowboys", EACH, 10, "cowboys in the supply"),
    Channel::counts("cowboys_away", EACH, 10, "cowboys in the general supply"),
    Channel::counts("dynamite", EACH, 99, "dynamite in the supply"),
    Channel::counts("property_tiles", EACH, 12, "property tiles that are left"),
    Channel::counts("kept", &[SEATS, Building::COUNT], 9, "buildings that were bought and not built"),
    Channel::flags("role", &[SEATS, Character::COUNT], "the character of this round"),
    Channel::flags("role_red", EACH, "whether its red side is up"),
    Channel::flags("paperboy", &[SEATS, 2], "whether the Paperboy fetched it: the yellow, the red one"),
    Channel::flags("waits_for_eight", EACH, "who waits instead of taking $8"),
    Channel::flags("sharpshooter", EACH, "who has the Sharpshooter"),
    Channel::flags("ammunition", EACH, "who has the three-revolver token"),
    Channel::flags("city_hall", EACH, "who holds the City Hall"),
    Channel::flags("teacher", EACH, "who chooses first because of the Teacher"),
    Channel::counts("shifts", EACH, 9, "how often a cowboy was taken back in this round's race"),
    Channel::counts("horses", EACH, 20, "horses"),
    Channel::counts("enclosed_horses", &[SEATS, 5], 20, "horses in the enclosures"),
    Channel::flags("enclosed_cowboys", &[SEATS, 5], "cowboys in the enclosures"),
    Channel::counts("rodeos", EACH, 9, "rodeo tokens"),
    Channel::counts("duel_tiles", EACH, 30, "how many duel tiles everybody holds"),
    Channel::counts("duel_tiles_laid", EACH, 30, "how many everybody has laid"),
    Channel::counts("own_duel_tiles", &[6], 5, "the own duel tiles, from 0 to 5"),
    Channel::counts(
        "known_laid_tiles",
        &[SEATS, 6],
        5,
        "laid duel tiles: the own ones, and those that lie face up",
    ),
    Channel::counts("seen_duel_tiles", &[6], 5, "duel tiles on the discards that everybody has seen"),
    Channel::signed("own_sheet", &[SheetLine::COUNT], 127, "the own sheet while sheets are filled in"),
    Channel::counts("outlaw_strength", &[1], 20, "the strength of this round's Outlaws"),
    Channel::flags("standish", EACH, "which seat is Standish's"),
    Channel::counts("standish_left", &[1], 20, "how many cards Standish has yet to draw in this round"),
    Channel::flags("standish_strategy", &[STRATEGIES], "how Standish plays: rancher, miner, strength, urban"),
    Channel::flags("standish_deck", &[CARDS], "the cards that Standish may still draw, by their numbers"),
    Channel::flags("standish_drawn", &[CARDS], "the cards that Standish drew in this round"),
    Channel::counts("standish_helped", &[1], 20, "the cowboys on the card of Standish's helper"),
    Channel::flags("standish_bridge", &[1], "whether Standish has built his bridge"),
];
