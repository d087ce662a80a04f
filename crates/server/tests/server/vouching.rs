//! An identity provider vouches for people: who comes by it, and what does not sign anybody in.

use serde_json::{Value, json};
use server::{Access, Config, OidcConfig};

use crate::answer::Answer;
use crate::guest::Guest;
use crate::idp::{CLIENT, Idp, SECRET, Signing};
use crate::place::{Place, brisk, for_two};
use crate::storage::database;

fn config(idp: &Idp) -> OidcConfig {
    OidcConfig::new(&idp.issuer, CLIENT, Some(SECRET)).unwrap().called("The Club")
}

fn beside(idp: &Idp) -> Config {
    Config { oidc: Some(config(idp)), ..brisk() }
}

fn only(idp: &Idp) -> Config {
    Config { access: Access::Oidc, ..beside(idp) }
}

/// The cookie of this name that an answer sets.
fn cookie(answer: &Answer, name: &str) -> Option<String> {
    let set = answer.head.lines().filter_map(|line| {
        let (header, value) = line.split_once(": ")?;
        header.eq_ignore_ascii_case("set-cookie").then_some(value)
    });
    let pair = set.filter_map(|value| value.split(';').next()).find(|pair| pair.starts_with(name))?;
    (!pair.ends_with('=')).then(|| pair.to_owned())
}

/// A browser that was sent to the provider: what it keeps beside its own cookie, and where it was sent.
async fn sent(guest: &Guest, query: &str) -> (String, String) {
    let answer = guest.get(&format!("/api/oidc{query}")).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    (cookie(&answer, "boomtown-oidc=").expect("an errand"), answer.header("location").to_owned())
}

/// A browser comes back with what it brings and with its cookies.
async fn comes_back(guest: &Guest, errand: &str, code: &str, state: &str) -> Answer {
    let own = guest.identity.iter().map(|(_, cookie)| cookie.clone());
    let cookies: Vec<String> = own.chain([errand.to_owned()]).collect();
    let cookies = cookies.join("; ");
    let path = format!("/api/oidc/back?code={code}&state={state}");
    Guest { identity: None, ..guest.clone() }.send("GET", &path, "", &[("Cookie", &cookies)]).await
}

/// Somebody goes to the provider, signs in there and comes back; what is in `other` is said in place of the truth.
async fn signs_in(idp: &Idp, guest: &Guest, subject: &str, other: Value) -> Answer {
    let (errand, to) = sent(guest, "?to=settings").await;
    let (code, state) = idp.sign_in(&to, subject, &other);
    comes_back(guest, &errand, &code, &state).await
}

/// Who somebody is who came back with success.
async fn arrived(place: &Place, answer: &Answer) -> Guest {
    assert_eq!((answer.status, answer.header("location")), (303, "/settings"), "{answer:?}");
    let cookie = cookie(answer, "boomtown=").expect("a session");
    let guest = Guest { identity: Some(("Cookie", cookie)), ..place.nobody() };
    let id = guest.get("/api/me").await.good()["id"].as_str().unwrap().to_owned();
    Guest { id, ..guest }
}

/// That nobody was signed in, for this reason.
fn refused(answer: &Answer, why: &str) {
    let to = answer.header("location");
    assert!(answer.status == 303 && to.ends_with(&format!("?oidc={why}")), "{why}: {answer:?}");
    assert!(to.starts_with('/') && !to.starts_with("//"), "{to}");
    assert_eq!(cookie(answer, "boomtown="), None, "{answer:?}");
}

#[tokio::test]
async fn whoever_the_provider_vouches_for_is_the_same_person_on_every_device() {
    for signing in [Signing::Rs256, Signing::Es256] {
        let idp = Idp::open(signing).await;
        let place = Place::open_with(only(&idp)).await;
        let entrance = place.nobody().get("/api/house").await.good();
        assert_eq!(entrance["oidc"], json!({"name": "The Club", "only": true}), "{entrance}");
        let answer = signs_in(&idp, &place.nobody(), "ada", json!({})).await;
        let ada = arrived(&place, &answer).await;
        assert_eq!(ada.get("/api/me").await.good()["name"], "ada");
        ada.new_table(&for_two()).await;
        let again = arrived(&place, &signs_in(&idp, &place.nobody(), "ada", json!({})).await).await;
        assert_eq!(again.id, ada.id, "the same subject is the same person");
        let bob = arrived(&place, &signs_in(&idp, &place.nobody(), "bob", json!({})).await).await;
        assert_ne!(bob.id, ada.id);
        let account = ada.get("/api/me/account").await.good();
        assert_eq!(account["devices"].as_array().unwrap().len(), 2);
        assert_eq!(account["identities"][0]["subject"], "ada");
        place.close().await;
    }
}

#[tokio::test]
async fn a_house_of_the_provider_lets_newcomers_in_by_it_alone() {
    let idp = Idp::open(Signing::Es256).await;
    let place = Place::open_with(only(&idp)).await;
    let named = place.nobody().post("/api/me", &json!({"name": "Eve"})).await;
    assert_eq!((named.status, &named.json()["why"]["id"]), (403, &json!("account-oidc-needed")));
    for path in ["/api/tables?list=open", "/api/tables/some", "/api/me/export"] {
        assert_eq!(place.nobody().get(path).await.status, 401, "{path}");
    }
    let ada = arrived(&place, &signs_in(&idp, &place.nobody(), "ada", json!({})).await).await;
    assert_eq!(ada.get("/api/tables?list=open").await.status, 200);
    assert_eq!(ada.send("DELETE", "/api/me/oidc", "", &[]).await.status, 409, "it is the only way in");
    place.close().await;
}

#[tokio::test]
async fn a_guest_who_signs_in_stays_himself_and_can_come_back_by_it() {
    let idp = Idp::open(Signing::Es256).await;
    let place = Place::open_with(beside(&idp)).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&for_two()).await;
    let linked = arrived(&place, &signs_in(&idp, &ann, "ada", json!({})).await).await;
    assert_eq!(linked.id, ann.id);
    let phone = arrived(&place, &signs_in(&idp, &place.nobody(), "ada", json!({})).await).await;
    assert_eq!(phone.get("/api/me").await.good()["name"], "Ann");
    assert_eq!(phone.get("/api/tables?list=mine").await.good()["tables"][0]["id"], table.as_str());
    // Another guest with a table is asked about.
    let bob = place.guest("Bob").await;
    bob.new_table(&for_two()).await;
    refused(&signs_in(&idp, &bob, "ada", json!({})).await, "account-two-people");
    let (errand, to) = sent(&bob, "?to=settings&own=join").await;
    let (code, state) = idp.sign_in(&to, "ada", &json!({}));
    let joined = arrived(&place, &comes_back(&bob, &errand, &code, &state).await).await;
    assert_eq!(joined.id, ann.id);
    assert_eq!(joined.get("/api/tables?list=mine").await.good()["tables"].as_array().unwrap().len(), 2);
    // Signing out ends the session here, and tells where the provider ends its own.
    let out = phone.post("/api/oidc/leave", &json!({})).await;
    let url = out.good()["url"].as_str().unwrap().to_owned();
    assert!(url.starts_with(&format!("{}/logout?client_id={CLIENT}&", idp.issuer)), "{url}");
    assert_eq!(phone.get("/api/me").await.status, 401);
    assert_eq!(joined.get("/api/me").await.status, 200);
    // Without the link the provider vouches for somebody new.
    assert_eq!(joined.send("DELETE", "/api/me/oidc", "", &[]).await.status, 200);
    assert_eq!(joined.post("/api/oidc/leave", &json!({})).await.status, 409);
    let other = arrived(&place, &signs_in(&idp, &place.nobody(), "ada", json!({})).await).await;
    assert_ne!(other.id, ann.id);
    place.close().await;
}

#[tokio::test]
async fn no_page_of_another_site_says_what_becomes_of_a_guest() {
    let idp = Idp::open(Signing::Es256).await;
    let place = Place::open_with(beside(&idp)).await;
    arrived(&place, &signs_in(&idp, &place.nobody(), "ada", json!({})).await).await;
    let ann = place.guest("Ann").await;
    ann.new_table(&for_two()).await;
    for own in ["give_up", "join"] {
        let path = format!("/api/oidc?to=settings&own={own}");
        let answer = ann.send("GET", &path, "", &[("Sec-Fetch-Site", "cross-site")]).await;
        let errand = cookie(&answer, "boomtown-oidc=").expect("an errand");
        let (code, state) = idp.sign_in(answer.header("location"), "ada", &json!({}));
        refused(&comes_back(&ann, &errand, &code, &state).await, "account-two-people");
        assert_eq!(ann.get("/api/me").await.good()["name"], "Ann", "{own}");
    }
    place.close().await;
}

#[tokio::test]
async fn what_is_not_an_honest_answer_signs_nobody_in() {
    let idp = Idp::open(Signing::Es256).await;
    let place = Place::open_with(only(&idp)).await;
    let nobody = place.nobody();
    for (other, what) in [
        (json!({"nonce": "guessed"}), "nonce"),
        (json!({"aud": "another"}), "audience"),
        (json!({"iss": "https://evil.example"}), "issuer"),
        (json!({"exp": 1_000_000}), "expired token"),
    ] {
        let answer = signs_in(&idp, &nobody, "ada", other).await;
        refused(&answer, "account-oidc-failed");
        assert_eq!(answer.header("location"), "/settings?oidc=account-oidc-failed", "{what}");
    }
    // A code of long ago, and one that was used.
    let (errand, to) = sent(&nobody, "").await;
    let (code, state) = idp.sign_in(&to, "ada", &json!({}));
    idp.forget_codes();
    refused(&comes_back(&nobody, &errand, &code, &state).await, "account-oidc-failed");
    // The state of another question, an errand that nobody signed, none at all.
    let (errand, to) = sent(&nobody, "").await;
    let (code, state) = idp.sign_in(&to, "ada", &json!({}));
    refused(&comes_back(&nobody, &errand, &code, "guessed").await, "account-oidc-again");
    let forged = errand.replace("boomtown-oidc=", "boomtown-oidc=x");
    refused(&comes_back(&nobody, &forged, &code, &state).await, "account-oidc-again");
    refused(&comes_back(&nobody, "a=b", &code, &state).await, "account-oidc-again");
    // Another browser's errand does not fit this state: nobody is signed in as somebody else by a link.
    let (others, _) = sent(&nobody, "").await;
    refused(&comes_back(&nobody, &others, &code, &state).await, "account-oidc-again");
    // The code of another question does not fit what only this browser can show.
    let (errand, to) = sent(&nobody, "").await;
    let (_, state) = idp.sign_in(&to, "ada", &json!({}));
    refused(&comes_back(&nobody, &errand, &code, &state).await, "account-oidc-failed");
    // Whoever says no at the provider comes back without anything.
    let path = format!("/api/oidc/back?error=access_denied&state={state}");
    let answer = nobody.send("GET", &path, "", &[("Cookie", &errand)]).await;
    refused(&answer, "account-oidc-refused");
    let mut file = database(place.folder.path()).await;
    let people: i64 = sqlx::query_scalar("SELECT count(*) FROM people").fetch_one(&mut file).await.unwrap();
    assert_eq!(people, 0);
    place.close().await;
}

#[tokio::test]
async fn nobody_is_sent_to_another_site_after_he_signed_in() {
    let idp = Idp::open(Signing::Es256).await;
    let place = Place::open_with(beside(&idp)).await;
    for outside in [
        "//evil.example",
        "https://evil.example",
        "/evil",
        "%2F%2Fevil.example",
        "%5Cevil",
        "a%0D%0Ab",
        "a?b",
    ] {
        let answer = place.nobody().get(&format!("/api/oidc?to={outside}")).await;
        assert_eq!(answer.status, 400, "{outside}: {answer:?}");
    }
    place.close().await;
}

#[tokio::test]
async fn only_those_of_the_domains_and_groups_come_in() {
    let idp = Idp::open(Signing::Es256).await;
    let oidc = config(&idp).only_for(vec!["Club.example".to_owned()], vec!["players".to_owned()]);
    let place = Place::open_with(Config { access: Access::Oidc, oidc: Some(oidc), ..brisk() }).await;
    let nobody = place.nobody();
    let mail = |address: &str, verified: bool, groups: &[&str]| json!({"email": address, "email_verified": verified, "groups": groups});
    for other in [
        json!({}),
        mail("ada@elsewhere.example", true, &["players"]),
        mail("ada@club.example", false, &["players"]),
        mail("ada@club.example", true, &["guests"]),
        mail("ada@club.example.evil.example", true, &["players"]),
    ] {
        refused(&signs_in(&idp, &nobody, "ada", other).await, "account-oidc-not-allowed");
    }
    let fits = mail("ada@CLUB.example", true, &["guests", "players"]);
    arrived(&place, &signs_in(&idp, &nobody, "ada", fits).await).await;
    place.close().await;
}

#[tokio::test]
async fn a_provider_that_is_away_is_told_to_those_who_sign_in_and_to_those_who_run_the_server() {
    let idp = Idp::open(Signing::Es256).await;
    let issuer = idp.issuer.clone();
    let place = Place::open_with(only(&idp)).await;
    let ada = arrived(&place, &signs_in(&idp, &place.nobody(), "ada", json!({})).await).await;
    assert_eq!(place.nobody().get("/health").await.body, "well\n");
    let (errand, to) = sent(&place.nobody(), "").await;
    let (code, state) = idp.sign_in(&to, "bob", &json!({}));
    idp.close();
    refused(&comes_back(&place.nobody(), &errand, &code, &state).await, "account-oidc-away");
    // Started while it is away, the server goes on with those who are in.
    let place = place.again().await;
    let ada = Guest { address: place.address, ..ada };
    refused(&place.nobody().get("/api/oidc?to=settings").await, "account-oidc-away");
    assert_eq!(ada.get("/api/me").await.status, 200);
    let health = place.nobody().get("/health").await;
    assert!(health.status == 200 && health.body.contains(&issuer), "{health:?}");
    place.close().await;
}

#[tokio::test]
async fn whoever_leaves_for_good_is_vouched_for_no_more() {
    let idp = Idp::open(Signing::Es256).await;
    let place = Place::open_with(only(&idp)).await;
    let ada = arrived(&place, &signs_in(&idp, &place.nobody(), "ada", json!({})).await).await;
    assert_eq!(ada.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let again = arrived(&place, &signs_in(&idp, &place.nobody(), "ada", json!({})).await).await;
    assert_ne!(again.id, ada.id);
    place.close().await;
}
