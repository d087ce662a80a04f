//! Orders, and the form to fill in for them. They are the same types for every game, so one client can show them all.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{ASK_ME, OrderAnswer};
use crate::Phrase;

/// The largest number of lines.
const MOST_LINES: usize = 64;
/// The largest limit of a line.
const MOST: i32 = 9_999;

/// What to do when the player must decide, the most important line first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// One line for each subject, in order of importance.
    pub lines: Vec<OrderLine>,
    /// The conditions that end the orders, by their keys in the form.
    #[serde(default)]
    pub stops: Vec<String>,
    /// What the game remembered when they were left; what a client sends here is ignored.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub basis: String,
}

/// One instruction.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OrderLine {
    /// The subject: the key of a line of the form.
    pub key: String,
    /// The instruction: the key of one of its choices.
    pub choice: String,
    /// The limit, if the choice has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub most: Option<i32>,
}

/// The orders that can be left.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OrderForm {
    /// One line for each subject, in the order in which the questions will come.
    pub lines: Vec<FormLine>,
    /// The conditions that can end the orders.
    pub stops: Vec<FormStop>,
    /// Whether the order of the lines matters.
    pub ranked: bool,
}

/// A subject that orders can be about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormLine {
    /// Its name in orders.
    pub key: String,
    /// Its label.
    pub label: Phrase,
    /// The choices; the last one is always to leave the question to the player.
    pub choices: Vec<FormChoice>,
    /// The suggested choice.
    pub choice: String,
    /// The suggested limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub most: Option<i32>,
}

/// One thing that can be ordered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormChoice {
    /// Its name in orders.
    pub key: String,
    /// Its label.
    pub label: Phrase,
    /// The label of its limit, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub limit: Option<Phrase>,
}

/// A condition that ends orders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormStop {
    /// Its name in orders.
    pub key: String,
    /// Its label.
    pub label: Phrase,
    /// Whether it is suggested.
    pub on: bool,
}

impl OrderLine {
    /// A line without a limit.
    pub fn new(key: impl Into<String>, choice: impl Into<String>) -> OrderLine {
        OrderLine { key: key.into(), choice: choice.into(), most: None }
    }

    /// Sets the limit.
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

    /// Adds a limit.
    #[must_use]
    pub fn up_to(mut self, label: impl Into<Phrase>) -> FormChoice {
        self.limit = Some(label.into());
        self
    }
}

impl FormLine {
    /// A line with these choices, of which the first is suggested. "Ask me" is added to them.
    pub fn new(key: impl Into<String>, label: Phrase, mut choices: Vec<FormChoice>) -> FormLine {
        choices.push(FormChoice::new(ASK_ME, "ahead-ask-me"));
        let choice = choices[0].key.clone();
        FormLine { key: key.into(), label, choices, choice, most: None }
    }

    /// Sets the suggested limit.
    #[must_use]
    pub fn most(mut self, most: i32) -> FormLine {
        self.most = Some(most);
        self
    }

    /// Sets the suggested choice.
    #[must_use]
    pub fn choose(mut self, choice: &str) -> FormLine {
        choice.clone_into(&mut self.choice);
        self
    }
}

/// Why orders were rejected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrdersError {
    /// Nothing can be ordered now.
    NotNow,
    /// They contain something that the form does not have, or too much of it.
    Unfit,
}

impl OrdersError {
    /// The reason, for a player.
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

    /// Checks that orders fit the form: every line names a subject of the form, each at most once, one of its choices, and a limit
    /// where there is one.
    ///
    /// # Errors
    /// If they do not fit.
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
    /// The line about a subject.
    pub fn line(&self, key: &str) -> Option<&OrderLine> {
        self.lines.iter().find(|line| line.key == key)
    }

    /// The choice for a subject; `None` if there is none, or if the player wants to be asked.
    pub fn choice(&self, key: &str) -> Option<&str> {
        self.line(key).map(|line| line.choice.as_str()).filter(|choice| *choice != ASK_ME)
    }

    /// The action whose text form is the choice for a subject; without one, the player is asked.
    pub fn chosen<A: FromStr>(&self, key: &str) -> OrderAnswer<A> {
        let action = self.choice(key).and_then(|choice| choice.parse().ok());
        action.map_or(OrderAnswer::Ask, OrderAnswer::Play)
    }

    /// The limit for a subject.
    pub fn limit(&self, key: &str) -> Option<i32> {
        self.line(key)?.most
    }

    /// The rank of a subject: 0 is the most important.
    pub fn rank(&self, key: &str) -> Option<usize> {
        self.lines.iter().position(|line| line.key == key)
    }

    /// Whether a condition ends the orders.
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
