//! How a server is set up.

use std::time::Duration;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The path below which everything is served: empty, or with a slash in front and none at the end.
    pub base_path: String,
    /// How long a bot may think about a decision.
    pub think: Duration,
    /// How long a bot waits at least before it decides, so that people can follow.
    pub pause: Duration,
    /// After what time a table that nobody looks at leaves memory.
    pub idle: Duration,
    /// How long a client may take to say what it wants; also how long a connection stays open on which nothing is asked.
    pub asking: Duration,
    /// How much one client may ask.
    pub limits: Limits,
    /// Whether a proxy in front tells who asks (`X-Forwarded-For`, `X-Forwarded-Proto`, `X-Forwarded-Prefix`).
    pub behind_proxy: bool,
}

/// How much one client may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limits {
    /// As much as a person needs.
    Usual,
    /// As much as it likes: for measuring and for a trusted network.
    None,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            base_path: String::new(),
            think: Duration::from_secs(1),
            pause: Duration::from_millis(500),
            idle: Duration::from_secs(300),
            asking: Duration::from_secs(20),
            limits: Limits::Usual,
            behind_proxy: false,
        }
    }
}

/// A base path in the form that [`Config::base_path`] has.
pub fn tidy_base_path(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    parts.iter().fold(String::new(), |whole, part| format!("{whole}/{part}"))
}
