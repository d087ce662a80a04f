//! The live connection to a table, over a socket.

use std::future::Future;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use table::explain_json;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use tracing::Instrument as _;

use super::access::ACCESS;
use super::admission::Busy;
use super::counted::{Asker, ask_counted, counted_as};
use super::deflate::deflated;
use super::extract::PathParams;
use super::limits::{Client, OpenSocket, PerSocket};
use crate::TRACES;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::{Identity, LoginSession};
use crate::protocol::{ClientMessage, Detail, ErrorBody, ErrorCode, PROTOCOL, ServerMessage, TableRequest};
use crate::tables::{Listener, Sight, TableGuard, TableHandle, refused, write};

/// The largest message of a client.
const LARGEST_MESSAGE: usize = 16 * 1024;
/// The size of the read buffer; small, because most sockets are idle. For longer messages it grows.
const READ_BUFFER: usize = 1024;
/// The size of the write buffer: messages sent at the same time go out together.
const WRITE_BUFFER: usize = 16 * 1024;
/// How many messages are queued for a client that does not keep up.
const OUTBOX: usize = 128;
/// The timeout of sending a message.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many times a request is tried again that is too late because other servers change the table.
const ATTEMPTS: u32 = 6;
/// After this silence a client is pinged.
const SILENCE: Duration = Duration::from_secs(30);

static NEXT: AtomicU64 = AtomicU64::new(1);

/// What is held as long as the socket is open.
type Counted = (Option<Extension<Arc<OpenSocket>>>, Option<Extension<Arc<Busy>>>);

/// Opens the socket of a table.
#[utoipa::path(get, path = "/tables/{id}/live", tag = "Live play", params(("id" = String, Path, description = "The table")), responses((status = 101, description = "A WebSocket: the client sends ClientMessage, the server sends ServerMessage, each as JSON text"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn table(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
    Client(address): Client,
    counted: Counted,
    session: Option<Extension<LoginSession>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|rejection| ApiError::malformed(rejection.body_text()))?;
    let handle = TableGuard::open_for(&app, &id, &who).await?.place();
    let upgrade = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.sockets.inc();
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let begun = Instant::now();
        let session = session.map(|Extension(session)| session);
        let of_address = counted.0.clone().map(|Extension(open)| open);
        let deflate = false;
        let app_of = Arc::clone(&app);
        let connection =
            Connection { app: app_of, handle, who, session, number, address, of_address, socket, deflate };
        connection.run().await;
        if app.config.access_log {
            tracing::info!(target: ACCESS, table = id, seconds = begun.elapsed().as_secs(), "socket closed");
        }
        drop(counted);
        app.metrics.sockets.dec();
    }))
}

struct Connection {
    app: Arc<AppState>,
    handle: TableHandle,
    who: Identity,
    session: Option<LoginSession>,
    number: u64,
    address: IpAddr,
    /// What all sockets of this address share.
    of_address: Option<Arc<OpenSocket>>,
    socket: WebSocket,
    /// Whether the client accepts long messages deflated.
    deflate: bool,
}

/// A client's first message.
struct Greeting {
    since: Option<u64>,
    detail: Detail,
    changes: bool,
    /// Whether its page is hidden.
    hidden: bool,
}

/// A handle to a connection's own outbox. Only the table keeps it open: when the table drops it, the connection ends.
type Answers = mpsc::WeakSender<Utf8Bytes>;

/// Whether the connection continues.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    HangUp,
}

impl Connection {
    async fn run(mut self) {
        let Some(Greeting { since, detail, changes, hidden }) = self.hello().await else { return };
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let answers = outbox.downgrade();
        let (number, who, address) = (self.number, self.who.clone(), self.address);
        let device = self.session.as_ref().and_then(|session| session.device.clone());
        let sight = Arc::new(Sight::new(hidden, self.app.now()));
        let seen = Arc::clone(&sight);
        let listener = Listener { number, who, device, detail, changes, step: None, outbox, address, sight };
        // Most sockets are idle. What is large and seldom runs is in boxes, so that they need not keep room for it.
        let locked = Box::pin(TableGuard::lock(&self.app, Arc::clone(&self.handle))).await;
        let Ok(mut guard) = locked else { return };
        let welcome = guard.welcome(listener, since);
        drop(guard);
        if session_counts(&self.app, self.session.as_ref()).await
            // Whoever was banned in this very moment may not have been found here.
            && self.app.site_settings.check_line(&self.who, self.address).is_ok()
            && self.broadcast(self.packed(welcome)).await == Next::GoOn
        {
            self.talk(&answers, inbox, &seen).await;
        }
        Box::pin(TableGuard::goodbye(&self.app, self.handle, self.number, &self.who)).await;
    }

    /// Waits for the first message.
    async fn hello(&mut self) -> Option<Greeting> {
        let first = timeout(self.app.config.asking, self.first_words()).await.ok()??;
        let error = match read(&first) {
            Ok(ClientMessage::Hello {
                protocol: PROTOCOL,
                since,
                detail,
                changes,
                deflate,
                engine,
                hidden,
            }) => {
                self.deflate = deflate;
                let detail = told_to(detail, engine.as_deref());
                return Some(Greeting { since, detail, changes, hidden });
            }
            Ok(ClientMessage::Hello { .. }) => ApiError::new(ErrorCode::Protocol, "server-protocol"),
            Ok(_) => ApiError::malformed("the first message must be a hello"),
            Err(error) => error,
        };
        self.app.metrics.refused(error.code, "socket");
        // If the refusal does not arrive, the client is gone anyway.
        let _ = self.socket.send(Message::Text(write(&refused(id_in(&first), error)))).await;
        None
    }

    /// The first message other than a ping.
    async fn first_words(&mut self) -> Option<Message> {
        loop {
            match self.socket.recv().await?.ok()? {
                Message::Ping(_) | Message::Pong(_) => {}
                message => return Some(message),
            }
        }
    }

    async fn talk(&mut self, answers: &Answers, mut inbox: mpsc::Receiver<Utf8Bytes>, sight: &Sight) {
        let app = Arc::clone(&self.app);
        let mut closed = pin!(app.closed());
        let limit = PerSocket::new(&self.app);
        let mut heard = Instant::now();
        let mut asked = false;
        loop {
            let next = tokio::select! {
                text = inbox.recv() => if let Some(text) = text {
                    self.send(text, &mut inbox).await
                } else {
                    // The table let go: of a client that does not keep up, or of a program whose token was replaced.
                    self.broadcast(Message::Text(write(&ServerMessage::Closing))).await;
                    Next::HangUp
                },
                message = self.socket.next() => match message {
                    Some(Ok(message)) => {
                        (heard, asked) = (Instant::now(), false);
                        sight.heard(app.now());
                        Box::pin(self.hear(message, &limit, answers, sight)).await
                    }
                    _ => Next::HangUp,
                },
                () = sleep_until(heard + SILENCE * if asked { 2 } else { 1 }) => {
                    if asked {
                        Next::HangUp
                    } else {
                        asked = true;
                        self.broadcast(Message::Ping("?".into())).await
                    }
                }
                () = &mut closed => {
                    // No answer that was given is lost; what was asked and not answered is asked again elsewhere.
                    while let Ok(text) = inbox.try_recv() {
                        self.send(text, &mut inbox).await;
                    }
                    self.broadcast(Message::Text(write(&ServerMessage::Closing))).await;
                    Next::HangUp
                }
            };
            if next == Next::HangUp {
                self.broadcast(Message::Close(None)).await;
                return;
            }
        }
    }

    /// A message in the form that the client accepts.
    fn packed(&self, text: Utf8Bytes) -> Message {
        let short = if self.deflate { deflated(text.as_str()) } else { None };
        short.map_or(Message::Text(text), |short| Message::Binary(short.into()))
    }

    /// Sends a message and everything queued behind it.
    async fn send(&mut self, text: Utf8Bytes, inbox: &mut mpsc::Receiver<Utf8Bytes>) -> Next {
        let mut next = Some(text);
        while let Some(text) = next {
            let message = self.packed(text);
            if in_time(self.socket.feed(message)).await == Next::HangUp {
                return Next::HangUp;
            }
            next = inbox.try_recv().ok();
        }
        in_time(self.socket.flush()).await
    }

    async fn broadcast(&mut self, message: Message) -> Next {
        in_time(self.socket.send(message)).await
    }

    async fn hear(&mut self, message: Message, limit: &PerSocket, answers: &Answers, sight: &Sight) -> Next {
        self.app.metrics.messages.inc();
        let parsed = match &message {
            Message::Ping(_) | Message::Pong(_) => return Next::GoOn,
            Message::Close(_) => return Next::HangUp,
            message => read(message),
        };
        let too_fast = match &self.who {
            Identity::BotAccount { me, .. } if self.app.check_pace(&me.id).is_err() => true,
            _ if limit.allows_one_more() => false,
            _ => {
                self.app.metrics.slowed.inc();
                true
            }
        };
        if too_fast {
            return self.put(answers, &refused(id_in(&message), ApiError::slow()));
        }
        let answer = match parsed {
            Ok(ClientMessage::Ask { id, ask }) => {
                let decision = matches!(ask, TableRequest::Play { .. });
                let span = tracing::info_span!(target: TRACES, "ask", decision);
                return self.ask(id, ask, answers).instrument(span).await;
            }
            Ok(ClientMessage::Ping { hidden }) => {
                if sight.hide(hidden, self.app.now()) {
                    self.app.saw(&self.who);
                }
                ServerMessage::Pong
            }
            Ok(ClientMessage::Hello { .. }) => refused(None, ApiError::malformed("hello was already sent")),
            Err(error) => refused(id_in(&message), error),
        };
        self.put(answers, &answer)
    }

    async fn ask(&mut self, id: String, ask: TableRequest, answers: &Answers) -> Next {
        let counted = counted_as(&ask);
        if counted.is_none() && self.asks_too_much() {
            return self.put(answers, &refused(Some(id), ApiError::slow()));
        }
        let asker =
            Asker { app: Arc::clone(&self.app), who: self.who.clone(), address: self.address, counted };
        let (begun, decides) = (Instant::now(), matches!(ask, TableRequest::Play { .. }));
        let mut next = Next::GoOn;
        for attempt in 1..=ATTEMPTS {
            let later = answers.clone();
            // A client that is gone or does not keep up need not have its hint.
            let later = move |text| drop(later.upgrade().map(|outbox| outbox.try_send(text)));
            next = match TableGuard::lock(&self.app, Arc::clone(&self.handle)).await {
                Ok(guard) if !guard.hears(self.number) => Next::HangUp,
                // The answer is given while the table is held: what was told before comes first, what is told later comes after.
                Ok(mut guard) => match ask_counted(&mut guard, &asker, (&id, &ask), later).await {
                    // Another server was first. What it did is read, and the request is heard again on that.
                    Some(ServerMessage::Refused { .. }) if guard.lost_a_race() && attempt < ATTEMPTS => {
                        continue;
                    }
                    Some(answer) => self.put(answers, &answer),
                    None => Next::GoOn,
                },
                Err(error) if error == ApiError::stale() && attempt < ATTEMPTS => continue,
                Err(error) => self.put(answers, &refused(Some(id.clone()), error)),
            };
            break;
        }
        if decides {
            self.app.metrics.decisions.observe(begun.elapsed().as_secs_f64());
        }
        next
    }

    /// Whether all sockets of an address together send too many queries.
    fn asks_too_much(&self) -> bool {
        let slowed = self.of_address.as_ref().is_some_and(|open| !open.allows_one_more());
        if slowed {
            self.app.metrics.slowed.inc();
        }
        slowed
    }

    /// Queues an answer. A client whose outbox is full does not keep up.
    fn put(&self, answers: &Answers, answer: &ServerMessage) -> Next {
        if let ServerMessage::Refused { reason, .. } = answer {
            self.app.metrics.refused(*reason, "socket");
        }
        match answers.upgrade().map(|outbox| outbox.try_send(write(answer))) {
            // Where the table has let go, what waits is sent before the end.
            Some(Ok(())) | None => Next::GoOn,
            Some(Err(_)) => Next::HangUp,
        }
    }
}

/// Whether a session is still valid: it may have been ended just before this connection was registered.
async fn session_counts(app: &AppState, session: Option<&LoginSession>) -> bool {
    let Some(session) = session else { return true };
    app.sessions.whose(app.storage.as_ref(), session).await.is_ok_and(|person| person.is_some())
}

/// Waits for a message to be sent, with a timeout: a client that receives nothing is gone.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Next {
    match timeout(PATIENCE, sending).await {
        Ok(Ok(())) => Next::GoOn,
        _ => Next::HangUp,
    }
}

fn read(message: &Message) -> Result<ClientMessage, ApiError> {
    let text = message.to_text().map_err(|_| ApiError::malformed("messages must be JSON texts"))?;
    serde_json::from_str(text).map_err(|error| ApiError::malformed(explain_json(&error)))
}

/// The id of a request, even if the rest cannot be parsed, because the sender waits for an answer with it.
fn id_in(message: &Message) -> Option<String> {
    #[derive(Deserialize)]
    struct RequestId {
        id: String,
    }
    let asked: Option<RequestId> = message.to_text().ok().and_then(|text| serde_json::from_str(text).ok());
    asked.map(|asked| asked.id)
}

/// The level of detail for a client: bare views only if it has the same engine as the server.
fn told_to(detail: Detail, engine: Option<&str>) -> Detail {
    if detail == Detail::View && engine != Some(hosting::ENGINE) { Detail::Board } else { detail }
}
