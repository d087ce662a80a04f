//! The tables, keys and columns that are copied when a database is moved, in order, for both databases. What servers only tell each
//! other (who is alive, leases) is left out.
//!
//! A table or column that is added to the schema must be added here: a test moves something in each of them to `PostgreSQL` and back.

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::storage) enum Kind {
    Integer,
    /// A boolean: 1 or 0 in a database without that type.
    Flag,
    Text,
    Bytes,
}

/// A column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::storage) struct Column {
    pub(in crate::storage) name: &'static str,
    pub(in crate::storage) kind: Kind,
}

/// A table of the database.
#[derive(PartialEq, Eq, Debug)]
pub(in crate::storage) struct Relation {
    pub(in crate::storage) name: &'static str,
    /// How many of the first columns are its key; 0 if rows may be equal.
    pub(in crate::storage) key: usize,
    pub(in crate::storage) columns: &'static [Column],
}

impl Relation {
    /// The columns by which its rows are sorted.
    pub(in crate::storage) fn order(&self) -> &'static [Column] {
        if self.key == 0 { self.columns } else { &self.columns[..self.key] }
    }

    /// Whether a server writes to it at startup, although nobody has used it.
    pub(super) fn is_made_at_the_start(&self) -> bool {
        ["meta", "signing_keys", "starts"].contains(&self.name)
    }
}

const fn i(name: &'static str) -> Column {
    Column { name, kind: Kind::Integer }
}

const fn f(name: &'static str) -> Column {
    Column { name, kind: Kind::Flag }
}

const fn t(name: &'static str) -> Column {
    Column { name, kind: Kind::Text }
}

const fn b(name: &'static str) -> Column {
    Column { name, kind: Kind::Bytes }
}

const fn relation(name: &'static str, key: usize, columns: &'static [Column]) -> Relation {
    Relation { name, key, columns }
}

/// All tables. Deleting from them in reverse order leaves nothing behind.
pub(in crate::storage) static RELATIONS: &[Relation] = &[
    relation("meta", 1, &[t("key"), b("value")]),
    relation("taken_away", 0, &[t("maker"), i("made"), t("kind"), f("listed"), i("size")]),
    relation("signing_keys", 1, &[b("key"), i("until")]),
    relation("starts", 1, &[i("place"), i("uptime"), i("wall")]),
    relation("people", 1, &[t("id"), t("name"), i("seen")]),
    relation("leaving", 1, &[t("person"), t("name")]),
    relation("last_seen", 1, &[t("person"), i("uptime")]),
    relation("holidays", 0, &[t("person"), i("begins"), i("ends")]),
    relation("sessions", 1, &[t("person"), i("session")]),
    relation(
        "devices",
        1,
        &[t("id"), t("person"), t("name"), t("browser"), t("system"), i("made"), i("seen")],
    ),
    relation("links", 1, &[t("hash"), t("person"), i("until")]),
    relation("recovery", 1, &[t("person"), t("finder"), t("hash"), i("made"), i("used")]),
    relation("identities", 2, &[t("issuer"), t("subject"), t("person"), i("made")]),
    relation("passkeys", 1, &[t("id"), t("person"), t("name"), t("credential"), i("made"), i("used")]),
    relation("invitations", 1, &[t("hash"), i("uses"), i("until")]),
    relation("bots", 1, &[t("id"), t("owner"), t("token"), t("rules"), i("made"), i("ladder_paused")]),
    relation(
        "tables",
        1,
        &[
            i("number"),
            t("id"),
            t("stage"),
            f("listed"),
            t("doc"),
            t("maker"),
            i("made"),
            t("kind"),
            i("size"),
            t("record_hash"),
        ],
    ),
    relation("creations", 2, &[t("person"), t("key"), i("number"), t("asked"), i("at")]),
    relation("holders", 2, &[t("person"), i("number")]),
    relation("named", 2, &[t("person"), i("number")]),
    relation("entries", 2, &[i("number"), i("place"), i("version"), t("entry"), t("who"), t("request")]),
    relation(
        "remarks",
        2,
        &[i("number"), i("remark"), i("version"), t("person"), t("name"), t("text"), i("at"), t("request")],
    ),
    relation("kept", 1, &[i("number"), i("entries"), t("state")]),
    relation("notes", 2, &[i("number"), i("seat"), t("text")]),
    relation("tokens", 1, &[t("hash"), t("table_id"), i("seat"), t("owner")]),
    relation("reviews", 1, &[i("number"), t("review")]),
    relation("digests", 1, &[i("number"), t("digest")]),
    relation(
        "ladder",
        2,
        &[
            i("number"),
            i("seat"),
            t("game"),
            i("players"),
            t("round"),
            t("player"),
            i("place"),
            f("forfeit"),
            i("at"),
        ],
    ),
    relation(
        "progress",
        1,
        &[
            i("number"),
            i("version"),
            i("decisions"),
            t("deciders"),
            i("updated"),
            f("bots"),
            i("asked"),
            t("clocks"),
            i("due"),
        ],
    ),
    relation(
        "channels",
        1,
        &[
            t("id"),
            t("person"),
            t("kind"),
            b("sealed"),
            t("mark"),
            i("made"),
            f("confirmed"),
            i("failures"),
            t("off"),
            i("unanswered"),
            i("unanswered_at"),
            i("worked"),
        ],
    ),
    relation("notice_settings", 1, &[t("person"), t("settings")]),
    relation("muted", 2, &[t("person"), i("number"), t("level")]),
    relation("outbox", 1, &[i("id"), t("person"), i("number"), t("kind"), i("version"), i("made"), i("due")]),
    relation(
        "deliveries",
        1,
        &[
            t("id"),
            t("person"),
            t("channel"),
            i("number"),
            t("kind"),
            i("made"),
            i("due"),
            i("tries"),
            t("state"),
            t("trouble"),
        ],
    ),
    relation(
        "admin_log",
        1,
        &[i("number"), i("at"), t("who"), t("about"), t("command"), t("outcome"), i("taken")],
    ),
    relation("sanctions", 1, &[i("number"), t("kind"), t("whom"), i("since"), i("until"), t("note")]),
    relation("house", 1, &[t("key"), t("value")]),
    relation("operators", 1, &[t("person")]),
    relation(
        "reports",
        1,
        &[
            i("number"),
            i("at"),
            t("reporter"),
            t("reporter_name"),
            t("person"),
            t("person_name"),
            t("place"),
            t("why"),
            t("said"),
            i("closed"),
        ],
    ),
    relation("blocks", 2, &[t("person"), t("other")]),
    relation("address_counts", 2, &[t("what"), t("mark"), i("since"), i("amount")]),
    relation("addresses", 2, &[t("person"), t("address"), i("at")]),
];
