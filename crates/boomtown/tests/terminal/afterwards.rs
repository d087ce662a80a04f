//! After a game: why it went as it did, hints at past positions, playing on, and statistics of all of them.

use table::record::Start;

use crate::home::{FIRST, Home};

const ANN_AND_A_BOT: [&str; 9] =
    ["circle-wagons", "--seat", "person:Ann", "--seat", "tenderfoot", "--seed", "11", "--think-ms", "20"];

/// What is said when these lines are typed after a game that Ann lost to a bot.
fn after_a_game(home: &Home, lines: &[&str]) -> String {
    let played = home.play(&ANN_AND_A_BOT, &FIRST[..40]);
    assert!(played.contains("Type “review” to see why"), "{played}");
    let record = home.files("games").remove(0).display().to_string();
    let talked = home.run(&["replay", &record, "--plain"], lines);
    assert_eq!((talked.code, talked.complained.as_str()), (0, ""), "{}", talked.said);
    talked.said
}

#[test]
fn a_finished_game_is_reviewed_with_its_line_its_sums_and_every_decision() {
    let home = Home::new("reviewed");
    let said = after_a_game(&home, &["review", "decisions", "quit"]);
    assert!(said.contains("decisions reviewed"), "progress is told: {said}");
    assert!(said.contains("  100% |") && said.contains("1  Ann: from"), "the line is drawn: {said}");
    assert!(said.contains("Luck and skill apart") && said.contains("own decisions"), "{said}");
    assert!(said.contains("The decisions that mattered most"), "{said}");
    let all = said.split("All decisions").nth(1).expect("every decision is listed");
    let session = games::built_in().find("circle-wagons").unwrap().game().resume(&home.record()).unwrap().0;
    let choices = (0..session.decisions())
        .filter(|&index| session.look_back(index).actions(session.decision(index).0).len() > 1)
        .count();
    let numbered = |line: &&str| line.trim_start().starts_with(|first: char| first.is_ascii_digit());
    assert_eq!(all.lines().filter(numbered).count(), choices);
    assert_eq!(all.matches("decisions reviewed").count(), 0, "it is made once");
}

#[test]
fn the_command_tells_the_same_review() {
    let home = Home::new("same-review");
    let said = after_a_game(&home, &["review", "quit"]);
    let record = home.files("games").remove(0).display().to_string();
    let command = home.run(&["review", &record, "--decisions"], &[]);
    assert_eq!(command.code, 0, "{}", command.complained);
    let sums = |text: &str| {
        let from = text.split("Chance of winning").nth(1).unwrap();
        from.split("The decisions that mattered most").next().unwrap().to_owned()
    };
    assert_eq!(sums(&said), sums(&command.said));
    assert!(command.said.contains("All decisions"));
}

#[test]
fn in_a_past_position_a_bot_says_what_it_would_do_and_the_game_can_be_played_on() {
    let home = Home::new("played-on");
    let lines = ["history 4", "hint", "play"].into_iter().chain(FIRST[..40].iter().copied());
    let said = after_a_game(&home, &lines.collect::<Vec<_>>());
    assert!(said.contains("after move 4 of"), "{said}");
    assert!(said.contains("the Legend would choose “"), "{said}");
    let records = home.files("games");
    assert_eq!(records.len(), 2, "the game that was played on is kept beside the first");
    let played_on = records.iter().filter(|file| {
        let record = table::Record::read(&std::fs::read_to_string(file).unwrap()).unwrap();
        matches!(record.start(), Start::Position(_))
    });
    assert_eq!(played_on.count(), 1, "and it says where it began");
    let verified = home.run(&["verify", &records[1].display().to_string()], &[]);
    assert!(verified.said.contains("a position was set by hand"), "{}", verified.said);
}

#[test]
fn at_the_end_nobody_decides_and_nothing_can_be_played_on() {
    let home = Home::new("nothing-asked");
    let said = after_a_game(&home, &["history 999", "play", "hint", "help", "quit"]);
    assert_eq!(said.matches("Nobody decides here.").count(), 2, "{said}");
    assert!(said.contains("decisions: every decision, with its value"), "{said}");
}

#[test]
fn statistics_count_the_games_that_were_played_from_the_set_up_on() {
    let home = Home::new("statistics");
    after_a_game(&home, &["history 4", "play", "quit"]);
    let again = [&ANN_AND_A_BOT[..6], &["12", "--think-ms", "20", "--new"]].concat();
    home.play(&again, &FIRST[..40]);
    let told = home.run(&["statistics"], &[]);
    assert_eq!(told.code, 0, "{}", told.complained);
    assert!(told.said.contains("── Circle the Wagons ──"), "{}", told.said);
    assert!(told.said.contains("By opponent at the table") && told.said.contains("Points from"));
    let counted = |arguments: &[&str]| -> serde_json::Value {
        let outcome = home.run(&[&["statistics", "--json"], arguments].concat(), &[]);
        assert_eq!(outcome.code, 0, "{}", outcome.complained);
        serde_json::from_str(&outcome.said).unwrap()
    };
    let mine = counted(&[]);
    assert_eq!(mine["counted"], 2);
    assert_eq!(mine["games"][0]["total"]["games"], 2);
    assert_eq!(counted(&["--name", "ann"]), mine);
    assert_eq!(counted(&["--all"])["games"][0]["total"]["games"], 4, "everybody's results");
    let nobody = home.run(&["statistics", "--name", "Zoe"], &[]);
    assert_eq!(nobody.code, 2);
    assert!(nobody.complained.contains("no player is named Zoe"), "{}", nobody.complained);
}
