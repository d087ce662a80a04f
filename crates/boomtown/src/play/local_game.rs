//! A game in the terminal: the session, the players, and the secret of its dice.

use bots::{Budget, Level};
use protocol::Stage;
use table::dice::{SealedDice, Secret};

use table::{
    AnySession, Consent, GameError, Phrase, Record, Resumed, SaturatingAs, Seat, Seats, Snapshot, UndoError,
    Viewer,
};
use words::Words;

use super::afterwards;
use super::local_player::{self, LocalPlayer};
use super::save::{Save, SaveError};
use super::setup::{Defaults, Setup};
use super::thinking::{BotReply, BotRequest, Wanted};
use crate::common::registry;

/// A game at this terminal.
pub(crate) struct LocalGame {
    id: String,
    session: Box<dyn AnySession>,
    holders: Vec<LocalPlayer>,
    secret: Secret,
    think_millis: u64,
}

/// A past position of a game, to continue from.
pub(crate) struct PlayedOn {
    /// The game at that position.
    pub(crate) then: Box<dyn AnySession>,
    /// The players.
    pub(crate) holders: Vec<LocalPlayer>,
    /// The thinking time of bots per decision.
    pub(crate) think_millis: u64,
}

/// What an undo needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UndoPlan {
    /// Nothing.
    Free {
        /// The seat whose decision is undone.
        seat: Seat,
        /// The consent to pass to the session.
        consent: Consent,
    },
    /// The consent of another person at this terminal.
    Ask {
        /// The seat whose decision is undone.
        seat: Seat,
        /// The seat that must consent.
        whom: Seat,
    },
    /// Nothing can be undone.
    No(UndoError),
}

impl LocalGame {
    /// Begins a game with sealed dice and the people's contributions.
    pub(crate) fn begin(
        id: String,
        setup: &Setup,
        secret: Secret,
        salts: Vec<String>,
        words: &Words,
    ) -> Result<LocalGame, GameError> {
        let mut dice = SealedDice::new(&secret, &salts, 0);
        let mut session = setup.game().begin(&setup.options(), &mut dice)?;
        session.record_mut().seal(secret.commitment(), salts);
        session.record_mut().set_players(local_player::players(setup.holders(), setup.game().name(), words));
        Ok(LocalGame {
            id,
            session,
            holders: setup.holders().to_vec(),
            secret,
            think_millis: setup.think_millis,
        })
    }

    /// A game from a position of another one, with new dice. Its record begins with the position, which distinguishes it from games
    /// that were played from the set-up on.
    pub(crate) fn play_on(
        id: String,
        from: &PlayedOn,
        secret: Secret,
        salts: Vec<String>,
        words: &Words,
    ) -> Result<LocalGame, GameError> {
        let game = from.then.game();
        let mut session = game.load(&from.then.position())?;
        session.record_mut().seal(secret.commitment(), salts);
        session.record_mut().set_players(local_player::players(&from.holders, game.name(), words));
        Ok(LocalGame { id, session, holders: from.holders.clone(), secret, think_millis: from.think_millis })
    }

    /// The game after this many decisions, to be continued by the same players. If only bots played, the person at the terminal
    /// takes the deciding seat.
    pub(crate) fn at(&self, decisions: usize) -> PlayedOn {
        let then = self.session.look_back(decisions);
        let mut holders = self.holders.clone();
        if self.people().is_empty()
            && let Some(seat) = afterwards::decider(&*then)
        {
            holders[seat.index()] = LocalPlayer::Person(String::new());
        }
        PlayedOn { then, holders, think_millis: self.think_millis }
    }

    /// Restores a saved game.
    pub(crate) fn resume(id: String, save: &Save) -> Result<(LocalGame, Resumed), SaveError> {
        let record = save.record();
        let entry =
            registry().find(record.game()).ok_or_else(|| SaveError::NoGame(record.game().to_owned()))?;
        let kept = Snapshot::within(record);
        let resumed = entry.game().resume_beside(record, kept.as_ref());
        let (session, resumed) = resumed.map_err(|error| SaveError::unreadable(&error))?;
        LocalGame::around(id, session, save).map(|game| (game, resumed))
    }

    /// Wraps a session.
    pub(crate) fn around(
        id: String,
        session: Box<dyn AnySession>,
        save: &Save,
    ) -> Result<LocalGame, SaveError> {
        if session.record().commitment() != Some(save.secret().commitment()) {
            return Err(SaveError::OtherSecret);
        }
        let holders: Option<Vec<LocalPlayer>> =
            session.record().players().iter().map(LocalPlayer::of).collect();
        let holders = holders.filter(|holders| holders.len() == session.seats()).ok_or(SaveError::NoSeats)?;
        Ok(LocalGame {
            id,
            session,
            holders,
            secret: save.secret().clone(),
            think_millis: save.think_millis(),
        })
    }

    /// The name under which it is saved.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// The session.
    pub(crate) fn session(&self) -> &dyn AnySession {
        self.session.as_ref()
    }

    /// The names of all players.
    pub(crate) fn names(&self, words: &Words) -> Vec<String> {
        local_player::recorded_names(self.session.record(), words)
    }

    /// The seats held by people at this screen.
    pub(crate) fn people(&self) -> Seats {
        Seat::all(self.holders.len()).filter(|seat| self.holders[seat.index()].is_person()).collect()
    }

    /// The level of the bot at a seat, if there is one.
    pub(crate) fn level(&self, seat: Seat) -> Option<Level> {
        self.holders[seat.index()].level()
    }

    /// The seats that must decide; only the first one if the order matters.
    fn asked(&self) -> Seats {
        self.session.turn().map_or_else(|| self.session.deciders(), Seats::only)
    }

    /// The people who must decide.
    pub(crate) fn people_asked(&self) -> Seats {
        self.asked().iter().filter(|&seat| self.people().contains(seat)).collect()
    }

    /// The bots that must decide.
    pub(crate) fn bots_asked(&self) -> Seats {
        self.asked().iter().filter(|&seat| self.level(seat).is_some()).collect()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.session.deciders().is_empty()
    }

    /// The thinking time of bots per decision.
    pub(crate) const fn budget(&self) -> Budget {
        Budget::millis(self.think_millis)
    }

    /// Plays an action.
    pub(crate) fn play(&mut self, seat: Seat, action: &str) -> Result<(), GameError> {
        let record = self.session.record();
        let rolled = record.rolls().count() as u64;
        let mut dice = SealedDice::new(&self.secret, record.salts(), rolled);
        self.session.play(seat, action, &mut dice)
    }

    /// What undoing the last decision of a person needs. Bots always consent.
    pub(crate) fn undo_plan(&self) -> UndoPlan {
        let people = self.people();
        let last = (0..self.session.decisions()).rev().map(|index| self.session.decision(index).0);
        let Some(seat) = last.into_iter().find(|&seat| people.contains(seat)) else {
            return UndoPlan::No(UndoError::Nothing);
        };
        let consent = Consent::NotAsked;
        match self.session.undo_target(seat, consent) {
            Ok(_) => UndoPlan::Free { seat, consent },
            Err(UndoError::Nothing) => UndoPlan::No(UndoError::Nothing),
            Err(UndoError::NeedsConsent) => match next_of(people, seat) {
                Some(whom) => UndoPlan::Ask { seat, whom },
                None => UndoPlan::Free { seat, consent: Consent::Given },
            },
        }
    }

    /// The decisions that are undone with the last one of `seat`, the latest first: who decided, and what, as far as everybody may
    /// know it.
    pub(crate) fn taken_back(&self, seat: Seat, words: &Words) -> Vec<String> {
        let session = self.session.as_ref();
        let target = session.undo_target(seat, Consent::Given);
        let keep = target.map_or(session.decisions(), |first| session.undo_from(seat, first));
        let keep = keep.saturating_as::<u32>();
        let log = hosting::lines_from(session, Stage::Playing, Seats::NONE, keep + 1);
        hosting::taken_back(&log, keep).iter().map(|line| words.say(line)).collect()
    }

    /// Undoes the last decision of `seat`; past a reveal, simultaneous secret choices too. Bots decide anew, and the dice are
    /// rolled anew.
    pub(crate) fn undo(&mut self, seat: Seat, consent: Consent) -> Result<usize, UndoError> {
        let keep = self.session.undo_from(seat, self.session.undo_target(seat, consent)?);
        // Where no other person could be asked, whoever goes back has seen what he should not have.
        if next_of(self.people(), seat).is_none() && self.session.is_barrier_since(keep) {
            self.session.record_mut().look_ahead();
        }
        self.session.undo_to(seat, keep)?;
        Ok(keep)
    }

    /// The request to a bot to decide for its seat.
    pub(crate) fn question(&self, seat: Seat) -> Option<BotRequest> {
        let again = self.session.is_asked_again(seat);
        let wanted = if again { Wanted::DecisionAnew } else { Wanted::Decision };
        self.level(seat).map(|level| self.ask(level, seat, wanted))
    }

    /// The request to the strongest bot for a hint.
    pub(crate) fn hint_question(&self, seat: Seat) -> BotRequest {
        self.ask(Level::BEST, seat, Wanted::Advice)
    }

    /// The reasons for a bot's answer.
    pub(crate) fn reasons(&self, seat: Seat, reply: &BotReply) -> Vec<Phrase> {
        afterwards::reasons(&*self.session, seat, reply)
    }

    fn ask(&self, level: Level, seat: Seat, wanted: Wanted) -> BotRequest {
        BotRequest {
            game: self.session.game().name(),
            level,
            seed: self.bot_seed(),
            view: self.session.bot_view(Viewer::Seat(seat)),
            seat,
            budget: self.budget(),
            wanted,
        }
    }

    /// Derived from the public commitment and the number of entries: the same game gives the same seeds, and no bot learns anything
    /// about the dice.
    fn bot_seed(&self) -> u64 {
        let commitment = self.secret.commitment().to_string();
        let base = u64::from_str_radix(&commitment[..16], 16).unwrap_or_default();
        base.wrapping_add(self.session.record().entries().len() as u64)
    }

    /// The saved form of an unfinished game.
    pub(crate) fn to_save(&self) -> Save {
        Save::new(self.secret.clone(), self.think_millis, self.session.to_record())
    }

    /// The record of a finished game, with the secret of its dice.
    pub(crate) fn final_record(&mut self) -> Record {
        self.session.record_mut().reveal(self.secret.clone());
        self.session.to_record()
    }

    /// The same seats and options for another game.
    pub(crate) fn setup(&self) -> Result<Setup, GameError> {
        let defaults =
            Defaults { person: String::new(), think_millis: self.think_millis, ..Defaults::default() };
        let mut setup = Setup::new(self.session.game(), &defaults)?;
        setup.set_options(self.session.record().options())?;
        for (seat, holder) in Seat::all(self.holders.len()).zip(&self.holders) {
            setup.hold(seat, holder.clone());
        }
        Ok(setup)
    }
}

/// The next of `people` around the table after `seat`, if there is another one.
fn next_of(people: Seats, seat: Seat) -> Option<Seat> {
    let others = people.without(seat);
    others.iter().find(|&other| other > seat).or_else(|| others.lowest())
}
