//! Handicaps for virtual players: the points with which they begin, by the size of the table, and how often they win there.
//!
//! A table of points is never changed: games and records keep the points with which they began. Better points get a new name.

use serde::{Deserialize, Serialize};
use table::data::{DataWords, number_i8, number_u8};
use table::{Markable, Phrase};

use crate::auction::Strength;
use crate::options::Options;

/// With which points virtual players begin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "kebab-case")]
pub enum Handicap {
    /// With points that fit the size of the table. They are house figures.
    ByTable,
    /// With those that `RULES` 3 gave by the size of the table. Games that began then keep them.
    #[serde(rename = "house")]
    Rules3,
    /// With none, as in the printed rules.
    Off,
}

impl Handicap {
    /// The choices for a new table.
    pub const OFFERED: [Handicap; 2] = [Handicap::ByTable, Handicap::Off];

    /// The name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Handicap::ByTable => "by-table",
            Handicap::Rules3 => "house",
            Handicap::Off => "off",
        }
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Handicap::ByTable => "cards-handicap-by-table",
            Handicap::Rules3 => "cards-handicap-house",
            Handicap::Off => "cards-handicap-off",
        })
    }
}

const FILE: &[u8] = include_bytes!("../data/virtual.txt");
const RULES_3: &[u8] = include_bytes!("../data/virtual-3.txt");

/// The points with which virtual players begin, as marked in the data file.
pub(crate) static POINTS: Markable = Markable { file: FILE, name: "handicap", about: "cards-house-handicap" };

/// The virtual players at one size of table. Arrays are in the order of [`Strength::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mixture {
    /// How many people there are.
    pub people: u8,
    /// How many virtual players there are.
    pub virtuals: u8,
    points: [i8; Strength::ALL.len()],
    shares: [u8; Strength::ALL.len()],
    shares_without: [u8; Strength::ALL.len()],
}

impl Mixture {
    /// How many sizes there are with a virtual player.
    pub const COUNT: usize = 12;

    /// All sizes: the fewest people first, and then the fewest virtual players.
    pub const ALL: [Mixture; Mixture::COUNT] = mixtures(DataWords::of(FILE));

    const ALL_OF_RULES_3: [Mixture; Mixture::COUNT] = mixtures(DataWords::of(RULES_3));

    /// The size that these options make, with the figures of their handicap; `None` if people fill the table.
    pub fn of(options: Options) -> Option<Mixture> {
        let is_it = |mixture: &Mixture| {
            mixture.people == options.people && usize::from(mixture.virtuals) == options.virtual_players()
        };
        let all = match options.handicap {
            Some(Handicap::Rules3) => Mixture::ALL_OF_RULES_3,
            _ => Mixture::ALL,
        };
        all.into_iter().find(is_it)
    }

    /// The points with which each virtual player begins.
    pub const fn points(self, strength: Strength) -> i32 {
        self.points[strength as usize] as i32
    }

    /// How many games in a hundred each virtual player wins against people who play equally well.
    pub const fn share(self, strength: Strength, handicap: Handicap) -> u8 {
        match handicap {
            Handicap::ByTable | Handicap::Rules3 => self.shares[strength as usize],
            Handicap::Off => self.shares_without[strength as usize],
        }
    }

    /// How many games in a hundred everybody wins if all are equally strong.
    pub const fn even_share(self) -> u8 {
        let players = self.people + self.virtuals;
        (100 + players / 2) / players
    }
}

impl Options {
    /// The points with which each virtual player begins.
    #[inline]
    pub(crate) const fn handicap(self) -> i32 {
        let points = match self.handicap {
            Some(Handicap::ByTable) => &POINTS_BY_TABLE,
            Some(Handicap::Rules3) => &POINTS_OF_RULES_3,
            Some(Handicap::Off) | None => return 0,
        };
        points[self.people as usize][self.players()][self.strength as usize] as i32
    }

    /// Sets the handicap, if the options do not say.
    pub(crate) const fn or_handicap(mut self, handicap: Handicap) -> Options {
        if self.handicap.is_none() {
            self.handicap = Some(handicap);
        }
        self
    }
}

/// The points by people, by players and by strength; 0 where there is no virtual player.
type PointsByTable = [[[i8; Strength::ALL.len()]; Options::MOST + 1]; Options::MOST + 1];

static POINTS_BY_TABLE: PointsByTable = points_by_table(&Mixture::ALL);
static POINTS_OF_RULES_3: PointsByTable = points_by_table(&Mixture::ALL_OF_RULES_3);

const fn points_by_table(mixtures: &[Mixture; Mixture::COUNT]) -> PointsByTable {
    let mut points = [[[0; Strength::ALL.len()]; Options::MOST + 1]; Options::MOST + 1];
    let mut index = 0;
    while index < Mixture::COUNT {
        let Mixture { people, virtuals, points: these, .. } = mixtures[index];
        points[people as usize][(people + virtuals) as usize] = these;
        index += 1;
    }
    points
}

#[expect(clippy::cast_possible_truncation, reason = "six players fit into a byte")]
const fn mixtures(mut words: DataWords) -> [Mixture; Mixture::COUNT] {
    const BLANK: Mixture =
        Mixture { people: 0, virtuals: 0, points: [0; 3], shares: [0; 3], shares_without: [0; 3] };
    let mut all = [BLANK; Mixture::COUNT];
    let (mut people, mut players) = (1, 4);
    let mut index = 0;
    while index < Mixture::COUNT {
        let [first, b'+', second] = words.next() else {
            panic!("a line begins with people + virtual players")
        };
        assert!(
            *first == b'0' + people && *second == b'0' + players - people,
            "each size of table stands once, in order"
        );
        all[index] = Mixture {
            people,
            virtuals: players - people,
            points: [points(words.next()), points(words.next()), points(words.next())],
            shares: shares(&mut words),
            shares_without: shares(&mut words),
        };
        players += 1;
        if players > Options::MOST as u8 {
            people += 1;
            players = if people < 4 { 4 } else { people + 1 };
        }
        index += 1;
    }
    assert!(words.next().is_empty(), "there are twelve sizes of table with virtual players");
    all
}

const fn points(word: &[u8]) -> i8 {
    match word {
        [b'-', digits @ ..] => -number_i8(digits),
        digits => number_i8(digits),
    }
}

const fn shares(words: &mut DataWords) -> [u8; 3] {
    let shares = [number_u8(words.next()), number_u8(words.next()), number_u8(words.next())];
    assert!(shares[0] <= 100 && shares[1] <= 100 && shares[2] <= 100, "a share is of a hundred games");
    shares
}
