//! Handles the mouse on the game screen.

use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use table::SaturatingAs;

use super::{Agreement, Context, Front, GameScreen};
use crate::play::screen::areas::Areas;
use crate::play::screen::draw::{bar, dialog, end};
use crate::play::screen::message::Effect;

/// The rows of one step of the wheel.
const NOTCH: isize = 3;

impl GameScreen {
    /// Handles the mouse.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent, context: Context<'_>, effects: &mut Vec<Effect>) {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::ScrollUp => self.wheel(at, -NOTCH, mouse.modifiers, context),
            MouseEventKind::ScrollDown => self.wheel(at, NOTCH, mouse.modifiers, context),
            MouseEventKind::ScrollLeft => self.scroll_by(-NOTCH.saturating_as::<i32>(), 0, context),
            MouseEventKind::ScrollRight => self.scroll_by(NOTCH.saturating_as::<i32>(), 0, context),
            MouseEventKind::Down(MouseButton::Left) => self.click(at, context, effects),
            _ => {}
        }
    }

    fn wheel(&mut self, at: Position, by: isize, modifiers: KeyModifiers, context: Context<'_>) {
        if self.overlay.is_some() {
            return self.scroll_overlay(by, context);
        }
        let Some(areas) = self.areas(context.size).filter(|_| self.front == Front::Table) else { return };
        if areas.choices.contains(at) {
            self.choices.step(by.signum());
            self.look_ahead(context);
        } else if modifiers.contains(KeyModifiers::SHIFT) {
            self.scroll_by(by.saturating_as::<i32>(), 0, context);
        } else {
            self.scroll_by(0, by.saturating_as::<i32>(), context);
        }
    }

    fn click(&mut self, at: Position, context: Context<'_>, effects: &mut Vec<Effect>) {
        if self.overlay.is_some() {
            return self.close_overlay(context, effects);
        }
        if let Some(asking) = &mut self.asking {
            let hit = row_at(&dialog::buttons(asking, context), at);
            let answer: Option<Agreement> = hit.and_then(|row| asking.answer.select(row).copied());
            if let Some(answer) = answer {
                self.agreed(answer, context, effects);
            }
            return;
        }
        match self.front {
            Front::Curtain(_) => self.raise_curtain(context),
            Front::End => {
                if let Some(row) = row_at(&end::buttons(self, context), at) {
                    self.end.select(row);
                    self.at_the_end(context, effects);
                }
            }
            Front::Table => self.click_table(at, context, effects),
        }
    }

    fn click_table(&mut self, at: Position, context: Context<'_>, effects: &mut Vec<Effect>) {
        let Some(areas) = self.areas(context.size) else { return };
        if let Some(command) = bar::command_at(self, &areas, at, context) {
            self.command(command, context, effects);
        } else if areas.choice_rows().contains(at) {
            self.click_choice(&areas, at, context, effects);
        }
    }

    /// The first click selects, the second one plays.
    fn click_choice(&mut self, areas: &Areas, at: Position, context: Context<'_>, effects: &mut Vec<Effect>) {
        let row = self.choices.top() + usize::from(at.y - areas.choice_rows().y);
        if row >= self.choices.shown().len() {
            return;
        }
        if row == self.choices.selected_row() {
            self.play_selected(context, effects);
        } else {
            self.choices.select_row(row);
            self.look_ahead(context);
        }
    }
}

fn row_at(rows: &[Rect], at: Position) -> Option<usize> {
    rows.iter().position(|row| row.contains(at))
}
