//! Channels: where messages to a person are sent; how they are created, stored and shown.

use std::net::IpAddr;

use serde::{Deserialize, Serialize};
use table::Phrase;

use super::mail::is_address;
use super::push::BrowserKeys;
use super::seal::Sealer;
use super::transport::allowed_url;
use crate::app_state::AppState;
use crate::chance;
use crate::error::ApiError;
use crate::people::in_ink;
use crate::protocol::{
    ChannelInfo, ChannelKind, DeliveryState, ErrorCode, Me, NewChannel, NoticeKind, WebhookForm,
};
use crate::quotas::FromOneAddress;
use crate::storage::{ChannelRow, DeliveryRow};

/// The largest number of channels of a person.
const MOST: usize = 12;
/// The minimum time between two confirmations of the same mail address, in milliseconds.
const ASKED_AGAIN: u64 = 10 * 60 * 1000;
/// The maximum length of an address, key or name.
const LONGEST: usize = 1000;

/// The secret part of a channel, stored encrypted.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum ChannelSecret {
    /// A browser.
    Push { endpoint: String, p256dh: String, auth: String, label: String },
    /// A mail address.
    Mail { address: String },
    /// A service of the person, and the URL of this server for it.
    Webhook { url: String, form: WebhookForm, secret: String, home: String },
}

impl ChannelSecret {
    const fn kind(&self) -> ChannelKind {
        match self {
            ChannelSecret::Push { .. } => ChannelKind::Push,
            ChannelSecret::Mail { .. } => ChannelKind::Mail,
            ChannelSecret::Webhook { .. } => ChannelKind::Webhook,
        }
    }

    /// The address.
    fn address(&self) -> &str {
        match self {
            ChannelSecret::Push { endpoint, .. } => endpoint,
            ChannelSecret::Mail { address } => address,
            ChannelSecret::Webhook { url, .. } => url,
        }
    }

    /// Decrypts a stored channel; `None` if it was encrypted with another key.
    pub(crate) fn open(sealer: &Sealer, row: &ChannelRow) -> Option<ChannelSecret> {
        serde_json::from_slice(&sealer.open(&row.mark, &row.sealed)?).ok()
    }

    /// The channel as its owner sees it.
    pub(crate) fn shown(secret: Option<ChannelSecret>, row: &ChannelRow) -> ChannelInfo {
        let address = secret.as_ref().map_or_else(String::new, |secret| secret.address().to_owned());
        let (label, form, signed) = match secret {
            Some(ChannelSecret::Push { label, .. }) => (label, None, None),
            Some(ChannelSecret::Webhook { form, secret, .. }) => (address.clone(), Some(form), Some(secret)),
            Some(ChannelSecret::Mail { .. }) | None => (address.clone(), None, None),
        };
        let off = row.off.clone().map(|id| Phrase { id: id.into(), args: Vec::new() });
        let (id, kind, confirmed) = (row.id.clone(), row.kind, row.confirmed);
        ChannelInfo { id, kind, label, address, form, secret: signed, confirmed, off }
    }
}

/// Adds a channel. A mail address must be confirmed; `home` is the URL of this server for the person.
pub(crate) async fn new_channel(
    app: &AppState,
    me: &Me,
    new: NewChannel,
    home: String,
    from: IpAddr,
) -> Result<ChannelInfo, ApiError> {
    let sealer = app.notices.sealer.as_ref().ok_or_else(|| ApiError::not_now("notice-no-channels"))?;
    let secret = checked(app, new, home)?;
    let mark = sealer.mark(secret.address());
    let channels = app.storage.channels(&me.id).await?;
    if channels.iter().filter(|row| row.mark != mark).count() >= MOST {
        let why = Phrase::new("notice-enough-channels").with("count", MOST);
        return Err(ApiError::new(ErrorCode::Slow, why));
    }
    let known = channels.into_iter().find(|row| row.mark == mark && row.is_on());
    let is_mail = secret.kind() == ChannelKind::Mail;
    if let Some(known) = known.as_ref().filter(|_| is_mail) {
        return Ok(ChannelSecret::shown(Some(secret), known));
    }
    if is_mail {
        app.count_from(FromOneAddress::Mails, from, 1)?;
        let asked = app.storage.unconfirmed_since(&mark).await?;
        if asked.is_some_and(|asked| app.now().saturating_sub(asked) < ASKED_AGAIN) {
            return Err(ApiError::new(ErrorCode::Slow, "notice-asked-lately"));
        }
        app.count_question_to(&sealer.mark(&mailbox_of(secret.address())))?;
    }
    let text = serde_json::to_vec(&secret).expect("a channel has only keys that are text");
    let row = ChannelRow {
        id: chance::id(),
        person: me.id.clone(),
        kind: secret.kind(),
        sealed: sealer.seal(&mark, &text),
        mark,
        made: app.now(),
        confirmed: !is_mail,
        failures: 0,
        unanswered: 0,
        off: None,
    };
    let first = is_mail.then(|| at_once(app, &row, NoticeKind::Confirm));
    app.storage.save_channel(row.clone(), first).await?;
    app.notices.wake.notify_one();
    Ok(ChannelSecret::shown(Some(secret), &row))
}

/// The mailbox of a mail address, as most mail servers see it: ignores upper case and anything after a plus.
fn mailbox_of(address: &str) -> String {
    let address = address.to_lowercase();
    let (name, domain) = address.rsplit_once('@').unwrap_or((&address, ""));
    format!("{}@{domain}", name.split('+').next().unwrap_or(name))
}

/// A message to be sent immediately, about no table.
pub(crate) fn at_once(app: &AppState, channel: &ChannelRow, kind: NoticeKind) -> DeliveryRow {
    let now = app.now();
    DeliveryRow {
        id: chance::id(),
        person: channel.person.clone(),
        channel: channel.id.clone(),
        number: 0,
        kind,
        made: now,
        due: now,
        tries: 0,
        state: DeliveryState::Waiting,
        trouble: String::new(),
    }
}

fn checked(app: &AppState, new: NewChannel, home: String) -> Result<ChannelSecret, ApiError> {
    let reach = app.config.notices.reach;
    let fits = |text: &str| text.len() <= LONGEST;
    match new {
        NewChannel::Push { endpoint, p256dh, auth, label } => {
            BrowserKeys::read(&p256dh, &auth)?;
            let label: String = in_ink(&label).trim().chars().take(80).collect();
            let url = allowed_url(&endpoint, reach).filter(|_| fits(&endpoint));
            let url = url.ok_or_else(|| ApiError::invalid("notice-bad-endpoint"))?;
            Ok(ChannelSecret::Push { endpoint: url.into(), p256dh, auth, label })
        }
        NewChannel::Mail { address } => {
            if app.notices.mailer.is_none() {
                return Err(ApiError::not_now("notice-no-mail"));
            }
            let address = address.trim().to_owned();
            if !fits(&address) || !is_address(&address) {
                return Err(ApiError::invalid("notice-bad-address"));
            }
            Ok(ChannelSecret::Mail { address })
        }
        NewChannel::Webhook { url, form, secret } => {
            let asks = matches!(form, WebhookForm::Matrix | WebhookForm::Gotify);
            let plain = secret.bytes().all(|byte| byte.is_ascii_graphic()) && fits(&secret);
            if !plain || (asks && secret.is_empty()) {
                return Err(ApiError::invalid("notice-bad-secret"));
            }
            let parsed = allowed_url(url.trim(), reach).filter(|_| fits(&url));
            let url = parsed.ok_or_else(|| ApiError::invalid("notice-bad-url"))?.into();
            let made = form == WebhookForm::Json && secret.is_empty();
            let secret = if made { chance::token() } else { secret };
            Ok(ChannelSecret::Webhook { url, form, secret, home })
        }
    }
}
