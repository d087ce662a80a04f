//! A seat at a server's table: the real command, a real server, another person beside it.

use serde_json::{Value, json};

use crate::home::{Home, Talk};
use crate::server::{Guest, Server};

/// A table with a clock where Bob of the terminal is asked first, and a bot is the other.
fn seats() -> Value {
    json!({
        "game": "circle-wagons", "clock": {"bank": 900, "at_zero": "mark"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    })
}

fn join(home: &Home, address: &str, more: &[&str]) -> Talk {
    home.talk(&[&["play", "--join", address], more].concat())
}

#[test]
fn the_terminal_takes_a_seat_plays_asks_and_speaks_at_a_server_s_table_and_comes_back_after_a_crash() {
    let home = Home::new("joins-a-server");
    let server = Server::start(&home.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let id = ann.new_table(&seats());
    let mut bob = join(&home, &server.table(&id), &["--name", "Bob"]);
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
    let server = Server::start(&home.path("server"), &address);
    bob.hear("Connected again.");
    bob.say("undo");
    bob.hear("Bob undid");
    assert_eq!(ann.table(&id)["decisions"].as_u64().unwrap(), before);
    bob.say("who");
    bob.hear("Ann: away");
    bob.say("quit");
    bob.leave();
    // Whoever comes again is who he was.
    let mut again = join(&home, &server.table(&id), &[]);
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
    let home = Home::new("orders-at-a-server");
    let server = Server::start(&home.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let new = json!({"game": "carson-cards", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let id = ann.new_table(&new);
    let mut bob = join(&home, &server.table(&id), &["--name", "Bob"]);
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
    let other = Home::new("orders-at-a-server-ann");
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
    let home = Home::new("fewer-at-a-server");
    let server = Server::start(&home.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let open = json!({"kind": "open"});
    let id = ann.new_table(&json!({"game": "carson-cards", "seats": [{"kind": "me"}, open, open]}));
    let mut bob = join(&home, &server.table(&id), &["--name", "Bob"]);
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
    let mut bob = join(&home, &server.table(&id), &[]);
    bob.hear("You are Bob.");
    bob.say("decline");
    bob.hear("Your seat is free for somebody else.");
    assert!(ann.table(&id)["seats"][1]["kept_for"].is_null());
    bob.say("quit");
    bob.leave();
    server.kill();
}

#[test]
fn the_terminal_tries_several_decisions_for_itself_and_sends_its_own_as_one() {
    let home = Home::new("tries-at-a-server");
    let server = Server::start(&home.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let id = ann.new_table(&seats());
    let mut bob = join(&home, &server.table(&id), &["--name", "Bob"]);
    bob.hear("You are Bob.");
    bob.say("sit 2");
    bob.hear("You have 1");
    let before = ann.table(&id)["decisions"].as_u64().unwrap();
    bob.say("trial");
    bob.hear("│ Just for you: you decide");
    bob.say("1");
    bob.hear("│ Just for you: decide for Ann");
    bob.say("trial bots");
    bob.hear("│ Just for you: you decide");
    bob.say("1");
    bob.say("score");
    bob.hear(". Ann: ");
    // He can chat meanwhile; nobody is told about the trial.
    bob.say("say Wait a moment");
    bob.hear("Bob: Wait a moment");
    assert_eq!(ann.table(&id)["decisions"].as_u64().unwrap(), before);
    // Back to Ann's turn: his own first decision can be sent.
    for _ in 0..9 {
        bob.say("undo");
    }
    bob.hear("As things stand");
    bob.say("1");
    bob.hear("decide for Ann");
    bob.say("trial send");
    bob.hear("Your decision has been sent.");
    assert_eq!(ann.table(&id)["decisions"].as_u64().unwrap(), before + 1);
    // Nothing is his own now: nothing is sent.
    bob.say("trial");
    bob.hear("decide for Ann");
    bob.say("1");
    bob.say("trial send");
    bob.hear("Nothing has been sent.");
    bob.hear("Somebody else has to decide first.");
    bob.say("quit");
    bob.leave();
    server.kill();
}

#[test]
fn the_terminal_takes_back_what_a_bot_did_checks_the_dice_and_takes_the_record_along() {
    let home = Home::new("bot-at-a-server");
    let server = Server::start(&home.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let id = ann.new_table(&seats());
    let mut bob = join(&home, &server.table(&id), &["--name", "Bob"]);
    bob.hear("You are Bob.");
    bob.say("sit");
    bob.hear("You have 1");
    bob.say("bot 1");
    bob.hear("it is not Ann’s.");
    bob.say("bot Zoe");
    bob.hear("There is no Zoe here.");
    bob.say("undo bot");
    bob.hear("no move to undo");
    bob.say("bot");
    while ann.table(&id)["deciders"] != json!([1]) {
        std::thread::yield_now();
    }
    bob.say("sit");
    bob.hear("Type “undo bot” to undo that.");
    // He gave the seat to the bot himself, so an undo needs the other's consent.
    bob.say("undo bot");
    while ann.table(&id)["undo_asked"]["seat"] != 2 {
        std::thread::yield_now();
    }
    bob.say("dice");
    bob.hear("Fingerprint of the secret (SHA-256): ");
    bob.say("resign yes");
    bob.hear("Bob resigned.");
    let file = home.path("game.json");
    bob.say(&format!("record {}", file.display()));
    bob.hear("The record is in ");
    table::Record::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
    bob.say(&format!("record {}", file.display()));
    bob.hear("The record could not be written: ");
    bob.say("dice");
    bob.hear("The secret: ");
    bob.say("history 0");
    bob.say("hint");
    bob.hear("would choose");
    bob.say("quit");
    bob.leave();
    server.kill();
}

/// Ann of the browser and Bob, both at one terminal.
#[test]
fn at_a_server_s_table_what_one_at_the_keyboard_sees_is_hidden_before_it_goes_to_the_next() {
    let home = Home::new("shares-a-keyboard");
    let server = Server::start(&home.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Bob"}]);
    let id = ann.new_table(&json!({"game": "carson-cards", "seats": seats}));
    let code = ann.send("POST", "/api/me/links", "{}").1["code"].as_str().unwrap().to_owned();
    let mut talk = join(&home, &server.table(&id), &["--link", &code]);
    talk.hear("Ann, it is your turn.");
    talk.say("9");
    talk.hear("Pass the keyboard to Bob.");
    // The first line of the player who gets the keyboard only lifts the curtain.
    talk.say("2");
    talk.hear("Bob, it is your turn.");
    assert_eq!(ann.table(&id)["decisions"], 1);
    talk.say("quit");
    talk.leave();
    // Nor is the bid shown after joining again.
    let mut talk = join(&home, &server.table(&id), &[]);
    talk.hear("Pass the keyboard to Bob.");
    talk.say("");
    talk.hear("Bob, it is your turn.");
    talk.say("2");
    while ann.table(&id)["decisions"] == 1 {
        std::thread::yield_now();
    }
    talk.say("quit");
    talk.leave();
    server.kill();
}

#[test]
fn before_others_are_asked_and_when_they_are_both_terminals_tell_what_would_be_undone() {
    let home = Home::new("undoes-at-a-server");
    let server = Server::start(&home.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let id = ann.new_table(&seats());
    let mut bob = join(&home, &server.table(&id), &["--name", "Bob"]);
    bob.hear("You are Bob.");
    bob.say("sit");
    bob.hear("Bob, it is your turn.");
    let other = Home::new("undoes-at-a-server-ann");
    let code = ann.send("POST", "/api/me/links", "{}").1["code"].as_str().unwrap().to_owned();
    let mut anns = join(&other, &server.table(&id), &["--link", &code]);
    anns.hear("You are Ann.");
    // Bob chooses the start card, Ann takes one: Bob's is the last but one.
    bob.say("1");
    anns.hear("Ann, it is your turn.");
    anns.say("1");
    while ann.table(&id)["decisions"] != 2 {
        std::thread::yield_now();
    }
    bob.hear("Ann takes card");
    bob.say("undo");
    bob.hear("This is undone, the latest first:");
    bob.hear("Ann: ");
    bob.hear("Bob: ");
    bob.hear("Type “undo” again to do it.");
    assert!(ann.table(&id)["undo_asked"].is_null());
    bob.say("undo");
    bob.hear("The others are asked");
    anns.hear("Bob would like to undo 2 moves, 1 of them yours. OK?");
    anns.hear("Ann: ");
    anns.hear("Bob: ");
    anns.say("no");
    bob.hear("Ann does not agree");
    for mut talk in [anns, bob] {
        talk.say("quit");
        talk.leave();
    }
    server.kill();
}

#[test]
fn the_host_of_a_table_fills_and_frees_seats_keeps_the_talk_to_the_players_and_removes_it() {
    let home = Home::new("hosts-at-a-server");
    let server = Server::start(&home.path("server"), "127.0.0.1:0");
    let (ann, bob) = (Guest::named(server.address, "Ann"), Guest::named(server.address, "Bob"));
    let open = json!({"kind": "open"});
    let new = json!({"game": "carson-cards", "seats": [{"kind": "me"}, open, open]});
    let before = ann.new_table(&new);
    bob.send("POST", &format!("/api/tables/{before}/join"), "{}");
    let id = ann.new_table(&new);
    let code = ann.send("POST", "/api/me/links", "{}").1["code"].as_str().unwrap().to_owned();
    let mut anns = join(&home, &server.table(&id), &["--link", &code]);
    anns.hear("You are Ann.");
    anns.say("seat 2 bot deputy");
    anns.hear("Done.");
    assert_eq!(ann.table(&id)["seats"][1]["holder"], json!({"kind": "bot", "level": "deputy"}));
    anns.say("seat 2 open");
    anns.hear("Done.");
    anns.say("seat 2 keep bob");
    anns.hear("Done.");
    assert_eq!(ann.table(&id)["seats"][1]["name"], "Bob");
    assert_eq!(ann.table(&id)["seats"][1]["holder"], open);
    anns.say("seat 3 keep Zoe");
    anns.hear("There is no Zoe here.");
    anns.say("seat 3 invite Zoe");
    anns.hear("There is no Zoe here.");
    anns.say("seat 3");
    anns.hear("Type “seat 3 open”");
    anns.say("chat off");
    while ann.table(&id)["chat_closed"] != true {
        std::thread::yield_now();
    }
    anns.say("hide Zoe");
    anns.hear("There is no Zoe here.");
    anns.say("remove");
    anns.hear("Type “remove yes” to remove it.");
    anns.say("remove yes");
    anns.hear("The table was removed.");
    anns.leave();
    server.kill();
}

#[test]
fn an_invitation_lets_the_terminal_into_a_closed_server() {
    let home = Home::new("joins-by-invitation");
    let closed = ["--access", "invitation", "--invitation", "HOWDY"];
    let server = Server::start_with(&home.path("server"), "127.0.0.1:0", &closed);
    let ann = Guest::with(server.address, &json!({"name": "Ann", "invitation": "HOWDY"}));
    let id = ann.new_table(&seats());
    let outcome = home.run(&["play", "--join", &server.table(&id), "--name", "Bob"], &[]);
    assert_eq!(outcome.code, 2, "{}", outcome.said);
    let mut bob = join(&home, &server.table(&id), &["--name", "Bob", "--invitation", "HOWDY"]);
    bob.hear("You are Bob.");
    bob.say("quit");
    bob.leave();
    server.kill();
}

#[test]
fn a_one_time_link_signs_the_terminal_in_as_somebody() {
    let home = Home::new("joins-with-a-link");
    let server = Server::start(&home.path("server"), "127.0.0.1:0");
    let ann = Guest::named(server.address, "Ann");
    let id = ann.new_table(&seats());
    let code = ann.send("POST", "/api/me/links", "{}").1["code"].as_str().unwrap().to_owned();
    let link = format!("http://{}/link#{code}", server.address);
    let mut talk = join(&home, &server.table(&id), &["--link", &link]);
    talk.hear("You are Ann.");
    talk.say("quit");
    talk.leave();
    // The link was good once, and that is said.
    let outcome = home.run(&["play", "--join", &server.table(&id), "--link", &link], &[]);
    assert_eq!(outcome.code, 2, "{}", outcome.said);
    assert!(!outcome.complained.is_empty());
    server.kill();
}

#[test]
fn an_address_that_is_none_is_refused_with_a_word_and_so_is_a_server_that_is_away() {
    let home = Home::new("joins-nothing");
    let outcome = home.run(&["play", "--join", "https://example.org/rules"], &[]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.complained.contains("This is not the address of a table."), "{}", outcome.complained);
    let outcome = home.run(&["play", "--join", "http://127.0.0.1:1/t/abc"], &[]);
    assert_eq!(outcome.code, 2);
    assert!(outcome.complained.contains("The server cannot be reached"), "{}", outcome.complained);
}
