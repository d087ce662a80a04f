//! Webhooks: our own signed JSON, and the formats of other services.

use hyper::Method;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HeaderName, HeaderValue};
use serde_json::{Value, json};
use url::Url;

use super::mail::escaped;
use super::message::{AnswerLink, Message};
use super::seal::mac;
use crate::app_state::now;
use crate::hex::hex;
use crate::protocol::WebhookForm;

/// The longest text that all of them accept.
const LONGEST: usize = 1500;

/// The largest number of buttons in a message to ntfy.
const MOST_BUTTONS: usize = 3;

/// A request to a person's service.
pub(super) struct WebhookRequest {
    pub(super) method: Method,
    pub(super) url: Url,
    pub(super) headers: Vec<(HeaderName, HeaderValue)>,
    pub(super) body: Vec<u8>,
}

/// The request for a message; `link` is its URL, `answer` the URL where it can be answered without the board. `None` if the address
/// or the secret cannot be used for this format.
pub(super) fn request(
    url: &str,
    form: WebhookForm,
    secret: &str,
    message: &Message,
    link: &str,
    answer: Option<&str>,
) -> Option<WebhookRequest> {
    let mut url = Url::parse(url).ok()?;
    let mut method = Method::POST;
    let mut headers = vec![(CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    let value = |text: String| HeaderValue::try_from(text).ok();
    let text = shortened(&message.body.join("\n"));
    let labelled = answer.zip(message.answer.as_ref()).map(|(url, answer)| (answer, url));
    // Where there are no buttons, the link stands below the text.
    let text = match (form, labelled) {
        (WebhookForm::Json | WebhookForm::Ntfy, _) | (_, None) => text,
        (_, Some((answer, url))) => format!("{text}\n{}: {url}", answer.open),
    };
    let title = &message.title;
    let body = match form {
        WebhookForm::Json => json!({
            "id": message.id, "kind": message.kind, "language": message.language.code(), "title": title,
            "body": message.body, "link": link, "game": message.game, "table": message.table,
            "answer": labelled.map(|(answer, url)| json!({"link": url, "choices": choices(answer)})),
        }),
        WebhookForm::Ntfy => {
            let topic = url.path_segments()?.next_back().filter(|topic| !topic.is_empty())?.to_owned();
            url.path_segments_mut().ok()?.pop().push("");
            if !secret.is_empty() {
                headers.push((AUTHORIZATION, value(format!("Bearer {secret}"))?));
            }
            let plain = json!({"topic": topic, "title": title, "message": text, "click": link});
            match labelled {
                Some((answer, url)) => with_buttons(plain, answer, url),
                None => plain,
            }
        }
        WebhookForm::Discord => json!({
            "content": format!("**{title}**\n{text}\n{link}"), "allowed_mentions": {"parse": []},
        }),
        WebhookForm::Slack => {
            let (title, text) = (mrkdwn(title), mrkdwn(&text));
            json!({"text": format!("*{title}*\n{text}\n<{link}|{}>", mrkdwn(&message.open))})
        }
        WebhookForm::Matrix => {
            method = Method::PUT;
            // The transaction's id: the same message twice is one message in the room.
            url.path_segments_mut().ok()?.pop_if_empty().extend(["send", "m.room.message", &message.id]);
            headers.push((AUTHORIZATION, value(format!("Bearer {secret}"))?));
            matrix(title, &text, link, &message.open)
        }
        WebhookForm::Gotify => {
            url.path_segments_mut().ok()?.pop_if_empty().push("message");
            headers.push((HeaderName::from_static("x-gotify-key"), value(secret.to_owned())?));
            json!({
                "title": title, "message": format!("{text}\n{link}"), "priority": 5,
                "extras": {"client::notification": {"click": {"url": link}}},
            })
        }
    };
    let body = body.to_string().into_bytes();
    if form == WebhookForm::Json {
        let at = now() / 1000;
        let signature = hex(&mac(secret.as_bytes(), &[format!("{at}.").as_bytes(), &body].concat()));
        headers.push((HeaderName::from_static("x-boomtown-id"), value(message.id.clone())?));
        headers.push((HeaderName::from_static("x-boomtown-timestamp"), value(at.to_string())?));
        headers
            .push((HeaderName::from_static("x-boomtown-signature"), value(format!("sha256={signature}"))?));
    }
    Some(WebhookRequest { method, url, headers, body })
}

/// A message to ntfy with buttons: one for each answer if there is room for all of them; otherwise, or if there is room left, one
/// for the page with the answers.
fn with_buttons(mut message: Value, answer: &AnswerLink, url: &str) -> Value {
    let give = |(action, label): &(String, String)| {
        let body: String =
            url::form_urlencoded::Serializer::new(String::new()).append_pair("answer", action).finish();
        json!({
            "action": "http", "label": label, "url": url, "method": "POST", "body": body, "clear": true,
            "headers": {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"},
        })
    };
    let all = Some(&answer.choices).filter(|choices| choices.len() <= MOST_BUTTONS);
    let page = json!({"action": "view", "label": answer.open, "url": url});
    let buttons = all.into_iter().flatten().map(give).chain([page]).take(MOST_BUTTONS);
    message["actions"] = buttons.collect();
    message
}

/// The answers to a small question as JSON.
pub(super) fn choices(answer: &AnswerLink) -> Value {
    answer.choices.iter().map(|(action, label)| json!({"action": action, "label": label})).collect()
}

fn matrix(title: &str, text: &str, link: &str, open: &str) -> Value {
    let formatted = format!(
        "<strong>{}</strong><br>{}<br><a href=\"{}\">{}</a>",
        escaped(title),
        escaped(text).replace('\n', "<br>"),
        escaped(link),
        escaped(open)
    );
    json!({
        "msgtype": "m.text", "body": format!("{title}\n{text}\n{link}"),
        "format": "org.matrix.custom.html", "formatted_body": formatted,
    })
}

/// A text escaped for Slack's markup.
fn mrkdwn(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        text.to_owned()
    } else {
        text.chars().take(LONGEST).chain(['…']).collect()
    }
}
