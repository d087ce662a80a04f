//! A seat at a server's table: the real command, a real server, another person beside it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::house::{House, Talk};

/// A server in a process of its own.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(data: &Path, listen: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_boomtown"))
            .args(["serve", "--listen", listen, "--pause", "0", "--no-limits", "--data"])
            .arg(data)
            .env("BOOMTOWN_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        Server { child, address: address.unwrap_or_else(|| panic!("{line:?}")).parse().unwrap() }
    }

    /// Kills it without a warning.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn table(&self, id: &str) -> String {
        format!("http://{}/t/{id}", self.address)
    }
}

/// Somebody who speaks HTTP.
struct Guest {
    address: SocketAddr,
    cookie: String,
}

impl Guest {
    fn named(address: SocketAddr, name: &str) -> Guest {
        let mut guest = Guest { address, cookie: String::new() };
        let (head, _) = guest.send("POST", "/api/me", &json!({"name": name}).to_string());
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookie.split(';').next().unwrap().clone_into(&mut guest.cookie);
        guest
    }

    fn send(&self, method: &str, path: &str, body: &str) -> (String, Value) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let (address, cookie, length) = (self.address, &self.cookie, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
        (head.to_owned(), serde_json::from_str(body).unwrap_or_default())
    }

    fn new_table(&self, new: &Value) -> String {
        self.send("POST", "/api/tables", &new.to_string()).1["id"].as_str().unwrap().to_owned()
    }

    fn table(&self, id: &str) -> Value {
        self.send("GET", &format!("/api/tables/{id}"), "").1
    }
}

/// A table with a clock where Bob of the terminal is asked first, and a bot is the other.
fn seats() -> Value {
    json!({
        "game": "circle-wagons", "clock": {"bank": 900, "at_zero": "mark"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    })
}

fn join(house: &House, address: &str, more: &[&str]) -> Talk {
    house.talk(&[&["play", "--join", address], more].concat())
}

#[test]
fn the_terminal_takes_a_seat_plays_asks_and_speaks_at_a_server_s_table_and_comes_back_after_a_crash() {
    let house = House::new("joins-a-server");
    let server = Server::start(&house.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let id = ann.new_table(&seats());
    let mut bob = join(&house, &server.table(&id), &["--name", "Bob"]);
    bob.hear("You are Bob.");
    bob.hear("Type “sit” to take a seat.");
    bob.say("sit");
    // The second seat chooses first.
    bob.hear("You have 1");
    bob.say("clock");
    bob.hear("Ann: 15:00 left");
    bob.say("try 1");
    bob.say("hint");
    bob.hear("would choose");
    bob.say("say Howdy!");
    bob.hear("Bob: Howdy!");
    bob.say("note Watch the river");
    bob.hear("Noted.");
    bob.say("note");
    bob.hear("Watch the river");
    let before = ann.table(&id)["decisions"].as_u64().unwrap();
    bob.say("1");
    bob.say("log");
    while ann.table(&id)["decisions"].as_u64().unwrap() == before {
        std::thread::yield_now();
    }
    // The server dies and is started again where it was: the line is found again by itself.
    let address = server.address.to_string();
    server.kill();
    bob.hear("The connection is lost.");
    let server = Server::start(&house.path("server"), &address);
    bob.hear("Connected again.");
    bob.say("undo");
    bob.hear("Bob undid");
    assert_eq!(ann.table(&id)["decisions"].as_u64().unwrap(), before);
    bob.say("who");
    bob.hear("Ann: away");
    bob.say("quit");
    bob.leave();
    // Whoever comes again is who he was.
    let mut again = join(&house, &server.table(&id), &[]);
    again.hear("You are Bob.");
    again.hear("your turn");
    again.say("resign yes");
    again.hear("Bob resigned. The win goes to Ann.");
    again.say("quit");
    again.leave();
    assert_eq!(ann.table(&id)["stage"], "over");
    server.kill();
}

#[test]
fn the_terminal_leaves_orders_lets_the_obvious_answer_itself_and_is_told_why_orders_ended() {
    let house = House::new("orders-at-a-server");
    let server = Server::start(&house.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let new = json!({"game": "carson-cards", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let id = ann.new_table(&new);
    let mut bob = join(&house, &server.table(&id), &["--name", "Bob"]);
    bob.hear("You are Bob.");
    bob.say("sit");
    bob.hear("Bid an auction card");
    bob.say("ahead 1 1");
    bob.hear("Type “ahead” first");
    bob.say("ahead");
    // The first line is the bid, and the lowest card is the first choice.
    bob.hear("1. My bid in this round: ask me");
    bob.hear("!1 [ ] if somebody outbids me");
    bob.hear("ahead yes: leave these orders");
    bob.say("ahead 1");
    bob.hear("1. Bid 1");
    bob.say("ahead 1 1");
    bob.hear("1. My bid in this round: Bid 1");
    bob.say("ahead !1");
    bob.hear("!1 [x] if somebody outbids me");
    bob.say("ahead yes");
    bob.hear("Your orders are in place.");
    bob.say("obvious on");
    bob.hear("Obvious questions answer themselves now.");
    bob.say("obvious perhaps");
    bob.hear("Type “obvious on” or “obvious off”.");
    bob.say("obvious off");
    bob.hear("You are asked everything yourself again.");
    bob.say("mute");
    bob.hear("You get no more messages about this table.");
    bob.say("mute off");
    bob.hear("You get messages about this table again.");
    assert!(ann.send("GET", "/api/me/notices", "").1["muted"].as_array().unwrap().is_empty());
    // Ann plays from a terminal of her own: she bids her highest card, and that ends his orders.
    let code = ann.send("POST", "/api/me/links", "{}").1["code"].as_str().unwrap().to_owned();
    let link = format!("http://{}/link#{code}", server.address);
    let other = House::new("orders-at-a-server-ann");
    let mut anns = join(&other, &server.table(&id), &["--link", &link]);
    anns.hear("Bid an auction card");
    anns.say("9");
    anns.hear("your turn");
    anns.say("1");
    anns.hear("Place I-");
    anns.say("1");
    bob.hear("Your orders ended: ");
    bob.hear("your turn");
    bob.say("ahead no");
    bob.hear("Your orders are withdrawn.");
    for mut talk in [anns, bob] {
        talk.say("quit");
        talk.leave();
    }
    server.kill();
}

#[test]
fn the_terminal_begins_with_fewer_and_declines_a_seat_that_is_kept() {
    let house = House::new("fewer-at-a-server");
    let server = Server::start(&house.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let open = json!({"kind": "open"});
    let id = ann.new_table(&json!({"game": "carson-cards", "seats": [{"kind": "me"}, open, open]}));
    let mut bob = join(&house, &server.table(&id), &["--name", "Bob"]);
    bob.hear("You are Bob.");
    bob.say("sit");
    bob.hear("You have a seat.");
    bob.say("fewer");
    bob.hear("You would begin without those who have not come.");
    assert_eq!(ann.table(&id)["stage"], "gathering");
    assert_eq!(ann.table(&id)["with_fewer"].as_array().unwrap().len(), 1);
    ann.send("POST", &format!("/api/tables/{id}/begin"), "{}");
    bob.hear("Bid an auction card");
    let bobs = ann.table(&id)["seats"][1]["holder"]["id"].clone();
    bob.say("quit");
    bob.leave();
    // At the next table a seat is kept for him.
    let kept = json!([{"kind": "me"}, {"kind": "kept", "person": bobs}, {"kind": "open"}]);
    let id = ann.new_table(&json!({"game": "carson-cards", "seats": kept}));
    assert_eq!(ann.table(&id)["seats"][1]["kept_for"], bobs);
    let mut bob = join(&house, &server.table(&id), &[]);
    bob.hear("You are Bob.");
    bob.say("decline");
    bob.hear("Your seat is free for somebody else.");
    assert!(ann.table(&id)["seats"][1]["kept_for"].is_null());
    bob.say("quit");
    bob.leave();
    server.kill();
}

#[test]
fn a_one_time_link_signs_the_terminal_in_as_somebody() {
    let house = House::new("joins-with-a-link");
    let server = Server::start(&house.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let id = ann.new_table(&seats());
    let code = ann.send("POST", "/api/me/links", "{}").1["code"].as_str().unwrap().to_owned();
    let link = format!("http://{}/link#{code}", server.address);
    let mut talk = join(&house, &server.table(&id), &["--link", &link]);
    talk.hear("You are Ann.");
    talk.say("quit");
    talk.leave();
    // The link was good once, and that is said.
    let outcome = house.run(&["play", "--join", &server.table(&id), "--link", &link], &[]);
    assert_eq!(outcome.code, 2, "{}", outcome.said);
    assert!(!outcome.complained.is_empty());
    server.kill();
}

#[test]
fn an_address_that_is_none_is_refused_with_a_word_and_so_is_a_server_that_is_away() {
    let house = House::new("joins-nothing");
    let outcome = house.run(&["play", "--join", "https://example.org/rules"], &[]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.complained.contains("This is not the address of a table."), "{}", outcome.complained);
    let outcome = house.run(&["play", "--join", "http://127.0.0.1:1/t/abc"], &[]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.complained.contains("The server cannot be reached"), "{}", outcome.complained);
}
