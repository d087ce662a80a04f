//! Plays a game line by line.

use table::{Consent, Phrase, Seat, Viewer};
use words::Words;

use super::afterwards::{Afterwards, Wish};
use super::command::{Command, Vocabulary};
use super::console::{CURTAIN, Console, Over};
use super::list::ChoiceList;
use crate::common;
use crate::play::choices::Choice;
use crate::play::chronicle;
use crate::play::host::Host;
use crate::play::local_game::{LocalGame, UndoPlan};
use crate::play::privacy::keeps_secrets;
use crate::play::tell;
use crate::play::wording::error_text;

/// A game line by line.
pub(super) struct PlainGame<'h> {
    game: LocalGame,
    host: &'h mut Host,
    words: Words,
    vocabulary: Vocabulary,
    viewer: Viewer,
    list: ChoiceList,
    /// The position last looked at, as a number of decisions.
    looked_at: Option<usize>,
}

/// What to do next.
enum Next {
    /// Ask the same question again.
    Again,
    /// There was a decision or an undo.
    Moved,
    /// The person leaves.
    Quit,
}

impl PlainGame<'_> {
    pub(super) fn new<'h>(game: LocalGame, host: &'h mut Host, words: &Words) -> PlainGame<'h> {
        let vocabulary = Vocabulary::of(words);
        let words = common::words(words.language()).with_names(game.names(words));
        let people = game.people();
        let viewer = Viewer::from(people.lowest().filter(|_| people.len() == 1));
        PlainGame { game, host, words, vocabulary, viewer, list: ChoiceList::default(), looked_at: None }
    }

    /// Plays to the end, or until the input is closed. If the game is continued from a past position, returns that game.
    pub(super) fn play(mut self, console: &mut Console<'_>) -> Result<Option<LocalGame>, Over> {
        let played = self.converse(console);
        if !self.game.is_over() && matches!(played, Ok(_) | Err(Over::Gone)) {
            // Whoever is gone will not read it; then it does not matter.
            let _ = console.say(self.words.get("terminal-plain-saved"));
        }
        played
    }

    fn converse(&mut self, console: &mut Console<'_>) -> Result<Option<LocalGame>, Over> {
        self.save(console)?;
        console.say(tell::head(self.game.session(), &self.words))?;
        console.say(self.words.get("terminal-plain-welcome"))?;
        self.look(console)?;
        while !self.game.is_over() {
            let asked = self.game.people_asked();
            let next = match self.viewer.seat().filter(|&seat| asked.contains(seat)).or(asked.lowest()) {
                Some(seat) => self.ask(seat, console)?,
                None => self.let_bot_play(console)?,
            };
            if matches!(next, Next::Quit) {
                return Ok(None);
            }
        }
        self.end(console)?;
        self.afterwards(console)
    }

    fn let_bot_play(&mut self, console: &mut Console<'_>) -> Result<Next, Over> {
        let seat =
            self.game.bots_asked().lowest().expect("somebody is asked as long as the game is not over");
        let question = self.game.question(seat).expect("a bot holds the seat");
        let answer = question.answer();
        self.decide(seat, answer.action(), console)
    }

    fn decide(&mut self, seat: Seat, action: &str, console: &mut Console<'_>) -> Result<Next, Over> {
        if let Err(refusal) = self.game.play(seat, action) {
            console.say(error_text(&self.words, &refusal))?;
            return Ok(Next::Again);
        }
        self.looked_at = None;
        self.save(console)?;
        let last = self.game.session().decisions() - 1;
        let told = chronicle::at(self.game.session(), Some(last), self.viewer);
        console.say_all(told.iter().map(|line| self.words.say(&line.phrase)))?;
        Ok(Next::Moved)
    }

    fn save(&self, console: &mut Console<'_>) -> Result<(), Over> {
        if !self.game.is_over()
            && let Err(error) = self.host.save(self.game.id(), &self.game.to_save())
        {
            console.say(self.words.say(&error.phrase()))?;
        }
        Ok(())
    }

    /// Asks a person until there is a decision.
    fn ask(&mut self, seat: Seat, console: &mut Console<'_>) -> Result<Next, Over> {
        self.call_up(seat, console)?;
        let offers = self.game.session().offers(seat);
        let choices = offers.iter().map(|offer| Choice::of(offer, &self.words)).collect();
        self.list.ask(seat, choices);
        self.prompt(seat, console)?;
        self.list.say(&self.words, console)?;
        loop {
            let line = console.listen()?;
            match self.answer(seat, &line, console)? {
                Next::Again => {}
                next => return Ok(next),
            }
        }
    }

    /// Hands the keyboard to another person, hiding what the last one saw.
    fn call_up(&mut self, seat: Seat, console: &mut Console<'_>) -> Result<(), Over> {
        if self.viewer == Viewer::Seat(seat) {
            return Ok(());
        }
        self.viewer = Viewer::Seat(seat);
        if keeps_secrets(self.game.session(), self.game.people()) {
            console.say_all(std::iter::repeat_n("", CURTAIN))?;
            console.say(self.words.say(&Phrase::new("terminal-pass-keyboard").with("seat", seat)))?;
            console.say(self.words.say(&Phrase::new("terminal-pass-ready").with("seat", seat)))?;
            console.listen()?;
            let lines = chronicle::all(self.game.session(), self.viewer);
            let news = chronicle::news(&lines, self.viewer);
            console.say_all(news.iter().map(|line| self.words.say(&line.phrase)))?;
        }
        Ok(())
    }

    fn prompt(&self, seat: Seat, console: &mut Console<'_>) -> Result<(), Over> {
        console.say("")?;
        console.say(tell::points(&self.game.session().scores(self.viewer), &self.words))?;
        let turn = self.words.say(&Phrase::new("terminal-your-turn").with("seat", seat));
        let asked = self.game.session().account(self.viewer).asked;
        let asked = asked.map(|asked| self.words.say(&asked)).unwrap_or_default();
        console.say(format!("{turn} {asked}"))
    }

    fn answer(&mut self, seat: Seat, line: &str, console: &mut Console<'_>) -> Result<Next, Over> {
        let exact =
            self.game.session().actions(seat).into_iter().find(|action| action.eq_ignore_ascii_case(line));
        if let Some(action) = exact {
            return self.decide(seat, &action, console);
        }
        if let Ok(number) = line.parse::<usize>() {
            return self.choose(seat, number, console);
        }
        if let Some(command) = self.vocabulary.read(line) {
            return self.command(seat, command, console);
        }
        self.list.narrow(line.strip_prefix('/').unwrap_or(line), &self.words, console)?;
        Ok(Next::Again)
    }

    fn choose(&mut self, seat: Seat, number: usize, console: &mut Console<'_>) -> Result<Next, Over> {
        if let Some(action) = self.list.nth(number) {
            return self.decide(seat, &action, console);
        }
        let count = self.list.len();
        console.say(self.words.say(&Phrase::new("terminal-plain-number").with("count", count)))?;
        Ok(Next::Again)
    }

    fn command(&mut self, seat: Seat, command: Command, console: &mut Console<'_>) -> Result<Next, Over> {
        match command {
            Command::Quit => return Ok(Next::Quit),
            Command::Undo => return self.undo(console),
            Command::Help => console.say_all(self.words.get("terminal-plain-help").lines())?,
            Command::Look => self.look(console)?,
            Command::Board => {
                let account = self.game.session().account(self.viewer);
                console.say_all(tell::pictures(&account, &self.words))?;
            }
            Command::Try(number) => self.preview(seat, number, console)?,
            Command::Hint => self.hint(seat, console)?,
            Command::Score => {
                let scores = self.game.session().scores(self.viewer);
                console.say_all(tell::break_down(&scores, &self.words))?;
            }
            Command::Log => {
                let lines = chronicle::all(self.game.session(), self.viewer);
                console.say_all(lines.iter().map(|line| self.words.say(&line.phrase)))?;
            }
            Command::Rounds => {
                let chapters = self.game.session().chapters(self.viewer);
                console.say_all(tell::chapters(&chapters, &self.words))?;
            }
            Command::History(at) => self.look_back(at.unwrap_or(0), console)?,
            Command::Back => self.look_back(self.moment().saturating_sub(1), console)?,
            Command::Forward => self.look_back(self.moment() + 1, console)?,
            Command::Sort => self.list.sort(&self.words, console)?,
            Command::More => self.list.more(&self.words, console)?,
            Command::Review | Command::Decisions | Command::PlayOn => {
                console.say(self.words.get("terminal-review-later"))?;
            }
        }
        Ok(Next::Again)
    }

    fn look(&self, console: &mut Console<'_>) -> Result<(), Over> {
        let account = self.game.session().account(self.viewer);
        console.say_all(tell::account(&account, &self.words))
    }

    fn preview(&self, seat: Seat, number: Option<usize>, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(choice) = self.list.choice(number.unwrap_or(1).max(1)) else {
            let count = self.list.len();
            return console.say(self.words.say(&Phrase::new("terminal-plain-number").with("count", count)));
        };
        console.say(&choice.said)?;
        match self.game.session().preview(seat, &choice.action) {
            Ok(account) => console.say_all(tell::account(&account, &self.words)),
            Err(refusal) => console.say(error_text(&self.words, &refusal)),
        }
    }

    fn hint(&mut self, seat: Seat, console: &mut Console<'_>) -> Result<(), Over> {
        let reply = self.game.hint_question(seat).answer();
        if let Some(number) = self.list.select(reply.action()) {
            let said = self.list.choice(number).map(|choice| choice.said.clone()).unwrap_or_default();
            let phrase = Phrase::new("terminal-plain-hint").with("number", number).with("choice", said);
            console.say(self.words.say(&phrase))?;
            for reason in self.game.reasons(seat, &reply) {
                console.say(self.words.say(&reason))?;
            }
        }
        Ok(())
    }

    /// The position being looked at, as a number of decisions.
    fn moment(&self) -> usize {
        self.looked_at.unwrap_or(self.game.session().decisions())
    }

    fn look_back(&mut self, at: usize, console: &mut Console<'_>) -> Result<(), Over> {
        let session = self.game.session();
        let at = at.min(session.decisions());
        console.say_all(tell::past(session, at, self.viewer, &self.words))?;
        self.looked_at = Some(at);
        Ok(())
    }

    fn undo(&mut self, console: &mut Console<'_>) -> Result<Next, Over> {
        match self.game.undo_plan() {
            UndoPlan::Free { seat, consent } => self.take_back(seat, consent, console),
            UndoPlan::Ask { seat, whom } => {
                console.say(self.words.say(&Phrase::new("terminal-undo-ask").with("seat", seat)))?;
                console.say_all(self.game.taken_back(seat, &self.words))?;
                console.say(self.words.say(&Phrase::new("terminal-undo-agree").with("whom", whom)))?;
                console.say(self.words.get("terminal-plain-yes"))?;
                let line = console.listen()?;
                if self.vocabulary.is_yes(&line) {
                    self.take_back(seat, Consent::Given, console)
                } else {
                    console.say(self.words.get("terminal-undo-refused"))?;
                    Ok(Next::Again)
                }
            }
            UndoPlan::No(no) => {
                console.say(self.words.say(&no.phrase()))?;
                Ok(Next::Again)
            }
        }
    }

    fn take_back(&mut self, seat: Seat, consent: Consent, console: &mut Console<'_>) -> Result<Next, Over> {
        match self.game.undo(seat, consent) {
            Ok(_) => {
                console.say(self.words.get("terminal-undone"))?;
                self.looked_at = None;
                self.save(console)?;
                Ok(Next::Moved)
            }
            Err(no) => {
                console.say(self.words.say(&no.phrase()))?;
                Ok(Next::Again)
            }
        }
    }

    fn end(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let id = self.game.id().to_owned();
        let record = self.game.final_record();
        console.say("")?;
        if let Some(standings) = self.game.session().standings() {
            console.say(tell::winners(&standings, &self.words))?;
            console.say_all(tell::break_down(&standings, &self.words))?;
        }
        match self.host.finish(&id, &record) {
            Ok(path) => {
                let phrase = Phrase::new("terminal-kept").with("path", path.display().to_string());
                console.say(self.words.say(&phrase))
            }
            Err(error) => console.say(self.words.say(&error.phrase())),
        }
    }

    /// After the game: a review, and continuing from a past position.
    fn afterwards(&mut self, console: &mut Console<'_>) -> Result<Option<LocalGame>, Over> {
        let (session, budget) = (self.game.session(), self.game.budget());
        let mut afterwards = Afterwards::new(session, self.viewer, &self.words, &self.vocabulary, budget);
        match afterwards.converse(console)? {
            Wish::Leave => Ok(None),
            Wish::PlayOn(at) => {
                let played_on = self.host.play_on(&self.game.at(at), &self.words);
                let error = match played_on {
                    Ok(game) => return Ok(Some(game)),
                    Err(error) => error,
                };
                console.say(self.words.say(&error.phrase()))?;
                Ok(None)
            }
        }
    }
}
