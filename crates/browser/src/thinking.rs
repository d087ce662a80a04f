//! Bots that think. This needs no table, so another engine can do it while this one answers the page.

use std::time::Duration;

use bots::{AnyBot, Budget, Level};
use games::{GameEntry, Hint};
use hosting::RequestError;
use protocol::device::Thought;
use protocol::{Holder, ServerMessage, Stage};
use table::{AnySession, SaturatingAs as _, Seat, Viewer};

use crate::table::DeviceTable;

/// How long a bot thinks about a hint, in milliseconds.
const HINT: u32 = 1_000;
/// The bot that gives hints, and that takes over after a player resigns.
pub(crate) const BEST: Level = Level::BEST;

/// What a bot has chosen, and the state of the table when it began to think.
pub(crate) struct Chosen<'a> {
    pub(crate) version: u64,
    pub(crate) at: u32,
    pub(crate) seat: Seat,
    pub(crate) action: &'a str,
}

impl DeviceTable {
    /// The inputs of the bots that must decide.
    pub(crate) fn thoughts(&self, millis: u32) -> Vec<Thought> {
        let session = self.session.as_ref();
        self.bots_asked()
            .into_iter()
            .map(|(seat, level)| self.thought(session, seat, level, millis))
            .collect()
    }

    /// The input of the bot for a hint: for a seat at this screen now, or in an earlier position; once the game is over, for any
    /// seat in such a position.
    /// anybody at such a position.
    pub(crate) fn hint(&self, seat: Seat, past: Option<u32>) -> Result<Thought, RequestError> {
        if self.doc.stage != Stage::Over {
            self.check_seat(seat)?;
            if !self.doc.hints {
                return Err(RequestError::not_now("server-no-hints"));
            }
        }
        let then = match past.map(|decisions| decisions as usize) {
            Some(decisions) if decisions <= self.session.decisions() => {
                Some(self.session.look_back(decisions))
            }
            Some(_) => return Err(RequestError::nothing_there()),
            None => None,
        };
        if then.is_none() {
            self.check_playing()?;
        }
        let session = then.as_deref().unwrap_or(self.session.as_ref());
        if !session.deciders().contains(seat) {
            return Err(RequestError::not_now("illegal-not-asked"));
        }
        Ok(self.thought(session, seat, BEST.name().to_owned(), HINT))
    }

    fn thought(&self, session: &dyn AnySession, seat: Seat, level: String, millis: u32) -> Thought {
        Thought {
            game: self.doc.game.clone(),
            version: self.doc.version,
            at: session.decisions().saturating_as::<u32>(),
            seat,
            view: session.view(Viewer::Seat(seat)),
            level,
            seed: self.doc.created ^ (self.doc.version << 32),
            millis,
            again: session.is_asked_again(seat),
        }
    }

    /// The bots that must decide.
    pub(crate) fn bots_asked(&self) -> Vec<(Seat, String)> {
        if !self.doc.is_played_here() {
            return Vec::new();
        }
        let bot = |seat: Seat| match &self.doc.seats[seat.index()].holder {
            Holder::Bot { level } => Some((seat, level.clone())),
            _ => None,
        };
        self.session.deciders().iter().filter_map(bot).collect()
    }
}

/// The game, the bot, and a sampled game that fits the bot's view.
type Mind = (&'static GameEntry, Box<dyn AnyBot>, Box<dyn AnySession>);

fn mind(thought: &Thought) -> Result<Mind, RequestError> {
    let entry = games::built_in().find(&thought.game).ok_or_else(RequestError::nothing_there)?;
    let session = entry.game().imagine(&thought.view)?;
    if !session.deciders().contains(thought.seat) {
        return Err(RequestError::not_now("illegal-not-asked"));
    }
    let bot = entry.bot_named(&thought.level, thought.seed);
    Ok((entry, bot.unwrap_or_else(|| entry.bot(Level::Deputy, thought.seed)), session))
}

fn budget(thought: &Thought) -> Budget {
    Budget::Time(Duration::from_millis(thought.millis.into()))
}

/// What a bot would do.
pub(crate) fn choose(thought: &Thought) -> Result<String, RequestError> {
    let (_, mut bot, session) = mind(thought)?;
    let (view, seat) = (session.bot_view(Viewer::Seat(thought.seat)), thought.seat);
    Ok(if thought.again {
        bot.choose_anew(&view, seat, budget(thought), thought.seed)
    } else {
        bot.choose(&view, seat, budget(thought))
    })
}

/// What a bot would do, and why, as the answer to this request.
pub(crate) fn advise(request: String, thought: &Thought) -> Result<ServerMessage, RequestError> {
    let (entry, mut bot, session) = mind(thought)?;
    let seat = thought.seat;
    let advice = entry.advise(&mut *bot, &session.bot_view(Viewer::Seat(seat)), seat, budget(thought));
    let hint = Hint::of(session.as_ref(), seat, &advice);
    let Hint { action, phrase, nudge, reasons } = hint.ok_or_else(RequestError::stale)?;
    Ok(ServerMessage::Hinted { id: request, action, phrase, nudge, reasons })
}
