//! Web Push, against a receiver that reads messages as a browser does and checks who sent them.

use aes_gcm::aead::Aead as _;
use aes_gcm::{Aes128Gcm, KeyInit as _, Nonce};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, Mac as _};
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::guest::Guest;
use crate::notices::{add, ann_begins, pass_turn, telling, until};
use crate::place::Place;
use crate::receiver::{Answering, Received, Receiver};

/// A browser that has subscribed.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

fn mac(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    let mut mac = <Hmac<Sha256> as hmac::KeyInit>::new_from_slice(key).unwrap();
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().to_vec()
}

impl Browser {
    fn new() -> Browser {
        Browser { secret: SecretKey::from_slice(&[9; 32]).unwrap(), auth: [5; 16] }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    fn subscription(&self, endpoint: &str) -> Value {
        json!({
            "kind": "push", "endpoint": endpoint, "label": "the phone",
            "p256dh": BASE64.encode(self.public()), "auth": BASE64.encode(self.auth),
        })
    }

    /// Reads a message as RFC 8188 and RFC 8291 say.
    fn read(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65], "one record of at most 4096 bytes, and a key");
        let (sender, sealed) = rest[5..].split_at(65);
        let theirs = PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let first = mac(&self.auth, &[shared.raw_secret_bytes()]);
        let secret = mac(&first, &[b"WebPush: info\0", &self.public(), sender, &[1]]);
        let derived = mac(salt, &[&secret]);
        let key = mac(&derived, &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = mac(&derived, &[b"Content-Encoding: nonce\0", &[1]]);
        let cipher = Aes128Gcm::new_from_slice(&key[..16]).unwrap();
        let open = cipher.decrypt(Nonce::from_slice(&nonce[..12]), sealed).unwrap();
        assert_eq!(open.last(), Some(&2), "the last record");
        serde_json::from_slice(&open[..open.len() - 1]).unwrap()
    }
}

/// Checks as a push service does who sent a message, and gives what was claimed.
fn claims(received: &Received, key: &str) -> Value {
    let shown = received.header("authorization").strip_prefix("vapid t=").unwrap();
    let (jwt, shown_key) = shown.split_once(", k=").unwrap();
    assert_eq!(shown_key, key, "the key that browsers were given");
    let (text, signature) = jwt.rsplit_once('.').unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    verifier.verify(text.as_bytes(), &signature).unwrap();
    let (head, claims) = text.split_once('.').unwrap();
    let read = |part: &str| serde_json::from_slice::<Value>(&BASE64.decode(part).unwrap()).unwrap();
    assert_eq!(read(head)["alg"], "ES256");
    read(claims)
}

async fn key(guest: &Guest) -> String {
    guest.get("/api/me/notices").await.good()["push_key"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_browser_reads_the_message_and_its_push_service_knows_the_sender() {
    let place = Place::open_with(telling()).await;
    let mut service = Receiver::open().await;
    let (ann, mut bob, table) = ann_begins(&place).await;
    let browser = Browser::new();
    add(&bob, browser.subscription(&service.url("/push/bob"))).await;
    pass_turn(&ann, &table).await;
    let got = service.next().await;
    assert_eq!(got.line, "POST /push/bob HTTP/1.1");
    assert_eq!(got.header("content-encoding"), "aes128gcm");
    // As long as he is asked, and a week at most.
    let seconds: u64 = got.header("ttl").parse().unwrap();
    assert!((604_000..=604_800).contains(&seconds), "{seconds}");
    let message = browser.read(&got.body);
    assert_eq!(message["title"], "Your turn: Circle the Wagons with Ann");
    assert_eq!(
        (&message["path"], &message["tag"]),
        (&json!(format!("t/{table}")), &json!(format!("table-{table}")))
    );
    let claimed = claims(&got, &key(&bob).await);
    assert_eq!(claimed["aud"], json!(format!("http://{}", service.address)));
    assert!(claimed["sub"].as_str().unwrap().starts_with("https://"), "{claimed}");
    // The next one takes the place of the first, in the push service and on the screen; after a restart the sender is the same.
    let before = key(&bob).await;
    let place = place.again().await;
    bob.address = place.address;
    let ann = Guest { address: place.address, ..ann };
    assert_eq!(key(&bob).await, before);
    pass_turn(&bob, &table).await;
    pass_turn(&ann, &table).await;
    let next = service.next().await;
    assert_eq!((next.header("topic"), next.header("topic").len()), (got.header("topic"), 32));
    assert_eq!(browser.read(&next.body)["tag"], message["tag"]);
    assert_ne!(browser.read(&next.body)["id"], message["id"]);
    claims(&next, &before);
    place.close().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_one_that_is_busy_is_not() {
    let place = Place::open_with(telling()).await;
    let mut service = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add(&bob, Browser::new().subscription(&service.url("/push"))).await;
    service.answer(&[Answering::With("429 Slow\r\nRetry-After: 0"), Answering::With("201 Created")]);
    pass_turn(&ann, &table).await;
    service.next().await;
    service.next().await;
    until(&bob, "turn", "sent").await;
    assert_eq!(bob.get("/api/me/notices").await.good()["channels"].as_array().unwrap().len(), 1);
    service.answer(&[Answering::With("410 Gone")]);
    pass_turn(&bob, &table).await;
    pass_turn(&ann, &table).await;
    service.next().await;
    while !bob.get("/api/me/notices").await.good()["channels"].as_array().unwrap().is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    place.close().await;
}
