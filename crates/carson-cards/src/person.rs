//! The persons and small collections of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Phrase};

use crate::data;
use crate::suit::Back;

/// One of the 21 persons. What they bring at the end is in `scoring/`, what some can do in `round.rs`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the printed ones")]
pub enum Person {
    Cowboy,
    Auctioneer,
    Settler,
    Captain,
    Singer,
    Lawyer,
    Gunsmith,
    Banker,
    Governor,
    Doctor,
    Heroes,
    Teacher,
    Publisher,
    Grocer,
    DayLabourer,
    NewspaperBoy,
    Sheriff,
    Gunslinger,
    Indian,
    Prospector,
    Undertaker,
}

impl Person {
    /// The number of persons.
    pub const COUNT: usize = 21;

    /// All persons.
    pub const ALL: [Person; Person::COUNT] = [
        Person::Cowboy,
        Person::Auctioneer,
        Person::Settler,
        Person::Captain,
        Person::Singer,
        Person::Lawyer,
        Person::Gunsmith,
        Person::Banker,
        Person::Governor,
        Person::Doctor,
        Person::Heroes,
        Person::Teacher,
        Person::Publisher,
        Person::Grocer,
        Person::DayLabourer,
        Person::NewspaperBoy,
        Person::Sheriff,
        Person::Gunslinger,
        Person::Indian,
        Person::Prospector,
        Person::Undertaker,
    ];

    /// Those who can be used after the row is dealt and before the bids, in this order.
    pub const BEFORE_BIDS: [Person; 5] =
        [Person::Governor, Person::Lawyer, Person::DayLabourer, Person::Heroes, Person::Gunsmith];

    /// Those who can be used after the bids are revealed and before anybody takes a card, in this order.
    pub const AFTER_BIDS: [Person; 2] = [Person::Gunslinger, Person::Doctor];

    /// The index, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in data files, actions and positions.
    pub const fn name(self) -> &'static str {
        match self {
            Person::Cowboy => "cowboy",
            Person::Auctioneer => "auctioneer",
            Person::Settler => "settler",
            Person::Captain => "captain",
            Person::Singer => "singer",
            Person::Lawyer => "lawyer",
            Person::Gunsmith => "gunsmith",
            Person::Banker => "banker",
            Person::Governor => "governor",
            Person::Doctor => "doctor",
            Person::Heroes => "heroes",
            Person::Teacher => "teacher",
            Person::Publisher => "publisher",
            Person::Grocer => "grocer",
            Person::DayLabourer => "day-labourer",
            Person::NewspaperBoy => "newspaper-boy",
            Person::Sheriff => "sheriff",
            Person::Gunslinger => "gunslinger",
            Person::Indian => "indian",
            Person::Prospector => "prospector",
            Person::Undertaker => "undertaker",
        }
    }

    /// How much virtual players want the person.
    #[inline]
    pub fn pull(self) -> u8 {
        data::PERSONS[self.index()].pull
    }

    /// The back of the card.
    #[inline]
    pub fn back(self) -> Back {
        data::PERSONS[self.index()].back
    }

    /// By how much the person raises a bid.
    #[inline]
    pub fn bonus(self) -> u8 {
        data::PERSONS[self.index()].bonus
    }

    /// Whether the card has the bent arrow: it is turned when the person is used.
    pub const fn has_arrow(self) -> bool {
        matches!(
            self,
            Person::Governor
                | Person::Lawyer
                | Person::DayLabourer
                | Person::Heroes
                | Person::Gunsmith
                | Person::Gunslinger
                | Person::Doctor
        )
    }

    /// Whether the card has the dollar: it brings points at the end. The Doctor and the Heroes have both symbols.
    pub const fn has_dollar(self) -> bool {
        matches!(self, Person::Doctor | Person::Heroes) || !self.has_arrow()
    }

    /// The message with the name: `cards-person-` and [`name`](Person::name).
    pub fn phrase(self) -> Phrase {
        Phrase { id: format!("cards-person-{}", self.name()).into(), args: Vec::new() }
    }

    /// The message with what the person does or brings, in a sentence: `cards-rule-` and [`name`](Person::name).
    ///
    /// ```
    /// use carson_cards::Person;
    ///
    /// assert!(Person::ALL.iter().all(|person| person.rule().id.contains(person.name())));
    /// ```
    pub fn rule(self) -> Phrase {
        Phrase { id: format!("cards-rule-{}", self.name()).into(), args: Vec::new() }
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Person {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Person, ParseError> {
        let known = Person::ALL.into_iter().find(|person| person.name() == text);
        known.ok_or_else(|| ParseError::new(text, "the name of a person"))
    }
}

table::set! {
    /// A set of persons.
    pub struct PersonSet(u32) of Person;
    person => person as u32;
    index => Person::ALL[index as usize];
}

impl PersonSet {
    /// All persons.
    pub const ALL: PersonSet = PersonSet((1 << Person::COUNT) - 1);
}

/// The persons that a skull sent under the pile, the first on top: the only part of the pile whose order is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Under {
    /// Filled up with the Cowboy.
    persons: [Person; Person::COUNT],
    count: u8,
}

impl Under {
    /// No persons.
    pub const EMPTY: Under = Under { persons: [Person::Cowboy; Person::COUNT], count: 0 };

    /// From the top.
    pub fn as_slice(&self) -> &[Person] {
        &self.persons[..self.count as usize]
    }

    /// Puts a person below all others.
    pub(crate) fn push(&mut self, person: Person) {
        self.persons[self.count as usize] = person;
        self.count += 1;
    }

    /// Removes the topmost.
    pub(crate) fn pop(&mut self) -> Option<Person> {
        let top = *self.as_slice().first()?;
        self.persons.copy_within(1..self.count as usize, 0);
        self.count -= 1;
        self.persons[self.count as usize] = Person::Cowboy;
        Some(top)
    }
}

impl FromIterator<Person> for Under {
    fn from_iter<I: IntoIterator<Item = Person>>(persons: I) -> Under {
        let mut under = Under::EMPTY;
        for person in persons {
            under.push(person);
        }
        under
    }
}

impl fmt::Debug for Under {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
