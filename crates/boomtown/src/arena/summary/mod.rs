//! What the games say: everything that `--json`, the terminal and the report show.

mod bots;
mod duels;
mod seats;
mod verdict;

pub(crate) use bots::BotSummary;
pub(crate) use duels::Duel;
pub(crate) use seats::{HeldBy, SeatSummary};
use serde::Serialize;
use serde_json::Value;
pub(crate) use verdict::{Certainty, Verdict};

use super::plan::{Against, Holder, Pairing, Plan};
use super::showdown::Showdown;
use super::stats::{Bins, Histogram, Spread};

/// All results of a run. Nothing but the fields called `run` and `time` depends on the clock.
#[derive(Serialize)]
pub(crate) struct Summary {
    /// The version of this form.
    pub(crate) boomtown_arena: u32,
    /// The game's name.
    pub(crate) game: &'static str,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// The options, spelled out.
    pub(crate) options: Value,
    /// The seed of the first set-up.
    pub(crate) seed: u64,
    /// Whether seatings share set-ups.
    pub(crate) pairing: Pairing,
    /// Who a bot is measured against.
    pub(crate) against: Against,
    /// How the run went.
    pub(crate) run: Run,
    /// Games and set-ups.
    pub(crate) count: Count,
    /// Who is stronger.
    pub(crate) verdict: Verdict,
    /// The bots in the order in which they were named.
    pub(crate) bots: Vec<BotSummary>,
    /// Every two bots.
    pub(crate) duels: Vec<Duel>,
    /// Whether a seat is worth more than another, in a sentence; nothing if there is only one to hold.
    pub(crate) seat_verdict: Option<String>,
    /// The seats.
    pub(crate) seats: Vec<SeatSummary>,
    /// How many decisions a game had.
    pub(crate) length: Length,
    /// Every game.
    pub(crate) games: Vec<GameLine>,
}

/// How a run went; depends on the machine.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Run {
    /// How many games were played at once.
    pub(crate) threads: usize,
    /// How long it took.
    pub(crate) seconds: f64,
    /// Whether somebody stopped it.
    pub(crate) interrupted: bool,
}

/// Games and set-ups.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Count {
    /// How many games were to be played.
    pub(crate) planned: usize,
    /// How many were played to the end.
    pub(crate) games: usize,
    /// How many set-ups were played in every seating (each game is one where seatings share none).
    pub(crate) rounds: usize,
    /// In how many seatings a set-up is played.
    pub(crate) seatings: usize,
}

/// How many decisions games had.
#[derive(Serialize)]
pub(crate) struct Length {
    #[serde(flatten)]
    pub(crate) spread: Spread,
    pub(crate) histogram: Histogram,
}

/// One game.
#[derive(Serialize)]
pub(crate) struct GameLine {
    /// Games of the same round share their set-up.
    pub(crate) round: usize,
    /// The seed of the set-up.
    pub(crate) seed: u64,
    /// Which bot sat where, counted from 0 in the order of `bots`; nothing for a scripted seat.
    pub(crate) seats: Vec<Option<usize>>,
    /// The points, seat by seat.
    pub(crate) points: Vec<i32>,
    /// The places, seat by seat.
    pub(crate) places: Vec<u32>,
    /// How many decisions it had.
    pub(crate) decisions: usize,
}

/// The games of a plan, to be looked at from all sides.
pub(crate) struct Played<'a> {
    plan: &'a Plan,
    showdowns: &'a [Showdown],
}

impl<'a> Played<'a> {
    /// The games of a plan, if there are enough to say anything: at least one of every bot.
    pub(crate) fn of(plan: &'a Plan, showdowns: &'a [Showdown]) -> Option<Played<'a>> {
        let played = Played { plan, showdowns };
        let everybody_played = (0..plan.bots.len()).all(|bot| played.of_bot(bot).next().is_some());
        everybody_played.then_some(played)
    }

    /// The games of a bot, with its seat.
    fn of_bot(&self, bot: usize) -> impl Iterator<Item = (&'a Showdown, usize)> {
        let plan = self.plan;
        self.showdowns.iter().filter_map(move |showdown| Some((showdown, seat_of(plan, showdown, bot)?)))
    }

    /// The games of each round that was played in all its seatings.
    fn rounds(&self) -> impl Iterator<Item = &'a [Showdown]> {
        let size = self.plan.round_size();
        self.showdowns
            .chunk_by(|one, other| one.fixture.round == other.fixture.round)
            .filter(move |round| round.len() == size)
    }

    /// Everything that can be said of the games.
    pub(crate) fn summary(&self, run: Run) -> Summary {
        let plan = self.plan;
        let bots = bots::summaries(self);
        let duels = duels::all(self);
        let seats = seats::summaries(self);
        let count = Count {
            planned: plan.games,
            games: self.showdowns.len(),
            rounds: self.rounds().count(),
            seatings: plan.seatings.len(),
        };
        Summary {
            boomtown_arena: 1,
            game: plan.entry.title().name(),
            rules: plan.entry.title().rules(),
            options: plan.options.clone(),
            seed: plan.seed,
            pairing: plan.pairing,
            against: plan.against,
            run,
            count,
            verdict: verdict::of(plan, &bots, &duels),
            seat_verdict: seats::verdict(&seats),
            seats,
            length: self.length(),
            games: self.showdowns.iter().map(|showdown| game_line(plan, showdown)).collect(),
            bots,
            duels,
        }
    }

    fn length(&self) -> Length {
        let decisions = self.showdowns.iter().map(|showdown| showdown.decisions() as i64);
        let numbers: Vec<f64> = decisions.clone().map(|decisions| decisions as f64).collect();
        Length { spread: Spread::of(&numbers), histogram: Bins::covering(decisions.clone()).count(decisions) }
    }
}

fn seat_of(plan: &Plan, showdown: &Showdown, bot: usize) -> Option<usize> {
    plan.seatings[showdown.fixture.seating].iter().position(|&holder| holder == Holder::Bot(bot))
}

fn game_line(plan: &Plan, showdown: &Showdown) -> GameLine {
    let bot = |holder: &Holder| match holder {
        Holder::Bot(bot) => Some(*bot),
        Holder::Script => None,
    };
    GameLine {
        round: showdown.fixture.round,
        seed: showdown.fixture.seed,
        seats: plan.seatings[showdown.fixture.seating].iter().map(bot).collect(),
        points: showdown.points.clone(),
        places: showdown.places.clone(),
        decisions: showdown.decisions(),
    }
}
