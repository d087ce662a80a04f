//! The open event streams of bots. A bot has at most one, the newest, so that a dead connection does not block it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use crate::people::Origin;
use crate::protocol::BotEvent;

/// How many events are buffered for a program that does not read; its stream is then closed, and it can reconnect.
const WAITING: usize = 256;

/// The streams that are open.
#[derive(Default)]
pub(crate) struct BotStreams(Arc<Mutex<Open>>);

#[derive(Default)]
struct Open {
    by_bot: HashMap<String, OpenStream>,
    numbers: u64,
}

struct OpenStream {
    number: u64,
    line: Origin,
    /// The hash of the token that opened it.
    token: String,
    events: mpsc::Sender<String>,
}

/// A bot's event stream, open until this is dropped.
pub(crate) struct BotStream {
    all: Arc<Mutex<Open>>,
    bot: String,
    pub(crate) number: u64,
    /// The events, one line each.
    pub(crate) events: mpsc::Receiver<String>,
}

fn locked(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An event as a line.
pub(crate) fn line(event: &BotEvent) -> String {
    serde_json::to_string(event).expect("events have only keys that are text") + "\n"
}

impl BotStreams {
    /// Opens the stream of a bot, and closes an earlier one.
    pub(crate) fn open(&self, bot: &str, token: String, line: Origin) -> BotStream {
        let mut open = locked(&self.0);
        open.numbers += 1;
        let (sender, events) = mpsc::channel(WAITING);
        let number = open.numbers;
        open.by_bot.insert(bot.to_owned(), OpenStream { number, line, token, events: sender });
        BotStream { all: Arc::clone(&self.0), bot: bot.to_owned(), number, events }
    }

    /// Whether a bot is connected.
    pub(crate) fn has(&self, bot: &str) -> bool {
        locked(&self.0).by_bot.contains_key(bot)
    }

    /// Whether no bot is connected.
    pub(crate) fn is_empty(&self) -> bool {
        locked(&self.0).by_bot.is_empty()
    }

    /// The ids of the bots that are connected.
    pub(crate) fn online(&self) -> Vec<String> {
        locked(&self.0).by_bot.keys().cloned().collect()
    }

    /// Sends an event to a bot, if it is connected.
    pub(crate) fn tell(&self, bot: &str, event: &BotEvent) {
        let mut open = locked(&self.0);
        let Some(stream) = open.by_bot.get(bot) else { return };
        if stream.events.try_send(line(event)).is_err() {
            open.by_bot.remove(bot);
        }
    }

    /// Closes the streams for which `whom` is true.
    pub(crate) fn let_go(&self, whom: impl Fn(&Origin) -> bool) {
        locked(&self.0).by_bot.retain(|_, stream| !whom(&stream.line));
    }

    /// Whether the stream of a bot was opened with an old token.
    pub(crate) fn is_of_an_old_token(&self, bot: &str, token: Option<&str>) -> bool {
        locked(&self.0).by_bot.get(bot).is_some_and(|stream| Some(stream.token.as_str()) != token)
    }

    /// Closes the stream of a bot.
    pub(crate) fn dismiss(&self, bot: &str) {
        locked(&self.0).by_bot.remove(bot);
    }
}

impl Drop for BotStream {
    fn drop(&mut self) {
        let mut open = locked(&self.all);
        if open.by_bot.get(&self.bot).is_some_and(|stream| stream.number == self.number) {
            open.by_bot.remove(&self.bot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::Identity;

    fn open(streams: &BotStreams, bot: &str) -> BotStream {
        streams.open(bot, String::new(), Origin::here(Identity::Nobody))
    }

    #[test]
    fn the_newest_stream_of_a_bot_is_the_one_that_counts() {
        let streams = BotStreams::default();
        let mut old = open(&streams, "robo");
        let mut new = open(&streams, "robo");
        streams.tell("robo", &BotEvent::Beat);
        assert!(old.events.try_recv().is_err());
        assert_eq!(new.events.try_recv().unwrap(), "{\"type\":\"beat\"}\n");
        drop(old);
        assert!(streams.has("robo"), "the end of the old one is not the end of the new one");
        drop(new);
        assert!(streams.online().is_empty());
    }

    #[test]
    fn a_program_that_does_not_read_is_let_go() {
        let streams = BotStreams::default();
        let _stream = open(&streams, "robo");
        for _ in 0..=WAITING {
            streams.tell("robo", &BotEvent::Beat);
        }
        assert!(!streams.has("robo"));
    }
}
