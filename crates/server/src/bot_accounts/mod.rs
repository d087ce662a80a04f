//! Bot accounts: which bots are connected, and whom they play with.

mod invitations;
mod ladder;
mod rules;
mod streams;

pub(crate) use self::rules::check_rules;
pub(crate) use self::streams::{BotStream, BotStreams, line};
