//! The log of a game.

use games::built_in;
use hosting::lines_from;
use protocol::Stage;
use table::dice::FastDice;
use table::{Consent, Seat, Seats};

#[test]
fn a_line_tells_the_time_of_its_own_decision_also_after_others_were_taken_back() {
    let games = built_in();
    let game = games.find("circle-wagons").unwrap().game();
    let mut dice = FastDice::seeded(1);
    let options = game.check_options(&serde_json::json!({})).unwrap();
    let mut session = game.begin(&options, &mut dice).unwrap();
    let mut took = 0;
    let mut expected: Vec<u64> = Vec::new();
    for step in 0..12 {
        let seat = session.deciders().lowest().unwrap();
        let action = session.actions(seat)[0].clone();
        session.play(seat, &action, &mut dice).unwrap();
        took += 1;
        session.record_mut().time_last(took, None);
        expected.push(took);
        if step % 4 == 3 {
            let keep = session.undo(seat, Consent::Given).unwrap();
            expected.truncate(keep);
        }
        let told: Vec<Option<u64>> =
            lines_from(session.as_ref(), Stage::Playing, Seats::only(Seat::FIRST), 0)
                .iter()
                .map(|line| line.took)
                .collect();
        let all: Vec<Option<u64>> = [None].into_iter().chain(expected.iter().copied().map(Some)).collect();
        assert_eq!(told, all);
        for first in 0..told.len() {
            let part = lines_from(
                session.as_ref(),
                Stage::Playing,
                Seats::only(Seat::FIRST),
                u32::try_from(first).unwrap(),
            );
            assert_eq!(part.iter().map(|line| line.took).collect::<Vec<_>>(), all[first..]);
        }
    }
}
