//! Daily quotas of people and addresses. What a person created is counted in the database; what came from an address is counted in
//! memory and, shortly after, also stored there (`keeping.rs`), so that a restart resets nothing.

mod keeping;
mod listed;

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use table::{Phrase, SaturatingAs};
use tokio::sync::{OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

use crate::app_state::AppState;
use crate::config::{AddressQuotas, Limits};
use crate::error::ApiError;
use crate::protocol::{ErrorCode, Me, QuotaKind, QuotaUse};
use crate::storage::{CreatedCounts, NewTableRow};

pub(crate) use self::keeping::{keep_counts, recall_counts, save_counts};
pub(crate) use self::listed::ListedTables;
use self::listed::ListingTurn;

/// How many guesses at one person's code are allowed per hour.
const GUESSES: NonZeroU32 = NonZeroU32::new(10).expect("ten is not zero");

/// How many counts of addresses are cached; beyond that, the least important are dropped.
const MOST_COUNTS: usize = 100_000;

/// What is counted by address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum FromOneAddress {
    /// New people.
    Guests,
    /// Failed attempts with codes and passkeys.
    WrongCodes,
    /// New tables.
    Tables,
    /// New tables in the lobby.
    ListedTables,
    /// Imported records.
    Imports,
    /// Their size.
    ImportBytes,
    /// Chat messages.
    Remarks,
    /// Decisions, undos and anything else that a table stores.
    Decisions,
    /// Reports to the operators.
    Reports,
    /// The size of private notes.
    NoteBytes,
    /// Mail addresses to which a confirmation is sent.
    Mails,
    /// Confirmation mails to one mailbox, whoever requests them.
    MailQuestions,
    /// Test messages to channels.
    ChannelTests,
    /// Requests for all records of a ladder.
    LadderRecords,
}

impl FromOneAddress {
    const ALL: [FromOneAddress; 14] = [
        FromOneAddress::Guests,
        FromOneAddress::WrongCodes,
        FromOneAddress::Tables,
        FromOneAddress::ListedTables,
        FromOneAddress::Imports,
        FromOneAddress::ImportBytes,
        FromOneAddress::Remarks,
        FromOneAddress::Decisions,
        FromOneAddress::Reports,
        FromOneAddress::NoteBytes,
        FromOneAddress::Mails,
        FromOneAddress::MailQuestions,
        FromOneAddress::ChannelTests,
        FromOneAddress::LadderRecords,
    ];

    /// Its name in storage.
    const fn name(self) -> &'static str {
        match self {
            FromOneAddress::Guests => "guests",
            FromOneAddress::WrongCodes => "wrong_codes",
            FromOneAddress::Tables => "tables",
            FromOneAddress::ListedTables => "listed_tables",
            FromOneAddress::Imports => "imports",
            FromOneAddress::ImportBytes => "import_bytes",
            FromOneAddress::Remarks => "remarks",
            FromOneAddress::Decisions => "decisions",
            FromOneAddress::Reports => "reports",
            FromOneAddress::NoteBytes => "note_bytes",
            FromOneAddress::Mails => "mails",
            FromOneAddress::MailQuestions => "mail_questions",
            FromOneAddress::ChannelTests => "channel_tests",
            FromOneAddress::LadderRecords => "ladder_records",
        }
    }

    /// The quota of an address.
    const fn most(self, quotas: &AddressQuotas) -> u64 {
        match self {
            FromOneAddress::Guests => quotas.guests,
            FromOneAddress::WrongCodes => quotas.wrong_codes,
            FromOneAddress::Tables => quotas.tables,
            FromOneAddress::ListedTables => quotas.listed_tables,
            FromOneAddress::Imports => quotas.imports,
            FromOneAddress::ImportBytes => quotas.import_bytes,
            FromOneAddress::Remarks => quotas.remarks,
            FromOneAddress::Decisions => quotas.decisions,
            FromOneAddress::Reports => quotas.reports,
            FromOneAddress::NoteBytes => quotas.note_bytes,
            FromOneAddress::Mails => quotas.mails,
            FromOneAddress::MailQuestions => quotas.mail_questions,
            FromOneAddress::ChannelTests => quotas.channel_tests,
            FromOneAddress::LadderRecords => quotas.ladder_records,
        }
    }

    fn named(name: &str) -> Option<FromOneAddress> {
        FromOneAddress::ALL.into_iter().find(|what| what.name() == name)
    }
}

/// Guesses at the recovery code of each person, from all addresses together.
pub(crate) struct Guesses(DefaultKeyedRateLimiter<String>);

impl Default for Guesses {
    fn default() -> Guesses {
        Guesses(RateLimiter::keyed(Quota::per_hour(GUESSES)))
    }
}

/// The rate limit of each bot account, and how many of their requests are executed in parallel, so that people never wait for bots.
pub(crate) struct BotPace {
    each: DefaultKeyedRateLimiter<String>,
    turns: Arc<Semaphore>,
}

/// How many bot requests are executed in parallel.
const BOTS_AT_ONCE: usize = 8;
/// After how many bots those that have been quiet are forgotten.
const MOST_BOTS: usize = 10_000;

impl BotPace {
    /// This many requests per second for each bot, and bursts of five times as many.
    pub(crate) fn new(each_second: u32) -> BotPace {
        let number = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(number(each_second)).allow_burst(number(each_second.saturating_mul(5)));
        BotPace { each: RateLimiter::keyed(quota), turns: Arc::new(Semaphore::new(BOTS_AT_ONCE)) }
    }
}

/// The counts of each address today, by its mark.
#[derive(Default)]
pub(crate) struct AddressCounts(Mutex<HashMap<(FromOneAddress, String), Count>>);

struct Count {
    /// The start of the count, in milliseconds since 1970.
    since: u64,
    amount: u64,
    /// How much of it has not been stored yet.
    unsaved: u64,
}

/// The time in milliseconds since 1970, and the length of the period.
#[derive(Clone, Copy)]
struct Today {
    now: u64,
    day: u64,
}

impl AddressCounts {
    /// Adds to a count, unless it would exceed `most` per day.
    fn add(
        &self,
        what: FromOneAddress,
        mark: String,
        amount: u64,
        most: u64,
        Today { now, day }: Today,
    ) -> Result<(), ApiError> {
        let is_over = |count: &Count| now.saturating_sub(count.since) >= day;
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() >= MOST_COUNTS {
            counts.retain(|_, count| !is_over(count));
        }
        if counts.len() >= MOST_COUNTS {
            let mean = counts.values().map(|count| count.amount).sum::<u64>() / counts.len() as u64;
            counts.retain(|_, count| count.amount > mean);
        }
        let fresh = || Count { since: now, amount: 0, unsaved: 0 };
        let count = counts.entry((what, mark)).or_insert_with(fresh);
        if is_over(count) {
            *count = fresh();
        }
        if count.amount + amount > most {
            return Err(enough("server-enough-address"));
        }
        count.amount += amount;
        count.unsaved += amount;
        Ok(())
    }
}

/// The error for a quota that is used up.
fn enough(why: &'static str) -> ApiError {
    ApiError::new(ErrorCode::Slow, why)
}

/// Checks that `so_many` are fewer than the limit.
fn fewer(so_many: u64, most: u64, why: &'static str) -> Result<(), ApiError> {
    if so_many < most {
        Ok(())
    } else {
        Err(ApiError::new(ErrorCode::Slow, Phrase::new(why).with("count", most.saturating_as::<u32>())))
    }
}

impl AppState {
    /// Adds to the count of an address, unless it would exceed the quota.
    pub(crate) fn count_from(
        &self,
        what: FromOneAddress,
        address: IpAddr,
        amount: u64,
    ) -> Result<(), ApiError> {
        if self.config.limits == Limits::None {
            return Ok(());
        }
        let most = what.most(&self.config.quotas.address);
        self.addresses.add(what, self.mark_of(address), amount, most, self.today())
    }

    /// Counts a confirmation mail to a mailbox, known by its mark, unless it has had its limit today. Channels that were removed since
    /// still count.
    pub(crate) fn count_question_to(&self, mark: &str) -> Result<(), ApiError> {
        if self.config.limits == Limits::None {
            return Ok(());
        }
        let what = FromOneAddress::MailQuestions;
        let most = what.most(&self.config.quotas.address);
        let counted = self.addresses.add(what, mark.to_owned(), 1, most, self.today());
        counted.map_err(|_| ApiError::new(ErrorCode::Slow, "notice-asked-lately"))
    }

    /// Checks that an address has quota left. It is counted when something was stored ([`AppState::count_kept`]), so failed
    /// attempts use up nothing.
    pub(crate) fn check_room(&self, what: FromOneAddress, address: IpAddr) -> Result<(), ApiError> {
        if self.config.limits == Limits::None {
            return Ok(());
        }
        let most = what.most(&self.config.quotas.address).saturating_sub(1);
        self.addresses.add(what, self.mark_of(address), 0, most, self.today())
    }

    /// Counts one for an address. If several were checked at the same moment, all are accepted.
    pub(crate) fn count_kept(&self, what: FromOneAddress, address: IpAddr) {
        if self.config.limits != Limits::None {
            let _ = self.addresses.add(what, self.mark_of(address), 1, u64::MAX, self.today());
        }
    }

    /// Checks a bot's rate limit.
    pub(crate) fn check_pace(&self, bot: &str) -> Result<(), ApiError> {
        if self.config.limits == Limits::None {
            return Ok(());
        }
        let pace = &self.bot_pace.each;
        if pace.len() >= MOST_BOTS {
            pace.retain_recent();
        }
        pace.check_key(&bot.to_owned()).map_err(|_| {
            self.metrics.slowed.inc();
            ApiError::slow()
        })
    }

    /// Waits until it is a bot's turn, after its rate limit was checked.
    pub(crate) async fn bot_turn(&self, bot: &str) -> Result<OwnedSemaphorePermit, ApiError> {
        self.check_pace(bot)?;
        Arc::clone(&self.bot_pace.turns).acquire_owned().await.map_err(|_| ApiError::storage())
    }

    /// Checks that an address may try another code. Only wrong ones count ([`AppState::wrong_code`]).
    pub(crate) fn may_try_code(&self, address: IpAddr) -> Result<(), ApiError> {
        self.check_room(FromOneAddress::WrongCodes, address)
    }

    /// Counts a wrong code for its address. Returns the error.
    pub(crate) fn wrong_code(&self, address: IpAddr, why: &'static str) -> ApiError {
        match self.count_from(FromOneAddress::WrongCodes, address, 1) {
            Ok(()) => ApiError::new(ErrorCode::NotYours, why),
            Err(enough) => enough,
        }
    }

    /// Checks that another guess at a person's code is allowed, from any address.
    pub(crate) fn may_guess(&self, whose: &str) -> Result<(), ApiError> {
        let open = self.config.limits == Limits::None || self.guesses.0.check_key(&whose.to_owned()).is_ok();
        if open { Ok(()) } else { Err(enough("account-enough-guesses")) }
    }

    /// Checks that a person may create another table. The result must be held until it is stored: until then, they create no other
    /// one, and nobody lists one from the same address.
    pub(crate) async fn may_set_up(
        &self,
        me: &Me,
        row: &NewTableRow,
        address: IpAddr,
    ) -> Result<Option<(OwnedMutexGuard<()>, Option<ListingTurn>)>, ApiError> {
        let doc = &row.doc;
        let Some((turn, made)) = self.made_today(me).await? else { return Ok(None) };
        let most = &self.config.quotas.person;
        fewer(made.tables, most.tables, "server-enough-tables")?;
        if doc.is_for_bots() {
            fewer(made.bots, most.bot_tables, "server-enough-bot-tables")?;
        }
        if doc.listed {
            fewer(made.listed, most.listed_tables, "server-enough-listed")?;
        }
        if doc.waits_for_players() {
            fewer(made.gathering, most.gathering, "server-enough-gathering")?;
            if doc.listed {
                fewer(made.listed_gathering, most.listed_gathering, "server-enough-gathering")?;
            }
        }
        let waits_listed = doc.listed && doc.waits_for_players();
        let listing = if waits_listed { Some(self.may_list(&row.id, address).await?) } else { None };
        if doc.listed {
            self.count_from(FromOneAddress::ListedTables, address, 1)?;
        }
        self.count_from(FromOneAddress::Tables, address, 1)?;
        Ok(Some((turn, listing)))
    }

    /// Checks that a person may create another table with only bots. While the result is held, they create no other one.
    pub(crate) async fn may_leave_to_bots(&self, me: &Me) -> Result<Option<OwnedMutexGuard<()>>, ApiError> {
        let Some((turn, made)) = self.made_today(me).await? else { return Ok(None) };
        fewer(made.bots, self.config.quotas.person.bot_tables, "server-enough-bot-tables")?;
        Ok(Some(turn))
    }

    /// Counts an imported record of this size for an address, whether or not a table is created for it.
    pub(crate) fn count_import_from(&self, address: IpAddr, size: u64) -> Result<(), ApiError> {
        self.count_from(FromOneAddress::Imports, address, 1)?;
        self.count_from(FromOneAddress::ImportBytes, address, size)
    }

    /// Checks that a person may import another record of this size. While the result is held, they import no other one.
    pub(crate) async fn may_bring(
        &self,
        me: &Me,
        size: u64,
    ) -> Result<Option<OwnedMutexGuard<()>>, ApiError> {
        let Some((turn, made)) = self.made_today(me).await? else { return Ok(None) };
        let most = &self.config.quotas.person;
        fewer(made.imports, most.imports, "server-enough-imports")?;
        if made.import_bytes + size > most.import_bytes {
            return Err(enough("server-enough-import-bytes"));
        }
        Ok(Some(turn))
    }

    /// Checks that a person may write another chat message.
    pub(crate) async fn may_say(&self, me: &Me) -> Result<(), ApiError> {
        if self.config.limits == Limits::None {
            return Ok(());
        }
        let said = self.storage.remarks_since(&me.id, self.yesterday()).await?;
        fewer(said, self.config.quotas.person.remarks, "server-enough-remarks")
    }

    /// Checks that a person may write another report.
    pub(crate) async fn may_report(&self, me: &Me) -> Result<(), ApiError> {
        let made = self.storage.admin().reports_since(&me.id, self.yesterday()).await?;
        if self.config.limits == Limits::Usual && made >= self.config.quotas.person.reports {
            return Err(enough("server-enough-reports"));
        }
        Ok(())
    }

    /// Checks that a person may block another one. People who are already blocked may be named again.
    pub(crate) async fn may_block(&self, me: &Me, person: &str) -> Result<(), ApiError> {
        let blocked = self.storage.admin().blocked_by(&me.id).await?;
        let known = blocked.iter().any(|(id, _)| id == person);
        let full = blocked.len().saturating_as::<u64>() >= self.config.quotas.person.blocks;
        if self.config.limits == Limits::Usual && full && !known {
            return Err(enough("server-enough-blocks"));
        }
        Ok(())
    }

    /// A person's use of each quota; empty if there are no limits.
    pub(crate) async fn quotas_of(&self, me: &Me) -> Result<Vec<QuotaUse>, ApiError> {
        if self.config.limits == Limits::None {
            return Ok(Vec::new());
        }
        let (most, since) = (&self.config.quotas.person, self.yesterday());
        let made = self.storage.created_since(&me.id, since).await?;
        let said = self.storage.remarks_since(&me.id, since).await?;
        let reported = self.storage.admin().reports_since(&me.id, since).await?;
        let blocked = self.storage.admin().blocked_by(&me.id).await?.len().saturating_as::<u64>();
        let bots = self.storage.bots_of(&me.id).await?.len().saturating_as::<u64>();
        let all = [
            (QuotaKind::Tables, made.tables, most.tables),
            (QuotaKind::ListedTables, made.listed, most.listed_tables),
            (QuotaKind::BotTables, made.bots, most.bot_tables),
            (QuotaKind::Gathering, made.gathering, most.gathering),
            (QuotaKind::ListedGathering, made.listed_gathering, most.listed_gathering),
            (QuotaKind::Imports, made.imports, most.imports),
            (QuotaKind::ImportBytes, made.import_bytes, most.import_bytes),
            (QuotaKind::Remarks, said, most.remarks),
            (QuotaKind::Reports, reported, most.reports),
            (QuotaKind::Blocks, blocked, most.blocks),
            (QuotaKind::Bots, bots, most.bots),
        ];
        let short = |(what, used, most): (QuotaKind, u64, u64)| QuotaUse {
            what,
            used: used.saturating_as::<u32>(),
            most: most.saturating_as::<u32>(),
        };
        Ok(all.map(short).into())
    }

    async fn made_today(&self, me: &Me) -> Result<Option<(OwnedMutexGuard<()>, CreatedCounts)>, ApiError> {
        if self.config.limits == Limits::None {
            return Ok(None);
        }
        let known = self.known(&me.id).await?.ok_or_else(ApiError::nobody)?;
        let turn = known.turn_to_make().await;
        Ok(Some((turn, self.storage.created_since(&me.id, self.yesterday()).await?)))
    }

    fn today(&self) -> Today {
        Today { now: self.now(), day: self.config.quotas.day.as_millis().saturating_as::<u64>() }
    }

    /// A day ago, in milliseconds since 1970.
    fn yesterday(&self) -> u64 {
        self.now().saturating_sub(self.config.quotas.day.as_millis().saturating_as::<u64>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400_000;

    /// A time in the MORNING.
    const MORNING: u64 = 20_000 * DAY;

    fn here() -> String {
        "here".to_owned()
    }

    fn other(number: usize) -> String {
        number.to_string()
    }

    #[test]
    fn an_address_has_so_much_a_day_and_others_have_their_own() {
        let counts = AddressCounts::default();
        let add = |mark, amount, now| {
            counts.add(FromOneAddress::NoteBytes, mark, amount, 10, Today { now, day: DAY })
        };
        assert!(add(here(), 6, MORNING).is_ok());
        assert!(add(here(), 6, MORNING).is_err());
        assert!(add(here(), 4, MORNING).is_ok(), "what was refused is not counted");
        assert!(add(other(1), 10, MORNING).is_ok());
        assert!(add(here(), 1, MORNING + DAY - 1).is_err(), "the day is not over");
        assert!(add(here(), 10, MORNING + DAY).is_ok(), "another day");
        assert!(add(here(), 1, MORNING + DAY).is_err());
    }

    #[test]
    fn however_many_addresses_come_few_are_remembered() {
        let counts = AddressCounts::default();
        let today = Today { now: MORNING, day: DAY };
        let add = |mark, amount| counts.add(FromOneAddress::Guests, mark, amount, 100, today);
        assert!(add(here(), 100).is_ok());
        for number in 0..MOST_COUNTS * 2 {
            assert!(add(other(number), 1).is_ok());
        }
        assert!(counts.0.lock().unwrap().len() <= MOST_COUNTS);
        assert!(add(here(), 1).is_err(), "the busiest is not forgotten");
    }

    #[test]
    fn those_of_yesterday_are_forgotten_first() {
        let counts = AddressCounts::default();
        let add = |mark, amount, now| {
            counts.add(FromOneAddress::Guests, mark, amount, 100, Today { now, day: DAY })
        };
        for number in 1..MOST_COUNTS {
            assert!(add(other(number), 100, MORNING).is_ok());
        }
        let evening = MORNING + DAY / 2;
        assert!(add(here(), 1, evening).is_ok());
        assert!(add(other(0), 1, MORNING + DAY).is_ok());
        assert_eq!(counts.0.lock().unwrap().len(), 2);
        assert!(add(here(), 100, MORNING + DAY).is_err(), "what came today still counts");
    }
}
