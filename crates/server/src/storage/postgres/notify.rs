//! Notifies other servers of changes, with one notification per transaction that only wakes them up.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::Notify;
use tokio::time::sleep;

use super::errors::storage_error;
use crate::storage::{News, StorageError};

/// The name of the notification channel.
const CHANNEL: &str = "boomtown";
/// `PostgreSQL` limits payloads to 8,000 bytes.
const LONGEST: usize = 7_900;
/// The delay before reconnecting.
const AGAIN: Duration = Duration::from_secs(1);
/// Stands for more than fits.
const MORE: &str = "*";

/// Notifies the other servers at the end of a transaction.
pub(super) async fn tell(
    connection: &mut PgConnection,
    server: &str,
    news: &News,
) -> Result<(), StorageError> {
    if *news == News::default() {
        return Ok(());
    }
    let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(written(server, news));
    tell.execute(connection).await.map_err(storage_error)?;
    Ok(())
}

/// The payload: the server, then the changes: numbers of tables, and ids of people with a prefix.
fn written(server: &str, news: &News) -> String {
    let tables: BTreeSet<String> = news.tables.iter().map(ToString::to_string).collect();
    let people: BTreeSet<String> = news.people.iter().map(|id| format!("@{id}")).collect();
    let mut text = server.to_owned();
    for word in tables.iter().chain(&people) {
        if text.len() + word.len() + MORE.len() + 2 > LONGEST {
            text.push(' ');
            text.push_str(MORE);
            return text;
        }
        text.push(' ');
        text.push_str(word);
    }
    if news.more {
        text.push(' ');
        text.push_str(MORE);
    }
    text
}

/// Parses the payload of another server; `None` for this server's own.
fn read(text: &str, own: &str) -> Option<News> {
    let mut words = text.split(' ');
    if words.next() == Some(own) {
        return None;
    }
    let mut news = News::default();
    for word in words {
        match (word.strip_prefix('@'), word.parse()) {
            (Some(person), _) => news.people.push(person.to_owned()),
            (None, Ok(number)) => news.tables.push(number),
            // A word of a newer server says at least that there is something.
            (None, Err(_)) => news.more = true,
        }
    }
    Some(news)
}

/// What other servers have announced and has not been taken yet.
#[derive(Clone, Default)]
pub(super) struct Heard(Arc<HeardInner>);

#[derive(Default)]
struct HeardInner {
    news: Mutex<News>,
    wake: Notify,
}

impl Heard {
    /// Starts listening, and reconnects whenever the connection is lost.
    pub(super) fn listen(options: PgConnectOptions, server: String) -> (Heard, tokio::task::JoinHandle<()>) {
        let heard = Heard::default();
        let ear = heard.clone();
        let task = tokio::spawn(async move {
            loop {
                if let Err(error) = ear.hear(&options, &server).await {
                    tracing::warn!(%error, "the connection for notifications of other servers was lost; polling until it is restored");
                }
                ear.add(News { more: true, ..News::default() });
                sleep(AGAIN).await;
            }
        });
        (heard, task)
    }

    async fn hear(&self, options: &PgConnectOptions, server: &str) -> sqlx::Result<()> {
        let pool = PgPoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.ignore_pool_close_event(true);
        listener.listen(CHANNEL).await?;
        // What was told before this line was there is not heard on it.
        self.add(News { more: true, ..News::default() });
        while let Some(told) = listener.try_recv().await? {
            if let Some(news) = read(told.payload(), server) {
                self.add(news);
            }
        }
        Ok(())
    }

    fn add(&self, more: News) {
        let mut news = self.0.news.lock().unwrap_or_else(PoisonError::into_inner);
        news.tables.extend(more.tables);
        news.people.extend(more.people);
        news.more |= more.more;
        drop(news);
        self.0.wake.notify_one();
    }

    /// Waits until there is something, and takes it.
    pub(super) async fn next(&self) -> News {
        loop {
            let news = std::mem::take(&mut *self.0.news.lock().unwrap_or_else(PoisonError::into_inner));
            if news != News::default() {
                return news;
            }
            self.0.wake.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news() -> News {
        News { tables: vec![7, 12], people: vec!["ann".to_owned()], more: false }
    }

    #[test]
    fn what_is_told_is_heard_by_the_others_only() {
        let text = written("one", &news());
        assert_eq!(read(&text, "one"), None);
        let heard = read(&text, "two").unwrap();
        let mut tables = heard.tables.clone();
        tables.sort_unstable();
        assert_eq!((tables, heard.people, heard.more), (vec![7, 12], vec!["ann".to_owned()], false));
    }

    #[test]
    fn more_than_can_be_told_is_said_to_be_more() {
        let many = News { tables: (1_000_000..1_002_000).collect(), ..News::default() };
        let text = written("one", &many);
        assert!(text.len() < 8_000);
        let heard = read(&text, "two").unwrap();
        assert!(heard.more && heard.tables.len() > 900);
    }

    #[test]
    fn a_word_that_is_not_known_says_that_there_is_something() {
        assert!(read("one #strange", "two").unwrap().more);
    }
}
