//! A mail server: speaks SMTP over a real socket, keeps the mails, and refuses the addresses it is told to.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A mail that was taken.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    head: String,
    body: String,
}

impl Letter {
    /// A header, with its lines joined.
    pub(crate) fn header(&self, name: &str) -> String {
        let mut found = String::new();
        let mut inside = false;
        for line in self.head.lines() {
            if line.starts_with([' ', '\t']) && inside {
                found.push(' ');
                found.push_str(line.trim());
            } else {
                let value = line.split_once(": ").filter(|(key, _)| key.eq_ignore_ascii_case(name));
                inside = value.is_some();
                found.push_str(value.map_or("", |(_, value)| value));
            }
        }
        found
    }

    /// What it says, with the soft line breaks and signs of its encoding undone.
    pub(crate) fn text(&self) -> String {
        let joined = self.body.replace("=\r\n", "");
        let mut bytes = Vec::new();
        let mut rest = joined.as_bytes();
        while let Some((&first, after)) = rest.split_first() {
            let code = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
            let byte = code.and_then(|two| u8::from_str_radix(two, 16).ok()).filter(|_| first == b'=');
            bytes.push(byte.unwrap_or(first));
            rest = if byte.is_some() { &after[2..] } else { after };
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// The first address in it that goes on like this.
    pub(crate) fn link(&self, beginning: &str) -> String {
        let text = self.text();
        let at = text.find(beginning).unwrap_or_else(|| panic!("no {beginning} in {text}"));
        text[at..].split([' ', '\r', '\n', '"', '<']).next().unwrap().to_owned()
    }
}

/// How a mail server does, whoever the mail is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    /// It takes mail.
    Well,
    /// It closes every line at once.
    Gone,
    /// It takes lines and says nothing.
    Silent,
    /// It answers this word like this.
    Refuses(&'static str, &'static str),
}

/// What a mail server is told to do.
struct Orders {
    mood: Mood,
    refused: Vec<(&'static str, &'static str)>,
}

/// A mail server.
pub(crate) struct Postman {
    pub(crate) address: SocketAddr,
    letters: mpsc::UnboundedReceiver<Letter>,
    orders: Arc<Mutex<Orders>>,
}

impl Postman {
    pub(crate) async fn open() -> Postman {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, letters) = mpsc::unbounded_channel();
        let orders = Arc::new(Mutex::new(Orders { mood: Mood::Well, refused: Vec::new() }));
        let told = Arc::clone(&orders);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(stream, sender.clone(), Arc::clone(&told)));
            }
        });
        Postman { address, letters, orders }
    }

    pub(crate) async fn next(&mut self) -> Letter {
        self.letters.recv().await.expect("the post office is open")
    }

    pub(crate) fn is_quiet(&mut self) -> bool {
        self.letters.try_recv().is_err()
    }

    /// From now on mail to this address is answered like this.
    pub(crate) fn refuse(&self, to: &'static str, answer: &'static str) {
        self.orders.lock().unwrap().refused.push((to, answer));
    }

    /// From now on it does like this.
    pub(crate) fn be(&self, mood: Mood) {
        self.orders.lock().unwrap().mood = mood;
    }
}

async fn converse(
    stream: TcpStream,
    sender: mpsc::UnboundedSender<Letter>,
    orders: Arc<Mutex<Orders>>,
) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut to = String::new();
    let mood = orders.lock().unwrap().mood;
    match mood {
        Mood::Gone => return None,
        // Until the other side hangs up.
        Mood::Silent => drop(stream.read_to_end(&mut Vec::new()).await),
        Mood::Well | Mood::Refuses(..) => {}
    }
    stream.write_all(b"220 post.example ESMTP\r\n").await.ok()?;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let word = line.split([' ', ':', '\r']).next().unwrap_or_default().to_ascii_uppercase();
        let answer = match word.as_str() {
            refused if matches!(mood, Mood::Refuses(word, _) if word == refused) => {
                let Mood::Refuses(_, answer) = mood else { return None };
                answer
            }
            "EHLO" => "250-post.example\r\n250-AUTH PLAIN\r\n250 8BITMIME",
            "AUTH" => "235 Come in",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                let refused = &orders.lock().unwrap().refused;
                refused.iter().find(|(known, _)| *known == to).map_or("250 OK", |(_, answer)| *answer)
            }
            "DATA" => {
                stream.write_all(b"354 Go on\r\n").await.ok()?;
                let mut whole = String::new();
                while !whole.ends_with("\r\n.\r\n") {
                    stream.read_line(&mut whole).await.ok().filter(|read| *read > 0)?;
                }
                let (head, body) = whole.split_once("\r\n\r\n")?;
                let letter = Letter { to: to.clone(), head: head.to_owned(), body: body.to_owned() };
                sender.send(letter).ok()?;
                "250 Taken"
            }
            "QUIT" => "221 Bye",
            _ => "250 OK",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
    }
}
