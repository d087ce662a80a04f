//! The written form of orders, and the form to fill in for them. It is the same for every game, so that one client can show them all.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{ASK_ME, OrderAnswer};
use crate::Phrase;

/// The most lines that orders have.
const MOST_LINES: usize = 64;
/// The largest limit of a line.
const MOST: i32 = 9_999;

/// What a player wants done when he is asked, the most important first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// One line for each thing, in the order of importance.
    pub lines: Vec<OrderLine>,
    /// The conditions under which the orders end, by their keys in the form.
    #[serde(default)]
    pub stops: Vec<String>,
    /// What the game noted when they were left; whatever a client sends here is not read.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub basis: String,
}

/// What is wanted of one thing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OrderLine {
    /// Which thing: the key of a line of the form.
    pub key: String,
    /// What: the key of one of its choices.
    pub choice: String,
    /// At most so much, where the choice has a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub most: Option<i32>,
}

/// What orders can be left.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OrderForm {
    /// One line for each thing, in the order in which it will be asked.
    pub lines: Vec<FormLine>,
    /// When orders can be made to end.
    pub stops: Vec<FormStop>,
    /// Whether it matters which line is more important.
    pub ranked: bool,
}

/// A thing about which something can be ordered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormLine {
    /// What it is called in orders.
    pub key: String,
    /// What it is called.
    pub label: Phrase,
    /// What can be wanted; the last is always to be asked.
    pub choices: Vec<FormChoice>,
    /// Which of them seems sensible.
    pub choice: String,
    /// Which limit seems sensible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub most: Option<i32>,
}

/// Something that can be wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormChoice {
    /// What it is called in orders.
    pub key: String,
    /// What it is called.
    pub label: Phrase,
    /// What its limit is called, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub limit: Option<Phrase>,
}

/// A condition under which orders end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormStop {
    /// What it is called in orders.
    pub key: String,
    /// What it is called.
    pub label: Phrase,
    /// Whether it seems sensible.
    pub on: bool,
}

impl OrderLine {
    /// A line without a limit.
    pub fn new(key: impl Into<String>, choice: impl Into<String>) -> OrderLine {
        OrderLine { key: key.into(), choice: choice.into(), most: None }
    }

    /// The same with a limit.
    #[must_use]
    pub fn up_to(mut self, most: i32) -> OrderLine {
        self.most = Some(most);
        self
    }

    /// A line that leaves the question to the player.
    pub fn ask_me(key: impl Into<String>) -> OrderLine {
        OrderLine::new(key, ASK_ME)
    }
}

impl FormChoice {
    /// A choice without a limit.
    pub fn new(key: impl Into<String>, label: impl Into<Phrase>) -> FormChoice {
        FormChoice { key: key.into(), label: label.into(), limit: None }
    }

    /// The same with a limit.
    #[must_use]
    pub fn up_to(mut self, label: impl Into<Phrase>) -> FormChoice {
        self.limit = Some(label.into());
        self
    }
}

impl FormLine {
    /// A line with these choices, of which the first seems sensible; to be asked is added to them.
    pub fn new(key: impl Into<String>, label: Phrase, mut choices: Vec<FormChoice>) -> FormLine {
        choices.push(FormChoice::new(ASK_ME, "ahead-ask-me"));
        let choice = choices[0].key.clone();
        FormLine { key: key.into(), label, choices, choice, most: None }
    }

    /// The same with a limit that seems sensible.
    #[must_use]
    pub fn most(mut self, most: i32) -> FormLine {
        self.most = Some(most);
        self
    }

    /// The same with another choice that seems sensible.
    #[must_use]
    pub fn choose(mut self, choice: &str) -> FormLine {
        choice.clone_into(&mut self.choice);
        self
    }
}

/// Why orders were refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrdersError {
    /// Nothing can be ordered now.
    NotNow,
    /// They name what the form does not have, or too much of it.
    Unfit,
}

impl OrdersError {
    /// The reason for a person.
    pub const fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            OrdersError::NotNow => "ahead-not-now",
            OrdersError::Unfit => "ahead-unfit",
        })
    }
}

impl fmt::Display for OrdersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OrdersError::NotNow => "nothing can be ordered now",
            OrdersError::Unfit => "the orders do not fit the form that was offered",
        })
    }
}

impl std::error::Error for OrdersError {}

impl OrderForm {
    /// The orders that the form suggests.
    pub fn suggested(&self) -> Orders {
        let line = |line: &FormLine| OrderLine {
            key: line.key.clone(),
            choice: line.choice.clone(),
            most: line.limit_of(&line.choice).and(line.most),
        };
        let stops = self.stops.iter().filter(|stop| stop.on).map(|stop| stop.key.clone());
        Orders { lines: self.lines.iter().map(line).collect(), stops: stops.collect(), basis: String::new() }
    }

    /// That orders fit the form: every line names one of its things once, one of its choices, and a limit where there is one.
    ///
    /// # Errors
    /// If they do not.
    pub fn check(&self, orders: &Orders) -> Result<(), OrdersError> {
        let known = |line: &OrderLine| {
            let form = self.lines.iter().find(|form| form.key == line.key)?;
            form.choices.iter().find(|choice| choice.key == line.choice)
        };
        let fits = |(index, line): (usize, &OrderLine)| {
            let once = !orders.lines[..index].iter().any(|other| other.key == line.key);
            let limited = |choice: &FormChoice| {
                line.most.is_none_or(|most| choice.limit.is_some() && (0..=MOST).contains(&most))
            };
            once && known(line).is_some_and(limited)
        };
        let has_stop = |key: &String| self.stops.iter().any(|stop| stop.key == *key);
        let few = orders.lines.len() <= MOST_LINES && orders.stops.len() <= self.stops.len();
        let fits = few && orders.lines.iter().enumerate().all(fits) && orders.stops.iter().all(has_stop);
        if fits { Ok(()) } else { Err(OrdersError::Unfit) }
    }
}

impl FormLine {
    fn limit_of(&self, key: &str) -> Option<&Phrase> {
        self.choices.iter().find(|choice| choice.key == key)?.limit.as_ref()
    }
}

impl Orders {
    /// The line about a thing.
    pub fn line(&self, key: &str) -> Option<&OrderLine> {
        self.lines.iter().find(|line| line.key == key)
    }

    /// What is wanted of a thing; nothing where it is left open or the player wants to be asked.
    pub fn choice(&self, key: &str) -> Option<&str> {
        self.line(key).map(|line| line.choice.as_str()).filter(|choice| *choice != ASK_ME)
    }

    /// The action that the line about a thing names by its text; where it names none, the player is asked.
    pub fn chosen<A: FromStr>(&self, key: &str) -> OrderAnswer<A> {
        let action = self.choice(key).and_then(|choice| choice.parse().ok());
        action.map_or(OrderAnswer::Ask, OrderAnswer::Play)
    }

    /// The limit in the line about a thing.
    pub fn limit(&self, key: &str) -> Option<i32> {
        self.line(key)?.most
    }

    /// How important a thing is: 0 for the most important.
    pub fn rank(&self, key: &str) -> Option<usize> {
        self.lines.iter().position(|line| line.key == key)
    }

    /// Whether the orders end under a condition.
    pub fn stops_if(&self, key: &str) -> bool {
        self.stops.iter().any(|stop| stop == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> OrderForm {
        let buy = FormChoice::new("buy", "ahead-ask-me").up_to("ahead-ask-me");
        let leave = FormChoice::new("leave", "ahead-ask-me");
        OrderForm {
            lines: vec![FormLine::new("d4", Phrase::new("ahead-ask-me"), vec![buy, leave]).most(7)],
            stops: vec![FormStop { key: "price".to_owned(), label: Phrase::new("ahead-ask-me"), on: true }],
            ranked: true,
        }
    }

    fn line(key: &str, choice: &str, most: Option<i32>) -> OrderLine {
        OrderLine { key: key.to_owned(), choice: choice.to_owned(), most }
    }

    #[test]
    fn what_a_form_suggests_fits_it() {
        let orders = form().suggested();
        assert_eq!(orders.lines, [line("d4", "buy", Some(7))]);
        assert_eq!(form().check(&orders), Ok(()));
        assert_eq!(orders.choice("d4"), Some("buy"));
    }

    #[test]
    fn orders_name_only_what_the_form_has_and_once() {
        let with = |lines: Vec<OrderLine>| form().check(&Orders { lines, ..Orders::default() });
        assert_eq!(with(vec![line("d4", "ask", None)]), Ok(()));
        for bad in [
            vec![line("e4", "buy", None)],
            vec![line("d4", "steal", None)],
            vec![line("d4", "leave", Some(1))],
            vec![line("d4", "buy", Some(-1))],
            vec![line("d4", "buy", None), line("d4", "leave", None)],
        ] {
            assert_eq!(with(bad.clone()), Err(OrdersError::Unfit), "{bad:?}");
        }
        let stops = Orders { stops: vec!["rain".to_owned()], ..Orders::default() };
        assert_eq!(form().check(&stops), Err(OrdersError::Unfit));
    }
}
