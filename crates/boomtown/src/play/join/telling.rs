//! Prints what happens at a server's table, and the questions to the player.

use protocol::{Ending, Holder, Said, Stage, TableInfo};
use table::{Phrase, Seat, Standings};

use super::clocks;
use super::joined_table::JoinedTable;
use super::keyboard::Keyboard;
use crate::play::choices::{Choice, Choices};
use crate::play::plain::console::{Console, Over};
use crate::play::plain::list::ChoiceList;
use crate::play::tell;

/// How many lines of the log are printed when the player joins.
const RECENT: usize = 6;

impl JoinedTable {
    pub(super) fn greet(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(table) = &self.table else { return Ok(()) };
        let names: Vec<String> = table.seats.iter().map(|info| self.words.name(info.seat)).collect();
        let game = Phrase { id: format!("game-{}", table.game).into(), args: Vec::new() };
        let head = Phrase::new("terminal-head").with("game", game).with("names", names.join(", "));
        console.say(self.words.say(&head))?;
        if table.stage == Stage::Gathering || table.yours.is_empty() {
            console.say(self.words.get("terminal-join-sit"))?;
        }
        console.say(self.words.get("terminal-join-welcome"))?;
        if let Some(seen) = self.seen() {
            let account = seen.account.clone().unwrap_or_default();
            console.say_all(tell::account(&account, &self.words))?;
        }
        self.tell_news(self.log.len().saturating_sub(RECENT), console)
    }

    /// Prints the log from a line on.
    pub(super) fn tell_news(&self, from: usize, console: &mut Console<'_>) -> Result<(), Over> {
        let lines = self.log.iter().skip(from).flat_map(|line| &line.told);
        console.say_all(lines.map(|event| self.words.say(&event.phrase)))
    }

    /// Prints what changed at the table, besides the game.
    pub(super) fn tell_table(
        &self,
        before: Option<&TableInfo>,
        console: &mut Console<'_>,
    ) -> Result<(), Over> {
        let Some(table) = &self.table else { return Ok(()) };
        let known = before.and_then(|table| table.happenings.last()).map_or(0, |last| last.number);
        let fresh = table.happenings.iter().filter(|one| one.number > known);
        console.say_all(fresh.map(|one| self.words.say(&one.phrase)))?;
        let asked_before = before.is_some_and(|table| table.undo_asked.is_some() || table.takeover.is_some());
        if !asked_before {
            self.tell_question(console)?;
        }
        self.tell_bot_decisions(before, console)
    }

    /// Prints what the others want the player to agree to.
    pub(super) fn tell_question(&self, console: &mut Console<'_>) -> Result<(), Over> {
        let question = self.question();
        if question.is_empty() {
            return Ok(());
        }
        console.say_all(question.iter().map(|part| self.words.say(part)))?;
        console.say(self.words.get("terminal-join-yes-no"))
    }

    /// Tells a player who came back, once, how much a bot decided meanwhile, and that it can be undone.
    fn tell_bot_decisions(&self, before: Option<&TableInfo>, console: &mut Console<'_>) -> Result<(), Over> {
        let Some((table, seat)) = self.table.as_ref().zip(self.bot_decided()) else { return Ok(()) };
        let was_mine = before.is_some_and(|table| table.yours.contains(&seat));
        let count = table.seats[seat.index()].bot_decisions;
        if was_mine {
            return Ok(());
        }
        console.say(self.words.say(&Phrase::new("web-bot-decided").with("count", count)))?;
        console.say(self.words.get("terminal-join-undo-bot"))
    }

    /// What the others want the player to agree to; empty if nothing.
    fn question(&self) -> Vec<Phrase> {
        let Some(table) = &self.table else { return Vec::new() };
        let mine = |waiting: &[Seat]| waiting.iter().any(|seat| table.yours.contains(seat));
        let undo = table.undo_asked.as_ref().filter(|asked| mine(&asked.waiting));
        let bot = table.takeover.as_ref().filter(|asked| mine(&asked.waiting));
        if let Some(asked) = undo {
            let mut question =
                hosting::undo_question(&self.log, asked, table.yours.iter().copied().collect());
            question.extend(has_bots(table).then(|| Phrase::new("web-undo-ask-bots")));
            return question;
        }
        bot.map(|asked| Phrase::new("terminal-join-bot-asked").with("seat", asked.seat)).into_iter().collect()
    }

    pub(super) fn said(&mut self, said: &Said, console: &mut Console<'_>) -> Result<(), Over> {
        if said.number <= self.heard {
            return Ok(());
        }
        self.heard = said.number;
        self.speakers.retain(|(id, _)| *id != said.id);
        self.speakers.push((said.id.clone(), said.name.clone()));
        // A message that operators deleted is empty.
        if said.text.is_empty() {
            return Ok(());
        }
        let line =
            Phrase::new("table-line").with("label", said.name.clone()).with("value", said.text.clone());
        console.say(self.words.say(&line))
    }

    /// Prints whose turn it is, and the choices.
    pub(super) fn prompt(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let (Some(table), Some(moment)) = (self.table.clone(), self.moment.clone()) else { return Ok(()) };
        if let Keyboard::HandedTo(next) = self.keyboard {
            return self.draw_curtain(next, console);
        }
        if self.trial.is_some() {
            return console.say(self.words.get("trying-moved"));
        }
        if let Some(standings) = &moment.standings {
            console.say(tell::winners(standings, &self.words))?;
            return console.say_all(tell::break_down(standings, &self.words));
        }
        if table.stage == Stage::Over {
            self.list = ChoiceList::default();
            console.say(self.words.say(&how_it_ended(&table)))?;
            return self.points(moment.scores.as_ref(), console);
        }
        let Some(seen) = self.seen().cloned() else { return Ok(()) };
        let (seat, offers) = (seen.viewer.seat(), &seen.offers);
        let choices: Vec<Choice> = offers.iter().map(|offer| Choice::of(offer, &self.words)).collect();
        let turn = seat.filter(|_| !choices.is_empty());
        let mut fresh = Choices::default();
        fresh.ask(turn, choices);
        self.list = ChoiceList::new(fresh);
        let ended = seen.ahead.and_then(|ahead| ahead.ended);
        let asked = seen.account.and_then(|account| account.asked).map(|asked| self.words.say(&asked));
        match turn {
            Some(seat) => {
                console.say("")?;
                console.say_all(ended.map(|why| self.words.say(&why)))?;
                self.points(moment.scores.as_ref(), console)?;
                let turn = self.words.say(&Phrase::new("terminal-your-turn").with("seat", seat));
                console.say(format!("{turn} {}", asked.unwrap_or_default()))?;
                if let Some(clock) = clocks::mine(&table) {
                    console.say(clocks::yours(clock, self.time.now(), &self.words))?;
                }
                self.list.say(&self.words, console)
            }
            None => asked.map_or(Ok(()), |asked| console.say(asked)),
        }
    }

    fn points(&self, scores: Option<&Standings>, console: &mut Console<'_>) -> Result<(), Over> {
        scores.map_or(Ok(()), |scores| console.say(tell::points(scores, &self.words)))
    }

    /// Prints the time left on the player's clock when it is getting short.
    pub(super) fn warn(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(clock) = self.table.as_ref().and_then(clocks::mine) else { return Ok(()) };
        let left = clocks::left_on(clock, self.time.now());
        let due = self.left_before.is_some_and(|before| clocks::is_warning_between(before, left));
        let told = clocks::yours(clock, self.time.now(), &self.words);
        self.left_before = Some(left);
        if due { console.say(told) } else { Ok(()) }
    }
}

/// Whether bots play here. Nobody can ask them for consent.
pub(super) fn has_bots(table: &TableInfo) -> bool {
    table.seats.iter().any(|info| matches!(info.holder, Holder::Bot { .. } | Holder::BotAccount { .. }))
}

/// How an unfinished game ended.
fn how_it_ended(table: &TableInfo) -> Phrase {
    match (&table.ending, table.winners.first()) {
        (Some(Ending::Resigned { seat }), Some(winner)) => {
            Phrase::new("terminal-gave-up").with("seat", *seat).with("winner", *winner)
        }
        _ => Phrase::new("terminal-join-broken-off"),
    }
}
