//! The text forms of decisions; the table is at [`Action`].

use std::fmt;
use std::str::FromStr;

use table::ParseError;

use super::{Action, Die, Taxed};
use crate::variants::horses::enclosures::Enclosure;

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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
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

fn unknown(text: &str) -> ParseError {
    ParseError::new(text, "an action, such as 'place d4', 'road d4n', 'buy d4', 'points 5' or 'pass'")
}

fn number<N: FromStr>(text: &str) -> Result<N, ParseError> {
    // A sign or leading zeros would give one action two text forms.
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let bad = || ParseError::new(text, "a whole number");
    if plain { text.parse().map_err(|_| bad()) } else { Err(bad()) }
}

/// A whole number that can be negative.
fn signed(text: &str) -> Result<i8, ParseError> {
    match text.strip_prefix('-') {
        Some("0") => Err(ParseError::new(text, "a whole number")),
        Some(digits) => number::<i8>(digits).map(|value| -value),
        None => number(text),
    }
}

fn alone(verb: &str) -> Option<Result<Action, ParseError>> {
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

fn with_one(verb: &str, word: &str) -> Option<Result<Action, ParseError>> {
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

fn enclosure(word: &str) -> Result<Enclosure, ParseError> {
    Enclosure::try_from(number::<u8>(word)?)
}

fn with_two(verb: &str, first: &str, second: &str) -> Option<Result<Action, ParseError>> {
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

    proptest! {
        #[test]
        fn any_text_is_read_or_refused_without_a_panic(text in "(place|road|choose|build|bid)? ?[-0-9a-z ]{0,16}|\\PC*") {
            if let Ok(action) = text.parse::<Action>() {
                prop_assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    }
}
