//! The legal actions as a numbered list, one page at a time, filtered by what is typed.

use table::Phrase;
use words::Words;

use super::console::{Console, Over};
use crate::play::choices::{Choice, Choices};
use crate::play::wording::signed;

/// The number of choices on a page.
const PAGE: usize = 20;

/// The legal actions as a numbered list.
#[derive(Default)]
pub(crate) struct ChoiceList {
    choices: Choices,
    /// The index of the first listed one.
    listed: usize,
}

impl ChoiceList {
    pub(crate) const fn new(choices: Choices) -> ChoiceList {
        ChoiceList { choices, listed: 0 }
    }

    /// The number of choices shown.
    pub(crate) fn len(&self) -> usize {
        self.choices.shown().len()
    }

    /// The action with this number, counted from 1.
    pub(crate) fn nth(&self, number: usize) -> Option<String> {
        self.choice(number).map(|choice| choice.action.clone())
    }

    /// The choice with this number, counted from 1.
    pub(crate) fn choice(&self, number: usize) -> Option<&Choice> {
        number.checked_sub(1).and_then(|index| self.choices.shown().nth(index))
    }

    /// The action that a line names, by its number or its text form.
    pub(crate) fn action(&self, line: &str) -> Option<String> {
        let exact = self.choices.all().iter().find(|choice| choice.action.eq_ignore_ascii_case(line));
        exact.map(|choice| choice.action.clone()).or_else(|| self.nth(line.parse().ok()?))
    }

    /// Selects an action and returns its number.
    pub(crate) fn select(&mut self, action: &str) -> Option<usize> {
        self.choices.select_action(action).then(|| self.choices.selected_row() + 1)
    }

    /// Lists a page.
    pub(crate) fn say(&self, words: &Words, console: &mut Console<'_>) -> Result<(), Over> {
        let count = self.len();
        for (index, choice) in self.choices.shown().enumerate().skip(self.listed).take(PAGE) {
            let gain = choice.gain.map(|gain| format!(" ({})", signed(gain))).unwrap_or_default();
            console.say(format!("{:>3}. {}{gain}", index + 1, choice.said))?;
        }
        let more = count.saturating_sub(self.listed + PAGE);
        if more > 0 {
            console.say(words.say(&Phrase::new("terminal-plain-more").with("count", more)))?;
        }
        if count < self.choices.count() {
            let narrowed = Phrase::new("terminal-plain-narrowed")
                .with("count", count)
                .with("all", self.choices.count())
                .with("typed", self.choices.typed().to_owned());
            console.say(words.say(&narrowed))?;
        }
        Ok(())
    }

    /// Filters the list. If nothing matches, that is printed, and the whole list is shown again.
    pub(crate) fn narrow(
        &mut self,
        typed: &str,
        words: &Words,
        console: &mut Console<'_>,
    ) -> Result<(), Over> {
        self.choices.type_anew(typed);
        self.listed = 0;
        if self.len() == 0 {
            self.choices.clear();
            let nothing = Phrase::new("terminal-plain-nothing-fits").with("typed", typed.to_owned());
            console.say(words.say(&nothing))?;
        }
        self.say(words, console)
    }

    /// Sorts by gain, or not.
    pub(crate) fn sort(&mut self, words: &Words, console: &mut Console<'_>) -> Result<(), Over> {
        self.choices.reorder();
        self.listed = 0;
        self.say(words, console)
    }

    /// Lists the next page.
    pub(crate) fn more(&mut self, words: &Words, console: &mut Console<'_>) -> Result<(), Over> {
        let further = self.listed + PAGE;
        self.listed = if further < self.len() { further } else { 0 };
        self.say(words, console)
    }

    /// Sets the choices; if they are the same, only the page is reset.
    pub(crate) fn ask(&mut self, seat: table::Seat, choices: Vec<Choice>) {
        self.choices.ask(Some(seat), choices);
        self.listed = 0;
    }
}
