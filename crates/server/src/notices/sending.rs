//! Sends one message, and stores the result.

use std::sync::Arc;
use std::time::Duration;

use hyper::Method;
use serde_json::json;
use table::SaturatingAs;
use url::Url;

use super::channel::ChannelSecret;
use super::due::settings_of;
use super::mail::{MailWords, home_url};
use super::message::{Message, compose};
use super::push::{BrowserKeys, encrypt};
use super::settings::quiet_until;
use super::transport::{Reply, TransportError};
use super::webhook;
use crate::app_state::AppState;
use crate::chance;
use crate::config::NoticesConfig;
use crate::error::ApiError;
use crate::protocol::{ChannelKind, DeliveryState, NoticeKind, PersonEvent};
use crate::storage::{ChannelOutcome, ChannelRow, DeliveryRow, Unanswered};

/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(60 * 60);
/// How many times as long a channel stays on if no other one of its kind gets a response either.
const PATIENCE_ALONE: u32 = 3;
/// The maximum length of a stored error.
const MOST_KEPT: usize = 200;

/// The result of an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// The other side has accepted it.
    Sent,
    /// It is no longer needed.
    Settled,
    /// The recipient no longer exists.
    Gone(String),
    /// The other side rejects it.
    Failed(String),
    /// It may work later; the other side may say when.
    Later { why: String, after: Option<Duration> },
    /// It was not sent for a reason on our side, which says nothing about the channel; it need not be tried before `until`, in
    /// milliseconds since 1970.
    Held { why: String, until: Option<u64> },
}

impl Outcome {
    const fn name(&self) -> &'static str {
        match self {
            Outcome::Sent => "sent",
            Outcome::Settled => "settled",
            Outcome::Gone(_) => "gone",
            Outcome::Failed(_) => "failed",
            Outcome::Later { .. } => "later",
            Outcome::Held { .. } => "held",
        }
    }
}

/// Tries to send a message, and stores the result.
pub(super) async fn deliver(app: &Arc<AppState>, row: DeliveryRow) -> Result<(), ApiError> {
    let Some(channel) = app.storage.channel(&row.channel).await? else { return Ok(()) };
    let outcome = attempt(app, &row, &channel).await?;
    app.metrics.notices.tried(channel.kind, outcome.name());
    finish(app, row, outcome).await
}

async fn attempt(app: &Arc<AppState>, row: &DeliveryRow, channel: &ChannelRow) -> Result<Outcome, ApiError> {
    let unlocked = channel.is_on() || row.kind == NoticeKind::Confirm;
    let wishes = settings_of(app, &row.person).await?;
    let message = if unlocked {
        match compose(app, row, channel, &wishes).await {
            // Nothing can be said about a table that cannot be read, however often it is tried.
            Err(error) if error.is_unreadable() => None,
            composed => composed?,
        }
    } else {
        None
    };
    let Some(message) = message else { return Ok(Outcome::Settled) };
    let secret = app.notices.sealer.as_ref().and_then(|sealer| ChannelSecret::open(sealer, channel));
    let Some(secret) = secret else {
        return Ok(Outcome::Failed("the address cannot be read with the key of this server".to_owned()));
    };
    Ok(match secret {
        ChannelSecret::Push { endpoint, p256dh, auth, .. } => {
            let left = last(&app.config.notices, row).saturating_sub(app.now()) / 1000;
            push(app, &endpoint, &p256dh, &auth, &message, left).await
        }
        ChannelSecret::Mail { address } => mail(app, channel, &address, &message).await,
        ChannelSecret::Webhook { url, form, secret, home } => {
            let link = |path: &str| {
                let whole = home_url(&home).and_then(|home| home.join(path));
                whole.map_or_else(|_| path.to_owned(), String::from)
            };
            let answer = message.answer.as_ref().map(|answer| link(&answer.path));
            match webhook::request(&url, form, &secret, &message, &link(&message.path), answer.as_deref()) {
                None => Outcome::Failed("the address does not fit the form".to_owned()),
                Some(request) => {
                    let webhook::WebhookRequest { method, url, headers, body } = request;
                    let reply = app.notices.transport.send(method, &url, headers, body).await;
                    outcome(reply, ChannelKind::Webhook)
                }
            }
        }
    })
}

/// Sends a message to a browser; its push service stores it for this many seconds while the browser is offline.
async fn push(
    app: &AppState,
    endpoint: &str,
    p256dh: &str,
    auth: &str,
    message: &Message,
    seconds: u64,
) -> Outcome {
    let text = json!({
        "id": message.id, "kind": message.kind, "title": message.title, "body": message.body.join("\n"),
        "path": message.path, "tag": message.tag, "language": message.language.code(), "open": message.open,
        "table": message.table,
        "answer": message.answer.as_ref().map(|answer| {
            json!({"path": answer.path, "open": answer.open, "choices": webhook::choices(answer)})
        }),
    });
    let prepared = (|| {
        let url = Url::parse(endpoint).ok()?;
        let vapid = app.notices.vapid.as_ref()?;
        let headers = vapid.headers(&url, &contact(app), seconds, &message.tag)?;
        let keys = BrowserKeys::read(p256dh, auth).ok()?;
        Some((url, headers, encrypt(&keys, text.to_string().as_bytes())?))
    })();
    match prepared {
        None => Outcome::Failed("the message could not be sealed for the browser".to_owned()),
        Some((url, headers, body)) => {
            outcome(app.notices.transport.send(Method::POST, &url, headers, body).await, ChannelKind::Push)
        }
    }
}

/// The contact for push services.
fn contact(app: &AppState) -> String {
    let mailer = app.notices.mailer.as_ref().map(|mailer| format!("mailto:{}", mailer.sender()));
    let home = app.config.notices.public_url.clone().filter(|home| home.starts_with("https://"));
    mailer.or(home).unwrap_or_else(|| "mailto:host@boomtown.invalid".to_owned())
}

async fn mail(app: &AppState, channel: &ChannelRow, address: &str, message: &Message) -> Outcome {
    let Some((mailer, sealer)) = app.notices.mailer.as_ref().zip(app.notices.sealer.as_ref()) else {
        return Outcome::Held { why: "this server sends no mail any more".to_owned(), until: None };
    };
    let leave = format!("api/mail/{}/leave/{}", channel.id, sealer.link(&channel.id, "leave"));
    let words = app.notices.speakers.speak(message.language, Vec::new(), MailWords::of);
    mailer.send(app.now(), address, message, &leave, &words).await
}

/// The meaning of an HTTP response.
fn outcome(reply: Result<Reply, TransportError>, channel: ChannelKind) -> Outcome {
    let Reply { status, retry_after, words } = match reply {
        Ok(reply) => reply,
        Err(TransportError::Forbidden(why)) => return Outcome::Failed(why.to_owned()),
        Err(TransportError::Unreachable(why)) => return Outcome::Later { why, after: None },
    };
    let why = format!("{status} {words}");
    match status {
        200..=299 => Outcome::Sent,
        404 | 410 if channel == ChannelKind::Push => Outcome::Gone(why),
        408 | 425 | 429 | 500..=599 => Outcome::Later { why, after: retry_after },
        _ => Outcome::Failed(why),
    }
}

/// Until when a message is worth sending, in milliseconds since 1970: a question as long as it is open, within limits.
fn last(config: &NoticesConfig, row: &DeliveryRow) -> u64 {
    let asks = matches!(row.kind, NoticeKind::Turn | NoticeKind::Reminder | NoticeKind::Invited);
    let expiry = if asks { config.expiry_asked } else { config.expiry };
    row.made + expiry.as_millis().saturating_as::<u64>()
}

async fn finish(app: &Arc<AppState>, mut row: DeliveryRow, outcome: Outcome) -> Result<(), ApiError> {
    let config = &app.config.notices;
    let failed = ChannelOutcome::Failed { most: config.failures, why: "notice-off-failing" };
    let tried = !matches!(outcome, Outcome::Settled | Outcome::Held { until: Some(_), .. });
    row.tries += u32::from(tried);
    let paused = |after| app.now() + pause(config.retry, row.tries, after).as_millis().saturating_as::<u64>();
    let (state, trouble, channel) = match outcome {
        Outcome::Sent => (DeliveryState::Sent, String::new(), ChannelOutcome::Works(app.now())),
        Outcome::Settled => (DeliveryState::Settled, String::new(), ChannelOutcome::Same),
        Outcome::Gone(why) => (DeliveryState::Failed, why, ChannelOutcome::Gone),
        Outcome::Failed(why) => (DeliveryState::Failed, why, failed),
        Outcome::Later { why, after } => {
            let due = paused(after);
            (wait(app, &mut row, due).await?, why, unanswered(config, app.now()))
        }
        Outcome::Held { why, until } => {
            let due = until.unwrap_or_else(|| paused(None));
            (wait(app, &mut row, due).await?, why, ChannelOutcome::Same)
        }
    };
    row.state = state;
    row.trouble = trouble.chars().filter(|letter| !letter.is_control()).take(MOST_KEPT).collect();
    let person = row.person.clone();
    let gone = channel == ChannelOutcome::Gone;
    let off = app.storage.save_delivery(row, channel).await?;
    if off {
        app.metrics.notices.off.inc();
        let wishes = settings_of(app, &person).await?;
        for other in app.storage.channels(&person).await?.iter().filter(|channel| channel.is_on()) {
            let mut message = super::channel::at_once(app, other, NoticeKind::ChannelOff);
            message.due = quiet_until(&wishes, message.due).unwrap_or(message.due);
            app.storage.try_channel(&other.id, message).await?;
        }
        app.notices.wake.notify_one();
    }
    if off || gone {
        app.notices.streams.tell(&person, None, &PersonEvent::Channels);
    }
    Ok(())
}

/// Delays a message until `due`, or longer in the person's quiet hours; unless it expires before.
async fn wait(app: &AppState, row: &mut DeliveryRow, due: u64) -> Result<DeliveryState, ApiError> {
    row.due = due;
    // A server that was away for a night comes back in the middle of another: nobody is woken by that.
    if !matches!(row.kind, NoticeKind::Test | NoticeKind::Confirm | NoticeKind::ChannelOff) {
        let wishes = settings_of(app, &row.person).await?;
        row.due = quiet_until(&wishes, row.due).unwrap_or(row.due);
    }
    let late = row.due > last(&app.config.notices, row);
    Ok(if late { DeliveryState::Expired } else { DeliveryState::Waiting })
}

/// What a missing response says about a channel: little if it is short, and if there is no response from anywhere it may be this
/// server's network.
fn unanswered(config: &NoticesConfig, at: u64) -> ChannelOutcome {
    ChannelOutcome::Unanswered(Unanswered {
        at,
        apart: config.unanswered_apart.as_millis().saturating_as::<u64>(),
        most: config.unanswered,
        most_alone: config.unanswered.saturating_mul(PATIENCE_ALONE),
        why: "notice-off-silent",
    })
}

/// The delay after this many attempts: doubled each time, with some jitter, and at least as long as the other side asks for.
fn pause(first: Duration, tries: u32, asked: Option<Duration>) -> Duration {
    let doubled = first.saturating_mul(1 << tries.saturating_sub(1).min(16)).min(LONGEST_PAUSE);
    let [chance] = chance::bytes::<1>();
    let jitter = doubled.mul_f64(f64::from(chance) / 1024.0);
    (doubled + jitter).max(asked.unwrap_or_default().min(LONGEST_PAUSE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_an_hour_and_are_as_long_as_the_other_side_asks_for() {
        let first = Duration::from_secs(30);
        let within = |tries, least: u64| {
            let (pause, least) = (pause(first, tries, None), Duration::from_secs(least));
            (least..=least * 5 / 4).contains(&pause)
        };
        assert!(within(1, 30) && within(2, 60) && within(4, 240) && within(40, 3600));
        assert_eq!(pause(first, 1, Some(Duration::from_secs(100))), Duration::from_secs(100));
        assert!(pause(first, 1, Some(Duration::from_secs(1_000_000))) <= LONGEST_PAUSE);
    }

    #[test]
    fn answers_mean_what_they_say() {
        let of = |status, channel| {
            outcome(Ok(Reply { status, retry_after: None, words: String::new() }), channel).name()
        };
        let (push, hook) = (ChannelKind::Push, ChannelKind::Webhook);
        assert_eq!([of(201, push), of(204, hook)], ["sent", "sent"]);
        assert_eq!([of(410, push), of(404, push), of(410, hook)], ["gone", "gone", "failed"]);
        assert_eq!(
            [of(429, push), of(503, hook), of(301, hook), of(400, push)],
            ["later", "later", "failed", "failed"]
        );
    }
}
