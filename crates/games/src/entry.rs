//! A game with its bots.

use std::fmt;

use bots::{Advice, AnyBot, Bot, Budget, Gauge, HasBots, Level, Manner, Outlook, erase};
use review::{Reviewing, Settings};
use table::erased::any_game;
use table::{AnyGame, AnyView, ClientGame, Record, ResumeError, Seat};

/// A game with its bots.
pub struct GameEntry {
    game: &'static dyn AnyGame,
    bots: Vec<NamedBot>,
    gauges: Vec<NamedBot>,
    manners: &'static [Manner],
    mannered: fn(Level, Manner, u64) -> Box<dyn AnyBot>,
    outlook: fn(&AnyView) -> Outlook,
    review: BeginReview,
}

/// How the review of a game begins.
type BeginReview = fn(&Record, Settings) -> Result<Box<dyn Reviewing>, ResumeError>;

/// A named bot.
struct NamedBot {
    name: String,
    make: Box<dyn Fn(u64) -> Box<dyn AnyBot> + Send + Sync>,
}

impl NamedBot {
    fn new<G: ClientGame>(
        name: String,
        make: impl Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'static,
    ) -> NamedBot {
        NamedBot { name, make: Box::new(move |seed| erase(make(seed))) }
    }
}

impl GameEntry {
    pub(crate) fn of<G: HasBots>() -> GameEntry {
        let bot = |level: Level| NamedBot::new(level.name().to_owned(), move |seed| G::bot(level, seed));
        let gauge = |gauge: Gauge| NamedBot::new(gauge.name().to_owned(), move |seed| gauge.bot::<G>(seed));
        GameEntry {
            game: any_game::<G>(),
            bots: Level::ALL.map(bot).into(),
            // They sit at no table, so the page does without them.
            gauges: if cfg!(target_family = "wasm") { Vec::new() } else { Gauge::ALL.map(gauge).into() },
            manners: G::MANNERS,
            mannered: |level, manner, seed| erase(G::mannered_bot(level, manner, seed)),
            outlook: outlook::<G>,
            review: review::begin::<G>,
        }
    }

    pub(crate) fn add_bot<G: ClientGame>(
        &mut self,
        name: &str,
        make: impl Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'static,
    ) {
        self.bots.push(NamedBot::new(name.to_owned(), make));
    }

    /// The game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The names of its bots: the levels from the weakest, then the others in the order in which they were added.
    pub fn bot_names(&self) -> impl Iterator<Item = &str> {
        self.bots.iter().map(|bot| bot.name.as_str())
    }

    /// Whether it has a bot of this name, plain or with a manner.
    ///
    /// ```
    /// let city = games::built_in().find("carson-city").unwrap();
    /// assert!(city.has_bot("deputy") && city.has_bot("deputy/duellist"));
    /// assert!(!city.has_bot("tenderfoot/duellist"), "a beginner has no manner yet");
    /// assert!(!games::built_in().find("circle-wagons").unwrap().has_bot("deputy/duellist"));
    /// ```
    pub fn has_bot(&self, name: &str) -> bool {
        self.bot_names().any(|known| known == name) || self.manner_of(name).is_some()
    }

    /// The manners that its bots know, besides the plain bot.
    pub fn manners(&self) -> &'static [Manner] {
        self.manners
    }

    /// The level and the manner that a name such as `deputy/duellist` stands for.
    fn manner_of(&self, name: &str) -> Option<(Level, Manner)> {
        let (level, manner) = name.split_once('/')?;
        let (level, manner) = (level.parse().ok()?, manner.parse().ok()?);
        (level != Level::Tenderfoot && self.manners.contains(&manner)).then_some((level, manner))
    }

    /// Gives a bot a manner, so that tables differ: always the same for the same seat and `luck`, and different for neighbours.
    /// Returns the new name; the same name if the bot knows no manners or already has one.
    ///
    /// ```
    /// use table::Seat;
    ///
    /// let city = games::built_in().find("carson-city").unwrap();
    /// assert_eq!(city.in_character("deputy", Seat::FIRST, 1), "deputy/duellist");
    /// assert_eq!(city.in_character("deputy/builder", Seat::FIRST, 1), "deputy/builder");
    /// let wagons = games::built_in().find("circle-wagons").unwrap();
    /// assert_eq!(wagons.in_character("deputy", Seat::FIRST, 1), "deputy");
    /// ```
    pub fn in_character(&self, name: &str, seat: Seat, luck: u64) -> String {
        let chosen = luck.wrapping_add(seat.index() as u64) % (self.manners.len() as u64).max(1);
        let manner = usize::try_from(chosen).ok().and_then(|index| self.manners.get(index));
        let mannered = manner.map(|manner| format!("{name}/{manner}")).filter(|name| self.has_bot(name));
        mannered.unwrap_or_else(|| name.to_owned())
    }

    /// The names of the gauges: simple bots to measure others against. They play in the arena and never at a table.
    pub fn gauge_names(&self) -> impl Iterator<Item = &str> {
        self.gauges.iter().map(|gauge| gauge.name.as_str())
    }

    /// A bot of a level. The seed makes its choices between equal actions repeatable.
    ///
    /// ```
    /// use bots::{Budget, Level};
    /// use table::dice::FastDice;
    /// use table::{Seat, Viewer};
    ///
    /// let game = games::built_in().find("circle-wagons").unwrap();
    /// let session = game.game().begin(&Default::default(), &mut FastDice::seeded(1)).unwrap();
    /// let seat = session.deciders().lowest().unwrap();
    /// let view = session.bot_view(Viewer::Seat(seat));
    /// let action = game.bot(Level::Cowhand, 1).choose(&view, seat, Budget::millis(10));
    /// assert!(session.actions(seat).contains(&action));
    /// ```
    ///
    /// # Panics
    /// Never: every game has a bot of each level.
    pub fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot> {
        self.bot_named(level.name(), seed).expect("every game has a bot of every level")
    }

    /// What a bot of this game thinks about a decision: the best choice, the alternatives, and the consequences of each.
    ///
    /// # Panics
    /// If the bot or the view is of another game.
    pub fn advise(&self, bot: &mut dyn AnyBot, view: &AnyView, seat: Seat, budget: Budget) -> Advice<String> {
        Advice::of(bot.think(view, seat, budget), &(self.outlook)(view), seat)
    }

    /// Begins to review a finished game.
    ///
    /// # Errors
    /// If the record is of another game, or if it does not replay.
    pub fn review(&self, record: &Record, settings: Settings) -> Result<Box<dyn Reviewing>, ResumeError> {
        (self.review)(record, settings)
    }

    /// The bot of this name: a level, one with a manner (`deputy/duellist`), one that was added, or a gauge.
    pub fn bot_named(&self, name: &str, seed: u64) -> Option<Box<dyn AnyBot>> {
        if let Some((level, manner)) = self.manner_of(name) {
            return Some((self.mannered)(level, manner, seed));
        }
        let bot = self.bots.iter().chain(&self.gauges).find(|bot| bot.name == name)?;
        Some((bot.make)(seed))
    }
}

/// What everybody can expect, as far as the view shows.
fn outlook<G: HasBots>(view: &AnyView) -> Outlook {
    let view = view.of::<G>().unwrap_or_else(|| panic!("the view is not one of {}", G::NAME));
    Outlook::of_view::<G>(view)
}

impl fmt::Debug for GameEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (bots, gauges): (Vec<&str>, Vec<&str>) =
            (self.bot_names().collect(), self.gauge_names().collect());
        let mut shown = f.debug_struct("GameEntry");
        shown
            .field("game", &self.game.name())
            .field("bots", &bots)
            .field("gauges", &gauges)
            .finish_non_exhaustive()
    }
}
