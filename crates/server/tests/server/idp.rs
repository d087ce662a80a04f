//! An identity provider on this machine: speaks `OpenID` Connect over a real socket, checks what a client shows, and signs what it is told to.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use base64::Engine as _;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD as BASE64};
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _, RSA_PKCS1_SHA256, RsaKeyPair,
};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use url::Url;

/// A key that signs nothing but what is said here: such keys cannot be made quickly.
const RSA_KEY: &str = "\
MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCqBvGvH3ECWwwCNQTQ2uwZ7qVSahE/X9NOGiqxciwK/R3SyNMh\
3urA0q6Vh4Gth3L0ZzIFojJ8i3wKLwyfHW6d/OJmS12VfBn1/elvOp0wxA+YcRx9vFLdHfRm3B3049JLhqf3gPBUH96pOV9e0V0h\
Oh7wmFOTrR3ETV8HWWgGB9yG049SHasRTrP9n3T73WSaGIypZ1ATgkldeGbOrXMZZq2/1UKab173JxkbreJKFfxzRYud/ulmJVre\
Uuis46Lq9Q8K9M4RmW9tgM385+KTPyWfgIYt7dUWiN9y9nE8KeEjEmTUpIzLSw3+eAErtIOaPSBFw5RVxdq2vvVFh+ENAgMBAAEC\
ggEAEkPXNDUYNoTR3C3WY9pUuS9wDpOq4Sg54p7AfdnyPcb1rHZa6f1QsiCf1RvetCXEFVm9n6nOKx9v1oc536DxiGLJbmxDtCKG\
Bm09pa+CAeJZ+4oRIbe4nhzQ67jTNgLATVE8m4O8LYlT6dFqO50ZmE9uUfHHLqrO8w7NudQirtz98+BvGIZiv8ZZu9iDvvJuP7EZ\
U2cWIqi4akBB1DOQjdHfEUqFjM0b64FWSRXxaYbSZaAZdTVgl68Ybcnq+05c8t97oNgWAsJLqtEcewpoRpvIu0uaeKBuvQ/VezvH\
G7xHTapIr64bGHx8w90g+U+1JnFxRamJ9MmXYVJID8hTqQKBgQDbXxDPnUi6bogVOTivc9pWBuwji6gVJiP3B1vh9iXUbOVjrEQY\
mkB2lJqEGs57Wo+HZaWOhumw87OHKsFX4MUj/OiUEBq35+TbTkL8IQKKyddhFZHbkZGvUpuLHBnuWwWtlSF+CS2YgWiPmtyt7stY\
rxZqzNacA0BO8zITTgqrKQKBgQDGaq5AJhU+9FnlfnC7R0x5d3Y5vGrSnOdgsQLRIrHTxF7bup8bD+5yjHKJOY2h4U7hUvMsboym\
mG+7Zb2XMGAxfNieWTtOfBdgte9ia8kmjTI64I2rVrhwp17zfFnCDKmDb3wAg2uUu+6l1FfMDdL184nXzb9pq4tGqRBF7wCnRQKB\
gHsR312KcMXewsudWZbdGQ2QPqRGclrDFgQ9hafELz74hMyhVWa0Cxw7jGA2pcaAbOtZ9EJ8n9hdMEfRjbyeZhslhNmkG0k3eKYs\
RtoqLsHsML/PmQ+koCXK42ZssoONXycd9jc+MO1RFHcUO1/9CunK+HmcR34pOMfSGjLIYqXZAoGBAJBcGb9uddLB8Y35eoenjkpp\
0kibf5UQt38wCn6ioYMTwnhXxV7pLnGFIegZSaTXyo5Bzc8r94VWLyTHFzOi7LnUvb4n6fBmdJPWiv6usUEtRbh0nF5mz/aWr4yz\
kpKOp96LBEtTUrh6K13XqrE59Z0gvc+XUIbPWpvkcYSQKYeJAoGATUB3Sidg309ckBNIFC/tgjmGI5lJ7RkuCDZqa/oHB2oISmC1\
hyYUfE8u5Ro86NwB0VMpvq0rvtwYgLRbu8AvbfqENb18lbStWa4i6JT6w8b605Y+y+3XQ6K1awWWL40RhKvaVGdknivo0kbxNPiO\
OyL62Ys4Gr6ng9OH+GMepYw=";

/// How it signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Signing {
    Rs256,
    Es256,
}

enum Pair {
    Rsa(RsaKeyPair),
    Ec(EcdsaKeyPair),
}

/// What it knows of a code that it gave.
struct Grant {
    challenge: String,
    back: String,
    claims: Value,
}

struct Inner {
    issuer: String,
    pair: Pair,
    grants: Mutex<HashMap<String, Grant>>,
}

/// An identity provider.
pub(crate) struct Idp {
    pub(crate) issuer: String,
    inner: Arc<Inner>,
    serving: JoinHandle<()>,
}

pub(crate) const CLIENT: &str = "boomtown";
pub(crate) const SECRET: &str = "s3cret & more";

impl Idp {
    pub(crate) async fn open(signing: Signing) -> Idp {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address: SocketAddr = listener.local_addr().unwrap();
        let issuer = format!("http://{address}/realms/games");
        let pair = match signing {
            Signing::Rs256 => {
                let der = BASE64_STANDARD.decode(RSA_KEY).unwrap();
                Pair::Rsa(RsaKeyPair::from_pkcs8(&der).unwrap())
            }
            Signing::Es256 => {
                let (random, algorithm) = (SystemRandom::new(), &ECDSA_P256_SHA256_FIXED_SIGNING);
                let pkcs8 = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
                Pair::Ec(EcdsaKeyPair::from_pkcs8(algorithm, pkcs8.as_ref(), &random).unwrap())
            }
        };
        let inner = Arc::new(Inner { issuer: issuer.clone(), pair, grants: Mutex::default() });
        let asked = Arc::clone(&inner);
        let serving = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(answer(stream, Arc::clone(&asked)));
            }
        });
        Idp { issuer, inner, serving }
    }

    /// From now on it does not answer.
    pub(crate) fn close(&self) {
        self.serving.abort();
    }

    /// Somebody signs in at the address to which his browser was sent: gives the code and the state with which it goes back. What is in
    /// `other` takes the place of what the token would say.
    pub(crate) fn sign_in(&self, sent_to: &str, subject: &str, other: &Value) -> (String, String) {
        let url = Url::parse(sent_to).unwrap();
        assert!(sent_to.starts_with(&format!("{}/auth?", self.issuer)), "{sent_to}");
        let asked: HashMap<String, String> = url.query_pairs().into_owned().collect();
        assert_eq!((asked["response_type"].as_str(), asked["client_id"].as_str()), ("code", CLIENT));
        assert_eq!(asked["code_challenge_method"], "S256");
        assert!(asked["scope"].split(' ').any(|scope| scope == "openid"));
        let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
        let mut claims = json!({
            "iss": self.issuer, "sub": subject, "aud": CLIENT, "iat": now, "exp": now + 300,
            "nonce": asked["nonce"], "preferred_username": subject,
        });
        for (key, value) in other.as_object().unwrap() {
            claims[key] = value.clone();
        }
        let grant =
            Grant { challenge: asked["code_challenge"].clone(), back: asked["redirect_uri"].clone(), claims };
        let mut grants = self.inner.grants.lock().unwrap();
        let code = format!("code-{}", grants.len());
        grants.insert(code.clone(), grant);
        (code, asked["state"].clone())
    }

    /// All codes that it gave are too old.
    pub(crate) fn forget_codes(&self) {
        self.inner.grants.lock().unwrap().clear();
    }
}

impl Inner {
    fn keys(&self) -> Value {
        let key = match &self.pair {
            Pair::Rsa(pair) => {
                let public: ring::rsa::PublicKeyComponents<Vec<u8>> = pair.public().into();
                json!({"kty": "RSA", "alg": "RS256", "use": "sig", "kid": "one",
                    "n": BASE64.encode(public.n), "e": BASE64.encode(public.e)})
            }
            Pair::Ec(pair) => {
                let point = pair.public_key().as_ref();
                json!({"kty": "EC", "crv": "P-256", "use": "sig", "kid": "one",
                    "x": BASE64.encode(&point[1..33]), "y": BASE64.encode(&point[33..])})
            }
        };
        json!({"keys": [key]})
    }

    fn token(&self, claims: &Value) -> String {
        let alg = if matches!(self.pair, Pair::Rsa(_)) { "RS256" } else { "ES256" };
        let head = BASE64.encode(json!({"alg": alg, "kid": "one", "typ": "JWT"}).to_string());
        let text = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let random = SystemRandom::new();
        let signature = match &self.pair {
            Pair::Rsa(pair) => {
                let mut signature = vec![0; pair.public().modulus_len()];
                pair.sign(&RSA_PKCS1_SHA256, &random, text.as_bytes(), &mut signature).unwrap();
                signature
            }
            Pair::Ec(pair) => pair.sign(&random, text.as_bytes()).unwrap().as_ref().to_vec(),
        };
        format!("{text}.{}", BASE64.encode(signature))
    }

    /// The token for a code, which is good once, for who asked for it and shows what only he can (PKCE).
    fn exchange(&self, authorization: &str, form: &str) -> Option<Value> {
        let form: HashMap<String, String> =
            url::form_urlencoded::parse(form.as_bytes()).into_owned().collect();
        let pair = format!("{CLIENT}:s3cret+%26+more");
        assert_eq!(authorization, format!("Basic {}", BASE64_STANDARD.encode(pair)), "for {SECRET}");
        let grant = self.grants.lock().unwrap().remove(form.get("code")?)?;
        let shown = BASE64.encode(Sha256::digest(form.get("code_verifier")?));
        assert!(form["code_verifier"].len() >= 43);
        (grant.challenge == shown && form["redirect_uri"] == grant.back).then(
            || json!({"access_token": "a", "token_type": "Bearer", "id_token": self.token(&grant.claims)}),
        )
    }
}

async fn answer(mut stream: TcpStream, idp: Arc<Inner>) {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await.unwrap_or(0) == 0 {
            return;
        }
    };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let header = |name: &str| {
        let found = head.lines().find_map(|line| {
            let (known, value) = line.split_once(": ")?;
            known.eq_ignore_ascii_case(name).then_some(value)
        });
        found.unwrap_or_default().to_owned()
    };
    let length: usize = header("content-length").parse().unwrap_or(0);
    while bytes.len() < end + 4 + length {
        if stream.read_buf(&mut bytes).await.unwrap_or(0) == 0 {
            return;
        }
    }
    let body = String::from_utf8_lossy(&bytes[end + 4..]).into_owned();
    let path = head.split(' ').nth(1).unwrap_or_default();
    let issuer = &idp.issuer;
    let told = match path.strip_prefix("/realms/games") {
        Some("/.well-known/openid-configuration") => Some(json!({
            "issuer": issuer, "authorization_endpoint": format!("{issuer}/auth"),
            "token_endpoint": format!("{issuer}/token"), "jwks_uri": format!("{issuer}/keys"),
            "end_session_endpoint": format!("{issuer}/logout"),
            "id_token_signing_alg_values_supported": ["RS256", "ES256"],
        })),
        Some("/keys") => Some(idp.keys()),
        Some("/token") => idp.exchange(&header("authorization"), &body),
        _ => None,
    };
    let (status, text) = match told {
        Some(told) => ("200 OK", told.to_string()),
        None => ("400 Bad Request", json!({"error": "invalid_grant"}).to_string()),
    };
    let text = format!(
        "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{text}",
        text.len()
    );
    let _ = stream.write_all(text.as_bytes()).await;
}
