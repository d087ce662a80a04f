//! A minimal HTTP client for the load test.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common::CommandError;

/// A keep-alive connection.
pub(super) struct Connection {
    stream: TcpStream,
    address: SocketAddr,
    buffer: Vec<u8>,
}

/// A response: its cookie, if it has one, and its body.
pub(super) struct HttpResponse {
    pub(super) cookie: Option<String>,
    pub(super) body: String,
}

impl Connection {
    pub(super) async fn open(address: SocketAddr) -> Result<Connection, CommandError> {
        let stream = TcpStream::connect(address).await.map_err(CommandError::new)?;
        Ok(Connection { stream, address, buffer: Vec::new() })
    }

    /// Sends a request and reads the whole response.
    pub(super) async fn send(
        &mut self,
        line: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> Result<HttpResponse, CommandError> {
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "{line} HTTP/1.1\r\nHost: {}\r\n{cookie}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await.map_err(CommandError::new)?;
        let (head, length) = self.head().await?;
        while self.buffer.len() < length {
            self.more().await?;
        }
        let body = String::from_utf8_lossy(&self.buffer[..length]).into_owned();
        self.buffer.drain(..length);
        if !head.starts_with("HTTP/1.1 200") {
            return Err(CommandError::new(format!("{line}: {head} {body}")));
        }
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        Ok(HttpResponse { cookie: cookie.map(str::to_owned), body })
    }

    /// Reads the header, and returns the length of the body.
    async fn head(&mut self) -> Result<(String, usize), CommandError> {
        loop {
            if let Some(end) = self.buffer.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                let head = String::from_utf8_lossy(&self.buffer[..end]).into_owned();
                self.buffer.drain(..end + 4);
                let length =
                    head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
                return Ok((head, length.unwrap_or_default()));
            }
            self.more().await?;
        }
    }

    async fn more(&mut self) -> Result<(), CommandError> {
        match self.stream.read_buf(&mut self.buffer).await {
            Ok(0) => Err(CommandError::new("the server closed the connection")),
            Ok(_) => Ok(()),
            Err(error) => Err(CommandError::new(error)),
        }
    }
}
