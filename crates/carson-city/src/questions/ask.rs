//! The list of all questions.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat, Seats};

use super::auction::{Bid, ChooseLot};
use super::banker::Banker;
use super::build::Build;
use super::buy_building::BuyBuilding;
use super::buy_parcel::{BuyParcel, LawyerParcel};
use super::buy_points::BuyPoints;
use super::character::{ChooseCharacter, SecondCharacter};
use super::city_hall::PlaceCityHall;
use super::duel_order::DuelOrder;
use super::eight::EightDollars;
use super::first_parcel::{FirstParcel, FreeParcel};
use super::heal::Heal;
use super::heroes::Heroes;
use super::horse::{BuyHorse, Horse, NewHorse};
use super::house::{AddHouse, Consent};
use super::income::IncomeChoice;
use super::last_roads::LastRoads;
use super::outlaw_order::OutlawOrder;
use super::place::PlaceCowboy;
use super::race::Race;
use super::recruit::Recruit;
use super::reroll::Reroll;
use super::reward::Reward;
use super::second_go::{Resettle, SecondGo};
use super::sheets::Sheets;
use super::spend::Spend;
use super::stake::{Stake, StakeTile};
use super::take_building::TakeBuilding;
use super::tax::Tax;
use super::tiles::LayTiles;
use super::undertaker::Undertaker;
use super::{About, Question};
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::action::menu::Menu;
use crate::interface::ahead::follow::Following;
use crate::track::space::{Place, Space};

/// Makes the enum over these questions. Each of its methods delegates to the method of [`Question`] with the same name, except
/// `answer` and `refusal`, which first convert the action into an answer.
macro_rules! questions {
    ($($(#[$about:meta])* $name:ident($question:ty),)*) => {
        /// A question.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
        #[serde(rename_all = "snake_case")]
        pub enum Ask {
            $($(#[$about])* $name(#[cfg_attr(feature = "typescript", ts(inline))] $question),)*
        }

        $(
            impl From<$question> for Ask {
                #[inline]
                fn from(question: $question) -> Ask {
                    Ask::$name(question)
                }
            }
        )*

        /// The questions without their data, to count them.
        enum Kind {
            $($name,)*
        }

        impl Ask {
            /// The names of all questions, in the order of [`Ask::kind`].
            pub const KINDS: [&'static str; [$(Kind::$name),*].len()] = [$(stringify!($name)),*];

            /// The index of the question in [`Ask::KINDS`].
            #[inline]
            pub const fn kind(self) -> usize {
                match self { $(Ask::$name(_) => Kind::$name as usize,)* }
            }

            /// The player who must decide; the first one if there are several.
            #[inline]
            pub fn seat(&self) -> Seat {
                match self { $(Ask::$name(question) => question.seat(),)* }
            }

            /// All players who must decide.
            #[inline]
            pub fn seats(&self) -> Seats {
                match self { $(Ask::$name(question) => question.seats(),)* }
            }

            #[inline]
            pub(crate) fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
                match self { $(Ask::$name(question) => question.list(game, seat, into),)* }
            }

            #[inline]
            pub(crate) fn menu(&self, game: &CarsonCity, seat: Seat) -> Option<Menu> {
                match self { $(Ask::$name(question) => question.menu(game, seat),)* }
            }

            /// Applies the answer. An action that does not answer this question changes nothing, and the question stays.
            #[inline]
            pub(crate) fn answer(
                self,
                game: &mut CarsonCity,
                seat: Seat,
                action: Action,
                dice: &mut impl Dice,
                log: &mut impl Log<CarsonCity>,
            ) {
                match self {
                    $(Ask::$name(question) => match question.read(action) {
                        Some(answer) => question.answer(game, seat, answer, dice, log),
                        None => game.ask(self),
                    },)*
                }
            }

            /// The reason why an action is not a legal answer, if a special rule forbids it.
            pub(crate) fn refusal(self, game: &CarsonCity, seat: Seat, action: Action) -> Option<Phrase> {
                match self {
                    $(Ask::$name(question) => question.refusal(game, seat, question.read(action)?),)*
                }
            }

            pub(crate) fn sequel(self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
                match self { $(Ask::$name(question) => question.sequel(game, written),)* }
            }

            pub(crate) fn is_asked_while_placing(self, game: &CarsonCity) -> bool {
                match self { $(Ask::$name(question) => question.is_asked_while_placing(game),)* }
            }

            pub(crate) fn fits_role(self, game: &CarsonCity) -> bool {
                match self { $(Ask::$name(question) => question.fits_role(game),)* }
            }

            pub(crate) fn has_means(self, game: &CarsonCity) -> bool {
                match self { $(Ask::$name(question) => question.has_means(game),)* }
            }

            pub(crate) fn check(self, game: &CarsonCity) -> Result<(), FormatError> {
                match self { $(Ask::$name(question) => question.check(game),)* }
            }

            pub(crate) fn chooser(self, game: &CarsonCity) -> Option<Seat> {
                match self { $(Ask::$name(question) => question.chooser(game),)* }
            }

            /// The place that the question is about, if there is one.
            pub fn place(self) -> Option<Place> {
                match self { $(Ask::$name(question) => question.place(),)* }
            }

            pub(crate) fn still_here(self, game: &CarsonCity, space: Space, tasks: &[Task]) -> Seats {
                match self { $(Ask::$name(question) => question.still_here(game, space, tasks),)* }
            }

            pub(crate) fn prompt(self, game: &CarsonCity, seat: Seat) -> Phrase {
                match self { $(Ask::$name(question) => question.prompt(game, seat),)* }
            }

            pub(crate) fn prompt_for_others(self, game: &CarsonCity) -> Phrase {
                match self { $(Ask::$name(question) => question.prompt_for_others(game),)* }
            }

            pub(crate) fn obvious(self, game: &CarsonCity, seat: Seat, legal: &[Action]) -> Option<Action> {
                match self { $(Ask::$name(question) => question.obvious(game, seat, legal),)* }
            }

            pub(crate) fn follow(self, following: &Following<'_>) -> OrderAnswer<Action> {
                match self { $(Ask::$name(question) => question.follow(following),)* }
            }

            pub(crate) fn as_line(self, game: &CarsonCity, seat: Seat, action: Action) -> Option<OrderLine> {
                match self { $(Ask::$name(question) => question.as_line(game, seat, action),)* }
            }

            /// The phase of the round to which it belongs; `None` for set-up.
            pub const fn phase(self) -> Option<u8> {
                match self { $(Ask::$name(_) => <$question>::PHASE,)* }
            }

            pub(crate) fn stop(self) -> Option<Space> {
                match self { $(Ask::$name(question) => question.stop(),)* }
            }

            pub(crate) const fn about(self) -> About {
                match self { $(Ask::$name(_) => <$question>::ABOUT,)* }
            }

            pub(crate) const fn is_secret(self) -> bool {
                match self { $(Ask::$name(_) => <$question>::SECRET,)* }
            }

            pub(crate) const fn is_at_site(self) -> bool {
                match self { $(Ask::$name(_) => <$question>::AT_SITE,)* }
            }

            pub(crate) const fn gives_land(self) -> bool {
                match self { $(Ask::$name(_) => <$question>::GIVES_LAND,)* }
            }
        }
    };
}

questions! {
    /// A New Beginning: what to begin with, line by line, simultaneously and in secret.
    Sheets(Sheets),
    /// Set-up: which parcel to begin with.
    FirstParcel(FirstParcel),
    /// Phase 1: which character.
    Character(ChooseCharacter),
    /// The Paperboy: which second character.
    SecondCharacter(SecondCharacter),
    /// Grocer, or red Settler: $8 now, or wait.
    Eight(EightDollars),
    /// Red Chinese Worker: which building to take for $5.
    TakeBuilding(TakeBuilding),
    /// Yellow Settler: which parcel.
    FreeParcel(FreeParcel),
    /// Captain: how many cowboys or revolvers.
    Recruit(Recruit),
    /// Yellow Prospector, red Cowboy: where the Mine or the Ranch goes.
    Stake(Stake),
    /// Yellow Prospector, red Cowboy: which of several tiles of the row.
    StakeTile(StakeTile),
    /// Yellow Auctioneer: which parcels to auction, one after the other.
    Lot(ChooseLot),
    /// A bid in an auction.
    Bid(Bid),
    /// Red Governor: what to tax.
    Tax(Tax),
    /// Red Heroes: how many cowboys to send home.
    Heroes(Heroes),
    /// Lawyer: which parcel to buy.
    LawyerParcel(LawyerParcel),
    /// Phase 2: where to place a cowboy, or pass.
    Place(PlaceCowboy),
    /// Kit Carson: everybody places at once.
    Race(Race),
    /// Which of several duels to fight next.
    DuelOrder(DuelOrder),
    /// Horses: whether a horse goes into an enclosure.
    Horse(Horse),
    /// The second enclosure: another cowboy, another place for one, or passing.
    SecondGo(SecondGo),
    /// The second enclosure: where to put a cowboy that was taken back.
    Resettle(Resettle),
    /// At the wages: whether to buy a horse.
    BuyHorse(BuyHorse),
    /// Into which enclosure the new horse goes.
    NewHorse(NewHorse),
    /// Which Outlaw moves next.
    OutlawOrder(OutlawOrder),
    /// Whether to score for a defeated Outlaw or to rob the building.
    Reward(Reward),
    /// Might is Right: which tile to play in a duel, simultaneously and in secret.
    Tiles(LayTiles),
    /// Red Gunsmith: whether to roll again.
    Reroll(Reroll),
    /// Doctor: where to send a beaten cowboy.
    Heal(Heal),
    /// Undertaker: pay or lose a point.
    Undertaker(Undertaker),
    /// Which of the won parcels to buy.
    BuyParcel(BuyParcel),
    /// Whether to buy the building.
    BuyBuilding(BuyBuilding),
    /// Whether and where to build.
    Build(Build),
    /// Where the next new House goes.
    House(AddHouse),
    /// Whether a rival may build a House on the player's own parcel.
    Consent(Consent),
    /// Grocer and dynamite at the incomes.
    Income(IncomeChoice),
    /// How many points to buy.
    BuyPoints(BuyPoints),
    /// The last roads of the round.
    LastRoads(LastRoads),
    /// Red Banker: how many points to buy.
    Banker(Banker),
    /// How much to spend at the end of the round.
    Spend(Spend),
    /// Where to place the City Hall.
    CityHall(PlaceCityHall),
}
