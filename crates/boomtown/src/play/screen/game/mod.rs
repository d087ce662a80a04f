//! The game screen: its state, and what is shown of it.

mod finished;
mod input;
mod mouse;
mod past;
mod turns;
mod watch;

use std::path::PathBuf;

use ratatui::layout::Size;
use table::{Account, AnySession, Chapter, Phrase, SaturatingAs, Seat, Seats, Standings, UndoError, Viewer};
use words::Words;

pub(crate) use self::finished::ReviewState;
pub(crate) use self::past::Past;
pub(crate) use self::watch::{TICK, Watch};
use super::areas::{self, Areas, Purpose, Wishes};
use super::board::{Sheet, widest, with_preview};
use super::draw::theme::Theme;
use super::menu::Menu;
use super::message::Ticket;
use super::overlay::Overlay;
use super::scores;
use crate::play::choices::{Choice, Choices};
use crate::play::chronicle::{self, Line};
use crate::play::local_game::LocalGame;

/// What every part of the screen needs to know.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    /// The language, and the names of the players.
    pub(crate) words: &'a Words,
    /// The window.
    pub(crate) size: Size,
    /// The styles.
    pub(crate) theme: Theme,
}

/// What is being looked at.
pub(crate) enum Source {
    /// A running game.
    Live(LocalGame),
    /// A recorded game.
    Record(Box<dyn AnySession>),
}

impl Source {
    pub(crate) fn session(&self) -> &dyn AnySession {
        match self {
            Source::Live(game) => game.session(),
            Source::Record(session) => session.as_ref(),
        }
    }
}

/// What is in front.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Front {
    /// The game.
    Table,
    /// A page that hides the game until this person is at the screen.
    Curtain(Seat),
    /// The winners, and what to do next.
    End,
}

/// What can be done when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AtTheEnd {
    PlayAgain,
    LookThrough,
    Review,
    Leave,
    Quit,
}

/// A request for consent to an undo.
#[derive(Clone, Debug)]
pub(crate) struct Asking {
    pub(crate) seat: Seat,
    pub(crate) whom: Seat,
    /// Everything that would be undone, the latest first.
    pub(crate) taken_back: Vec<String>,
    pub(crate) answer: Menu<Agreement>,
}

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Agreement {
    Refuse,
    Agree,
}

/// The state of the hint.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Hint {
    #[default]
    NotAsked,
    Thinking(Ticket),
    /// What the bot would do, with the reasons.
    Found {
        action: String,
        reasons: Vec<Phrase>,
    },
}

/// The game screen.
pub(crate) struct GameScreen {
    pub(crate) source: Source,
    pub(crate) viewer: Viewer,
    pub(crate) front: Front,
    pub(crate) past: Option<Past>,
    pub(crate) watch: Watch,
    /// What the viewer sees.
    pub(crate) account: Account,
    /// The width of the widest picture.
    widest: u16,
    pub(crate) scores: Standings,
    pub(crate) lines: Vec<Line>,
    /// What happened in each round, when its page was opened.
    pub(crate) chapters: Vec<Chapter>,
    pub(crate) choices: Choices,
    /// The preview of the selected choice.
    pub(crate) preview: Option<Account>,
    pub(crate) hint: Hint,
    /// The hint for the past position of a finished game that is being looked at.
    pub(crate) past_hint: Hint,
    pub(crate) review: ReviewState,
    /// The first visible column and row of the sheet.
    pub(crate) scroll: (u16, u16),
    pub(crate) overlay: Option<Overlay>,
    pub(crate) asking: Option<Asking>,
    pub(crate) end: Menu<AtTheEnd>,
    /// A message to show once.
    pub(crate) notice: Option<String>,
    /// The path of the record of the finished game.
    pub(crate) kept: Option<PathBuf>,
    /// The requests of the bots that are thinking.
    thinking: Vec<Ticket>,
    /// What bots decided while the game was paused.
    held: Vec<(Seat, String)>,
    undone: usize,
}

impl GameScreen {
    fn new(source: Source, viewer: Viewer) -> GameScreen {
        let seats = source.session().scores(Viewer::Spectator);
        GameScreen {
            source,
            viewer,
            front: Front::Table,
            past: None,
            watch: Watch::default(),
            account: Account::default(),
            widest: 0,
            scores: seats,
            lines: Vec::new(),
            chapters: Vec::new(),
            choices: Choices::default(),
            preview: None,
            hint: Hint::default(),
            past_hint: Hint::default(),
            review: ReviewState::default(),
            scroll: (0, 0),
            overlay: None,
            asking: None,
            end: Menu::new(vec![
                AtTheEnd::PlayAgain,
                AtTheEnd::LookThrough,
                AtTheEnd::Review,
                AtTheEnd::Leave,
                AtTheEnd::Quit,
            ]),
            notice: None,
            kept: None,
            thinking: Vec::new(),
            held: Vec::new(),
            undone: 0,
        }
    }

    /// A recorded game, after this many decisions.
    pub(crate) fn replay(
        session: Box<dyn AnySession>,
        viewer: Viewer,
        at: usize,
        context: Context<'_>,
    ) -> GameScreen {
        let mut screen = GameScreen::new(Source::Record(session), viewer);
        screen.look_at(at, context);
        screen
    }

    /// The game at the position that is being looked at.
    pub(crate) fn shown(&self) -> &dyn AnySession {
        self.past.as_ref().map_or_else(|| self.source.session(), Past::session)
    }

    /// The running game, if it is one.
    pub(crate) const fn live(&self) -> Option<&LocalGame> {
        match &self.source {
            Source::Live(game) => Some(game),
            Source::Record(_) => None,
        }
    }

    /// The viewer, if they must decide.
    pub(crate) fn my_turn(&self) -> Option<Seat> {
        let asked = self.live()?.people_asked();
        self.viewer.seat().filter(|&seat| self.past.is_none() && asked.contains(seat))
    }

    /// Whether no person plays: there is only something to watch.
    pub(crate) fn is_watching(&self) -> bool {
        self.live().is_none_or(|game| game.people().is_empty())
    }

    /// The bots that are thinking.
    pub(crate) fn thinkers(&self) -> Seats {
        self.thinking.iter().map(|ticket| ticket.seat).collect()
    }

    /// The areas of the window.
    pub(crate) fn areas(&self, size: Size) -> Option<Areas> {
        let purpose = if self.past.is_some() {
            Purpose::Looking
        } else if self.is_watching() {
            Purpose::Watching
        } else {
            Purpose::Choosing
        };
        let board = self.widest;
        let rows = scores::rows(&self.scores, areas::column(size, board) as usize).saturating_as::<u16>();
        Areas::of(size, Wishes { board, scores: rows + 1, purpose })
    }

    /// The pictures on one sheet, as wide as the board if they fit.
    pub(crate) fn sheet(&self, columns: u16, words: &Words, theme: Theme) -> Sheet {
        let pictures = with_preview(&self.account, self.preview.as_ref());
        Sheet::of(&pictures, columns as usize, words, theme)
    }

    /// Updates what is shown.
    fn refresh(&mut self, context: Context<'_>) {
        let session = self.shown();
        let account = session.account(self.viewer);
        let scores = session.standings().unwrap_or_else(|| session.scores(self.viewer));
        let lines = chronicle::all(session, self.viewer);
        let seat = self.my_turn().filter(|_| self.front == Front::Table);
        let offers = seat.map(|seat| session.offers(seat)).unwrap_or_default();
        let choices = offers.iter().map(|offer| Choice::of(offer, context.words)).collect();
        if self.choices.ask(seat, choices) || seat.is_none() {
            self.scroll = (0, 0);
        }
        self.widest = widest(&account, context.words).saturating_as::<u16>();
        (self.account, self.scores, self.lines) = (account, scores, lines);
        self.look_ahead(context);
    }

    /// Updates the preview of the selected choice.
    fn look_ahead(&mut self, context: Context<'_>) {
        let selected = self.choices.seat().zip(self.choices.selected());
        self.preview =
            selected.and_then(|(seat, choice)| self.source.session().preview(seat, &choice.action).ok());
        if let Some(areas) = self.areas(context.size) {
            self.choices.bring_into_sight(areas.choice_rows().height as usize);
        }
        self.show_change(context);
        self.scroll_by(0, 0, context);
    }

    /// Scrolls to what the selected choice would change.
    fn show_change(&mut self, context: Context<'_>) {
        let Some(areas) = self.areas(context.size).filter(|_| self.preview.is_some()) else { return };
        let columns = areas.board.width;
        let now =
            Sheet::of(&with_preview(&self.account, None), columns as usize, context.words, context.theme);
        let then = self.sheet(columns, context.words, context.theme);
        if let Some((first, last)) = then.changed_rows(&now) {
            // The last row may be covered by the arrows. Where not everything fits, the first change counts.
            let seen = areas.board.height.saturating_sub(1);
            let last = if last - first < seen { last } else { first + seen / 2 };
            let lowest = (last + 1).saturating_sub(seen);
            let highest = first.saturating_sub(seen / 4).max(lowest);
            self.scroll.1 = self.scroll.1.clamp(lowest, highest);
        }
    }

    /// Scrolls the sheet.
    fn scroll_by(&mut self, columns: i32, rows: i32, context: Context<'_>) {
        let Some(areas) = self.areas(context.size) else { return };
        let sheet = self.sheet(areas.board.width, context.words, context.theme).size();
        let moved = |now: u16, by: i32, whole: u16, seen: u16| {
            now.saturating_add_signed(by.saturating_as::<i16>()).min(whole.saturating_sub(seen))
        };
        // The arrows that say that there is more stand on a row of their own at the end.
        let height = sheet.height + u16::from(sheet.height > areas.board.height);
        self.scroll = (
            moved(self.scroll.0, columns, sheet.width, areas.board.width),
            moved(self.scroll.1, rows, height, areas.board.height),
        );
    }

    /// Handles a new window size.
    pub(crate) fn resized(&mut self, context: Context<'_>) {
        self.look_ahead(context);
    }

    fn say_no_undo(&mut self, no: UndoError, words: &Words) {
        self.notice = Some(words.say(&no.phrase()));
    }
}
