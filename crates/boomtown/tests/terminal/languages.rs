//! The line mode in other languages.

use crate::home::Home;

/// What is said in a language after these lines.
fn after(language: &str, lines: &[&str]) -> String {
    let home = Home::new(&format!("in-{language}"));
    let seats = ["circle-wagons", "--seat", "person:Ann", "--seat", "person:Bob", "--language", language];
    home.play(&seats, lines)
}

#[test]
fn commands_are_understood_in_the_language_of_the_player() {
    assert!(after("de", &["1", "1", "zurück"]).contains("Zurückgenommen."));
    assert!(after("nl", &["1", "1", "terug"]).contains("Teruggenomen."));
    assert!(after("fr", &["1", "1", "annuler"]).contains("Coup annulé."));
}

#[test]
fn the_help_names_words_that_work() {
    for (language, help) in [("en", "help"), ("de", "hilfe"), ("nl", "hulp"), ("fr", "aide")] {
        let said = after(language, &["1", "1", "1", help]);
        let help = said.rsplit("> ").nth(1).unwrap();
        let named: Vec<String> = help
            .lines()
            .filter_map(|line| line.split_once(':'))
            .map(|(word, _)| word.trim().split(' ').next().unwrap().to_owned())
            .collect();
        assert_eq!(named.len(), 12, "{language}: {help}");
        let quit = named.last().unwrap().clone();
        for word in named.iter().filter(|word| **word != quit) {
            let said = after(language, &["1", "1", "1", word]);
            let answer = said.rsplit("> ").nth(1).unwrap();
            assert!(!nothing_fits(answer), "{language}: '{word}' is taken for letters that narrow the list");
        }
        assert!(!after(language, &[&quit, "1"]).contains("2 :"), "{language}: '{quit}' leaves");
    }
}

fn nothing_fits(answer: &str) -> bool {
    ["Nothing fits", "Nichts passt", "Niets past", "Rien ne convient"].iter().any(|no| answer.contains(no))
}
