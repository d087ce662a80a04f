//! What the style of each language asks for and a test can hold: its words, its colons, its spaces, one name for one thing.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use words::Language;

use crate::message::{files_in, messages, root};

/// The same person or building in the board game and in the card game.
const SAME_IN_BOTH_GAMES: [(&str, &str); 34] = [
    ("city-character-auctioneer", "cards-person-auctioneer"),
    ("city-character-banker", "cards-person-banker"),
    ("city-character-captain", "cards-person-captain"),
    ("city-character-chinese-worker", "cards-person-day-labourer"),
    ("city-character-cowboy", "cards-person-cowboy"),
    ("city-character-doctor", "cards-person-doctor"),
    ("city-character-editor", "cards-person-publisher"),
    ("city-character-governor", "cards-person-governor"),
    ("city-character-grocer", "cards-person-grocer"),
    ("city-character-gunsmith", "cards-person-gunsmith"),
    ("city-character-heroes", "cards-person-heroes"),
    ("city-character-indian", "cards-person-indian"),
    ("city-character-lawyer", "cards-person-lawyer"),
    ("city-character-mercenary", "cards-person-gunslinger"),
    ("city-character-paperboy", "cards-person-newspaper-boy"),
    ("city-character-prospector", "cards-person-prospector"),
    ("city-character-settler", "cards-person-settler"),
    ("city-character-sheriff", "cards-person-sheriff"),
    ("city-character-singer", "cards-person-singer"),
    ("city-character-teacher", "cards-person-teacher"),
    ("city-character-undertaker", "cards-person-undertaker"),
    ("city-building-bank", "cards-element-bank"),
    ("city-building-blacksmith", "cards-element-blacksmith"),
    ("city-building-church", "cards-element-church"),
    ("city-building-city-hall", "cards-element-city-hall"),
    ("city-building-drugstore", "cards-element-drugstore"),
    ("city-building-general-store", "cards-element-general-store"),
    ("city-building-hotel", "cards-element-hotel"),
    ("city-building-mine", "cards-element-mine"),
    ("city-building-prison", "cards-element-prison"),
    ("city-building-ranch", "cards-element-ranch"),
    ("city-building-saloon", "cards-element-saloon"),
    ("city-score-station", "city-building-train-station"),
    ("city-score-teacher", "city-character-teacher"),
];

/// What nobody says at a table, or another word of ours says already.
const fn avoided(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "of the row",
            "by chance",
            " epoch",
            "Epoch",
            " whom",
            " dearest",
            "cannot lie",
            "stands at",
            "is asked",
            " is told",
            "of equals",
            "keeps for later",
            "the cowboy of ",
            "victory point",
            " VPs",
            // One spelling, the British one.
            "olor ",
            "eighbor",
            "avorite",
            "enter of",
            // As people say it.
            "in order to",
            "utilis",
            "whilst",
            "amongst",
        ],
        Language::German => {
            &["am Zug", "Aktionsleiste", "Ort:", "Kein Geschäft", "überfallen", "Carson-Fluss"]
        }
        Language::Dutch => &[
            "aan zet",
            "andiet",
            "mheining",
            "duelfiche",
            "uurling",
            "delen de winst",
            "drogisterij",
            "dorpswinkel",
            "woonhuis",
            "actiespoor",
            "Dokter",
            "erceel",
            "ercelen",
            "Plek {",
        ],
        Language::French => &[
            "lieu\u{a0}:",
            "Hôtel particulier",
            "Hôtel de ville",
            "Magasin général",
            "droguerie",
            "maison de ville",
            "Causer",
            "Éditeur",
            "la prochain ",
            " cowboy",
            "Bâtis ",
            "terre libre",
        ],
    }
}

/// What a page of the rules does not say either: `docs/rules/` and those of the browser.
const fn avoided_on_pages(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[" lay roads", "lays what", "lay it into", "Whoever has not", "needs his yes"],
        Language::German => &["daneben", "überfällt"],
        Language::Dutch => &[" Ze raakt", "eromheen grenzen", "een stel "],
        Language::French => &["- Qui passe", " à toi |", " à toi qu"],
    }
}

#[test]
fn no_word_is_used_that_the_style_avoids() {
    for (language, path, line) in lines().into_iter().chain(lines_of_the_rules()) {
        for word in avoided(language) {
            assert!(!line.contains(word), "{path}: {word:?} in {line}");
        }
    }
    for (language, path, line) in lines_of_the_rules() {
        for word in avoided_on_pages(language) {
            assert!(!line.contains(word), "{path}: {word:?} in {line}");
        }
    }
}

#[test]
fn a_percent_sign_keeps_to_its_number() {
    for (language, path, line) in lines().into_iter().chain(lines_of_the_rules()) {
        let line = line.replace(['}', '~'], "0");
        assert!(!line.contains("0 %"), "{path}: a space that can break before a percent sign in {line}");
        let close = ["0%", "0\u{202f}%"].iter().any(|wrong| line.contains(wrong));
        let spaced = matches!(language, Language::German | Language::French);
        assert!(!spaced || !close, "{path}: U+00A0 before a percent sign in {line}");
    }
    for path in sources(&root().join("web/src")) {
        let text = fs::read_to_string(&path).expect("the sources can be read");
        for typed in ["} %", "}\u{a0}%", "&nbsp;%"] {
            assert!(!text.contains(typed), "{}: a percentage is a message, city-percent", path.display());
        }
    }
}

/// The components and scripts of the browser's client, but for what is generated.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there").flatten().map(|entry| entry.path());
    entries
        .flat_map(|path| match path.extension().and_then(OsStr::to_str) {
            _ if path.is_dir() => sources(&path),
            Some("svelte" | "ts") => vec![path],
            _ => Vec::new(),
        })
        .collect()
}

#[test]
fn english_is_set_as_in_print() {
    for (_, path, line) in lines().into_iter().filter(|(language, ..)| *language == Language::English) {
        let text = said(&line);
        for (wrong, instead) in [
            ("\"", "“ and ”"),
            ("'", "’"),
            ("...", "…"),
            (" - ", "–, with spaces"),
            (" --", "–"),
            (" %", "no space before a percent sign"),
            (" :", "no space before a colon"),
            (" ;", "no space before a semicolon"),
            ("  ", "one space"),
        ] {
            assert!(!text.contains(wrong), "{path}: {instead} in {line}");
        }
    }
}

/// What a line says: without its id, and with a letter for everything that is filled in.
fn said(line: &str) -> String {
    let text = line.split_once(" = ").map_or(line, |(_, text)| text).trim();
    let (mut said, mut depth) = (String::new(), 0);
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' if depth > 0 => {
                depth -= 1;
                said.push('x');
            }
            _ if depth == 0 => said.push(letter),
            _ => {}
        }
    }
    said
}

#[test]
fn no_colon_stands_where_an_article_or_a_preposition_belongs() {
    // "setzt einen Cowboy ein: Parzelle c4", "appelle : Banquier".
    const NOUNS: [&str; 4] = ["place", "building", "character", "person"];
    for (_, path, line) in lines() {
        let is_told = |id: &str| ["-event-", "-asked-", "-waiting-"].iter().any(|part| id.contains(part));
        let is_event = line.split_once(" = ").is_some_and(|(id, _)| is_told(id));
        let dodges = NOUNS.iter().any(|noun| line.ends_with(&format!(": {{ ${noun} }}.")));
        // What is new in the row is a list of one.
        let is_list = line.contains("-row-grew") || line.contains("-doubled");
        assert!(!is_event || is_list || !dodges, "{path}: {line}");
    }
}

#[test]
fn french_elides_before_the_name_of_a_player() {
    for (language, path, line) in lines() {
        let bare = ["seat", "name", "winner"].iter().any(|name| line.contains(&format!(" de {{ ${name} }}")));
        assert!(language != Language::French || !bare, "{path}: DE() belongs before the name: {line}");
    }
}

#[test]
fn french_spaces_are_narrow_before_semicolons_and_wide_before_colons() {
    for (language, path, line) in lines().into_iter().filter(|(language, ..)| *language == Language::French) {
        for (wrong, instead) in [
            ("\u{202f}:", "U+00A0 before a colon"),
            ("\u{a0};", "U+202F before a semicolon"),
            ("\u{a0}?", "U+202F before a question mark"),
            ("\u{a0}!", "U+202F before an exclamation mark"),
            ("«\u{a0}", "U+202F within quotation marks"),
            ("\u{a0}»", "U+202F within quotation marks"),
        ] {
            assert!(!line.contains(wrong), "{language} {path}: {instead} in {line}");
        }
    }
}

#[test]
fn a_person_or_building_has_one_name_in_both_games() {
    for language in Language::ALL {
        let messages = messages(language);
        let name = |id: &str| messages[id].pieces[0].clone();
        for (one, other) in SAME_IN_BOTH_GAMES {
            assert_eq!(name(one), name(other), "{language}: {one} and {other}");
        }
    }
}

/// All lines of all texts, but for the comments: whose language, which file, what it says.
fn lines() -> Vec<(Language, String, String)> {
    let mut lines = Vec::new();
    for language in Language::ALL {
        for path in files_in(&root().join("crates/words/locales").join(language.code())) {
            let text = fs::read_to_string(&path).expect("the texts can be read");
            let name = path.display().to_string();
            let texts = text.lines().filter(|line| !line.starts_with('#'));
            lines.extend(texts.map(|line| (language, name.clone(), line.to_owned())));
        }
    }
    lines
}

/// All lines of the rules pages: those of the browser in four languages, and those of `docs/rules/` in English.
fn lines_of_the_rules() -> Vec<(Language, String, String)> {
    let pages = Language::ALL.map(|language| (language, root().join("web/src/rules").join(language.code())));
    let docs = (Language::English, root().join("docs/rules"));
    let mut lines = Vec::new();
    for (language, folder) in pages.into_iter().chain([docs]) {
        for path in files_in(&folder) {
            let text = fs::read_to_string(&path).expect("the page can be read");
            let name = path.display().to_string();
            lines.extend(text.lines().map(|line| (language, name.clone(), line.to_owned())));
        }
    }
    assert!(lines.len() > 1000, "the pages of the rules are found");
    lines
}
