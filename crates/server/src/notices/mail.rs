//! E-mail: plain text and HTML, without tracking, and with one-click unsubscribe.

use std::error::Error;
use std::fmt;
use std::str::FromStr as _;
use std::time::Duration;

use lettre::Address;
use lettre::address::AddressError;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use url::Url;
use words::Words;

use super::message::Message;
use super::outage::Outage;
use super::sending::Outcome;
use super::smtp::{MailServer, Refusal};
use crate::config::NoticesConfig;

/// What a person is told whose mail is held; the details are for the operators.
const WAITS: &str = "the mail server of this site takes no mail at the moment";

/// How mail is sent.
#[derive(Clone)]
pub struct MailConfig {
    server: MailServer,
    from: Mailbox,
    home: Url,
}

impl fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Why mail settings are invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailConfigError(String);

impl fmt::Display for MailConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MailConfigError {}

impl MailConfig {
    /// Mail over a server such as `smtps://user:password@mail.example.org`, from an address such as `Boomtown <games@example.org>`,
    /// with links to `home`, the URL of this server.
    ///
    /// # Errors
    /// If one of them cannot be parsed.
    pub fn new(server: &str, from: &str, home: &str) -> Result<MailConfig, MailConfigError> {
        let bad = |what: &str, error: &dyn fmt::Display| MailConfigError(format!("{what}: {error}"));
        let server = MailServer::parse(server).map_err(|error| {
            bad("the mail server is smtps://user:password@host, or smtp://host?tls=required", &error)
        })?;
        let from = from
            .parse()
            .map_err(|error| bad("the sender is an address such as games@example.org", &error))?;
        let home = home_url(home).map_err(|error| bad("the public address is https://host/path/", &error))?;
        Ok(MailConfig { server, from, home })
    }
}

/// The URL of this server, with a slash at the end.
pub(super) fn home_url(text: &str) -> Result<Url, url::ParseError> {
    Url::parse(&format!("{}/", text.trim_end_matches('/')))
}

/// Sends mail.
pub(crate) struct Mailer {
    config: MailConfig,
    /// The timeout of the mail server.
    patience: Duration,
    /// Whether the mail server is down.
    pub(crate) outage: Outage,
}

impl Mailer {
    /// `None` if no mail is sent.
    pub(crate) fn new(config: &NoticesConfig) -> Option<Mailer> {
        let (patience, outage) = (config.patience, Outage::new(config.retry));
        Some(Mailer { config: config.mail.clone()?, patience, outage })
    }

    /// The sender's address.
    pub(super) fn sender(&self) -> &Address {
        &self.config.from.email
    }

    /// Sends a message; `leave` is the path for unsubscribing.
    pub(super) async fn send(
        &self,
        now: u64,
        to: &str,
        message: &Message,
        leave: &str,
        words: &MailWords,
    ) -> Outcome {
        let letter = match self.letter(to, message, leave, words) {
            Err(error) => return Outcome::Failed(error.to_string()),
            Ok(letter) => letter,
        };
        let held = || Outcome::Held { why: WAITS.to_owned(), until: self.outage.until() };
        if self.outage.until().is_some() {
            return held();
        }
        match self.config.server.send(&letter, self.patience).await {
            Ok(()) => Outcome::Sent,
            // An address that does not exist, a box that is closed: said for good.
            Err(Refusal::Recipient { why, for_good: true }) => Outcome::Failed(why),
            Err(Refusal::Recipient { why, for_good: false }) => Outcome::Later { why, after: None },
            Err(Refusal::NotFromUs(why)) => {
                tracing::warn!(%why, "the mail server does not take a mail from us; it waits");
                Outcome::Held { why, until: None }
            }
            Err(Refusal::NoServer(why)) => {
                if self.outage.begins(now, why.clone()) {
                    tracing::warn!(%why, "the mail server takes no mail; all of it waits until it does");
                }
                held()
            }
        }
    }

    /// Checks whether a mail server that was down is back; returns whether it is.
    pub(super) async fn ask_again(&self, now: u64) -> bool {
        match self.config.server.probe(self.sender(), self.patience).await {
            Ok(()) => {
                self.outage.ends();
                tracing::info!("the mail server takes mail again");
                true
            }
            Err(Refusal::NoServer(why) | Refusal::NotFromUs(why) | Refusal::Recipient { why, .. }) => {
                self.outage.begins(now, why);
                false
            }
        }
    }

    fn letter(
        &self,
        to: &str,
        message: &Message,
        leave: &str,
        words: &MailWords,
    ) -> Result<lettre::Message, LetterError> {
        let to: Address = to.parse().map_err(LetterError::Address)?;
        let link = |path: &str| self.config.home.join(path).map_err(LetterError::Link);
        let (open, leave) = (link(&message.path)?, link(leave)?);
        let answer = message.answer.as_ref().map(|answer| link(&answer.path)).transpose()?;
        let answer =
            answer.as_ref().zip(message.answer.as_ref()).map(|(url, answer)| (url, answer.open.as_str()));
        let links = Links { answer, open: &open, leave: &leave };
        let raw =
            |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        // The same id however often it is sent: a mail program shows it once.
        let id = format!("<{}@{}>", message.id, self.config.from.email.domain());
        lettre::Message::builder()
            .from(self.config.from.clone())
            .to(Mailbox::new(None, to))
            .subject(message.title.clone())
            .message_id(Some(id))
            .raw_header(raw("List-Unsubscribe", format!("<{leave}>")))
            .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()))
            .multipart(MultiPart::alternative_plain_html(
                text(message, &links, words),
                html(message, &links, words),
            ))
            .map_err(LetterError::Message)
    }
}

/// Why a message cannot be written as a mail; shown to the person among their messages.
#[derive(Debug)]
enum LetterError {
    /// The recipient is not a valid address.
    Address(AddressError),
    /// A link is not a valid URL.
    Link(url::ParseError),
    /// It lacks a part that every mail has.
    Message(lettre::error::Error),
}

impl fmt::Display for LetterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LetterError::Address(_) => f.write_str("the address is none"),
            LetterError::Link(error) => error.fmt(f),
            LetterError::Message(error) => error.fmt(f),
        }
    }
}

impl Error for LetterError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            LetterError::Address(error) => Some(error),
            LetterError::Link(error) => Some(error),
            LetterError::Message(error) => Some(error),
        }
    }
}

/// The texts of a mail besides its message, in the recipient's language.
pub(super) struct MailWords {
    why: String,
    leave: String,
}

impl MailWords {
    pub(super) fn of(words: &Words) -> MailWords {
        MailWords { why: words.get("notice-mail-why"), leave: words.get("notice-mail-leave") }
    }
}

/// The links of a mail.
struct Links<'a> {
    /// To the page that answers it, with its label.
    answer: Option<(&'a Url, &'a str)>,
    open: &'a Url,
    leave: &'a Url,
}

fn text(message: &Message, links: &Links<'_>, words: &MailWords) -> String {
    let body = message.body.join("\n\n");
    let Message { title, open: label, .. } = message;
    let Links { answer, open, leave } = links;
    let answer = answer.map_or_else(String::new, |(url, label)| format!("{label}: {url}\n\n"));
    format!("{title}\n\n{body}\n\n{answer}{label}: {open}\n\n-- \n{}\n{}: {leave}\n", words.why, words.leave)
}

fn html(message: &Message, links: &Links<'_>, words: &MailWords) -> String {
    let Links { answer, open, leave } = links;
    let answer = answer.map_or_else(String::new, |(url, label)| {
        format!("<p><a href=\"{}\">{}</a></p>", escaped(url.as_str()), escaped(label))
    });
    let parts: Vec<String> = message.body.iter().map(|part| escaped(part)).collect();
    let body = parts.join("</p><p>");
    format!(
        "<!doctype html><html lang=\"{}\"><body style=\"font-family:Georgia,serif;max-width:36em\">\
         <h1 style=\"font-size:1.25em\">{}</h1><p>{body}</p>{answer}<p><a href=\"{}\">{}</a></p>\
         <hr><p style=\"font-size:.85em\">{} <a href=\"{}\">{}</a></p></body></html>",
        message.language,
        escaped(&message.title),
        escaped(open.as_str()),
        escaped(&message.open),
        escaped(&words.why),
        escaped(leave.as_str()),
        escaped(&words.leave),
    )
}

/// Whether a text is a mail address.
pub(super) fn is_address(text: &str) -> bool {
    Address::from_str(text).is_ok() && !text.contains(char::is_whitespace)
}

/// Escapes a text for HTML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
