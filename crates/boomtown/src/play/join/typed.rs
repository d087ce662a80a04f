//! Parses what is typed at a server's table.

use hyper::Method;
use protocol::{ActionText, Moment, Note, Stage, TableInfo, TableRequest, Undo};
use serde_json::{Value, json};
use table::{Phrase, Seat};

use super::clocks;
use super::joined_table::{JoinedTable, Next, random_mark};
use super::keyboard::Keyboard;
use super::sign_in::told;
use super::telling::has_bots;
use super::vocabulary::TableCommand;
use crate::play::plain::command::Command;
use crate::play::plain::console::{Console, Over};
use crate::play::tell;

impl JoinedTable {
    /// Executes a line.
    pub(super) async fn typed(&mut self, line: &str, console: &mut Console<'_>) -> Result<Next, Over> {
        // The first line of the player who gets the keyboard only lifts the curtain.
        if let Keyboard::HandedTo(seat) = self.keyboard {
            self.keyboard = Keyboard::With(seat);
            return self.prompt(console).map(|()| Next::On);
        }
        match self.trial.take() {
            Some(trial) => self.typed_in_trial(trial, line, console).await,
            None => self.typed_at_table(line, console).await,
        }
    }

    pub(super) async fn typed_at_table(
        &mut self,
        line: &str,
        console: &mut Console<'_>,
    ) -> Result<Next, Over> {
        if let Some((command, rest)) = self.commands.read(line) {
            self.table_command(command, rest, console).await?;
        } else if self.vocabulary.is_yes(line) {
            self.consent(true, console)?;
        } else if let Some(action) = self.list.action(line) {
            self.decide(action);
        } else if let Some(command) = self.vocabulary.read(line) {
            return self.command(command, console).await;
        } else if self.list.len() == 0 {
            console.say(self.words.get("terminal-join-not-asked"))?;
        } else if line.parse::<usize>().is_ok() {
            let number = Phrase::new("terminal-plain-number").with("count", self.list.len());
            console.say(self.words.say(&number))?;
        } else {
            self.list.narrow(line.strip_prefix('/').unwrap_or(line), &self.words, console)?;
        }
        Ok(Next::On)
    }

    fn decide(&mut self, action: String) {
        let at = self.at();
        if let Some(seat) = self.seat() {
            self.ask(TableRequest::Play { seat, action, at });
        }
    }

    async fn command(&mut self, command: Command, console: &mut Console<'_>) -> Result<Next, Over> {
        let account = self.seen().and_then(|seen| seen.account.clone()).unwrap_or_default();
        match command {
            Command::Quit => return Ok(Next::Quit),
            Command::Help => {
                for part in ["terminal-plain-help", "terminal-join-help"] {
                    console.say_all(self.words.get(part).lines())?;
                }
            }
            Command::Look => console.say_all(tell::account(&account, &self.words))?,
            Command::Board => console.say_all(tell::pictures(&account, &self.words))?,
            Command::Try(number) => match (self.list.nth(number.unwrap_or(1)), self.seat()) {
                (Some(action), Some(seat)) => {
                    let action = ActionText::Text(action);
                    let (pictures, changes, binding) = (false, false, false);
                    self.ask(TableRequest::Preview { seat, action, pictures, changes, binding });
                }
                _ => console.say(self.words.get("terminal-join-not-asked"))?,
            },
            Command::Undo => self.undo(console)?,
            Command::Hint => match (self.looked_at, self.seat().filter(|_| self.list.len() > 0)) {
                (Some((past, Some(seat))), _) => self.ask(TableRequest::Hint { seat, past: Some(past) }),
                (None, Some(seat)) => self.ask(TableRequest::Hint { seat, past: None }),
                (Some((_, None)), _) | (None, None) => {
                    console.say(self.words.get("terminal-join-not-asked"))?;
                }
            },
            Command::Score => {
                let seat = self.seat();
                self.ask(TableRequest::Explain { seat });
            }
            Command::Log => self.tell_news(0, console)?,
            Command::Rounds => {
                let seat = self.seat();
                self.ask(TableRequest::Chapters { seat });
            }
            Command::History(at) => {
                self.look_back(at.and_then(|at| u32::try_from(at).ok()).unwrap_or(0), console).await?;
            }
            Command::Back => {
                let at = self.shown().saturating_sub(1);
                self.look_back(at, console).await?;
            }
            Command::Forward => {
                let at = self.shown().saturating_add(1);
                self.look_back(at, console).await?;
            }
            Command::Sort => self.list.sort(&self.words, console)?,
            Command::More => self.list.more(&self.words, console)?,
            Command::Review | Command::Decisions | Command::PlayOn => {
                console.say(self.words.get("terminal-review-at-server"))?;
            }
        }
        Ok(Next::On)
    }

    /// Undoes the last decision. If others have seen more since, it prints first what would be undone, and does it when repeated.
    fn undo(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let seen = self.seen().and_then(|seen| Some((seen.viewer.seat()?, seen.undo, seen.undo_keep?)));
        let (Some((seat, how, keep)), Some(table)) = (seen, &self.table) else {
            return console.say(self.words.say(&table::UndoError::Nothing.phrase()));
        };
        let asks = how == Undo::Ask;
        if how == Undo::Free || std::mem::take(&mut self.undo_told) {
            if asks {
                console.say(self.words.get("terminal-join-undo-asks"))?;
            }
            let at = self.at();
            self.ask(TableRequest::Undo { seat, at });
            return Ok(());
        }
        self.undo_told = true;
        console.say(self.words.get("web-undo-what"))?;
        console.say_all(hosting::taken_back(&self.log, keep).iter().map(|line| self.words.say(line)))?;
        console.say(self.words.get(if asks { "web-undo-ask-help" } else { "web-undo-look-help" }))?;
        if asks && has_bots(table) {
            console.say(self.words.get("web-undo-ask-bots"))?;
        }
        console.say(self.words.get("terminal-join-undo-again"))
    }

    /// The number of decisions before the position shown last.
    fn shown(&self) -> u32 {
        self.looked_at.map_or(self.at(), |(at, _)| at)
    }

    /// The seat that can get a hint in a past position: the player's own; once the game is over, any that had to decide.
    fn hinted(&self, deciders: &[Seat]) -> Option<Seat> {
        let table = self.table.as_ref()?;
        let secrets = self.has_secrets();
        let is_mine = |seat: &&Seat| {
            if secrets { self.seat() == Some(**seat) } else { table.yours.contains(seat) }
        };
        let mine = deciders.iter().find(is_mine);
        mine.or(deciders.first().filter(|_| table.stage == Stage::Over)).copied()
    }

    /// Prints the position after this many decisions.
    async fn look_back(&mut self, at: u32, console: &mut Console<'_>) -> Result<(), Over> {
        let at = at.min(self.at());
        let path = format!("tables/{}/at/{at}", self.client.place.table);
        match self.client.ask::<Moment>(Method::GET, &path, None).await {
            Ok(moment) => {
                let past = Phrase::new("terminal-past").with("decision", at).with("count", self.at());
                console.say(self.words.say(&past))?;
                self.looked_at = (at < self.at()).then(|| (at, self.hinted(&moment.deciders)));
                let viewer = self.seen().map(|seen| seen.viewer);
                let seen = moment.seats.into_iter().find(|seen| Some(seen.viewer) == viewer);
                let account = seen.and_then(|seen| seen.account).unwrap_or_default();
                console.say_all(tell::account(&account, &self.words))
            }
            Err(failure) => console.say(told(&failure, &self.words).to_string()),
        }
    }

    async fn table_command(
        &mut self,
        command: TableCommand,
        rest: &str,
        console: &mut Console<'_>,
    ) -> Result<(), Over> {
        match command {
            TableCommand::Say if rest.is_empty() => console.say(self.words.get("terminal-join-say-what"))?,
            TableCommand::Say => self.ask(TableRequest::Say { text: rest.to_owned() }),
            TableCommand::Note => self.note(rest, console).await?,
            TableCommand::Clock => {
                let table = self.table.as_ref();
                let lines = table.map(|table| clocks::all(table, self.time.now(), &self.words));
                console.say_all(lines.unwrap_or_default())?;
            }
            TableCommand::Who => self.who(console)?,
            TableCommand::Sit => self.sit_down(rest, console).await?,
            TableCommand::No => self.consent(false, console)?,
            TableCommand::Bot => {
                let seat = if rest.is_empty() { self.seat() } else { self.seat_called(rest) };
                match seat {
                    Some(seat) => self.ask(TableRequest::ProposeBot { seat }),
                    None => self.say_nobody(rest, console)?,
                }
            }
            TableCommand::UndoBot => match self.bot_decided() {
                Some(seat) => {
                    let at = self.at();
                    self.ask(TableRequest::UndoBot { seat, at });
                }
                None => console.say(self.words.say(&table::UndoError::Nothing.phrase()))?,
            },
            TableCommand::Resign if rest.is_empty() => {
                console.say(self.words.get("terminal-join-resign-sure"))?;
            }
            TableCommand::Resign => {
                if let Some(seat) = self.seat().filter(|_| self.vocabulary.is_yes(rest)) {
                    self.ask(TableRequest::Resign { seat });
                }
            }
            TableCommand::Rematch => self.rematch(console).await?,
            TableCommand::Ahead => self.ahead(rest, console)?,
            TableCommand::Obvious => self.obvious(rest, console)?,
            TableCommand::Fewer => self.post("begin", "terminal-join-fewer", console).await?,
            TableCommand::Decline => self.post("leave", "terminal-join-declined", console).await?,
            TableCommand::Mute => self.mute(rest, console).await?,
            TableCommand::Trial => self.try_out(console).await?,
            TableCommand::Dice => self.dice(console).await?,
            TableCommand::Record => self.save_record(rest, console).await?,
            TableCommand::Program => self.give_to_program(console).await?,
            TableCommand::Seat => self.fill_seat(rest, console).await?,
            TableCommand::Remove => self.remove(rest, console).await?,
            TableCommand::Chat => self.close_chat(rest, console)?,
            TableCommand::Hide => self.hide(rest, true, console)?,
            TableCommand::Show => self.hide(rest, false, console)?,
        }
        Ok(())
    }

    pub(super) fn say_nobody(&self, name: &str, console: &mut Console<'_>) -> Result<(), Over> {
        if name.is_empty() {
            return console.say(self.words.get("terminal-join-who"));
        }
        let nobody = Phrase::new("terminal-join-nobody").with("name", name.to_owned());
        console.say(self.words.say(&nobody))
    }

    /// A seat of the player where a bot made decisions that can still be undone.
    pub(super) fn bot_decided(&self) -> Option<Seat> {
        let table = self.table.as_ref()?;
        let decided = |info: &&protocol::SeatInfo| info.bot_decisions > 0 && table.yours.contains(&info.seat);
        table.seats.iter().find(decided).map(|info| info.seat)
    }

    /// Sends a request without arguments to the table, and prints the result.
    async fn post(&mut self, what: &str, done: &'static str, console: &mut Console<'_>) -> Result<(), Over> {
        let path = format!("tables/{}/{what}", self.client.place.table);
        match self.client.ask::<Value>(Method::POST, &path, Some(&json!({}))).await {
            Ok(_) => console.say(self.words.get(done)),
            Err(failure) => console.say(told(&failure, &self.words).to_string()),
        }
    }

    /// Mutes messages about this table, or unmutes them.
    async fn mute(&mut self, rest: &str, console: &mut Console<'_>) -> Result<(), Over> {
        let muted = if rest.is_empty() { Some(true) } else { self.switched(rest) };
        let Some(muted) = muted else { return console.say(self.words.get("terminal-join-mute-how")) };
        let path = format!("tables/{}/notices", self.client.place.table);
        let said = if muted { "terminal-join-muted" } else { "terminal-join-unmuted" };
        match self.client.ask::<Value>(Method::PUT, &path, Some(&json!({"muted": muted}))).await {
            Ok(_) => console.say(self.words.get(said)),
            Err(failure) => console.say(told(&failure, &self.words).to_string()),
        }
    }

    /// Whether a word means on or off.
    pub(super) fn switched(&self, word: &str) -> Option<bool> {
        let is = |id: &'static str| {
            let (mine, english) = (self.words.get(id), words::Words::new(words::Language::English).get(id));
            [mine, english].iter().any(|known| known.eq_ignore_ascii_case(word))
        };
        if is("terminal-join-on") { Some(true) } else { is("terminal-join-off").then_some(false) }
    }

    fn consent(&mut self, agree: bool, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(table) = &self.table else { return Ok(()) };
        let mine = |waiting: &[Seat]| waiting.iter().copied().find(|seat| table.yours.contains(seat));
        let undo = table.undo_asked.as_ref().and_then(|asked| mine(&asked.waiting));
        let bot = table.takeover.as_ref().and_then(|asked| mine(&asked.waiting));
        match (undo, bot) {
            (Some(seat), _) => self.ask(TableRequest::AnswerUndo { seat, agree }),
            (None, Some(seat)) => self.ask(TableRequest::AnswerBot { seat, agree }),
            (None, None) => console.say(self.words.get("server-nothing-asked"))?,
        }
        Ok(())
    }

    /// Prints who sits where, and who is connected.
    fn who(&self, console: &mut Console<'_>) -> Result<(), Over> {
        let seats = self.table.iter().flat_map(|table| &table.seats);
        let line = |info: &protocol::SeatInfo| {
            let id = if info.present { "terminal-join-there" } else { "terminal-join-away" };
            let line = Phrase::new("table-line").with("label", self.words.name(info.seat));
            self.words.say(&line.with("value", self.words.get(id)))
        };
        console.say_all(seats.map(line))
    }

    /// Takes an open seat (this one, if it is named), or takes the player's own seat back from a bot.
    async fn sit_down(&mut self, wanted: &str, console: &mut Console<'_>) -> Result<(), Over> {
        let wanted = wanted.parse::<Seat>().ok();
        let path = format!("tables/{}/join", self.client.place.table);
        let me = match self.client.ask::<protocol::Me>(Method::GET, "me", None).await {
            Ok(me) => me.id,
            Err(failure) => return console.say(told(&failure, &self.words).to_string()),
        };
        let seats = self.table.iter().flat_map(|table| &table.seats);
        let own = seats.into_iter().find(|info| info.stands_in_for.as_ref() == Some(&me));
        let open = || json!({"salt": random_mark(), "seat": wanted});
        let body = own.map_or_else(open, |info| json!({"seat": info.seat}));
        match self.client.ask::<Value>(Method::POST, &path, Some(&body)).await {
            Ok(_) => console.say(self.words.get("terminal-join-seated")),
            Err(failure) => console.say(told(&failure, &self.words).to_string()),
        }
    }

    /// Prints the private note of the seat, or writes it.
    async fn note(&mut self, text: &str, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(seat) = self.seat() else { return console.say(self.words.get("terminal-join-not-asked")) };
        let path = format!("tables/{}/seats/{seat}/note", self.client.place.table);
        let answer = if text.is_empty() {
            self.client.ask::<Note>(Method::GET, &path, None).await.map(|note| note.text)
        } else {
            let note = json!({"text": text});
            let kept = self.client.ask::<Value>(Method::PUT, &path, Some(&note)).await;
            kept.map(|_| self.words.get("terminal-join-noted"))
        };
        console.say(answer.unwrap_or_else(|failure| told(&failure, &self.words).to_string()))
    }

    /// Offers or accepts a rematch, and prints the URL of the next table.
    async fn rematch(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let path = format!("tables/{}/rematch", self.client.place.table);
        match self.client.ask::<TableInfo>(Method::POST, &path, Some(&json!({}))).await {
            Ok(next) => {
                let address = self.client.place.at(&format!("t/{}", next.id)).map(String::from);
                let phrase = Phrase::new("terminal-join-next").with("address", address.unwrap_or_default());
                console.say(self.words.say(&phrase))
            }
            Err(failure) => console.say(told(&failure, &self.words).to_string()),
        }
    }
}
