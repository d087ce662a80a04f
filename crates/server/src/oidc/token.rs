//! Verifies the provider's ID token (RFC 7519): signature, audience, nonce and validity.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The allowed difference between the clocks of the provider and of this server, in seconds.
const LEEWAY: u64 = 60;

/// The keys of a provider (RFC 7517).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct KeySet {
    keys: Vec<Key>,
}

/// A key of a provider. Of unsupported keys only the type is read.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Key {
    kty: String,
    #[serde(default)]
    kid: Option<String>,
    #[serde(default, rename = "use")]
    usage: Option<String>,
    #[serde(default)]
    crv: Option<String>,
    #[serde(default)]
    n: String,
    #[serde(default)]
    e: String,
    #[serde(default)]
    x: String,
    #[serde(default)]
    y: String,
}

#[derive(Deserialize)]
struct Head {
    alg: String,
    #[serde(default)]
    kid: Option<String>,
}

/// One value, or several.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    One(String),
    More(Vec<String>),
}

impl OneOrMore {
    fn contains(&self, text: &str) -> bool {
        match self {
            OneOrMore::One(one) => one == text,
            OneOrMore::More(more) => more.iter().any(|one| one == text),
        }
    }
}

/// The claims of a token.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct TokenClaims {
    iss: String,
    pub(super) sub: String,
    aud: OneOrMore,
    #[serde(default)]
    azp: Option<String>,
    exp: u64,
    #[serde(default)]
    nbf: Option<u64>,
    #[serde(default)]
    nonce: Option<String>,
    #[serde(default)]
    pub(super) preferred_username: Option<String>,
    #[serde(default)]
    pub(super) name: Option<String>,
    #[serde(default)]
    pub(super) email: Option<String>,
    #[serde(default)]
    pub(super) email_verified: Option<bool>,
    #[serde(default)]
    pub(super) groups: Vec<String>,
}

/// Why a token is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenError {
    /// It is malformed.
    Unreadable,
    /// It was not signed with a key of the provider.
    Unsigned,
    /// It names another provider.
    Issuer,
    /// It is for another server.
    Audience,
    /// It has expired, or is from the future.
    Time,
    /// It belongs to another request.
    Nonce,
}

impl std::fmt::Display for TokenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            TokenError::Unreadable => "its token cannot be read",
            TokenError::Unsigned => "no key of the provider has signed its token",
            TokenError::Issuer => "its token is of another issuer",
            TokenError::Audience => "its token is for another client",
            TokenError::Time => "its token is not valid at this time",
            TokenError::Nonce => "its token answers another question",
        })
    }
}

/// What a token must contain.
#[derive(Clone, Copy)]
pub(super) struct Expected<'a> {
    pub(super) issuer: &'a str,
    pub(super) client: &'a str,
    pub(super) nonce: &'a str,
    /// In seconds since 1970.
    pub(super) now: u64,
}

impl KeySet {
    /// The claims of a token, if it was signed with one of these keys and contains what is expected.
    pub(super) fn read(&self, token: &str, expected: Expected<'_>) -> Result<TokenClaims, TokenError> {
        let (text, signature) = token.rsplit_once('.').ok_or(TokenError::Unreadable)?;
        let (head, said) = text.split_once('.').ok_or(TokenError::Unreadable)?;
        let head: Head = decoded(head)?;
        let signature = BASE64.decode(signature).map_err(|_| TokenError::Unreadable)?;
        if !self.fitting(&head).any(|key| key.verifies(&head.alg, text.as_bytes(), &signature)) {
            return Err(TokenError::Unsigned);
        }
        let claims: TokenClaims = decoded(said)?;
        claims.check(expected)?;
        Ok(claims)
    }

    /// The keys with which a token may have been signed.
    fn fitting<'a>(&'a self, head: &'a Head) -> impl Iterator<Item = &'a Key> {
        let signs = |key: &&Key| key.usage.as_deref().is_none_or(|usage| usage == "sig");
        let named = |key: &&Key| head.kid.is_none() || key.kid.is_none() || key.kid == head.kid;
        self.keys.iter().filter(signs).filter(named)
    }
}

fn decoded<T: DeserializeOwned>(part: &str) -> Result<T, TokenError> {
    let bytes = BASE64.decode(part).map_err(|_| TokenError::Unreadable)?;
    serde_json::from_slice(&bytes).map_err(|_| TokenError::Unreadable)
}

impl Key {
    /// Whether this key signed the text. The algorithm must fit the key; the token alone does not decide.
    fn verifies(&self, algorithm: &str, text: &[u8], signature: &[u8]) -> bool {
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).unwrap_or_default();
        match (self.kty.as_str(), algorithm) {
            ("RSA", "RS256") => {
                let key = RsaPublicKeyComponents { n: bytes(&self.n), e: bytes(&self.e) };
                key.verify(&RSA_PKCS1_2048_8192_SHA256, text, signature).is_ok()
            }
            ("EC", "ES256") if self.crv.as_deref() == Some("P-256") => {
                let point = [vec![4], bytes(&self.x), bytes(&self.y)].concat();
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point).verify(text, signature).is_ok()
            }
            _ => false,
        }
    }
}

impl TokenClaims {
    fn check(&self, Expected { issuer, client, nonce, now }: Expected<'_>) -> Result<(), TokenError> {
        let only_ours = match &self.aud {
            OneOrMore::One(_) => true,
            OneOrMore::More(all) => all.len() == 1 || self.azp.is_some(),
        };
        let ours = self.aud.contains(client) && self.azp.as_deref().is_none_or(|party| party == client);
        let begun = self.nbf.is_none_or(|begins| begins <= now + LEEWAY);
        match () {
            () if self.iss != issuer => Err(TokenError::Issuer),
            () if !ours || !only_ours => Err(TokenError::Audience),
            () if self.exp + LEEWAY <= now || !begun => Err(TokenError::Time),
            () if self.nonce.as_deref() != Some(nonce) => Err(TokenError::Nonce),
            () if self.sub.is_empty() => Err(TokenError::Unreadable),
            () => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
    use serde_json::{Value, json};

    use super::*;

    struct Signing {
        pair: EcdsaKeyPair,
        random: SystemRandom,
    }

    impl Signing {
        fn new() -> Signing {
            let random = SystemRandom::new();
            let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).unwrap();
            let pair =
                EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8.as_ref(), &random).unwrap();
            Signing { pair, random }
        }

        fn keys(&self, kid: &str) -> KeySet {
            let point = self.pair.public_key().as_ref();
            let (x, y) = (BASE64.encode(&point[1..33]), BASE64.encode(&point[33..]));
            let key = json!({"kty": "EC", "crv": "P-256", "use": "sig", "kid": kid, "x": x, "y": y});
            let other = json!({"kty": "OKP", "crv": "Ed25519", "x": x});
            serde_json::from_value(json!({"keys": [other, key]})).unwrap()
        }

        fn token(&self, head: &Value, claims: &Value) -> String {
            let text = format!("{}.{}", BASE64.encode(head.to_string()), BASE64.encode(claims.to_string()));
            let signature = self.pair.sign(&self.random, text.as_bytes()).unwrap();
            format!("{text}.{}", BASE64.encode(signature.as_ref()))
        }
    }

    const EXPECTED: Expected<'static> =
        Expected { issuer: "https://login.example", client: "games", nonce: "n", now: 1_000_000 };

    fn claims() -> Value {
        json!({"iss": "https://login.example", "sub": "7", "aud": "games", "exp": 1_000_100, "nonce": "n"})
    }

    #[test]
    fn a_token_is_read_that_is_signed_and_meant_for_this_server_and_question() {
        let signing = Signing::new();
        let (keys, head) = (signing.keys("k"), json!({"alg": "ES256", "kid": "k"}));
        let read = |claims: &Value| keys.read(&signing.token(&head, claims), EXPECTED);
        assert_eq!(read(&claims()).unwrap().sub, "7");
        let with = |key: &str, value: Value| {
            let mut claims = claims();
            claims[key] = value;
            read(&claims).map(|claims| claims.sub)
        };
        assert_eq!(with("iss", json!("https://evil.example")), Err(TokenError::Issuer));
        assert_eq!(with("aud", json!("others")), Err(TokenError::Audience));
        assert_eq!(with("aud", json!(["games", "others"])), Err(TokenError::Audience), "for whom of both?");
        assert_eq!(with("aud", json!(["games"])), Ok("7".to_owned()));
        assert_eq!(with("azp", json!("others")), Err(TokenError::Audience));
        assert_eq!(with("exp", json!(999_000)), Err(TokenError::Time));
        assert_eq!(with("nbf", json!(1_001_000)), Err(TokenError::Time));
        assert_eq!(with("nonce", json!("m")), Err(TokenError::Nonce));
        assert_eq!(with("nonce", Value::Null), Err(TokenError::Nonce));
        assert_eq!(with("sub", json!("")), Err(TokenError::Unreadable));
    }

    #[test]
    fn a_token_that_no_key_of_the_provider_has_signed_says_nothing() {
        let (signing, other) = (Signing::new(), Signing::new());
        let keys = signing.keys("k");
        let head = json!({"alg": "ES256", "kid": "k"});
        assert_eq!(keys.read(&other.token(&head, &claims()), EXPECTED), Err(TokenError::Unsigned));
        for alg in ["none", "HS256", "RS256", "es256"] {
            let token = signing.token(&json!({"alg": alg}), &claims());
            assert_eq!(keys.read(&token, EXPECTED), Err(TokenError::Unsigned), "{alg}");
        }
        let elsewhere = json!({"alg": "ES256", "kid": "another"});
        assert_eq!(keys.read(&signing.token(&elsewhere, &claims()), EXPECTED), Err(TokenError::Unsigned));
        for broken in ["", ".", "..", "a.b.c", "e30.e30."] {
            assert!(keys.read(broken, EXPECTED).is_err(), "{broken}");
        }
    }
}
