//! Work to measure the speed of this engine; the caller measures the time.

use bots::{Budget, Level};
use games::GameEntry;
use hosting::RequestError;
use protocol::device::Work;
use serde_json::Value;
use table::dice::FastDice;
use table::{Dice as _, Lists, Viewer};

/// How many times a bot thinks, and how many random decisions are between two times.
const THOUGHTS: u64 = 8;
const BETWEEN: usize = 5;

/// Does some work and returns how much: decisions of random games, or positions that a bot evaluated.
pub(crate) fn measure(entry: &GameEntry, work: Work) -> Result<u64, RequestError> {
    let mut dice = FastDice::seeded(1858);
    match work {
        Work::RandomGames { games } => {
            let (mut left, mut decisions) = (games, 0);
            entry.game().play_outs(&Value::Null, Lists::Written, &mut dice, &mut |done| {
                decisions += done.decisions;
                left = left.saturating_sub(1);
                left > 0
            })?;
            Ok(decisions)
        }
        Work::BotThinks { positions } => {
            let mut session = entry.game().begin(&Value::Null, &mut dice)?;
            for thought in 0..THOUGHTS {
                for _ in 0..BETWEEN {
                    let Some(seat) = session.turn().or_else(|| session.deciders().lowest()) else { break };
                    let actions = session.actions(seat);
                    session.play(seat, &actions[dice.index(actions.len())], &mut dice)?;
                }
                let Some(seat) = session.deciders().lowest() else { break };
                let view = session.bot_view(Viewer::Seat(seat));
                let budget = Budget::Positions(u64::from(positions));
                entry.bot(Level::BEST, thought).choose(&view, seat, budget);
            }
            Ok(THOUGHTS * u64::from(positions))
        }
    }
}
