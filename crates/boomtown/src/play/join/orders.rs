//! Orders in words: the form as a list, and the commands to fill it in.

use protocol::TableRequest;
use table::{FormLine, OrderForm, OrderLine, Orders, Phrase, Seat};
use words::Words;

use super::joined_table::JoinedTable;
use super::vocabulary::TableCommand;
use crate::play::plain::console::{Console, Over};

/// Orders being written.
pub(super) struct Draft {
    seat: Seat,
    form: OrderForm,
    orders: Orders,
}

/// A change to orders being written. Everything is counted from 1, as shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    /// List the choices for a subject.
    Choices(usize),
    /// Choose one for a subject, with a limit if it has one.
    Choose(usize, usize, Option<i32>),
    /// Make it more important (true) or less.
    Move(usize, bool),
    /// Switch a condition on or off.
    Stop(usize),
}

impl Change {
    fn read(text: &str) -> Option<Change> {
        let parts: Vec<&str> = text.split_whitespace().collect();
        let number = |text: &str| text.parse::<usize>().ok();
        Some(match parts[..] {
            [one] if one.starts_with('!') => Change::Stop(number(&one[1..])?),
            [line] => Change::Choices(number(line)?),
            [line, way @ ("+" | "-")] => Change::Move(number(line)?, way == "+"),
            [line, choice] => Change::Choose(number(line)?, number(choice)?, None),
            [line, choice, most] => Change::Choose(number(line)?, number(choice)?, Some(most.parse().ok()?)),
            _ => return None,
        })
    }
}

impl Draft {
    /// The suggestions of the form, or the earlier orders as far as they still fit: in their order, followed by what is new.
    fn new(seat: Seat, form: OrderForm, before: Option<&Orders>) -> Draft {
        let mut orders = form.suggested();
        if let Some(before) = before {
            for line in &mut orders.lines {
                let old = before.line(&line.key);
                if let Some(old) = old.filter(|old| fits(&form, old)) {
                    line.clone_from(old);
                }
            }
            orders.lines.sort_by_key(|line| before.rank(&line.key).unwrap_or(usize::MAX));
            orders.stops = form.stops.iter().map(|stop| stop.key.clone()).collect();
            orders.stops.retain(|key| before.stops_if(key));
        }
        Draft { seat, form, orders }
    }

    fn form_of(&self, line: &OrderLine) -> Option<&FormLine> {
        self.form.lines.iter().find(|form| form.key == line.key)
    }

    /// Everything, one line each.
    fn told(&self, words: &Words) -> Vec<String> {
        let line = |(index, line): (usize, &OrderLine)| {
            let form = self.form_of(line)?;
            let choice = form.choices.iter().find(|choice| choice.key == line.choice)?;
            let mut wanted = words.say(&choice.label);
            if let (Some(limit), Some(most)) = (&choice.limit, line.most) {
                wanted = format!("{wanted} ({} {most})", words.say(limit));
            }
            let said = Phrase::new("table-line").with("label", words.say(&form.label)).with("value", wanted);
            Some(format!("{}. {}", index + 1, words.say(&said)))
        };
        let stop = |(index, stop): (usize, &table::FormStop)| {
            let mark = if self.orders.stops_if(&stop.key) { 'x' } else { ' ' };
            format!("!{} [{mark}] {}", index + 1, words.say(&stop.label))
        };
        let mut told: Vec<String> = self.orders.lines.iter().enumerate().filter_map(line).collect();
        if !self.form.stops.is_empty() {
            told.push(words.get("web-ahead-stops"));
            told.extend(self.form.stops.iter().enumerate().map(stop));
        }
        told
    }

    /// The choices for a subject, one line each; `None` if there is no such subject.
    fn choices(&self, number: usize, words: &Words) -> Option<Vec<String>> {
        let line = self.orders.lines.get(number.checked_sub(1)?)?;
        let choices = self.form_of(line)?.choices.iter().enumerate();
        Some(choices.map(|(index, choice)| format!("{}. {}", index + 1, words.say(&choice.label))).collect())
    }

    /// Applies a change; returns whether that was possible.
    fn change(&mut self, change: Change) -> bool {
        self.changed(change).is_some()
    }

    fn changed(&mut self, change: Change) -> Option<()> {
        match change {
            Change::Choices(_) => {}
            Change::Choose(number, choice, most) => {
                let line = self.orders.lines.get(number.checked_sub(1)?)?;
                let form = self.form_of(line)?;
                let choice = form.choices.get(choice.checked_sub(1)?)?;
                let most = choice.limit.as_ref().and(most.or(form.most));
                let chosen = OrderLine { key: line.key.clone(), choice: choice.key.clone(), most };
                if !fits(&self.form, &chosen) {
                    return None;
                }
                self.orders.lines[number - 1] = chosen;
            }
            Change::Move(number, up) => {
                let index = number.checked_sub(1)?;
                let other = if up { index.checked_sub(1)? } else { index + 1 };
                if !self.form.ranked || index.max(other) >= self.orders.lines.len() {
                    return None;
                }
                self.orders.lines.swap(index, other);
            }
            Change::Stop(number) => {
                let key = &self.form.stops.get(number.checked_sub(1)?)?.key;
                if self.orders.stops_if(key) {
                    self.orders.stops.retain(|stop| stop != key);
                } else {
                    self.orders.stops.push(key.clone());
                }
            }
        }
        Some(())
    }
}

/// Whether a line fits the form.
fn fits(form: &OrderForm, line: &OrderLine) -> bool {
    form.check(&Orders { lines: vec![line.clone()], ..Orders::default() }).is_ok()
}

impl JoinedTable {
    /// Requests the form, fills it in, sends the orders or ends them.
    pub(super) fn ahead(&mut self, rest: &str, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(seat) = self.seat() else { return console.say(self.words.get("terminal-join-not-asked")) };
        if rest.is_empty() {
            self.ask(TableRequest::OfferOrders { seat });
            return Ok(());
        }
        if matches!(self.commands.read(rest), Some((TableCommand::No, _))) {
            self.draft = None;
            self.ask(TableRequest::LeaveOrders { seat, orders: None });
            return Ok(());
        }
        let Some(mut draft) = self.draft.take() else {
            return console.say(self.words.get("terminal-join-ahead-first"));
        };
        if self.vocabulary.is_yes(rest) {
            self.ask(TableRequest::LeaveOrders { seat: draft.seat, orders: Some(draft.orders) });
            return Ok(());
        }
        let change = Change::read(rest);
        let choices = match change {
            Some(Change::Choices(number)) => draft.choices(number, &self.words),
            _ => None,
        };
        let told = match (change, choices) {
            (_, Some(choices)) => choices,
            (Some(Change::Choices(_)) | None, None) => {
                self.words.get("terminal-join-ahead-help").lines().map(str::to_owned).collect()
            }
            (Some(change), None) if draft.change(change) => draft.told(&self.words),
            (Some(_), None) => vec![self.words.say(&table::OrdersError::Unfit.phrase())],
        };
        self.draft = Some(draft);
        console.say_all(told)
    }

    /// Shows the form that was received.
    pub(super) fn offered(&mut self, form: Option<OrderForm>, console: &mut Console<'_>) -> Result<(), Over> {
        let (Some(form), Some(seat)) = (form, self.seat()) else {
            self.draft = None;
            return console.say(self.words.get("web-ahead-none"));
        };
        let standing =
            self.seen().and_then(|seen| seen.ahead.as_ref()).and_then(|ahead| ahead.orders.as_ref());
        if standing.is_some() {
            console.say(self.words.get("web-ahead-standing"))?;
        }
        let draft = Draft::new(seat, form, standing);
        console.say_all(draft.told(&self.words))?;
        self.draft = Some(draft);
        console.say_all(self.words.get("terminal-join-ahead-help").lines())
    }

    /// Switches automatic obvious answers on or off.
    pub(super) fn obvious(&mut self, rest: &str, console: &mut Console<'_>) -> Result<(), Over> {
        match (self.seat(), self.switched(rest)) {
            (Some(seat), Some(on)) => self.ask(TableRequest::AnswerObvious { seat, on }),
            (Some(_), None) => console.say(self.words.get("terminal-join-obvious-how"))?,
            (None, _) => console.say(self.words.get("terminal-join-not-asked"))?,
        }
        Ok(())
    }

    /// Prints the result of a request that was executed, if the table does not show it.
    pub(super) fn done(&self, asked: &TableRequest, console: &mut Console<'_>) -> Result<(), Over> {
        let said = match asked {
            TableRequest::LeaveOrders { orders: Some(_), .. } => "web-ahead-left",
            TableRequest::LeaveOrders { orders: None, .. } => "web-ahead-ended",
            TableRequest::AnswerObvious { on: true, .. } => "terminal-join-obvious-on",
            TableRequest::AnswerObvious { on: false, .. } => "terminal-join-obvious-off",
            _ => return Ok(()),
        };
        console.say(self.words.get(said))
    }
}

#[cfg(test)]
mod tests {
    use table::{FormChoice, FormStop};
    use words::Language;

    use super::*;

    fn form() -> OrderForm {
        let buy = || FormChoice::new("buy", "city-ahead-buy").up_to("city-ahead-at-most");
        let line = |key: &str| FormLine::new(key, Phrase::new("city-ahead-banker"), vec![buy()]).most(7);
        let stop = FormStop { key: "price".to_owned(), label: Phrase::new("city-ahead-if-price"), on: true };
        OrderForm { lines: vec![line("d4"), line("e5")], stops: vec![stop], ranked: true }
    }

    fn changed(changes: &[&str]) -> Orders {
        let mut draft = Draft::new(Seat::FIRST, form(), None);
        for text in changes {
            assert!(draft.change(Change::read(text).unwrap()), "{text}");
        }
        draft.orders
    }

    #[test]
    fn lines_are_chosen_limited_and_ranked_and_conditions_switched() {
        assert_eq!(changed(&["1 2"]).line("d4").unwrap().choice, "ask");
        assert_eq!(
            changed(&["1 2", "1 1"]).line("d4").unwrap().most,
            Some(7),
            "the limit that the form suggests"
        );
        assert_eq!(changed(&["2 1 3"]).line("e5").unwrap().most, Some(3));
        assert_eq!(changed(&["2 +"]).rank("e5"), Some(0));
        assert_eq!(changed(&["1 -"]).rank("d4"), Some(1));
        assert_eq!(changed(&[]).stops, ["price"]);
        assert!(changed(&["!1"]).stops.is_empty() && changed(&["!1", "!1"]).stops_if("price"));
        assert_eq!(form().check(&changed(&["1 2", "2 1 3", "2 +", "!1"])), Ok(()));
    }

    #[test]
    fn what_the_form_does_not_have_changes_nothing() {
        for text in ["3 1", "0 1", "1 3", "1 1 -4", "1 +", "2 -", "!2", "!0"] {
            let mut draft = Draft::new(Seat::FIRST, form(), None);
            assert!(!draft.change(Change::read(text).unwrap()), "{text}");
            assert_eq!(draft.orders, form().suggested(), "{text}");
        }
        for text in ["one", "1 2 3 4", "! 1", "1 ++"] {
            assert_eq!(Change::read(text), None, "{text}");
        }
    }

    #[test]
    fn orders_that_stand_are_gone_on_with() {
        let before = Orders {
            lines: vec![
                OrderLine { key: "e5".to_owned(), choice: "buy".to_owned(), most: Some(2) },
                OrderLine { key: "d4".to_owned(), choice: "steal".to_owned(), most: None },
            ],
            ..Orders::default()
        };
        let draft = Draft::new(Seat::FIRST, form(), Some(&before));
        assert_eq!((draft.orders.rank("e5"), draft.orders.line("e5").unwrap().most), (Some(0), Some(2)));
        assert_eq!(draft.orders.line("d4").unwrap().choice, "buy", "what no longer fits is as suggested");
        assert!(draft.orders.stops.is_empty());
        let told = draft.told(&Words::new(Language::English));
        assert_eq!(told.len(), 4, "{told:?}");
        assert!(told[0].contains("buy it (at most $ 2)") && told[3].starts_with("!1 [ ] "), "{told:?}");
    }
}
