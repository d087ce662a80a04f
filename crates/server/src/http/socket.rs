//! A table's socket.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

use super::limits::PerSocket;
use crate::hall::{Cell, Listener, Open, Outbox, refused, write};
use crate::house::House;
use crate::no::No;
use crate::people::Who;
use crate::protocol::{Ask, Detail, FromServer, PROTOCOL, Refused, ToServer, Trouble};

/// The largest message that a client may send.
const LARGEST_MESSAGE: usize = 16 * 1024;
/// How much is read at once; small, because most sockets are idle.
const READ_BUFFER: usize = 4 * 1024;
/// How many messages may wait for a client that does not keep up.
const OUTBOX: usize = 128;
/// How long the first message may take.
const FIRST_MESSAGE: Duration = Duration::from_secs(10);
/// After this silence a client is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(30);

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Opens a table's socket.
#[utoipa::path(get, path = "/tables/{id}/live", tag = "Live play", params(("id" = String, Path, description = "The table")), responses((status = 101, description = "A WebSocket: the client says ToServer, the server says FromServer, each as a JSON text"), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn live(
    State(house): State<Arc<House>>,
    who: Who,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, No> {
    let cell = Open::table(&house, &id).await?.place();
    let upgrade = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        house.metrics.sockets.inc();
        Connection { house: Arc::clone(&house), cell, who, socket }.run().await;
        house.metrics.sockets.dec();
    }))
}

struct Connection {
    house: Arc<House>,
    cell: Cell,
    who: Who,
    socket: WebSocket,
}

/// Whether the connection goes on.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    HangUp,
}

impl Connection {
    async fn run(mut self) {
        let Some((since, detail)) = self.hello().await else { return };
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let listener = Listener { number, who: self.who.clone(), detail, outbox: outbox.clone() };
        let Ok(mut open) = Open::cell(&self.house, Arc::clone(&self.cell)).await else { return };
        let welcome = open.welcome(listener, since);
        drop(open);
        if self.socket.send(Message::Text(welcome)).await.is_ok() {
            self.talk(&outbox, inbox).await;
        }
        if let Ok(mut open) = Open::cell(&self.house, Arc::clone(&self.cell)).await {
            open.goodbye(number, &self.who);
        }
    }

    /// Waits for the first message.
    async fn hello(&mut self) -> Option<(Option<u64>, Detail)> {
        let first = timeout(FIRST_MESSAGE, self.socket.recv()).await.ok()??.ok()?;
        let no = match read(&first) {
            Ok(ToServer::Hello { protocol: PROTOCOL, since, detail }) => return Some((since, detail)),
            Ok(ToServer::Hello { .. }) => No::new(Refused::Protocol, "server-protocol"),
            Ok(_) => No::malformed("the first message is a hello"),
            Err(no) => no,
        };
        // If the refusal does not arrive, the client is gone anyway.
        let _ = self.socket.send(Message::Text(write(&refused(None, no)))).await;
        None
    }

    async fn talk(&mut self, outbox: &Outbox, mut inbox: mpsc::Receiver<Utf8Bytes>) {
        let house = Arc::clone(&self.house);
        let mut closed = pin!(house.closed());
        let limit = PerSocket::new(&self.house);
        let mut heard = Instant::now();
        let mut asked = false;
        loop {
            let next = tokio::select! {
                text = inbox.recv() => match text {
                    Some(text) => self.send(text, &mut inbox).await,
                    // The table let go of a client that does not keep up.
                    None => Next::HangUp,
                },
                message = self.socket.next() => match message {
                    Some(Ok(message)) => {
                        (heard, asked) = (Instant::now(), false);
                        self.hear(message, &limit, outbox).await
                    }
                    _ => Next::HangUp,
                },
                () = sleep_until(heard + SILENCE * if asked { 2 } else { 1 }) => {
                    if asked {
                        Next::HangUp
                    } else {
                        asked = true;
                        self.tell(Message::Ping("?".into())).await
                    }
                }
                () = &mut closed => {
                    self.tell(Message::Text(write(&FromServer::Closing))).await;
                    Next::HangUp
                }
            };
            if next == Next::HangUp {
                // The client may have hung up first.
                let _ = self.socket.send(Message::Close(None)).await;
                return;
            }
        }
    }

    /// Sends a message and all that wait behind it.
    async fn send(&mut self, text: Utf8Bytes, inbox: &mut mpsc::Receiver<Utf8Bytes>) -> Next {
        let mut next = Some(text);
        while let Some(text) = next {
            if self.socket.feed(Message::Text(text)).await.is_err() {
                return Next::HangUp;
            }
            next = inbox.try_recv().ok();
        }
        if self.socket.flush().await.is_ok() { Next::GoOn } else { Next::HangUp }
    }

    async fn tell(&mut self, message: Message) -> Next {
        if self.socket.send(message).await.is_ok() { Next::GoOn } else { Next::HangUp }
    }

    async fn hear(&mut self, message: Message, limit: &PerSocket, outbox: &Outbox) -> Next {
        self.house.metrics.messages.inc();
        let parsed = match &message {
            Message::Ping(_) | Message::Pong(_) => return Next::GoOn,
            Message::Close(_) => return Next::HangUp,
            message => read(message),
        };
        let answer = match parsed {
            Ok(ToServer::Ask { id, ask }) => return self.ask(id, ask, limit, outbox).await,
            Ok(ToServer::Ping) => FromServer::Pong,
            Ok(ToServer::Hello { .. }) => refused(None, No::malformed("there was a hello before")),
            Err(no) => refused(None, no),
        };
        put(outbox, &answer)
    }

    async fn ask(&mut self, id: String, ask: Ask, limit: &PerSocket, outbox: &Outbox) -> Next {
        if !limit.allows_one_more() {
            self.house.metrics.slowed.inc();
            return put(outbox, &refused(Some(id), No::slow()));
        }
        let later = outbox.clone();
        // A client that does not keep up need not have its hint.
        let later = move |text| drop(later.try_send(text));
        match Open::cell(&self.house, Arc::clone(&self.cell)).await {
            // The answer is given while the table is held: what was told before comes first, what is told later comes after.
            Ok(mut open) => match open.ask(&self.who, id, ask, later).await {
                Some(answer) => put(outbox, &answer),
                None => Next::GoOn,
            },
            Err(no) => put(outbox, &refused(Some(id), no)),
        }
    }
}

/// Puts an answer behind what waits to be sent. A client whose outbox is full does not keep up.
fn put(outbox: &Outbox, answer: &FromServer) -> Next {
    if outbox.try_send(write(answer)).is_ok() { Next::GoOn } else { Next::HangUp }
}

fn read(message: &Message) -> Result<ToServer, No> {
    let text = message.to_text().map_err(|_| No::malformed("messages are JSON texts"))?;
    serde_json::from_str(text).map_err(|error| No::malformed(error.to_string()))
}
