//! E-mail, against a mail server on a real socket.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, MailConfig, ServerClock};
use tokio::time::sleep;

use crate::guest::Guest;
use crate::notices::{add, ann_begins, pass_turn, telling, until};
use crate::place::Place;
use crate::postman::{Letter, Postman};
use crate::storage::database;

const HOME: &str = "https://boomtown.example/games";

pub(crate) fn mailing(postman: &Postman) -> Config {
    let mut config = telling();
    let server = format!("smtp://{}", postman.address);
    config.notices.mail = Some(MailConfig::new(&server, "Boomtown <games@boomtown.example>", HOME).unwrap());
    config
}

/// Where a link of a mail leads on the server of the test.
fn path(link: &str) -> String {
    link.strip_prefix(HOME).unwrap_or_else(|| panic!("{link}")).to_owned()
}

async fn channels(guest: &Guest) -> Value {
    guest.get("/api/me/notices").await.good()["channels"].clone()
}

pub(crate) async fn confirmed(place: &Place, guest: &Guest, postman: &mut Postman, address: &str) -> Letter {
    add(guest, json!({"kind": "mail", "address": address})).await;
    let letter = postman.next().await;
    let link = path(&letter.link(&format!("{HOME}/api/mail/")));
    assert_eq!(place.nobody().send("POST", &link, "", &[]).await.status, 200);
    letter
}

#[tokio::test]
async fn an_address_is_written_to_once_its_owner_has_followed_the_link() {
    let mut postman = Postman::open().await;
    let place = Place::open_with(mailing(&postman)).await;
    let (ann, bob, table) = ann_begins(&place).await;
    bob.put("/api/me/notices", &json!({"language": "fr"})).await.good();
    add(&bob, json!({"kind": "mail", "address": "bob@mail.example"})).await;
    let letter = postman.next().await;
    assert_eq!(letter.to, "bob@mail.example");
    assert_eq!(channels(&bob).await[0]["confirmed"], false);
    // Before that nothing else is sent, whoever looks at the link.
    let link = path(&letter.link(&format!("{HOME}/api/mail/")));
    let page = place.nobody().get(&link).await;
    assert!(
        page.status == 200
            && page.body.contains("<form method=\"post\">")
            && page.body.contains("lang=\"fr\""),
        "{page:?}"
    );
    assert_eq!(channels(&bob).await[0]["confirmed"], false, "looking confirms nothing");
    pass_turn(&ann, &table).await;
    // What Ann did is told to nobody: it is not kept for the time after.
    let mut file = database(place.folder.path()).await;
    while sqlx::query_scalar::<_, i64>("SELECT count(*) FROM outbox").fetch_one(&mut file).await.unwrap() > 0
    {
        sleep(Duration::from_millis(2)).await;
    }
    let wrong = format!("{}0", &link[..link.len() - 1]);
    let wrong = if wrong == link { format!("{}1", &link[..link.len() - 1]) } else { wrong };
    assert_eq!(place.nobody().send("POST", &wrong, "", &[]).await.status, 404);
    assert_eq!(place.nobody().send("POST", &link, "", &[]).await.status, 200);
    assert_eq!(channels(&bob).await[0]["confirmed"], true);
    pass_turn(&bob, &table).await;
    pass_turn(&ann, &table).await;
    let turn = postman.next().await;
    let text = turn.text();
    assert!(text.contains("À toi de jouer") && text.contains(&format!("{HOME}/t/{table}")), "{text}");
    assert!(
        text.contains("text/plain") && text.contains("text/html") && text.contains("lang=\"fr\""),
        "{text}"
    );
    assert!(!text.contains("<img") && !text.contains("utm_"), "nothing in it tells on its reader");
    assert_eq!(
        turn.header("message-id"),
        format!("<{}@boomtown.example>", until(&bob, "turn", "sent").await["id"].as_str().unwrap())
    );
    // One click, from the mail program, without a cookie.
    assert_eq!(turn.header("list-unsubscribe-post"), "List-Unsubscribe=One-Click");
    let leave = turn.header("list-unsubscribe");
    let leave = path(leave.trim_matches(['<', '>']));
    for _ in 0..2 {
        let body = "List-Unsubscribe=One-Click";
        assert_eq!(
            place.nobody().send("POST", &leave, body, &[]).await.status,
            200,
            "again is as good as once"
        );
    }
    assert_eq!(channels(&bob).await, json!([]));
    pass_turn(&bob, &table).await;
    pass_turn(&ann, &table).await;
    place.close().await;
    assert!(postman.is_quiet());
}

#[tokio::test]
async fn an_address_that_does_not_exist_is_a_failure_and_a_full_box_is_tried_again() {
    let mut postman = Postman::open().await;
    let mut config = mailing(&postman);
    config.notices.failures = 1;
    let place = Place::open_with(config).await;
    let (ann, bob, table) = ann_begins(&place).await;
    confirmed(&place, &bob, &mut postman, "bob@mail.example").await;
    confirmed(&place, &bob, &mut postman, "late@mail.example").await;
    postman.refuse("bob@mail.example", "550 No such box");
    postman.refuse("late@mail.example", "452 Box full");
    pass_turn(&ann, &table).await;
    let failed = until(&bob, "turn", "failed").await;
    assert!(failed["trouble"].as_str().unwrap().contains("No such box"), "{failed}");
    let all = channels(&bob).await;
    let of =
        |address: &str| all.as_array().unwrap().iter().find(|one| one["address"] == address).unwrap().clone();
    assert_eq!(of("bob@mail.example")["off"]["id"], "notice-off-failing");
    assert_eq!(of("late@mail.example")["off"], Value::Null);
    loop {
        let waiting = until(&bob, "turn", "waiting").await;
        if waiting["tries"].as_u64().unwrap() >= 2 {
            assert!(waiting["trouble"].as_str().unwrap().contains("Box full"), "{waiting}");
            break;
        }
    }
    place.close().await;
}

#[tokio::test]
async fn nobody_is_flooded_with_questions_whether_an_address_is_his() {
    let clock = ServerClock::default();
    let mut postman = Postman::open().await;
    let place = Place::open_with(Config { clock: clock.clone(), ..mailing(&postman) }).await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let ask = json!({"kind": "mail", "address": "victim@mail.example"});
    ann.post("/api/me/channels", &ask).await.good();
    postman.next().await;
    for guest in [&ann, &bob] {
        let answer = guest.post("/api/me/channels", &ask).await;
        assert_eq!((answer.status, &answer.json()["why"]["id"]), (429, &json!("notice-asked-lately")));
    }
    for bad in ["victim", "a b@mail.example", "x@mail.example\r\nBcc: y@mail.example"] {
        let answer = ann.post("/api/me/channels", &json!({"kind": "mail", "address": bad})).await;
        assert_eq!(
            (answer.status, &answer.json()["why"]["id"]),
            (400, &json!("notice-bad-address")),
            "{bad}"
        );
    }
    assert!(postman.is_quiet());
    clock.forward(Duration::from_secs(10 * 60));
    bob.post("/api/me/channels", &ask).await.good();
    assert_eq!(postman.next().await.to, "victim@mail.example", "ten minutes later it may be asked again");
    place.close().await;
}

#[tokio::test]
async fn from_one_address_so_many_mail_addresses_are_asked_a_day() {
    let mut postman = Postman::open().await;
    let mut config = Config { limits: Limits::Usual, ..mailing(&postman) };
    config.quotas.address.mails = 2;
    let place = Place::open_with(config).await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let ask = |to: &str| json!({"kind": "mail", "address": to});
    for (guest, to) in [(&ann, "one@mail.example"), (&bob, "two@mail.example")] {
        guest.post("/api/me/channels", &ask(to)).await.good();
        assert_eq!(postman.next().await.to, to);
    }
    let answer = bob.post("/api/me/channels", &ask("three@mail.example")).await;
    assert_eq!((answer.status, &answer.json()["why"]["id"]), (429, &json!("server-enough-address")));
    place.close().await;
    assert!(postman.is_quiet());
}

#[tokio::test]
async fn taking_the_channel_away_or_writing_the_address_in_another_way_asks_nobody_more_often() {
    let mut postman = Postman::open().await;
    let mut config = Config { limits: Limits::Usual, ..mailing(&postman) };
    config.quotas.address.mail_questions = 2;
    let place = Place::open_with(config).await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let ask = |to: &str| json!({"kind": "mail", "address": to});
    let asked = ann.post("/api/me/channels", &ask("victim@mail.example")).await.good();
    postman.next().await;
    let channel = format!("/api/me/channels/{}", asked["id"].as_str().unwrap());
    assert_eq!(ann.send("DELETE", &channel, "", &[]).await.status, 200);
    ann.post("/api/me/channels", &ask("Victim+again@mail.example")).await.good();
    postman.next().await;
    for (guest, to) in [(&ann, "victim@mail.example"), (&bob, "victim+more@MAIL.example")] {
        let answer = guest.post("/api/me/channels", &ask(to)).await;
        assert_eq!(
            (answer.status, &answer.json()["why"]["id"]),
            (429, &json!("notice-asked-lately")),
            "{to}"
        );
    }
    bob.post("/api/me/channels", &ask("another@mail.example")).await.good();
    assert_eq!(postman.next().await.to, "another@mail.example");
    place.close().await;
    assert!(postman.is_quiet());
}

#[test]
fn settings_of_mail_that_cannot_be_read_say_what_is_expected() {
    for (server, from, home) in [
        ("mail.example", "games@boomtown.example", HOME),
        ("smtp://mail.example", "games", HOME),
        ("smtp://mail.example", "games@boomtown.example", "boomtown"),
    ] {
        let why = MailConfig::new(server, from, home).unwrap_err().to_string();
        assert!(
            why.contains("smtps://") || why.contains("games@example.org") || why.contains("https://"),
            "{why}"
        );
    }
}
