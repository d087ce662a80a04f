//! A conversation with the mail server, and whether a rejected mail is the fault of the server or of the recipient.

use std::error::Error as _;
use std::fmt::{self, Display};
use std::time::Duration;

use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Tls, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::{ClientId, Extension, MailBodyParameter, MailParameter};
use lettre::{Address, Message};
use percent_encoding::percent_decode_str;
use tokio::time::timeout;
use url::Url;

/// The usual ports: between servers, with STARTTLS, with TLS from the start.
const PORTS: [u16; 3] = [25, 587, 465];
/// How many times as long a mail server may take to check a whole mail as for any other answer.
const PATIENCE_AT_THE_END: u32 = 6;

/// The address of the mail server, and the credentials.
#[derive(Clone)]
pub(super) struct MailServer {
    host: String,
    port: u16,
    tls: Tls,
    hello: ClientId,
    credentials: Option<Credentials>,
}

/// Why a mail was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    /// The mail server does not answer, or does not accept our credentials or sender: no mail can be sent.
    NoServer(String),
    /// It rejects this mail because of us. That says nothing about the recipient.
    NotFromUs(String),
    /// It is about the recipient.
    Recipient {
        /// The answer.
        why: String,
        /// Whether it is permanent.
        for_good: bool,
    },
}

/// The reason why a text is not the URL of a mail server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MailServerError(String);

impl MailServerError {
    fn new(why: impl fmt::Display) -> MailServerError {
        MailServerError(why.to_string())
    }
}

impl fmt::Display for MailServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MailServerError {}

impl MailServer {
    /// Parses a URL such as `smtps://user:password@host:port/name?tls=required`; the name is for EHLO.
    pub(super) fn parse(text: &str) -> Result<MailServer, MailServerError> {
        let url = Url::parse(text).map_err(MailServerError::new)?;
        let host = url.host_str().map(|host| host.trim_matches(['[', ']']).to_owned());
        let host = host
            .filter(|host| !host.is_empty())
            .ok_or_else(|| MailServerError::new("there is no host in it"))?;
        let wanted = url.query_pairs().find(|(key, _)| key == "tls").map(|(_, value)| value.into_owned());
        let parameters = || TlsParameters::new(host.clone()).map_err(MailServerError::new);
        let (tls, port) = match (url.scheme(), wanted.as_deref()) {
            ("smtp", None) => (Tls::None, PORTS[0]),
            ("smtp", Some("required")) => (Tls::Required(parameters()?), PORTS[1]),
            ("smtp", Some("opportunistic")) => (Tls::Opportunistic(parameters()?), PORTS[1]),
            ("smtps", _) => (Tls::Wrapper(parameters()?), PORTS[2]),
            _ => {
                let why = "it begins with neither smtps:// nor smtp://, or tls= is not required";
                return Err(MailServerError::new(why));
            }
        };
        let name = url.path().trim_matches('/');
        let hello = if name.is_empty() { ClientId::default() } else { ClientId::Domain(name.to_owned()) };
        let plain = |text: &str| {
            let decoded = percent_decode_str(text).decode_utf8();
            decoded.map(std::borrow::Cow::into_owned).map_err(MailServerError::new)
        };
        let credentials = match url.password() {
            Some(password) => Some(Credentials::new(plain(url.username())?, plain(password)?)),
            None => None,
        };
        Ok(MailServer { port: url.port().unwrap_or(port), host, tls, hello, credentials })
    }

    /// Whether mail from this sender would be accepted at all: the conversation up to the recipient.
    pub(super) async fn probe(&self, from: &Address, patience: Duration) -> Result<(), Refusal> {
        let mut line = self.open(patience).await?;
        let opened = line.begin(from, Vec::new()).await;
        line.close().await;
        opened
    }

    /// Sends a mail.
    pub(super) async fn send(&self, mail: &Message, patience: Duration) -> Result<(), Refusal> {
        let mut line = self.open(patience).await?;
        let taken = line.hand_over(mail).await;
        line.close().await;
        taken
    }

    async fn open(&self, patience: Duration) -> Result<Line, Refusal> {
        let opening = async {
            let at_once = match &self.tls {
                Tls::Wrapper(parameters) => Some(parameters.clone()),
                _ => None,
            };
            let place = (self.host.as_str(), self.port);
            let mut connection =
                AsyncSmtpConnection::connect_tokio1(place, Some(patience), &self.hello, at_once, None)
                    .await?;
            match &self.tls {
                Tls::Required(parameters) => connection.starttls(parameters.clone(), &self.hello).await?,
                Tls::Opportunistic(parameters) if connection.can_starttls() => {
                    connection.starttls(parameters.clone(), &self.hello).await?;
                }
                _ => {}
            }
            if let Some(credentials) = &self.credentials {
                connection.auth(DEFAULT_MECHANISMS, credentials).await?;
            }
            Ok(connection)
        };
        let opened = timeout(patience, opening).await.map_err(|_| no_answer())?;
        let connection = opened.map_err(|error: Error| Refusal::NoServer(error.to_string()))?;
        Ok(Line { connection, patience })
    }
}

/// An authenticated connection to the mail server.
struct Line {
    connection: AsyncSmtpConnection,
    patience: Duration,
}

impl Line {
    async fn begin(&mut self, from: &Address, with: Vec<MailParameter>) -> Result<(), Refusal> {
        let begun = self.say(Mail::new(Some(from.clone()), with)).await?;
        begun.map_err(|error| Refusal::NoServer(error.to_string()))
    }

    async fn hand_over(&mut self, mail: &Message) -> Result<(), Refusal> {
        let (envelope, text) = (mail.envelope(), mail.formatted());
        let can = |extension| self.connection.server_info().supports_feature(extension);
        let mut with = Vec::new();
        let is_plain = |address: &Address| AsRef::<str>::as_ref(address).is_ascii();
        if !envelope.to().iter().chain(envelope.from()).all(is_plain) {
            if !can(Extension::SmtpUtfEight) {
                let why = "the mail server of this site cannot write to such an address".to_owned();
                return Err(Refusal::Recipient { why, for_good: true });
            }
            with.push(MailParameter::SmtpUtfEight);
        }
        if !text.is_ascii() && can(Extension::EightBitMime) {
            with.push(MailParameter::Body(MailBodyParameter::EightBitMime));
        }
        let from = envelope.from().ok_or_else(|| Refusal::NoServer("there is no sender".to_owned()))?;
        self.begin(from, with).await?;
        for to in envelope.to() {
            let answer = self.say(Rcpt::new(to.clone(), Vec::new())).await?;
            answer.map_err(|error| refusal(&error, Asked::Recipient))?;
        }
        self.say(Data).await?.map_err(|error| refusal(&error, Asked::Mail))?;
        let judging = self.connection.message(&text);
        let judged = timeout(self.patience * PATIENCE_AT_THE_END, judging).await.map_err(|_| no_answer())?;
        judged.map(drop).map_err(|error| refusal(&error, Asked::Mail))
    }

    async fn say(&mut self, command: impl Display) -> Result<Result<(), Error>, Refusal> {
        let answer =
            timeout(self.patience, self.connection.command(command)).await.map_err(|_| no_answer())?;
        Ok(answer.map(drop))
    }

    /// Says goodbye, ignoring errors.
    async fn close(mut self) {
        drop(timeout(self.patience, self.connection.abort()).await);
    }
}

fn no_answer() -> Refusal {
    Refusal::NoServer("no answer in time".to_owned())
}

/// What was sent when a mail server rejected it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asked {
    /// The recipient.
    Recipient,
    /// The whole mail.
    Mail,
}

fn refusal(error: &Error, asked: Asked) -> Refusal {
    let why = error.to_string();
    let said = error.source().map(ToString::to_string).unwrap_or_default();
    match error.status().map(u16::from) {
        // The line broke, or what came makes no sense.
        None => Refusal::NoServer(why),
        Some(code) if is_about_recipient(code, &said, asked) => {
            Refusal::Recipient { why, for_good: error.is_permanent() }
        }
        Some(_) => Refusal::NotFromUs(why),
    }
}

/// Whether a rejection is about the recipient, and not about the sender or the mail server itself. The enhanced code (RFC 3463)
/// tells, if there is one: addresses and mailboxes, but not the sender's. Without one, only an answer to the recipient's address
/// is, unless it is about the server, the protocol or who may send.
fn is_about_recipient(code: u16, said: &str, asked: Asked) -> bool {
    let first = said.split_whitespace().next().unwrap_or_default();
    let parts: Vec<u16> = first.split('.').map_while(|part| part.parse().ok()).collect();
    if let [4 | 5, subject, detail] = parts[..] {
        return matches!((subject, detail), (1, 0..=6 | 9 | 10) | (2 | 4, _));
    }
    let ours = matches!(code, 421 | 451 | 454 | 500..=504 | 521 | 530..=538);
    asked == Asked::Recipient && !ours && !said.to_ascii_lowercase().contains("relay")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_about_a_box_counts_and_one_about_the_house_does_not() {
        let about = is_about_recipient;
        for (code, said) in [
            (550, "No such user"),
            (550, "5.1.1 <x@y>: user unknown"),
            (552, "5.2.2 over quota"),
            (450, "4.2.0 busy"),
            (452, "Box full"),
            (553, "mailbox name not allowed"),
            (550, "5.4.4 no such domain"),
            (556, "5.1.10 takes no mail"),
        ] {
            assert!(about(code, said, Asked::Recipient), "{code} {said}");
        }
        for (code, said) in [
            (554, "5.7.1 <x@y>: Relay access denied"),
            (550, "relay not permitted"),
            (530, "Authentication required"),
            (535, "5.7.8 no"),
            (451, "local error"),
            (421, "going down"),
            (452, "4.3.1 disk full"),
            (550, "5.1.8 sender's domain unknown"),
            (503, "bad sequence"),
        ] {
            assert!(!about(code, said, Asked::Recipient), "{code} {said}");
        }
        assert!(about(550, "5.1.1 user unknown", Asked::Mail) && about(552, "5.2.2 full", Asked::Mail));
        assert!(!about(554, "spam", Asked::Mail) && !about(550, "5.7.26 not signed", Asked::Mail));
    }

    #[test]
    fn the_address_of_a_mail_server_says_how_it_is_reached() {
        let parsed = |text: &str| MailServer::parse(text).unwrap();
        let ports =
            ["smtp://a", "smtp://a?tls=required", "smtps://a", "smtps://a:99"].map(|text| parsed(text).port);
        assert_eq!(ports, [25, 587, 465, 99]);
        assert!(matches!(parsed("smtps://a").tls, Tls::Wrapper(_)));
        assert!(matches!(parsed("smtp://a?tls=required").tls, Tls::Required(_)));
        assert!(matches!(parsed("smtp://a?tls=opportunistic").tls, Tls::Opportunistic(_)));
        let known = parsed("smtp://me%40a:p%2Fw%20d@a/house.example");
        assert_eq!(known.credentials, Some(Credentials::new("me@a".to_owned(), "p/w d".to_owned())));
        assert_eq!(known.hello, ClientId::Domain("house.example".to_owned()));
        for bad in ["a", "http://a", "smtp://", "smtp://a?tls=maybe"] {
            assert!(MailServer::parse(bad).is_err(), "{bad}");
        }
    }
}
