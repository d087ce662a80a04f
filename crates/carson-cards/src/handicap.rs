//! Handicaps for virtual players: the points with which they begin, by the size of the table, and how often they win there.

use serde::{Deserialize, Serialize};
use table::data::{DataWords, number_i8, number_u8};
use table::{Markable, Phrase};

use crate::auction::Strength;
use crate::options::Options;

/// Whether virtual players begin with points that fit the size of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "kebab-case")]
pub enum Handicap {
    /// They do. The points are house figures.
    House,
    /// They begin with nothing, as in the printed rules.
    Off,
}

impl Handicap {
    /// Both choices.
    pub const ALL: [Handicap; 2] = [Handicap::House, Handicap::Off];

    /// The name in options.
    pub const fn name(self) -> &'static str {
        match self {
            Handicap::House => "house",
            Handicap::Off => "off",
        }
    }

    /// The message with its name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Handicap::House => "cards-handicap-house",
            Handicap::Off => "cards-handicap-off",
        })
    }
}

const FILE: &[u8] = include_bytes!("../data/virtual.txt");

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

    /// The size that these options make; `None` if people fill the table.
    pub fn of(options: Options) -> Option<Mixture> {
        let is_it = |mixture: &Mixture| {
            mixture.people == options.people && usize::from(mixture.virtuals) == options.virtual_players()
        };
        Mixture::ALL.into_iter().find(is_it)
    }

    /// The points with which each virtual player begins.
    pub const fn points(self, strength: Strength) -> i32 {
        self.points[strength as usize] as i32
    }

    /// How many games in a hundred each virtual player wins against people who play equally well.
    pub const fn share(self, strength: Strength, handicap: Handicap) -> u8 {
        match handicap {
            Handicap::House => self.shares[strength as usize],
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
        match self.handicap {
            Some(Handicap::House) => {
                POINTS_BY_TABLE[self.people as usize][self.players()][self.strength as usize] as i32
            }
            Some(Handicap::Off) | None => 0,
        }
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

static POINTS_BY_TABLE: PointsByTable = points_by_table();

const fn points_by_table() -> PointsByTable {
    let mut points = [[[0; Strength::ALL.len()]; Options::MOST + 1]; Options::MOST + 1];
    let mut index = 0;
    while index < Mixture::COUNT {
        let Mixture { people, virtuals, points: these, .. } = Mixture::ALL[index];
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
