//! A client of the load test: it holds both seats of a table and plays any legal move.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::request::Connection;
use crate::common::CommandError;

const TABLE: &str = r#"{"game":"circle-wagons","seats":[{"kind":"me"},{"kind":"here","name":"Bob"}]}"#;
/// The size of the read buffer.
const READ_BUFFER: usize = 8 * 1024;

/// A guest who creates tables.
pub(super) struct Guest {
    address: SocketAddr,
    connection: Connection,
    cookie: String,
}

impl Guest {
    pub(super) async fn new(address: SocketAddr) -> Result<Guest, CommandError> {
        let mut connection = Connection::open(address).await?;
        let answer = connection.send("POST /api/me", None, r#"{"name":"Load"}"#).await?;
        let cookie = answer.cookie.ok_or_else(|| CommandError::new("the server did not set a cookie"))?;
        Ok(Guest { address, connection, cookie })
    }

    /// Creates a table and returns its id.
    pub(super) async fn new_table(&mut self, table: &str) -> Result<String, CommandError> {
        #[derive(Deserialize)]
        struct Table {
            id: String,
        }
        let answer = self.connection.send("POST /api/tables", Some(&self.cookie), table).await?;
        let table: Table = serde_json::from_str(&answer.body).map_err(CommandError::new)?;
        Ok(table.id)
    }

    /// GETs a path.
    pub(super) async fn get(&mut self, path: &str) -> Result<String, CommandError> {
        Ok(self.connection.send(&format!("GET {path}"), Some(&self.cookie), "").await?.body)
    }

    /// Sits down at a table.
    pub(super) async fn join(&mut self, table: &str) -> Result<(), CommandError> {
        let line = format!("POST /api/tables/{table}/join");
        self.connection.send(&line, Some(&self.cookie), "{}").await?;
        Ok(())
    }

    /// Opens the socket of a table and says hello, without a cookie if `own` is false.
    pub(super) async fn listen(&self, table: &str, own: bool, hello: &str) -> Result<Line, CommandError> {
        let address = format!("ws://{}/api/tables/{table}/live", self.address);
        let mut request = address.into_client_request().map_err(CommandError::new)?;
        if own {
            let cookie = self.cookie.parse().map_err(CommandError::new)?;
            request.headers_mut().insert("Cookie", cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let (mut socket, _) =
            connect_async_with_config(request, Some(config), true).await.map_err(CommandError::new)?;
        socket.send(Message::text(hello)).await.map_err(CommandError::new)?;
        Ok(Line { socket })
    }

    /// Creates a table and opens a socket to it.
    pub(super) async fn sit_down(&mut self, hello: &str) -> Result<(String, Line), CommandError> {
        let table = self.new_table(TABLE).await?;
        let line = self.listen(&table, true, hello).await?;
        Ok((table, line))
    }
}

/// An open socket.
pub(super) struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// The state of a game, as far as the client needs it.
pub(super) struct Position {
    decisions: u32,
    seat: u8,
    /// A legal action; `None` once the game is over.
    action: Option<String>,
}

#[derive(Deserialize)]
struct LogEvent<'a> {
    #[serde(borrow)]
    moment: Moment<'a>,
}

#[derive(Deserialize)]
struct Moment<'a> {
    decisions: u32,
    #[serde(borrow)]
    seats: Vec<Seat<'a>>,
}

#[derive(Deserialize)]
struct Seat<'a> {
    viewer: Viewer,
    #[serde(default, borrow)]
    actions: Vec<&'a str>,
}

#[derive(Deserialize)]
struct Viewer {
    seat: u8,
}

impl Position {
    pub(super) fn read(text: &str) -> Result<Position, CommandError> {
        let told: LogEvent =
            serde_json::from_str(text).map_err(|error| CommandError::new(format!("{error}: {text}")))?;
        let asked = told.moment.seats.iter().find(|seat| !seat.actions.is_empty());
        Ok(Position {
            decisions: told.moment.decisions,
            seat: asked.map_or(1, |seat| seat.viewer.seat),
            action: asked.map(|seat| seat.actions[seat.actions.len() / 2].to_owned()),
        })
    }

    pub(super) const fn is_over(&self) -> bool {
        self.action.is_none()
    }
}

impl Line {
    /// The next text message.
    pub(super) async fn next(&mut self) -> Result<Utf8Bytes, CommandError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_))) => {
                    self.socket.send(Message::Pong(Bytes::new())).await.map_err(CommandError::new)?;
                }
                Some(Ok(Message::Pong(_))) => {}
                other => {
                    return Err(CommandError::new(format!("the server closed the connection: {other:?}")));
                }
            }
        }
    }

    /// Sends a move.
    pub(super) async fn ask_to_play(
        &mut self,
        decisions: u64,
        seat: u64,
        action: &str,
    ) -> Result<(), CommandError> {
        let message = format!(
            r#"{{"type":"ask","id":"{decisions}","ask":{{"kind":"play","seat":{seat},"action":"{action}","at":{decisions}}}}}"#
        );
        self.socket.send(Message::text(message)).await.map_err(CommandError::new)
    }

    /// Requests a preview of a move.
    pub(super) async fn ask_for_preview(
        &mut self,
        decisions: u64,
        seat: u64,
        action: &str,
    ) -> Result<(), CommandError> {
        let message = format!(
            r#"{{"type":"ask","id":"look {decisions}","ask":{{"kind":"preview","seat":{seat},"action":"{action}","pictures":false,"changes":true}}}}"#
        );
        self.socket.send(Message::text(message)).await.map_err(CommandError::new)
    }

    /// Sends a move and waits until it is acknowledged.
    pub(super) async fn play(&mut self, position: Position) -> Result<Position, CommandError> {
        let Position { decisions, seat, action } = position;
        let action = action.ok_or_else(|| CommandError::new("the game is over"))?;
        self.ask_to_play(u64::from(decisions), u64::from(seat), &action).await?;
        let mut position = None;
        loop {
            let text = self.next().await?;
            if text.starts_with(r#"{"type":"moved""#) {
                position = Some(Position::read(&text)?);
            } else if text.starts_with(r#"{"type":"done""#) {
                return position.ok_or_else(|| CommandError::new("a move was acknowledged but not shown"));
            } else if !text.starts_with(r#"{"type":"table""#) {
                return Err(CommandError::new(format!("the server answered: {text}")));
            }
        }
    }
}
