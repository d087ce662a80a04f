//! Puts the terminal into full-screen mode, and restores it however the program ends.

use std::io::{self, Stdout, Write as _, stdout};
use std::panic;
use std::thread;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Size;

use super::draw::draw;
use super::model::Model;
use crate::play::thinking::BOT_THREAD;

/// The terminal in full-screen mode.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    pub(crate) fn open() -> io::Result<Screen> {
        restore_on_panic();
        enable_raw_mode()?;
        let opened = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match opened {
            Ok(terminal) => Ok(Screen { terminal }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }

    /// The size.
    pub(crate) fn size(&self) -> Size {
        self.terminal.size().unwrap_or(Size::new(80, 24))
    }

    /// Draws what has changed, in one update if the terminal supports that.
    pub(crate) fn draw(&mut self, model: &Model) -> io::Result<()> {
        execute!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| draw(frame, model))?;
        execute!(stdout(), EndSynchronizedUpdate)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // In a panic that has been done before its message was printed; once more would put the cursor back over it.
        if !thread::panicking() {
            restore();
        }
    }
}

/// Restores the terminal. Errors are ignored: the terminal is then gone.
fn restore() {
    let _ = execute!(stdout(), EndSynchronizedUpdate, DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
    let _ = stdout().flush();
}

/// Restores the terminal before a panic is printed. A bot's panic is shown by the screen itself.
fn restore_on_panic() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().name() != Some(BOT_THREAD) {
            restore();
            before(info);
        }
    }));
}
