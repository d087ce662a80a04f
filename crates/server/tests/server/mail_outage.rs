//! A mail server of the house that is away: nobody's address is switched off for it, and mail goes out when it is back.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, MailConfig, ServerClock};
use tokio::time::sleep;

use crate::guest::Guest;
use crate::mailing::{confirmed, mailing};
use crate::notices::{add, ann_begins, pass_turn, until};
use crate::place::Place;
use crate::postman::{Mood, Postman};
use crate::receiver::Receiver;

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A server with a clock that can be put forward, and a mail server that lets it in by a password and is not waited for long.
fn with_mail(postman: &Postman, clock: &ServerClock) -> Config {
    let mut config = mailing(postman);
    let server = format!("smtp://house:secret@{}", postman.address);
    let home = "https://boomtown.example/games";
    config.notices.mail = Some(MailConfig::new(&server, "Boomtown <games@boomtown.example>", home).unwrap());
    config.notices.patience = Duration::from_secs(2);
    Config { clock: clock.clone(), ..config }
}

/// How often a mail was held back, and for how long the mail server has been away.
async fn figures(place: &Place) -> (u64, u64) {
    let text = place.nobody().get("/metrics").await.body;
    let figure = |name: &str| {
        let line = text.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
    };
    let held = r#"boomtown_notices_total{channel="mail",outcome="held"}"#;
    (figure(held), figure("boomtown_mail_away_seconds"))
}

/// Waits until a mail was held back once more.
async fn until_held_again(place: &Place) {
    let (before, _) = figures(place).await;
    while figures(place).await.0 <= before {
        sleep(Duration::from_millis(5)).await;
    }
}

async fn channel(guest: &Guest) -> Value {
    guest.get("/api/me/notices").await.good()["channels"][0].clone()
}

#[tokio::test]
async fn a_mail_server_that_is_away_for_days_switches_nobody_off_and_mail_goes_out_when_it_is_back() {
    for mood in [
        Mood::Gone,
        Mood::Silent,
        Mood::Refuses("AUTH", "535 5.7.8 Wrong password"),
        Mood::Refuses("MAIL", "550 5.7.1 You may not send as this"),
    ] {
        let clock = ServerClock::default();
        let mut postman = Postman::open().await;
        let mut config = with_mail(&postman, &clock);
        // If one of these counted, it would be enough.
        (config.notices.failures, config.notices.unanswered) = (1, 1);
        let place = Place::open_with(config).await;
        let (ann, bob, table) = ann_begins(&place).await;
        confirmed(&place, &bob, &mut postman, "bob@mail.example").await;
        assert_eq!(place.nobody().get("/health").await.body, "well\n");
        postman.be(mood);
        pass_turn(&ann, &table).await;
        for _ in 0..8 {
            until_held_again(&place).await;
            clock.forward(HOUR * 12);
        }
        until_held_again(&place).await;
        let told = place.nobody().get("/health").await;
        assert!(told.status == 200 && told.body.contains("mail server takes no mail"), "{mood:?} {told:?}");
        let (_, away) = figures(&place).await;
        assert!((4 * 86_400..5 * 86_400).contains(&away), "{mood:?} {away}");
        let waiting = until(&bob, "turn", "waiting").await;
        let trouble = waiting["trouble"].as_str().unwrap();
        assert!(trouble.contains("mail server of this site") && !trouble.contains("password"), "{trouble}");
        assert_eq!((&channel(&bob).await["off"], postman.is_quiet()), (&Value::Null, true), "{mood:?}");
        postman.be(Mood::Well);
        // It is asked every ten minutes.
        while place.nobody().get("/health").await.body != "well\n" {
            clock.forward(HOUR / 6);
            sleep(Duration::from_millis(20)).await;
        }
        clock.forward(HOUR / 6);
        assert!(postman.next().await.text().contains(&table), "{mood:?}");
        until(&bob, "turn", "sent").await;
        assert_eq!((figures(&place).await.1, &channel(&bob).await["off"]), (0, &Value::Null));
        place.close().await;
    }
}

#[tokio::test]
async fn what_waits_for_the_mail_server_too_long_is_not_sent_any_more_and_the_address_stays_on() {
    let clock = ServerClock::default();
    let mut postman = Postman::open().await;
    let place = Place::open_with(with_mail(&postman, &clock)).await;
    let (ann, bob, table) = ann_begins(&place).await;
    confirmed(&place, &bob, &mut postman, "bob@mail.example").await;
    postman.be(Mood::Gone);
    pass_turn(&ann, &table).await;
    until_held_again(&place).await;
    clock.forward(DAY * 8);
    until(&bob, "turn", "expired").await;
    assert!(channel(&bob).await["off"].is_null());
    postman.be(Mood::Well);
    place.close().await;
    assert!(postman.is_quiet());
}

#[tokio::test]
async fn a_mail_that_is_not_taken_from_this_house_waits_and_says_nothing_about_whom_it_is_for() {
    let clock = ServerClock::default();
    let mut postman = Postman::open().await;
    let mut config = with_mail(&postman, &clock);
    (config.notices.failures, config.notices.unanswered) = (1, 1);
    let place = Place::open_with(config).await;
    let (ann, bob, table) = ann_begins(&place).await;
    confirmed(&place, &bob, &mut postman, "bob@mail.example").await;
    for mood in [
        Mood::Refuses("RCPT", "554 5.7.1 Relay access denied"),
        Mood::Refuses("DATA", "554 Too much for today"),
    ] {
        postman.be(mood);
        pass_turn(&ann, &table).await;
        for _ in 0..3 {
            until_held_again(&place).await;
            clock.forward(HOUR * 7);
        }
        assert_eq!((&channel(&bob).await["off"], figures(&place).await.1), (&Value::Null, 0), "{mood:?}");
        postman.be(Mood::Well);
        clock.forward(HOUR * 2);
        assert!(postman.next().await.text().contains(&table), "{mood:?}");
        until(&bob, "turn", "sent").await;
        pass_turn(&bob, &table).await;
    }
    place.close().await;
}

#[tokio::test]
async fn while_the_mail_server_hangs_other_channels_are_told() {
    let clock = ServerClock::default();
    let mut postman = Postman::open().await;
    let mut config = with_mail(&postman, &clock);
    // Longer than this test takes.
    config.notices.patience = Duration::from_secs(3600);
    let place = Place::open_with(config).await;
    let (ann, bob, table) = ann_begins(&place).await;
    let mut hook = Receiver::open().await;
    confirmed(&place, &bob, &mut postman, "bob@mail.example").await;
    add(&bob, json!({"kind": "webhook", "url": hook.url("/bob"), "form": "json"})).await;
    postman.be(Mood::Silent);
    pass_turn(&ann, &table).await;
    assert_eq!(hook.next().await.json()["kind"], "turn");
    place.close().await;
}
