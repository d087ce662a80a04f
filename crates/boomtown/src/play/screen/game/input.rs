//! Handles keys on the game screen.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use table::SaturatingAs;

use super::{Agreement, AtTheEnd, Context, Front, GameScreen};
use crate::play::screen::draw::overlay::lines_and_rows;
use crate::play::screen::keys::{self, Command, Direction};
use crate::play::screen::message::Effect;
use crate::play::screen::overlay::{Overlay, OverlayPage};

/// Rows that Page Up and Page Down move.
const PAGE: isize = 8;

impl GameScreen {
    /// Handles a key.
    pub(crate) fn key(&mut self, key: KeyEvent, context: Context<'_>, effects: &mut Vec<Effect>) {
        if keys::command(key) == Some(Command::Quit) {
            effects.push(Effect::Quit(None));
        } else if self.overlay.is_some() {
            self.overlay_key(key, context, effects);
        } else if self.asking.is_some() {
            self.asking_key(key, context, effects);
        } else {
            match self.front {
                Front::Curtain(_) if key.code == KeyCode::Enter => self.raise_curtain(context),
                Front::Curtain(_) => {}
                Front::End => self.end_key(key, context, effects),
                Front::Table => self.table_key(key, context, effects),
            }
        }
    }

    fn table_key(&mut self, key: KeyEvent, context: Context<'_>, effects: &mut Vec<Effect>) {
        if let Some(command) = keys::command(key) {
            self.command(command, context, effects);
        } else if self.past.is_some() {
            self.past_key(key, context);
        } else if self.choices.seat().is_some() {
            self.choosing_key(key, context, effects);
        } else {
            self.watching_key(key, context, effects);
        }
    }

    /// Executes a command, from a key or a click on the bar.
    pub(crate) fn command(&mut self, command: Command, context: Context<'_>, effects: &mut Vec<Effect>) {
        self.notice = None;
        match command {
            Command::Help => self.overlay = Some(Overlay::open(OverlayPage::Help)),
            Command::Scores => self.overlay = Some(Overlay::open(OverlayPage::Scores)),
            Command::Words => self.overlay = Some(Overlay::open(OverlayPage::Words)),
            Command::Log => {
                self.overlay = Some(Overlay::open(OverlayPage::Log));
                self.scroll_overlay(isize::MAX, context);
            }
            Command::Rounds => {
                self.chapters = self.shown().chapters(self.viewer);
                self.overlay = Some(Overlay::open(OverlayPage::Rounds));
                self.scroll_overlay(isize::MAX, context);
            }
            Command::Back => self.travel(-1, context),
            Command::Forward => self.travel(1, context),
            Command::NextPicture => self.next_picture(context),
            Command::Scroll(direction) => self.scroll_towards(direction, context),
            Command::Quit => effects.push(Effect::Quit(None)),
            Command::Review => self.open_review(context, effects),
            Command::PlayOn => self.play_on(context, effects),
            Command::Hint if self.is_past_of_finished() => self.ask_for_past_hint(effects),
            Command::Undo | Command::Hint | Command::Sort if self.past.is_some() => {
                self.notice = Some(context.words.get("terminal-come-back-first"));
            }
            Command::Undo => self.undo(context, effects),
            Command::Hint => self.ask_for_hint(effects),
            Command::Sort => {
                self.choices.reorder();
                self.look_ahead(context);
            }
        }
    }

    fn choosing_key(&mut self, key: KeyEvent, context: Context<'_>, effects: &mut Vec<Effect>) {
        self.notice = None;
        match key.code {
            KeyCode::Enter => return self.play_selected(context, effects),
            KeyCode::Up => self.choices.step(-1),
            KeyCode::Down => self.choices.step(1),
            KeyCode::PageUp => self.choices.step(-PAGE),
            KeyCode::PageDown => self.choices.step(PAGE),
            KeyCode::Home => self.choices.select_row(0),
            KeyCode::End => self.choices.select_row(usize::MAX),
            KeyCode::Backspace => self.choices.erase(),
            KeyCode::Esc => self.choices.clear(),
            _ => match keys::typed(key) {
                Some(letter) => self.choices.add(letter),
                None => return,
            },
        }
        self.look_ahead(context);
    }

    fn watching_key(&mut self, key: KeyEvent, context: Context<'_>, effects: &mut Vec<Effect>) {
        match key.code {
            // A person who waits for a bot may already be typing.
            KeyCode::Char(_) if !self.is_watching() => {}
            KeyCode::Char(' ') => self.toggle_pause(context, effects),
            KeyCode::Char('+' | '=') => self.watch.faster(),
            KeyCode::Char('-' | '_') => self.watch.slower(),
            KeyCode::Home => self.travel(isize::MIN, context),
            KeyCode::PageUp => self.travel(-PAGE, context),
            _ => {}
        }
    }

    fn past_key(&mut self, key: KeyEvent, context: Context<'_>) {
        match key.code {
            KeyCode::Esc | KeyCode::Enter => self.come_back(context),
            KeyCode::Home => self.look_at(0, context),
            KeyCode::End => self.look_at(usize::MAX, context),
            KeyCode::PageUp | KeyCode::Up => self.travel(-PAGE, context),
            KeyCode::PageDown | KeyCode::Down => self.travel(PAGE, context),
            KeyCode::Char(' ') => self.watch.toggle_playing(),
            KeyCode::Char('+' | '=') => self.watch.faster(),
            KeyCode::Char('-' | '_') => self.watch.slower(),
            _ => {}
        }
    }

    fn asking_key(&mut self, key: KeyEvent, context: Context<'_>, effects: &mut Vec<Effect>) {
        let Some(asking) = &mut self.asking else { return };
        match key.code {
            KeyCode::Left | KeyCode::Up | KeyCode::BackTab => asking.answer.back(),
            KeyCode::Right | KeyCode::Down | KeyCode::Tab => asking.answer.next(),
            KeyCode::Esc => self.agreed(Agreement::Refuse, context, effects),
            KeyCode::Enter => {
                let answer = asking.answer.selected().copied().unwrap_or(Agreement::Refuse);
                self.agreed(answer, context, effects);
            }
            _ => {}
        }
    }

    fn end_key(&mut self, key: KeyEvent, context: Context<'_>, effects: &mut Vec<Effect>) {
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.end.back(),
            KeyCode::Down | KeyCode::Tab => self.end.next(),
            KeyCode::Enter => self.at_the_end(context, effects),
            KeyCode::Left => self.travel(-1, context),
            _ => {
                if let Some(
                    command @ (Command::Help
                    | Command::Scores
                    | Command::Log
                    | Command::Rounds
                    | Command::Review
                    | Command::Words),
                ) = keys::command(key)
                {
                    self.command(command, context, effects);
                }
            }
        }
    }

    /// Executes the selected item of the last page.
    pub(super) fn at_the_end(&mut self, context: Context<'_>, effects: &mut Vec<Effect>) {
        match self.end.selected() {
            Some(AtTheEnd::PlayAgain) => {
                let setup = self.live().and_then(|game| game.setup().ok());
                effects.extend(setup.map(Effect::Begin));
            }
            Some(AtTheEnd::Review) => self.open_review(context, effects),
            Some(AtTheEnd::LookThrough) => self.look_at(0, context),
            Some(AtTheEnd::Leave) => effects.push(Effect::ListSavedGames),
            Some(AtTheEnd::Quit) => effects.push(Effect::Quit(None)),
            None => {}
        }
    }

    fn overlay_key(&mut self, key: KeyEvent, context: Context<'_>, effects: &mut Vec<Effect>) {
        match key.code {
            KeyCode::Up => self.scroll_overlay(-1, context),
            KeyCode::Down => self.scroll_overlay(1, context),
            KeyCode::PageUp => self.scroll_overlay(-PAGE, context),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll_overlay(PAGE, context),
            KeyCode::Home => self.scroll_overlay(isize::MIN, context),
            KeyCode::End => self.scroll_overlay(isize::MAX, context),
            _ => self.close_overlay(context, effects),
        }
    }

    /// Scrolls the open page.
    pub(super) fn scroll_overlay(&mut self, by: isize, context: Context<'_>) {
        let Some(overlay) = self.overlay else { return };
        let (lines, rows) = lines_and_rows(self, overlay.page, context);
        let last = lines.len().saturating_sub(rows as usize);
        let top = (overlay.top as usize).saturating_add_signed(by).min(last);
        self.overlay = Some(Overlay { top: top.saturating_as::<u16>(), ..overlay });
    }

    fn next_picture(&mut self, context: Context<'_>) {
        let Some(areas) = self.areas(context.size) else { return };
        let sheet = self.sheet(areas.board.width, context.words, context.theme);
        let furthest = sheet.size().height.saturating_sub(areas.board.height);
        let next = sheet.tops.iter().copied().find(|&top| top > self.scroll.1 && self.scroll.1 < furthest);
        self.scroll = (0, next.unwrap_or(0).min(furthest));
    }

    fn scroll_towards(&mut self, direction: Direction, context: Context<'_>) {
        match direction {
            Direction::Up => self.scroll_by(0, -2, context),
            Direction::Down => self.scroll_by(0, 2, context),
            Direction::Left => self.scroll_by(-4, 0, context),
            Direction::Right => self.scroll_by(4, 0, context),
        }
    }

    /// Handles a tick.
    pub(crate) fn tick(&mut self, context: Context<'_>) {
        let due = self.watch.tick();
        if due && let Some(past) = &self.past {
            if past.decisions() < self.source.session().decisions() {
                self.look_at(past.decisions() + 1, context);
            } else {
                self.watch.stop();
            }
        }
    }

    /// Whether something on the screen is animated.
    pub(crate) fn is_moving(&self) -> bool {
        !self.thinking.is_empty()
            || self.watch.playing
            || [&self.hint, &self.past_hint].iter().any(|hint| matches!(hint, super::Hint::Thinking(_)))
    }
}
