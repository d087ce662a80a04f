//! Trials: a game sampled from the player's view and played on for every seat. Nothing is sent to the server before the player says so.

use std::time::Duration;

use bots::{Budget, Level};
use hyper::Method;
use protocol::{Holder, TableInfo};
use serde_json::Value;
use table::dice::FastDice;
use table::{AnySession, GameError, Phrase, Seat, Viewer};
use tokio::task::spawn_blocking;
use words::Words;

use super::joined_table::{JoinedTable, Next, random_mark};
use super::sending::Sending;
use super::sign_in::told;
use super::vocabulary::{TableCommand, TrialCommand};
use crate::common::registry;
use crate::play::choices::{Choice, Choices};
use crate::play::plain::command::Command;
use crate::play::plain::console::{Console, Over};
use crate::play::plain::list::ChoiceList;
use crate::play::tell;
use crate::play::thinking::{BotRequest, Wanted};

/// How long a bot thinks about a decision in a trial.
const THINK: Duration = Duration::from_millis(500);
/// Bots stop after this many decisions, even if the player does not have to decide yet.
const MOST_ANSWERS: usize = 60;
/// The prefix of each line of a trial, so that nobody confuses it with the table.
const MARK: &str = "│ ";

/// A trial.
pub(super) struct Trial {
    seat: Seat,
    session: Box<dyn AnySession>,
    dice: FastDice,
    list: ChoiceList,
}

impl Trial {
    /// A trial from the view of a seat; `None` if no game can be sampled from it.
    fn new(game: &str, view: &Value, seat: Seat, guess: u64) -> Option<Trial> {
        let session = registry().find(game)?.game().imagine_by(view, guess).ok()?;
        let is_the_same = session.view(Viewer::Seat(seat)) == *view;
        let dice = FastDice::seeded(guess);
        is_the_same.then(|| Trial { seat, session, dice, list: ChoiceList::default() })
    }

    /// The seat that decides next: the player's own if it must decide.
    fn acting(&self) -> Option<Seat> {
        let asked = self.session.deciders();
        if asked.contains(self.seat) { Some(self.seat) } else { asked.lowest() }
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), GameError> {
        self.session.play(seat, action, &mut self.dice)
    }

    /// Undoes the last decision of any seat. Returns whether there was one.
    fn back(&mut self) -> bool {
        let Some(keep) = self.session.decisions().checked_sub(1) else { return false };
        let (whose, _) = self.session.decision(keep);
        self.session.undo_to(whose, keep).is_ok()
    }

    /// The number of the player's own decisions at the beginning, which can be sent.
    fn own(&self) -> usize {
        (0..self.session.decisions()).take_while(|index| self.session.decision(*index).0 == self.seat).count()
    }

    /// These decisions, to be sent to the table.
    fn sending(&self) -> Sending {
        let seen = |decisions: usize| self.session.look_back(decisions).view(Viewer::Seat(self.seat));
        let steps = (0..self.own()).map(|index| (seen(index), self.session.decision(index).1)).collect();
        Sending::new(self.seat, steps, seen(self.own()))
    }

    /// Prints the points, who decides, and the choices.
    fn told(&mut self, words: &Words, console: &mut Console<'_>) -> Result<(), Over> {
        if let Some(standings) = self.session.standings() {
            self.list = ChoiceList::default();
            console.say(words.get("trying-over"))?;
            return console.say_all(tell::break_down(&standings, words));
        }
        console.say(tell::points(&self.session.scores(Viewer::Seat(self.seat)), words))?;
        let Some(acting) = self.acting() else { return Ok(()) };
        let who = if acting == self.seat {
            words.get("trying-you")
        } else {
            words.say(&Phrase::new("trying-for").with("name", words.name(acting)))
        };
        let asked = self.session.prompt(Viewer::Seat(acting)).map(|asked| words.say(&asked));
        console.say(format!("{who}. {}", asked.unwrap_or_default()))?;
        let mut choices = Choices::default();
        let offers = self.session.offers(acting);
        choices.ask(Some(acting), offers.iter().map(|offer| Choice::of(offer, words)).collect());
        self.list = ChoiceList::new(choices);
        self.list.say(words, console)
    }

    /// The request to a bot that decides for another seat; `None` if the player must decide.
    fn question(&self, table: &TableInfo) -> Option<(Seat, BotRequest)> {
        let seat = self.acting().filter(|acting| *acting != self.seat)?;
        let level = match &table.seats.get(seat.index())?.holder {
            Holder::Bot { level } => level.parse().unwrap_or(Level::Marshal),
            _ => Level::Marshal,
        };
        let request = BotRequest {
            game: self.session.game().name(),
            level,
            seed: 0,
            view: self.session.bot_view(Viewer::Seat(seat)),
            seat,
            budget: Budget::Time(THINK),
            wanted: Wanted::Decision,
        };
        Some((seat, request))
    }
}

impl JoinedTable {
    /// Begins a trial at the current position.
    pub(super) async fn try_out(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let seen = self.seen().and_then(|seen| Some((seen.viewer.seat()?, seen.view.clone())));
        let (Some(table), Some((seat, view))) = (&self.table, seen) else {
            return console.say(self.words.get("terminal-join-not-asked"));
        };
        let game = table.game.clone();
        let rules = match self.client.ask::<Vec<Value>>(Method::GET, "games", None).await {
            Ok(games) => {
                games.iter().find(|known| known["name"] == game).and_then(|known| known["rules"].as_u64())
            }
            Err(failure) => return console.say(told(&failure, &self.words).to_string()),
        };
        // A server with another version of the rules would play it differently.
        let same = registry().find(&game).filter(|entry| Some(u64::from(entry.game().rules())) == rules);
        let view: Value = serde_json::from_str(view.get()).unwrap_or_default();
        let guess = random_mark().bytes().fold(0, |guess: u64, byte| guess.rotate_left(8) ^ u64::from(byte));
        let Some(mut trial) = same.and_then(|_| Trial::new(&game, &view, seat, guess)) else {
            return console.say(self.words.get("terminal-join-trial-none"));
        };
        let marked = &mut console.marked(MARK);
        marked.say(self.words.get("trying-help"))?;
        marked.say_all(self.words.get("terminal-join-trial-help").lines())?;
        trial.told(&self.words, marked)?;
        self.trial = Some(trial);
        Ok(())
    }

    /// Executes a line during a trial; commands that are not about the trial go to the table.
    pub(super) async fn typed_in_trial(
        &mut self,
        mut trial: Trial,
        line: &str,
        console: &mut Console<'_>,
    ) -> Result<Next, Over> {
        let wanted = self.commands.read(line);
        let to_table =
            wanted.is_some_and(|(wanted, _)| wanted != TableCommand::Trial) || self.vocabulary.is_yes(line);
        if to_table {
            let next = self.typed_at_table(line, console).await;
            self.trial = Some(trial);
            return next;
        }
        let marked = &mut console.marked(MARK);
        match wanted.map(|(_, rest)| self.commands.of_trial(rest)) {
            Some(Some(TrialCommand::End)) => {
                console.say(self.words.get("trying-now"))?;
                return self.prompt(console).map(|()| Next::On);
            }
            Some(Some(TrialCommand::Send)) => {
                self.sending = Some(trial.sending());
                return self.go_on_sending(console).map(|()| Next::On);
            }
            Some(Some(TrialCommand::Bots)) => self.let_bots_answer(&mut trial, marked).await?,
            Some(None) => marked.say_all(self.words.get("terminal-join-trial-help").lines())?,
            None => match (trial.list.action(line), trial.acting(), self.vocabulary.read(line)) {
                (Some(action), Some(seat), _) => match trial.play(seat, &action) {
                    Ok(()) => trial.told(&self.words, marked)?,
                    Err(error) => marked.say(error.to_string())?,
                },
                (_, _, Some(Command::Quit)) => return Ok(Next::Quit),
                (_, _, Some(command)) => self.command_in_trial(&mut trial, command, marked)?,
                (_, _, None) => {
                    let typed = line.strip_prefix('/').unwrap_or(line);
                    trial.list.narrow(typed, &self.words, marked)?;
                }
            },
        }
        self.trial = Some(trial);
        Ok(Next::On)
    }

    fn command_in_trial(
        &self,
        trial: &mut Trial,
        command: Command,
        console: &mut Console<'_>,
    ) -> Result<(), Over> {
        let viewer = Viewer::Seat(trial.seat);
        let words = &self.words;
        match command {
            Command::Undo | Command::Back if trial.back() => trial.told(words, console),
            Command::Undo | Command::Back => console.say(words.get("trying-now")),
            Command::Look => console.say_all(tell::account(&trial.session.account(viewer), words)),
            Command::Board => console.say_all(tell::pictures(&trial.session.account(viewer), words)),
            Command::Score => console.say_all(tell::break_down(&trial.session.explain(viewer), words)),
            Command::Sort => trial.list.sort(words, console),
            Command::More => trial.list.more(words, console),
            _ => console.say_all(words.get("terminal-join-trial-help").lines()),
        }
    }

    /// Lets bots decide for the others until the player must decide.
    async fn let_bots_answer(&self, trial: &mut Trial, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(table) = &self.table else { return Ok(()) };
        console.say(self.words.get("trying-thinking"))?;
        for _ in 0..MOST_ANSWERS {
            let Some((seat, request)) = trial.question(table) else { break };
            let answer = spawn_blocking(move || request.answer().action().to_owned()).await;
            if answer.map_or(true, |action| trial.play(seat, &action).is_err()) {
                break;
            }
        }
        trial.told(&self.words, console)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A trial from the beginning of Circle the Wagons, for the seat that must decide.
    fn begun() -> (Box<dyn AnySession>, Seat, Trial) {
        let game = registry().find("circle-wagons").unwrap().game();
        let session = game.begin(&Value::Null, &mut FastDice::seeded(3)).unwrap();
        let seat = session.deciders().lowest().unwrap();
        let view = session.view(Viewer::Seat(seat));
        let trial = Trial::new("circle-wagons", &view, seat, 5).unwrap();
        (session, seat, trial)
    }

    #[test]
    fn what_is_tried_goes_on_for_every_seat_and_back_and_only_what_comes_first_is_ones_own() {
        let (session, seat, mut trial) = begun();
        assert_eq!(trial.session.actions(seat), session.actions(seat));
        assert!(!trial.back(), "nothing was tried yet");
        for _ in 0..6 {
            let acting = trial.acting().unwrap();
            let action = trial.session.actions(acting).pop().unwrap();
            trial.play(acting, &action).unwrap();
        }
        let own = trial.own();
        assert!((1..6).contains(&own), "the other decides too: {own}");
        for _ in 0..6 {
            assert!(trial.back());
        }
        assert_eq!(trial.session.view(Viewer::Seat(seat)), session.view(Viewer::Seat(seat)));
    }

    #[test]
    fn what_is_not_legal_changes_nothing() {
        let (_, seat, mut trial) = begun();
        assert!(trial.play(seat, "resign").is_err());
        assert_eq!((trial.session.decisions(), trial.own()), (0, 0));
    }
}
