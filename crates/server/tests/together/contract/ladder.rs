//! The public ladder.

use serde_json::{Value, json};
use server::storage::{ExpiryCutoffs, LadderPlace, Storage, TableChange, TableDoc};
use table::Seat;

use super::{Diary, NOW, change, doc, new_table, note, seat};

/// A game of a round between a bot with an account and one of the house.
fn game(round: &str, stage: &str, ending: Option<&Value>) -> TableDoc {
    let seats = [
        seat(&json!({"kind": "bot_account", "id": "machine"})),
        seat(&json!({"kind": "bot", "level": "deputy"})),
    ];
    let mut doc = doc("", stage, &seats);
    doc.listed = false;
    doc.ladder = Some(LadderPlace { round: round.to_owned() });
    if let Some(ending) = ending {
        doc.header = serde_json::from_value(json!({})).unwrap();
        doc.ending = serde_json::from_value(ending.clone()).unwrap();
        doc.seats[0].resigned = ending["kind"] == "resigned";
        doc.winners = vec![Seat::SECOND];
        doc.points = Some(vec![3, 7]);
    }
    doc
}

pub(super) async fn ask(diary: &mut Diary, storage: &dyn Storage) {
    let mut numbers = Vec::new();
    for (id, round) in [("l1", "one"), ("l2", "one"), ("l3", "two")] {
        numbers.push(note!(diary, storage.create(new_table(id, game(round, "playing", None)))).unwrap());
    }
    assert_eq!(note!(diary, storage.ladder_tables()).unwrap(), ["l1", "l2", "l3"]);
    let played = json!({"kind": "played"});
    let given_up = json!({"kind": "resigned", "seat": 1});
    for (number, (round, ending)) in numbers.iter().zip([("one", &played), ("one", &given_up)]) {
        let over = TableChange { doc: Some(game(round, "over", Some(ending))), ..change(*number, 2) };
        note!(diary, storage.commit(over)).unwrap();
    }
    assert_eq!(note!(diary, storage.ladder_tables()).unwrap(), ["l3"]);
    let rows = note!(diary, storage.ladder_results("circle-wagons", 10)).unwrap();
    let told: Vec<_> =
        rows.iter().map(|row| (row.table.as_str(), row.player.as_str(), row.place, row.forfeit)).collect();
    let [house, machine] = ["level:deputy", "machine"];
    assert_eq!(
        told,
        [
            ("l2", machine, 2, true),
            ("l2", house, 1, false),
            ("l1", machine, 2, false),
            ("l1", house, 1, false)
        ]
    );
    note!(diary, storage.ladder_results("circle-wagons", 1)).unwrap();
    note!(diary, storage.ladder_results("carson-city", 10)).unwrap();
    note!(diary, storage.ladder_results_of(machine, 1)).unwrap();
    note!(diary, storage.ladder_results_of("nobody", 1)).unwrap();
    let all = note!(diary, storage.ladder_games("circle-wagons", 0, 0, 10)).unwrap();
    assert_eq!(all.iter().map(|(_, id)| id.as_str()).collect::<Vec<_>>(), ["l1", "l2"]);
    assert_eq!(note!(diary, storage.ladder_games("circle-wagons", 0, numbers[0], 10)).unwrap(), all[1..]);
    let over = rows[0].over;
    assert_eq!(note!(diary, storage.ladder_games("circle-wagons", over, 0, 10)).unwrap(), all);
    assert_eq!(note!(diary, storage.ladder_games("circle-wagons", over + 1, 0, 10)).unwrap(), []);
    // No list of people's games has them, and they go when tables of bots do, with what they came to.
    note!(diary, storage.finished(None, 10)).unwrap();
    let late = ExpiryCutoffs { listed: 0, invitations: 0, imports: 0, bots: NOW + 100 };
    note!(diary, storage.expired_tables(&late, 0, 10)).unwrap();
    note!(diary, storage.remove(numbers[0])).unwrap();
    assert_eq!(note!(diary, storage.ladder_results("circle-wagons", 10)).unwrap().len(), 2);
}
