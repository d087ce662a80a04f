//! Turns: who has to decide, and what follows from a decision.

use table::{Consent, Phrase, Seat, Viewer};

use super::{Agreement, Asking, Context, Front, GameScreen, Hint, Source, Watch};
use crate::play::local_game::{LocalGame, UndoPlan};
use crate::play::privacy::keeps_secrets;
use crate::play::screen::menu::Menu;
use crate::play::screen::message::{Effect, Ticket};
use crate::play::thinking::{BotError, BotReply};
use crate::play::wording::error_text;

impl GameScreen {
    /// Shows a running game.
    pub(crate) fn live_game(game: LocalGame, context: Context<'_>, effects: &mut Vec<Effect>) -> GameScreen {
        let people = game.people();
        // One person alone always looks from his own seat; several are called up one by one.
        let viewer = Viewer::from(people.lowest().filter(|_| people.len() == 1));
        let mut screen = GameScreen::new(Source::Live(game), viewer);
        screen.settle(None, context, effects);
        screen
    }

    /// Plays the selected choice for the person at the screen.
    pub(crate) fn play_selected(&mut self, context: Context<'_>, effects: &mut Vec<Effect>) {
        let selected = self.choices.seat().zip(self.choices.selected().map(|choice| choice.action.clone()));
        if let Some((seat, action)) = selected {
            self.play_action(seat, &action, context, effects);
        }
    }

    fn play_action(&mut self, seat: Seat, action: &str, context: Context<'_>, effects: &mut Vec<Effect>) {
        let Source::Live(game) = &mut self.source else { return };
        match game.play(seat, action) {
            Ok(()) => {
                self.notice = None;
                self.settle(None, context, effects);
            }
            Err(refusal) => self.notice = Some(error_text(context.words, &refusal)),
        }
    }

    /// After a change: saves the game, asks the deciding seats, beginning with `first`, and updates the screen.
    fn settle(&mut self, first: Option<Seat>, context: Context<'_>, effects: &mut Vec<Effect>) {
        self.hint = Hint::NotAsked;
        if let Source::Live(game) = &mut self.source {
            let id = game.id().to_owned();
            if game.is_over() {
                effects.push(Effect::Finish { id, record: Box::new(game.final_record()) });
                self.front = Front::End;
            } else {
                effects.push(Effect::Save { id, save: Box::new(game.to_save()) });
                self.call_up(first);
                self.ask_bots(effects);
            }
        }
        if self.past.is_none() {
            self.refresh(context);
        }
    }

    /// Hands the screen to a deciding person, with a curtain if people have secrets from each other. A person already at the screen
    /// stays there.
    fn call_up(&mut self, first: Option<Seat>) {
        self.front = Front::Table;
        let Some(game) = self.live() else { return };
        let asked = game.people_asked();
        let candidates = [first, self.viewer.seat(), asked.lowest()];
        let next = candidates.into_iter().flatten().find(|&seat| asked.contains(seat));
        if let Some(next) = next.filter(|&next| self.viewer != Viewer::Seat(next)) {
            if keeps_secrets(game.session(), game.people()) {
                self.front = Front::Curtain(next);
                self.overlay = None;
            } else {
                self.viewer = Viewer::Seat(next);
            }
        }
    }

    /// The person confirms that they are at the screen.
    pub(crate) fn raise_curtain(&mut self, context: Context<'_>) {
        if let Front::Curtain(seat) = self.front {
            self.viewer = Viewer::Seat(seat);
            self.front = Front::Table;
            self.refresh(context);
        }
    }

    fn ticket(&self, seat: Seat) -> Ticket {
        Ticket { seat, undone: self.undone, decisions: self.source.session().decisions() }
    }

    fn ask_bots(&mut self, effects: &mut Vec<Effect>) {
        let Source::Live(game) = &self.source else { return };
        let at_least = if game.people().is_empty() { self.watch.pace() } else { Watch::WITH_PEOPLE };
        let busy = self.thinkers();
        let answered = |seat: Seat| self.held.iter().any(|(held, _)| *held == seat);
        let idle: Vec<Seat> =
            game.bots_asked().iter().filter(|&seat| !busy.contains(seat) && !answered(seat)).collect();
        for seat in idle {
            let ticket = self.ticket(seat);
            if let Some(question) = self.live().and_then(|game| game.question(seat)) {
                self.thinking.push(ticket);
                effects.push(Effect::Think { ticket, question, at_least });
            }
        }
    }

    /// Handles a bot's answer.
    pub(crate) fn answered(
        &mut self,
        ticket: Ticket,
        answer: Result<BotReply, BotError>,
        context: Context<'_>,
        effects: &mut Vec<Effect>,
    ) {
        if self.past_hint == Hint::Thinking(ticket) {
            return self.answered_past_hint(ticket, answer, context, effects);
        }
        let for_hint = self.hint == Hint::Thinking(ticket);
        let waited_for = self.thinking.iter().position(|waiting| *waiting == ticket);
        if !for_hint && waited_for.is_none() {
            return;
        }
        let answer = match answer {
            Ok(answer) => answer,
            Err(error) => return effects.push(broke_down(ticket, error.to_string(), context)),
        };
        let best = answer.action().to_owned();
        if let Some(index) = waited_for {
            self.thinking.remove(index);
            self.decide(ticket.seat, best, context, effects);
        } else {
            self.choices.select_action(&best);
            let reasons = match &self.source {
                Source::Live(game) => game.reasons(ticket.seat, &answer),
                Source::Record(_) => Vec::new(),
            };
            self.hint = Hint::Found { action: best, reasons };
            self.look_ahead(context);
        }
    }

    /// Plays a bot's decision, now or once the game is no longer paused.
    fn decide(&mut self, seat: Seat, action: String, context: Context<'_>, effects: &mut Vec<Effect>) {
        if self.watch.paused {
            self.held.push((seat, action));
        } else {
            self.play_action(seat, &action, context, effects);
        }
    }

    /// Pauses the bots, or resumes them.
    pub(crate) fn toggle_pause(&mut self, context: Context<'_>, effects: &mut Vec<Effect>) {
        self.watch.paused = !self.watch.paused;
        if !self.watch.paused {
            for (seat, action) in std::mem::take(&mut self.held) {
                self.play_action(seat, &action, context, effects);
            }
        }
    }

    /// Undoes the last decision of a person, or asks the person who must consent.
    pub(crate) fn undo(&mut self, context: Context<'_>, effects: &mut Vec<Effect>) {
        let Some(game) = self.live() else { return };
        match game.undo_plan() {
            UndoPlan::Free { seat, consent } => self.take_back(seat, consent, context, effects),
            UndoPlan::Ask { seat, whom } => {
                let taken_back = game.taken_back(seat, context.words);
                let answer = Menu::new(vec![Agreement::Refuse, Agreement::Agree]);
                self.asking = Some(Asking { seat, whom, taken_back, answer });
            }
            UndoPlan::No(no) => self.say_no_undo(no, context.words),
        }
    }

    /// Handles the other person's answer.
    pub(crate) fn agreed(&mut self, agreement: Agreement, context: Context<'_>, effects: &mut Vec<Effect>) {
        let Some(asking) = self.asking.take() else { return };
        match agreement {
            Agreement::Agree => self.take_back(asking.seat, Consent::Given, context, effects),
            Agreement::Refuse => self.notice = Some(context.words.get("terminal-undo-refused")),
        }
    }

    fn take_back(&mut self, seat: Seat, consent: Consent, context: Context<'_>, effects: &mut Vec<Effect>) {
        let Source::Live(game) = &mut self.source else { return };
        match game.undo(seat, consent) {
            Ok(_) => {
                self.undone += 1;
                self.thinking.clear();
                self.held.clear();
                self.notice = Some(context.words.get("terminal-undone"));
                self.settle(Some(seat), context, effects);
            }
            Err(no) => self.say_no_undo(no, context.words),
        }
    }

    /// Asks the strongest bot for a hint.
    pub(crate) fn ask_for_hint(&mut self, effects: &mut Vec<Effect>) {
        let Some((seat, game)) = self.my_turn().zip(self.live()) else { return };
        if matches!(self.hint, Hint::Thinking(_)) {
            return;
        }
        let ticket = self.ticket(seat);
        let question = game.hint_question(seat);
        self.hint = Hint::Thinking(ticket);
        effects.push(Effect::Think { ticket, question, at_least: std::time::Duration::ZERO });
    }
}

/// A bot that fails ends the program: the game is saved, and nobody else may decide for it.
pub(super) fn broke_down(ticket: Ticket, why: String, context: Context<'_>) -> Effect {
    let phrase = Phrase::new("terminal-bot-broke-down").with("seat", ticket.seat).with("why", why);
    Effect::Quit(Some(context.words.say(&phrase)))
}
