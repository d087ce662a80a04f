//! What a viewer may know. The bag's content is public, and it has no order. The only secrets are the duel tiles that others hold,
//! those they have played until they are revealed, and their sheets until all are complete. The view also explains the position:
//! incomes, prices and firepower with their parts, and the odds of every future duel.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Game, SaturatingAs, Seat, Standings, Viewer};

use crate::game::{AMMUNITION, CarsonCity};
use crate::interface::board::{CastMember, Cowboy};
use crate::interface::odds::Odds;
use crate::interface::position::Position;
use crate::map::income::Income;
use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::RoadPlace;
use crate::pieces::building::Dollars;
use crate::questions::Ask;
use crate::track::space::{Place, Space, Spaces};
use crate::variants::Variant;
use crate::variants::horses::enclosures::Enclosure;
use crate::variants::might_is_right::duel_tiles::DuelTiles;
use crate::variants::new_beginning::Sheet;

/// What a viewer may know. Only the fields from which the rest follows are read back.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(try_from = "Known")]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Everything that is public.
    pub position: Position,
    /// Everybody's duel tiles, as far as the viewer may know them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Hand>,
    /// The viewer's own sheet, as far as it is filled in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_sheet: Option<Sheet>,
    /// The current question; `None` once the game is over.
    pub asked: Option<Ask>,
    /// Each owned building with its income.
    pub incomes: Vec<Income>,
    /// Each parcel that is for sale with its price.
    pub prices: Vec<Price>,
    /// What a character makes cheaper for its player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bargains: Vec<Bargain>,
    /// Who has the "no duel" tokens that are not on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tokens_of: Option<Seat>,
    /// The seat that the rules play: Standish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scripted: Option<Seat>,
    /// The enclosures that are not used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closed_enclosures: Vec<Enclosure>,
    /// Each player's firepower.
    pub firepower: Vec<Firepower>,
    /// The duels with the current cowboys.
    pub duels: Vec<Odds>,
    /// The phase of the round; `None` during set-up and once the game is over.
    pub phase: Option<u8>,
    /// Whether the question gives land away instead of selling it at its price.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gives_land: bool,
    /// The space of the track that is being resolved.
    pub stop: Option<Space>,
    /// The spaces that are closed to cowboys.
    pub closed: Vec<Space>,
    /// Every cowboy on the board.
    pub cowboys: Vec<Cowboy>,
    /// Every character in play.
    pub characters: Vec<CastMember>,
    /// The bridges among the roads.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bridges: Vec<RoadPlace>,
    /// Places and points as if the game ended now.
    pub scores: Standings,
    /// Whether the game is over.
    pub over: bool,
}

/// The part of a view from which the rest follows.
#[derive(Deserialize)]
struct Known {
    viewer: Viewer,
    position: Position,
    #[serde(default)]
    hands: Vec<Hand>,
    #[serde(default)]
    own_sheet: Option<Sheet>,
    asked: Option<Ask>,
}

impl TryFrom<Known> for View {
    type Error = FormatError;

    fn try_from(known: Known) -> Result<View, FormatError> {
        let Known { viewer, position, hands, own_sheet, asked } = known;
        let view = View {
            viewer,
            position,
            hands,
            own_sheet,
            asked,
            incomes: Vec::new(),
            prices: Vec::new(),
            bargains: Vec::new(),
            tokens_of: None,
            scripted: None,
            closed_enclosures: Vec::new(),
            firepower: Vec::new(),
            duels: Vec::new(),
            phase: None,
            gives_land: false,
            stop: None,
            closed: Vec::new(),
            cowboys: Vec::new(),
            characters: Vec::new(),
            bridges: Vec::new(),
            scores: Standings { seats: Vec::new() },
            over: false,
        };
        Ok(View::of(&view.try_imagine(&mut Lowest)?, viewer))
    }
}

/// A player's duel tiles.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Hand {
    /// The player.
    pub seat: Seat,
    /// How many the player holds.
    pub count: u8,
    /// How many the player has played.
    pub laid_count: u8,
    /// The tiles in hand, if the viewer may know them.
    pub tiles: Option<DuelTiles>,
    /// The played tiles, if the viewer may know them.
    pub laid: Option<DuelTiles>,
}

/// The price of a parcel: $1, and $1 for each occupied parcel among it and its neighbours.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Price {
    /// The parcel.
    pub parcel: Parcel,
    /// The price.
    pub price: Dollars,
    /// The occupied parcels that raise the price.
    pub occupied: Parcels,
}

/// Land or a building of the row that costs a player less than others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Bargain {
    /// The player.
    pub seat: Seat,
    /// The place.
    pub place: Place,
    /// The player's price.
    pub price: Dollars,
}

/// A player's firepower with its parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Firepower {
    /// The player.
    pub seat: Seat,
    /// The total.
    pub total: u8,
    /// Revolver tokens.
    pub revolvers: u8,
    /// Cowboys in the personal supply.
    pub cowboys: u8,
    /// The three-revolver token.
    pub ammunition: u8,
    /// The Mercenary.
    pub mercenary: u8,
    /// The first enclosure.
    pub horses: u8,
}

impl View {
    pub(crate) fn of(game: &CarsonCity, viewer: Viewer) -> View {
        View {
            viewer,
            position: Position::open(game),
            hands: hands(game, viewer),
            own_sheet: match (game.asked(), viewer.seat()) {
                (Some(Ask::Sheets(_)), Some(seat)) => Some(game.player(seat).sheet()),
                _ => None,
            },
            asked: game.asked(),
            incomes: game.incomes(),
            prices: game.town.buyable().iter().map(|parcel| price(game, parcel)).collect(),
            bargains: game.all_seats().flat_map(|seat| bargains(game, seat)).collect(),
            tokens_of: game.singer(),
            scripted: game.all_seats().find(|&seat| game.is_standish(seat)),
            closed_enclosures: closed_enclosures(game),
            firepower: game.all_seats().map(|seat| firepower(game, seat)).collect(),
            duels: duels(game),
            phase: game.asked().and_then(Ask::phase),
            gives_land: game.asked().is_some_and(Ask::gives_land),
            stop: game.current_stop(),
            closed: game.closed_stops(),
            cowboys: game.cowboys_on_board(),
            characters: game.cast_members(),
            bridges: game.town.bridges(),
            scores: game.standings_now(),
            over: game.is_over(),
        }
    }

    /// The state that it shows. What the viewer cannot know is filled in with the first possibility: good for looking at what is
    /// public, not for search.
    ///
    /// # Panics
    /// If the view was not made by a game.
    pub fn state(&self) -> CarsonCity {
        self.imagine(&mut Lowest)
    }

    /// A state that fits what the viewer knows: the others' duel tiles are dealt by `dice`, and their sheets are the usual ones.
    ///
    /// # Panics
    /// If the view was not made by a game.
    pub(crate) fn imagine(&self, dice: &mut impl Dice) -> CarsonCity {
        self.try_imagine(dice).expect("a view shows a position of a game")
    }

    fn try_imagine(&self, dice: &mut impl Dice) -> Result<CarsonCity, FormatError> {
        let mut position = self.position.clone();
        self.imagine_tiles(&mut position, dice);
        if let Some(Ask::Sheets(question)) = self.asked {
            for (seat, player) in Seat::all(position.players.len()).zip(&mut position.players) {
                player.sheet = if self.viewer.seat() == Some(seat) {
                    self.own_sheet
                } else {
                    let is_done = !question.waiting.0.contains(seat) && self.position.standish.is_none();
                    is_done.then_some(Sheet::USUAL)
                };
            }
        }
        CarsonCity::try_from(position)
    }

    fn imagine_tiles(&self, position: &mut Position, dice: &mut impl Dice) {
        if self.hands.is_empty() {
            return;
        }
        let known = self.hands.iter().flat_map(|hand| [hand.tiles, hand.laid]).flatten();
        let known = known.fold(position.seen_tiles, DuelTiles::with);
        let sets = if self.position.standish.is_some() { 1 } else { self.hands.len().saturating_as::<u8>() };
        let mut unknown =
            DuelTiles::of_game(sets).without(known).expect("a view shows the duel tiles of a game");
        for hand in &self.hands {
            let player = &mut position.players[hand.seat.index()];
            player.tiles = hand.tiles.unwrap_or_else(|| unknown.draw(hand.count, dice));
            player.laid = hand.laid.unwrap_or_else(|| unknown.draw(hand.laid_count, dice));
        }
    }
}

/// Dice that always roll 0.
struct Lowest;

impl Dice for Lowest {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

fn hands(game: &CarsonCity, viewer: Viewer) -> Vec<Hand> {
    if !game.fights_with_tiles() {
        return Vec::new();
    }
    let shown = game.shown_tiles();
    let hand = |seat: Seat| {
        let player = game.player(seat);
        let is_own = viewer.seat() == Some(seat);
        Hand {
            seat,
            count: player.tiles().len(),
            laid_count: player.laid().len(),
            tiles: is_own.then_some(player.tiles()),
            laid: (is_own || shown.contains(seat)).then_some(player.laid()),
        }
    };
    game.all_seats().map(hand).collect()
}

fn price(game: &CarsonCity, parcel: Parcel) -> Price {
    let occupied = game.town.occupied() & Parcels::only(parcel).grown();
    Price { parcel, price: game.town.price(parcel), occupied }
}

fn bargains(game: &CarsonCity, seat: Seat) -> impl Iterator<Item = Bargain> {
    let row = Space::PRICES.iter().enumerate().map(move |(index, &full)| {
        let space = Space::of_row(index);
        (Place::Space(space), full, game.building_price(seat, space))
    });
    let land =
        game.town.buyable().iter().map(move |parcel| {
            (Place::Parcel(parcel), game.town.price(parcel), game.parcel_price(seat, parcel))
        });
    let cheaper = row.chain(land).filter(|(_, full, price)| price < full);
    cheaper.map(move |(place, _, price)| Bargain { seat, place, price })
}

fn closed_enclosures(game: &CarsonCity) -> Vec<Enclosure> {
    if !game.plays(Variant::Horses) {
        return Vec::new();
    }
    Enclosure::all().filter(|&enclosure| game.enclosures().all(|used| used != enclosure)).collect()
}

fn firepower(game: &CarsonCity, seat: Seat) -> Firepower {
    let player = game.player(seat);
    let ammunition = if game.ammunition == Some(seat) { AMMUNITION } else { 0 };
    let total = game.firepower(seat);
    let horses = player.enclosures().firepower();
    let mercenary = total.saturating_sub(player.revolvers() + player.cowboys() + ammunition + horses);
    Firepower {
        seat,
        total,
        revolvers: player.revolvers(),
        cowboys: player.cowboys(),
        ammunition,
        mercenary,
        horses,
    }
}

fn duels(game: &CarsonCity) -> Vec<Odds> {
    let spaces = Spaces::FOR_COWBOYS.iter().map(Place::Space);
    let parcels = game.contested_parcels() | game.town.outlaws();
    let places = spaces.chain(parcels.iter().map(Place::Parcel));
    places.filter(|&place| game.awaits_duel(place)).map(|place| game.odds(place)).collect()
}
