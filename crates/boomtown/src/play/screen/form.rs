//! The page on which a game is set up.

use std::collections::BTreeMap;

use bots::Level;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use table::GameError;
use table::{Field, Seat};
use words::Words;

use super::keys::typed;
use super::own::{Edit, Editor};
use crate::play::local_player::LocalPlayer;
use crate::play::own::is_same;
use crate::play::setup::Setup;
use crate::play::wording::error_text;

/// The page on which a game is set up.
pub(crate) struct Form {
    pub(crate) setup: Setup,
    pub(crate) fields: Vec<Field>,
    /// The possible numbers of players.
    pub(crate) counts: Vec<usize>,
    row: usize,
    /// Why no game can begin like this.
    pub(crate) problem: Option<String>,
    /// The page for a custom value, while it is open.
    pub(crate) editor: Option<Editor>,
    /// The custom values made last, by field.
    drafts: BTreeMap<usize, Vec<String>>,
}

/// A row of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Players,
    Field(usize),
    Seat(Seat),
    Think,
    Begin,
}

/// The possible thinking times of bots.
const THINKING: [u64; 7] = [100, 300, 1000, 2000, 5000, 10_000, 30_000];

/// The maximum length of a name.
const NAME: usize = 20;

/// The effect of a key.
pub(crate) enum Chosen {
    Begin,
    Back,
    /// The saved custom values have changed.
    ValuesChanged,
}

impl Form {
    /// A form with everything settled; `Begin` is selected.
    pub(crate) fn new(setup: Setup) -> Form {
        let mut form = Form {
            fields: setup.game().fields(),
            counts: setup.player_counts(),
            setup,
            row: 0,
            problem: None,
            editor: None,
            drafts: BTreeMap::new(),
        };
        form.row = form.rows().len() - 1;
        form
    }

    /// The rows from top to bottom. Fixed values have no row.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let players = (self.counts.len() > 1).then_some(Row::Players);
        let fields = (0..self.fields.len()).map(Row::Field);
        let seats = Seat::all(self.setup.holders().len()).map(Row::Seat);
        players.into_iter().chain(fields).chain(seats).chain([Row::Think, Row::Begin]).collect()
    }

    /// The index of the selected row.
    pub(crate) const fn selected_row(&self) -> usize {
        self.row
    }

    /// The selected row.
    pub(crate) fn selected(&self) -> Row {
        self.rows()[self.row]
    }

    /// Selects a row; returns whether it was selected already.
    pub(crate) fn select(&mut self, row: usize) -> bool {
        let row = row.min(self.rows().len() - 1);
        let again = self.row == row;
        self.row = row;
        again
    }

    /// Handles a key.
    pub(crate) fn key(&mut self, key: KeyEvent, words: &Words) -> Option<Chosen> {
        if self.editor.is_some() {
            return self.edit(key, words);
        }
        let rows = self.rows().len();
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.row = (self.row + rows - 1) % rows,
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1) % rows,
            KeyCode::Home => self.row = 0,
            KeyCode::End => self.row = rows - 1,
            KeyCode::Left => self.change(Turn::Back, words),
            KeyCode::Right => self.change(Turn::On, words),
            KeyCode::Esc => return Some(Chosen::Back),
            KeyCode::Enter if self.selected() == Row::Begin => return self.begin(words),
            KeyCode::Enter => match self.selected() {
                Row::Field(index) if self.setup.own_value(&self.fields[index]).is_some() => {
                    self.editor = Some(Editor::new(index));
                }
                _ => self.row += 1,
            },
            KeyCode::Backspace => self.rename(|name| {
                name.pop();
            }),
            _ => {
                if let Some(letter) = typed(key) {
                    self.rename(|name| {
                        if name.chars().count() < NAME {
                            name.push(letter);
                        }
                    });
                }
            }
        }
        None
    }

    /// Begins, if possible.
    pub(crate) fn begin(&mut self, words: &Words) -> Option<Chosen> {
        self.problem = self.setup.check().err().map(|bad| error_text(words, &bad));
        self.problem.is_none().then_some(Chosen::Begin)
    }

    /// Changes the selected row's value.
    pub(crate) fn change(&mut self, turn: Turn, words: &Words) {
        let selected = self.selected();
        let changed = match selected {
            Row::Players => {
                let now = self.counts.iter().position(|&count| count == self.setup.players()).unwrap_or(0);
                self.setup.set_players(self.counts[turn.from(now, self.counts.len())])
            }
            Row::Field(index) => self.turn_field(index, turn),
            Row::Seat(seat) => {
                self.reseat(seat, turn);
                Ok(())
            }
            Row::Think => {
                let now = THINKING.iter().position(|&millis| millis >= self.setup.think_millis);
                let now = now.unwrap_or(THINKING.len() - 1);
                self.setup.think_millis = THINKING[turn.clamped(now, THINKING.len())];
                Ok(())
            }
            Row::Begin => Ok(()),
        };
        self.problem = changed.and_then(|()| self.setup.check()).err().map(|bad| error_text(words, &bad));
        self.counts = self.setup.player_counts();
        // Rows above may have come or gone.
        if let Some(row) = self.rows().iter().position(|&row| row == selected) {
            self.row = row;
        }
    }

    /// Steps through the choices of a field, then its saved values, then a new custom value.
    fn turn_field(&mut self, index: usize, turn: Turn) -> Result<(), GameError> {
        let field = &self.fields[index];
        let kept: Vec<Vec<String>> =
            self.setup.kept_for(field).iter().map(|kept| kept.value.clone()).collect();
        let (choices, count) = (field.choices.len(), field.choices.len() + kept.len());
        let now = match self.setup.own_value(field) {
            None => self.setup.chosen(field).unwrap_or(0),
            Some(value) => {
                kept.iter().position(|kept| is_same(kept, &value)).map_or(count, |kept| choices + kept)
            }
        };
        match turn.from(now, count + usize::from(field.own.is_some())) {
            next if next < choices => self.setup.choose(field, next),
            next if next < count => self.setup.set_own(field, &kept[next - choices]),
            _ => {
                let draft = self.drafts.get(&index).cloned();
                self.setup.set_own(field, &draft.unwrap_or_else(|| self.setup.first_draft(field)))
            }
        }
    }

    /// Handles a key while a custom value is being made.
    fn edit(&mut self, key: KeyEvent, words: &Words) -> Option<Chosen> {
        let editor = self.editor.as_mut()?;
        let (index, field) = (editor.field, &self.fields[editor.field]);
        let value = self.setup.own_value(field).unwrap_or_default();
        let game = self.setup.game().name();
        match editor.key(key, field, &value)? {
            Edit::Done => self.editor = None,
            Edit::Change(value) => {
                let changed = self.setup.set_own(field, &value).and_then(|()| self.setup.check());
                self.problem = changed.err().map(|bad| error_text(words, &bad));
                self.drafts.insert(index, value);
            }
            Edit::Save(name) => {
                self.setup.kept.insert(game, &field.key, &name, &value);
                return Some(Chosen::ValuesChanged);
            }
            Edit::Forget => {
                return self.setup.kept.forget(game, &field.key, &value).then_some(Chosen::ValuesChanged);
            }
        }
        None
    }

    /// A person, then the bots from the weakest.
    fn reseat(&mut self, seat: Seat, turn: Turn) {
        let holder = &self.setup.holders()[seat.index()];
        let now = match holder {
            LocalPlayer::Person(_) => 0,
            LocalPlayer::Bot(level) => 1 + Level::ALL.iter().position(|known| known == level).unwrap_or(0),
            LocalPlayer::Scripted => return,
        };
        let then = match turn.from(now, 1 + Level::ALL.len()) {
            0 => LocalPlayer::Person(String::new()),
            level => LocalPlayer::Bot(Level::ALL[level - 1]),
        };
        self.setup.hold(seat, then);
    }

    fn rename(&mut self, change: impl FnOnce(&mut String)) {
        if let Row::Seat(seat) = self.selected()
            && let LocalPlayer::Person(name) = &self.setup.holders()[seat.index()]
        {
            let mut name = name.clone();
            change(&mut name);
            self.setup.hold(seat, LocalPlayer::Person(name));
        }
    }
}

/// The direction in which a value changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    Back,
    On,
}

impl Turn {
    /// The next one, wrapping around.
    const fn from(self, now: usize, count: usize) -> usize {
        match self {
            Turn::On => (now + 1) % count,
            Turn::Back => (now + count - 1) % count,
        }
    }

    /// The next one, without wrapping around.
    const fn clamped(self, now: usize, count: usize) -> usize {
        match self {
            Turn::On if now + 1 < count => now + 1,
            Turn::On => now,
            Turn::Back => now.saturating_sub(1),
        }
    }
}
