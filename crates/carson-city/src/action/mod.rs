//! The decisions a player makes, and their text forms.

use std::fmt;
use std::str::FromStr;

use table::BadText;

use crate::building::{Building, Dollars};
use crate::character::Role;
use crate::enclosures::Enclosure;
use crate::new_beginning::SheetLine;
use crate::parcel::Parcel;
use crate::roads::RoadPlace;
use crate::space::{Place, Space};

/// One decision.
///
/// | text | meaning |
/// |---|---|
/// | `parcel d4` | take this parcel: set-up, Settler, Auctioneer's lot, Prospector's Mine, Cowboy's Ranch |
/// | `choose 4y` | choose a character; the Doctor with the side that is wanted |
/// | `now`, `later` | the Grocer's or Settler's $8 now, or wait |
/// | `take building-8` | take this tile of the row: Chinese Worker, Prospector, Cowboy |
/// | `recruit 2` | buy so many cowboys or revolvers from the Captain |
/// | `tax weapons`, `tax money` | the Governor's tax |
/// | `send 1` | send so many cowboys home for the Heroes |
/// | `bid 12` | bid in an auction; `pass` drops out |
/// | `place d4`, `place vp-5` | place a cowboy |
/// | `place d4 dynamite` | the same with dynamite |
/// | `place vp-5 token` | the same with a "no duel" token; on gambling the red Singer's cowboy from the general supply |
/// | `sheriff d4` | place the Sheriff |
/// | `pass` | pass |
/// | `road d4n` | lay a road on the north side of d4 |
/// | `want cowboys 2`, `want points -5` | fill in the next line of the sheet of A New Beginning |
/// | `horse 3` | put a horse into enclosure 3; `done` leaves it |
/// | `corral 3` | put a cowboy into enclosure 3 |
/// | `back d4`, `leave 3` | take a cowboy back, from the board or from an enclosure |
/// | `ride d4` | double a Ranch with a horse of enclosure 3 |
/// | `outlaw d4` | this Outlaw moves next |
/// | `collect`, `rob` | score for a defeated Outlaw, or rob the building instead |
/// | `tile 3` | lay this duel tile |
/// | `redraw` | the Sharpshooter gives up his last two duel tiles and draws three |
/// | `duel d4` | this duel comes next |
/// | `reroll`, `reroll 2` | roll the die, or the second die, again; `done` leaves it |
/// | `move vp-5` | the Doctor sends the beaten cowboy there; `done` sends him home |
/// | `pay`, `lose` | pay the Undertaker, or lose a point |
/// | `buy d4` | buy this parcel; `decline` gives up |
/// | `buy` | buy the building; `decline` gives up |
/// | `build bank d4` | build there; `keep` keeps it for later |
/// | `house e5`, `townhouse e5` | the new House goes there; on a rival's parcel he is asked |
/// | `yes`, `no` | consent to a House on one's own parcel |
/// | `double bank`, `eight`, `blast d4` | Grocer and dynamite at the incomes; `done` ends it |
/// | `points 5` | buy so many points |
/// | `spend 10` | spend so much at the end of the round |
/// | `done` | nothing more |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Action {
    /// Takes this parcel.
    Parcel(Parcel),
    /// Chooses a character.
    Choose(Role),
    /// Takes $8 now.
    Now,
    /// Waits.
    Later,
    /// Takes the tile on this space of the row.
    Take(Space),
    /// Buys so many cowboys or revolvers.
    Recruit(u8),
    /// Taxes revolvers or money.
    Tax(Taxed),
    /// Sends so many cowboys home.
    Send(u8),
    /// Bids.
    Bid(Dollars),
    /// Places a cowboy.
    Place(Place),
    /// Places a cowboy with dynamite.
    PlaceWithDynamite(Place),
    /// Places a cowboy with a "no duel" token.
    PlaceWithToken(Space),
    /// Places the Sheriff.
    Sheriff(Place),
    /// Passes, or drops out of an auction.
    #[default]
    Pass,
    /// Lays a road.
    Road(RoadPlace),
    /// Fills in a line of the sheet.
    Want(SheetLine, i8),
    /// Puts a horse into this enclosure.
    Horse(Enclosure),
    /// Puts a cowboy into this enclosure.
    Corral(Enclosure),
    /// Takes a cowboy back.
    Back(Place),
    /// Takes the cowboy of this enclosure back.
    Leave(Enclosure),
    /// Doubles the income of a Ranch with a horse.
    Ride(Parcel),
    /// This Outlaw moves next.
    Outlaw(Parcel),
    /// Scores for a defeated Outlaw.
    Collect,
    /// Robs the building of a defeated Outlaw.
    Rob,
    /// Lays this duel tile.
    Tile(u8),
    /// Gives up the last two duel tiles and draws three.
    Redraw,
    /// Fights this duel next.
    Duel(Parcel),
    /// Rolls the first or second die again.
    Reroll(Die),
    /// Sends the beaten cowboy there.
    Move(Place),
    /// Pays the Undertaker.
    Pay,
    /// Loses a point to the Undertaker.
    Lose,
    /// Buys this parcel.
    BuyParcel(Parcel),
    /// Buys the building.
    Buy,
    /// Gives up.
    Decline,
    /// Builds.
    Build(Building, Parcel),
    /// Keeps a building for later.
    Keep,
    /// A new House goes there.
    House(Parcel),
    /// This House becomes a Townhouse.
    Townhouse(Parcel),
    /// Consents.
    Yes,
    /// Refuses.
    No,
    /// Doubles the income of this kind.
    Double(Building),
    /// Takes the Grocer's $8 at the incomes.
    Eight,
    /// Blasts a Mine.
    Blast(Parcel),
    /// Buys so many points.
    Points(u8),
    /// Spends so much.
    Spend(Dollars),
    /// Nothing more.
    Done,
}

/// What the Governor taxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Taxed {
    /// $1 for each revolver token.
    Weapons,
    /// $1 for each $10 or part of it.
    Money,
}

/// One of the two dice of a fighter with dynamite.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Die {
    /// The first, or the only one.
    First,
    /// The second.
    Second,
}

/// Lists an action for each of so many things: room is made once for all of them.
#[inline]
pub(crate) fn list<T>(
    count: usize,
    things: impl Iterator<Item = T>,
    action: impl Fn(T) -> Action,
    into: &mut Vec<Action>,
) {
    let from = into.len();
    into.resize(from + count, Action::default());
    for (place, thing) in into[from..].iter_mut().zip(things) {
        *place = action(thing);
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Parcel(parcel) => write!(f, "parcel {parcel}"),
            Action::Choose(role) => write!(f, "choose {role}"),
            Action::Now => f.write_str("now"),
            Action::Later => f.write_str("later"),
            Action::Take(space) => write!(f, "take {space}"),
            Action::Recruit(count) => write!(f, "recruit {count}"),
            Action::Tax(Taxed::Weapons) => f.write_str("tax weapons"),
            Action::Tax(Taxed::Money) => f.write_str("tax money"),
            Action::Send(count) => write!(f, "send {count}"),
            Action::Bid(amount) => write!(f, "bid {amount}"),
            Action::Place(place) => write!(f, "place {place}"),
            Action::PlaceWithDynamite(place) => write!(f, "place {place} dynamite"),
            Action::PlaceWithToken(space) => write!(f, "place {space} token"),
            Action::Sheriff(place) => write!(f, "sheriff {place}"),
            Action::Pass => f.write_str("pass"),
            Action::Road(place) => write!(f, "road {place}"),
            Action::Want(line, value) => write!(f, "want {line} {value}"),
            Action::Horse(enclosure) => write!(f, "horse {}", enclosure.number()),
            Action::Corral(enclosure) => write!(f, "corral {}", enclosure.number()),
            Action::Back(place) => write!(f, "back {place}"),
            Action::Leave(enclosure) => write!(f, "leave {}", enclosure.number()),
            Action::Ride(parcel) => write!(f, "ride {parcel}"),
            Action::Outlaw(parcel) => write!(f, "outlaw {parcel}"),
            Action::Collect => f.write_str("collect"),
            Action::Rob => f.write_str("rob"),
            Action::Tile(number) => write!(f, "tile {number}"),
            Action::Redraw => f.write_str("redraw"),
            Action::Duel(parcel) => write!(f, "duel {parcel}"),
            Action::Reroll(Die::First) => f.write_str("reroll"),
            Action::Reroll(Die::Second) => f.write_str("reroll 2"),
            Action::Move(place) => write!(f, "move {place}"),
            Action::Pay => f.write_str("pay"),
            Action::Lose => f.write_str("lose"),
            Action::BuyParcel(parcel) => write!(f, "buy {parcel}"),
            Action::Buy => f.write_str("buy"),
            Action::Decline => f.write_str("decline"),
            Action::Build(kind, parcel) => write!(f, "build {kind} {parcel}"),
            Action::Keep => f.write_str("keep"),
            Action::House(parcel) => write!(f, "house {parcel}"),
            Action::Townhouse(parcel) => write!(f, "townhouse {parcel}"),
            Action::Yes => f.write_str("yes"),
            Action::No => f.write_str("no"),
            Action::Double(kind) => write!(f, "double {kind}"),
            Action::Eight => f.write_str("eight"),
            Action::Blast(parcel) => write!(f, "blast {parcel}"),
            Action::Points(count) => write!(f, "points {count}"),
            Action::Spend(amount) => write!(f, "spend {amount}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Action, BadText> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [verb] => alone(verb),
            [verb, word] => with_one(verb, word),
            [verb, first, second] => with_two(verb, first, second),
            _ => None,
        }
        .unwrap_or_else(|| Err(unknown(text)))
    }
}

fn unknown(text: &str) -> BadText {
    BadText::new(text, "an action, such as 'place d4', 'road d4n', 'buy d4', 'points 5' or 'pass'")
}

fn number<N: FromStr>(text: &str) -> Result<N, BadText> {
    // A sign or leading zeros would give one action two text forms.
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let bad = || BadText::new(text, "a whole number");
    if plain { text.parse().map_err(|_| bad()) } else { Err(bad()) }
}

/// A whole number that can be below 0.
fn signed(text: &str) -> Result<i8, BadText> {
    match text.strip_prefix('-') {
        Some("0") => Err(BadText::new(text, "a whole number")),
        Some(digits) => number::<i8>(digits).map(|value| -value),
        None => number(text),
    }
}

fn alone(verb: &str) -> Option<Result<Action, BadText>> {
    Some(Ok(match verb {
        "now" => Action::Now,
        "later" => Action::Later,
        "pass" => Action::Pass,
        "reroll" => Action::Reroll(Die::First),
        "redraw" => Action::Redraw,
        "collect" => Action::Collect,
        "rob" => Action::Rob,
        "pay" => Action::Pay,
        "lose" => Action::Lose,
        "buy" => Action::Buy,
        "decline" => Action::Decline,
        "keep" => Action::Keep,
        "yes" => Action::Yes,
        "no" => Action::No,
        "eight" => Action::Eight,
        "done" => Action::Done,
        _ => return None,
    }))
}

fn with_one(verb: &str, word: &str) -> Option<Result<Action, BadText>> {
    Some(match verb {
        "parcel" => word.parse().map(Action::Parcel),
        "choose" => word.parse().map(Action::Choose),
        "take" => word.parse().map(Action::Take),
        "recruit" => number(word).map(Action::Recruit),
        "tax" if word == "weapons" => Ok(Action::Tax(Taxed::Weapons)),
        "tax" if word == "money" => Ok(Action::Tax(Taxed::Money)),
        "send" => number(word).map(Action::Send),
        "bid" => number(word).map(Action::Bid),
        "place" => word.parse().map(Action::Place),
        "sheriff" => word.parse().map(Action::Sheriff),
        "road" => word.parse().map(Action::Road),
        "horse" => enclosure(word).map(Action::Horse),
        "corral" => enclosure(word).map(Action::Corral),
        "back" => word.parse().map(Action::Back),
        "leave" => enclosure(word).map(Action::Leave),
        "ride" => word.parse().map(Action::Ride),
        "outlaw" => word.parse().map(Action::Outlaw),
        "tile" => number(word).map(Action::Tile),
        "duel" => word.parse().map(Action::Duel),
        "reroll" if word == "2" => Ok(Action::Reroll(Die::Second)),
        "move" => word.parse().map(Action::Move),
        "buy" => word.parse().map(Action::BuyParcel),
        "house" => word.parse().map(Action::House),
        "townhouse" => word.parse().map(Action::Townhouse),
        "double" => word.parse().map(Action::Double),
        "blast" => word.parse().map(Action::Blast),
        "points" => number(word).map(Action::Points),
        "spend" => number(word).map(Action::Spend),
        _ => return None,
    })
}

fn enclosure(word: &str) -> Result<Enclosure, BadText> {
    Enclosure::try_from(number::<u8>(word)?)
}

fn with_two(verb: &str, first: &str, second: &str) -> Option<Result<Action, BadText>> {
    Some(match (verb, second) {
        ("place", "dynamite") => first.parse().map(Action::PlaceWithDynamite),
        ("place", "token") => first.parse().map(Action::PlaceWithToken),
        ("want", _) => first.parse().and_then(|line| Ok(Action::Want(line, signed(second)?))),
        ("build", _) => first.parse().and_then(|kind| Ok(Action::Build(kind, second.parse()?))),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_text_forms_are_those_of_the_table() {
        let forms = [
            "parcel d4",
            "choose 4y",
            "now",
            "later",
            "take building-8",
            "recruit 2",
            "tax weapons",
            "tax money",
            "send 1",
            "bid 12",
            "place d4",
            "place vp-5",
            "place d4 dynamite",
            "place vp-5 token",
            "sheriff d4",
            "pass",
            "road d4n",
            "want cowboys 2",
            "want points -5",
            "horse 3",
            "corral 5",
            "back wages",
            "leave 1",
            "ride d4",
            "outlaw d4",
            "collect",
            "rob",
            "tile 3",
            "redraw",
            "duel d4",
            "reroll",
            "reroll 2",
            "move vp-5",
            "pay",
            "lose",
            "buy d4",
            "buy",
            "decline",
            "build bank d4",
            "keep",
            "house e5",
            "townhouse e5",
            "yes",
            "no",
            "double bank",
            "eight",
            "blast d4",
            "points 5",
            "spend 10",
            "done",
        ];
        for text in forms {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "parcel",
            "parcel z9",
            "place d4 d5",
            "points 05",
            "points -1",
            "want points -0",
            "want roads",
            "horse 6",
            "build bank",
            "pass it on",
            "a b c d",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_decision_is_a_few_bytes() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused_without_a_panic(text in "(place|road|choose|build|bid)? ?[-0-9a-z ]{0,16}|\\PC*") {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    }
}
