//! Parses the page's requests.
//!
//! `protocol` can deserialise these types itself. Here they are parsed by hand, to keep the download small: for tagged messages,
//! serde generates the code of every variant twice. The test below compares both.

use protocol::device::{DeviceRequest, Given, KeptTable, SeatView, Thought, TriedDecision};
use protocol::{ClientMessage, Me, NewSeat, NewTable, PlayedOn, TableRequest};
use serde::de::{DeserializeOwned, Error as _};
use serde_json::{Error, Value};

/// Parses a request.
pub(crate) fn request(text: &str) -> Result<DeviceRequest, Error> {
    let value = serde_json::from_str(text)?;
    let said = Said(&value);
    Ok(match said.kind("kind")? {
        "engine" => DeviceRequest::Engine,
        "games" => DeviceRequest::Games,
        "check_options" => {
            DeviceRequest::CheckOptions { game: said.part("game")?, options: said.part("options")? }
        }
        "list" => DeviceRequest::List { docs: said.part("docs")? },
        "statistics" => DeviceRequest::Statistics {
            name: said.part("name")?,
            kept: said.list("kept", kept)?,
            older: said.part("older")?,
        },
        "create" => DeviceRequest::Create {
            me: me(said.of("me"))?,
            table: table(said.of("table"))?,
            given: given(said)?,
        },
        "bring" => {
            DeviceRequest::Bring { me: me(said.of("me"))?, record: said.part("record")?, given: given(said)? }
        }
        "open" => DeviceRequest::Open { kept: kept(said.of("kept"))?, given: given(said)? },
        "forget" => DeviceRequest::Forget { id: said.part("id")? },
        "say" => DeviceRequest::Say {
            id: said.part("id")?,
            message: message(said.of("message"))?,
            given: given(said)?,
        },
        "bots" => DeviceRequest::Bots { id: said.part("id")?, think: said.part("think")? },
        "choose" => DeviceRequest::Choose { thought: thought(said.of("thought"))? },
        "decide" => DeviceRequest::Decide {
            id: said.part("id")?,
            version: said.part("version")?,
            at: said.part("at")?,
            seat: said.part("seat")?,
            action: said.part("action")?,
            given: given(said)?,
        },
        "advise" => {
            DeviceRequest::Advise { request: said.part("request")?, thought: thought(said.of("thought"))? }
        }
        "complete_views" => DeviceRequest::CompleteViews {
            game: said.part("game")?,
            views: said.list("views", |seen| {
                Ok(SeatView { viewer: seen.part("viewer")?, view: seen.part("view")? })
            })?,
            acting: said.part("acting")?,
        },
        "look" => DeviceRequest::Look {
            game: said.part("game")?,
            version: said.part("version")?,
            view: said.part("view")?,
            request: said.part("request")?,
            ask: ask(said.of("ask"))?,
        },
        "try" => DeviceRequest::Try {
            game: said.part("game")?,
            view: said.part("view")?,
            seat: said.part("seat")?,
            guess: said.part("guess")?,
            decisions: said.list("decisions", |tried| {
                let (seat, action, chance) =
                    (tried.part("seat")?, tried.part("action")?, tried.part("chance")?);
                Ok(TriedDecision { seat, action, chance })
            })?,
        },
        "measure" => DeviceRequest::Measure { game: said.part("game")?, work: said.part("work")? },
        "again" => {
            DeviceRequest::Again { id: said.part("id")?, salt: said.part("salt")?, given: given(said)? }
        }
        "review" => DeviceRequest::Review { record: said.part("record")? },
        "review_on" => DeviceRequest::ReviewOn,
        "leave" => DeviceRequest::Leave { id: said.part("id")? },
        "moved" => DeviceRequest::Moved { id: said.part("id")?, to: said.part("to")?, given: given(said)? },
        "info" => DeviceRequest::Info { id: said.part("id")? },
        "at" => DeviceRequest::At {
            id: said.part("id")?,
            decisions: said.part("decisions")?,
            shared: said.perhaps("shared")?.unwrap_or_default(),
        },
        "log" => DeviceRequest::Log { id: said.part("id")? },
        "dice" => DeviceRequest::Dice { id: said.part("id")? },
        "record" => DeviceRequest::Record { id: said.part("id")?, form: said.part("form")? },
        other => return Err(unknown(other)),
    })
}

/// The stored table in a table file, if this is one.
pub(crate) fn table_file(text: &str) -> Option<KeptTable> {
    let value = serde_json::from_str(text).ok()?;
    let said = Said(&value);
    kept(said).ok().filter(|_| said.kind("boomtown").is_ok_and(|what| what == "table"))
}

fn message(said: Said<'_>) -> Result<ClientMessage, Error> {
    Ok(match said.kind("type")? {
        "hello" => ClientMessage::Hello {
            protocol: said.part("protocol")?,
            since: said.part("since")?,
            detail: said.perhaps("detail")?.unwrap_or_default(),
            changes: said.perhaps("changes")?.unwrap_or_default(),
            deflate: said.perhaps("deflate")?.unwrap_or_default(),
            engine: said.part("engine")?,
            hidden: said.perhaps("hidden")?.unwrap_or_default(),
        },
        "ask" => ClientMessage::Ask { id: said.part("id")?, ask: ask(said.of("ask"))? },
        "ping" => ClientMessage::Ping { hidden: said.perhaps("hidden")?.unwrap_or_default() },
        other => return Err(unknown(other)),
    })
}

fn ask(said: Said<'_>) -> Result<TableRequest, Error> {
    Ok(match said.kind("kind")? {
        "play" => TableRequest::Play {
            seat: said.part("seat")?,
            action: said.part("action")?,
            at: said.part("at")?,
        },
        "undo" => TableRequest::Undo { seat: said.part("seat")?, at: said.part("at")? },
        "answer_undo" => TableRequest::AnswerUndo { seat: said.part("seat")?, agree: said.part("agree")? },
        "preview" => TableRequest::Preview {
            seat: said.part("seat")?,
            action: said.part("action")?,
            pictures: said.perhaps("pictures")?.unwrap_or(true),
            changes: said.perhaps("changes")?.unwrap_or_default(),
            binding: said.perhaps("binding")?.unwrap_or_default(),
        },
        "account" => TableRequest::Account { seat: said.part("seat")? },
        "explain" => TableRequest::Explain { seat: said.part("seat")? },
        "chapters" => TableRequest::Chapters { seat: said.part("seat")? },
        "forecast" => TableRequest::Forecast { seat: said.part("seat")? },
        "hint" => TableRequest::Hint { seat: said.part("seat")?, past: said.part("past")? },
        "say" => TableRequest::Say { text: said.part("text")? },
        "close_chat" => TableRequest::CloseChat { closed: said.part("closed")? },
        "hide_remarks" => {
            TableRequest::HideRemarks { person: said.part("person")?, hidden: said.part("hidden")? }
        }
        "resign" => TableRequest::Resign { seat: said.part("seat")? },
        "propose_bot" => TableRequest::ProposeBot { seat: said.part("seat")? },
        "undo_bot" => TableRequest::UndoBot { seat: said.part("seat")?, at: said.part("at")? },
        "offer_orders" => TableRequest::OfferOrders { seat: said.part("seat")? },
        "leave_orders" => {
            TableRequest::LeaveOrders { seat: said.part("seat")?, orders: said.perhaps("orders")? }
        }
        "answer_obvious" => TableRequest::AnswerObvious { seat: said.part("seat")?, on: said.part("on")? },
        "answer_bot" => TableRequest::AnswerBot { seat: said.part("seat")?, agree: said.part("agree")? },
        other => return Err(unknown(other)),
    })
}

fn table(said: Said<'_>) -> Result<NewTable, Error> {
    Ok(NewTable {
        game: said.part("game")?,
        options: said.part("options")?,
        seats: said.list("seats", seat)?,
        listed: said.perhaps("listed")?.unwrap_or_default(),
        hints: said.perhaps("hints")?.unwrap_or(true),
        pace: said.part("pace")?,
        // On one device nobody waits for somebody who is elsewhere.
        clock: None,
        bots_welcome: false,
        played_on: played_on(said.of("played_on"))?,
        // It is the server that games are moved to.
        from_device: None,
        salt: said.perhaps("salt")?.unwrap_or_default(),
    })
}

fn seat(said: Said<'_>) -> Result<NewSeat, Error> {
    Ok(match said.kind("kind")? {
        "me" => NewSeat::Me { mark: said.part("mark")? },
        "here" => NewSeat::Here {
            name: said.part("name")?,
            salt: said.perhaps("salt")?.unwrap_or_default(),
            mark: said.part("mark")?,
        },
        "open" => NewSeat::Open,
        "kept" => NewSeat::Kept { person: said.part("person")? },
        "bot" => NewSeat::Bot { level: said.part("level")?, mark: said.part("mark")? },
        "bot_account" => NewSeat::BotAccount { id: said.part("id")? },
        other => return Err(unknown(other)),
    })
}

fn played_on(said: Said<'_>) -> Result<Option<PlayedOn>, Error> {
    if said.0.is_null() {
        return Ok(None);
    }
    Ok(Some(PlayedOn { table: said.part("table")?, decisions: said.part("decisions")? }))
}

fn given(said: Said<'_>) -> Result<Given, Error> {
    let given = said.of("given");
    Ok(Given { now: given.part("now")?, chance: given.part("chance")? })
}

fn me(said: Said<'_>) -> Result<Me, Error> {
    Ok(Me { id: said.part("id")?, name: said.part("name")? })
}

fn kept(said: Said<'_>) -> Result<KeptTable, Error> {
    Ok(KeptTable {
        id: said.part("id")?,
        version: said.part("version")?,
        doc: said.part("doc")?,
        entries: said.part("entries")?,
        state: said.part("state")?,
    })
}

fn thought(said: Said<'_>) -> Result<Thought, Error> {
    Ok(Thought {
        game: said.part("game")?,
        version: said.part("version")?,
        at: said.part("at")?,
        seat: said.part("seat")?,
        view: said.part("view")?,
        level: said.part("level")?,
        seed: said.part("seed")?,
        millis: said.part("millis")?,
        again: said.part("again")?,
    })
}

fn unknown(kind: &str) -> Error {
    Error::custom(format_args!("this engine knows nothing of the kind `{kind}`"))
}

/// An object from the page. Missing fields are null.
#[derive(Clone, Copy)]
struct Said<'a>(&'a Value);

impl<'a> Said<'a> {
    fn of(self, name: &str) -> Said<'a> {
        Said(&self.0[name])
    }

    fn kind(self, tag: &str) -> Result<&'a str, Error> {
        self.0[tag].as_str().ok_or_else(|| Error::custom(format_args!("missing field `{tag}`")))
    }

    fn part<T: DeserializeOwned>(self, name: &str) -> Result<T, Error> {
        table::read_value(&self.0[name])
    }

    fn perhaps<T: DeserializeOwned>(self, name: &str) -> Result<Option<T>, Error> {
        self.part(name)
    }

    fn list<T>(self, name: &str, read: impl Fn(Said<'a>) -> Result<T, Error>) -> Result<Vec<T>, Error> {
        let items = self.0[name].as_array();
        let items = items.ok_or_else(|| Error::custom(format_args!("`{name}` is a list")))?;
        items.iter().map(|item| read(Said(item))).collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn requests() -> Vec<Value> {
        let given = json!({"now": 7, "chance": "00"});
        let thought = json!({
            "game": "carson-city", "version": 3, "at": 2, "seat": 2, "view": {"x": 1}, "level": "deputy", "seed": 9, "millis": 20,
            "again": true,
        });
        let seats = json!([
            {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "marshal"}, {"kind": "here", "name": "Bob"},
            {"kind": "here", "name": "Cat", "salt": "pepper"},
        ]);
        let me = json!({"id": "here", "name": "Ann"});
        let kept = json!({"id": "i", "version": 1, "doc": "{}", "entries": [], "state": null});
        let table = json!({"game": "carson-city", "seats": seats});
        let more = json!({
            "game": "carson-city", "seats": seats, "options": {"players": 3}, "listed": true, "hints": false, "pace": "days",
            "salt": "s", "played_on": {"table": "t", "decisions": 4},
        });
        let mut all = vec![
            json!({"kind": "engine"}),
            json!({"kind": "games"}),
            json!({"kind": "check_options", "game": "carson-city", "options": null}),
            json!({"kind": "list", "docs": ["{}"]}),
            json!({"kind": "statistics", "name": "Ann", "kept": [kept], "older": false}),
            json!({"kind": "create", "me": me, "table": table, "given": given}),
            json!({"kind": "create", "me": me, "table": more, "given": given}),
            json!({"kind": "bring", "me": me, "record": "r", "given": given}),
            json!({"kind": "open", "kept": kept, "given": given}),
            json!({"kind": "forget", "id": "i"}),
            json!({"kind": "bots", "id": "i", "think": 5}),
            json!({"kind": "choose", "thought": thought}),
            json!({"kind": "decide", "id": "i", "version": 1, "at": 0, "seat": 1, "action": "pass", "given": given}),
            json!({"kind": "advise", "request": "r", "thought": thought}),
            json!({"kind": "complete_views", "game": "g", "views": [{"viewer": {"seat": 1}, "view": {}}], "acting": [1]}),
            json!({"kind": "try", "game": "g", "view": {}, "seat": 1, "guess": 7, "decisions": [{"seat": 2, "action": "pass", "chance": 9}]}),
            json!({"kind": "measure", "game": "g", "work": {"random_games": {"games": 3}}}),
            json!({"kind": "again", "id": "i", "salt": "s", "given": given}),
            json!({"kind": "review", "record": "r"}),
            json!({"kind": "review_on"}),
            json!({"kind": "leave", "id": "i"}),
            json!({"kind": "moved", "id": "i", "to": "t", "given": given}),
            json!({"kind": "moved", "id": "i", "given": given}),
            json!({"kind": "info", "id": "i"}),
            json!({"kind": "at", "id": "i", "decisions": 4, "shared": true}),
            json!({"kind": "log", "id": "i"}),
            json!({"kind": "dice", "id": "i"}),
            json!({"kind": "record", "id": "i", "form": "txt"}),
        ];
        let hello = json!({"type": "hello", "protocol": 1});
        let more = json!({"type": "hello", "protocol": 1, "since": 3, "detail": "view", "changes": true, "deflate": true, "engine": "e"});
        for message in [hello, more, json!({"type": "ping"})] {
            all.push(json!({"kind": "say", "id": "i", "message": message, "given": given}));
        }
        for ask in asks() {
            all.push(
                json!({"kind": "look", "game": "g", "version": 1, "view": {}, "request": "r", "ask": ask}),
            );
            let message = json!({"type": "ask", "id": "r", "ask": ask});
            all.push(json!({"kind": "say", "id": "i", "message": message, "given": given}));
        }
        all
    }

    fn asks() -> Vec<Value> {
        vec![
            json!({"kind": "play", "seat": 1, "action": "pass", "at": 3}),
            json!({"kind": "undo", "seat": 1, "at": 3}),
            json!({"kind": "answer_undo", "seat": 1, "agree": true}),
            json!({"kind": "preview", "seat": 1, "action": "pass"}),
            json!({"kind": "preview", "seat": 1, "action": {"lay": 1}, "pictures": false, "changes": true, "binding": true}),
            json!({"kind": "account"}),
            json!({"kind": "account", "seat": 2}),
            json!({"kind": "explain"}),
            json!({"kind": "chapters", "seat": 1}),
            json!({"kind": "forecast", "seat": 1}),
            json!({"kind": "hint", "seat": 1}),
            json!({"kind": "hint", "seat": 1, "past": 2}),
            json!({"kind": "say", "text": "howdy"}),
            json!({"kind": "close_chat", "closed": true}),
            json!({"kind": "hide_remarks", "person": "p", "hidden": true}),
            json!({"kind": "resign", "seat": 1}),
            json!({"kind": "propose_bot", "seat": 1}),
            json!({"kind": "undo_bot", "seat": 1, "at": 2}),
            json!({"kind": "offer_orders", "seat": 1}),
            json!({"kind": "leave_orders", "seat": 1}),
            json!({"kind": "leave_orders", "seat": 1, "orders": {"lines": [{"key": "d4", "choice": "buy", "most": 3}], "stops": ["lost"]}}),
            json!({"kind": "answer_obvious", "seat": 1, "on": true}),
            json!({"kind": "answer_bot", "seat": 1, "agree": false}),
        ]
    }

    #[test]
    fn every_request_is_read_as_the_protocol_reads_it() {
        for said in requests() {
            let theirs: DeviceRequest = serde_json::from_value(said.clone()).unwrap();
            assert_eq!(request(&said.to_string()).unwrap(), theirs, "{said}");
        }
    }

    #[test]
    fn what_lacks_something_or_is_of_no_known_kind_is_refused() {
        for said in requests() {
            for name in said.as_object().unwrap().keys() {
                let mut less = said.clone();
                less.as_object_mut().unwrap().shift_remove(name);
                let theirs = serde_json::from_value::<DeviceRequest>(less.clone());
                // A value of any kind may be left out: it is nothing then.
                if theirs.is_err() && !["options", "view"].contains(&name.as_str()) {
                    assert!(request(&less.to_string()).is_err(), "{less}");
                }
            }
        }
        assert!(request(r#"{"kind": "gold"}"#).is_err());
        assert!(request("[]").is_err());
    }
}
