//! A text that quotes a figure of the rules quotes it as it is, in every language: change a figure, and this says which messages to
//! change.

mod carson_cards;
mod carson_city;
mod circle_wagons;
mod lessons;
mod pages;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use games::built_in;
use table::{Phrase, Shows};
use words::{Language, Words};

use self::carson_cards::CARSON_CARDS;
use self::carson_city::CARSON_CITY;
use self::circle_wagons::CIRCLE_WAGONS;
use crate::message::{Message, messages, root};

/// A message with numbers, the figures that it quotes, and the numbers in it that are no figures: of a round, of an enclosure, of
/// players. A lone 1 is a word ("1 point") and not listed.
type Quotes = (&'static str, &'static [&'static str], &'static [i64]);

/// What the texts of a game quote.
struct Game {
    name: &'static str,
    /// How its messages begin.
    prefixes: &'static [&'static str],
    quotes: &'static [Quotes],
    /// Messages that say a figure without digits ("half a point"), the figure, and what they say it is.
    in_words: &'static [(&'static str, &'static str, i64)],
}

const GAMES: [Game; 6] = [
    CARSON_CITY,
    CARSON_CARDS,
    CIRCLE_WAGONS,
    lessons::CARSON_CITY,
    lessons::CARSON_CARDS,
    lessons::CIRCLE_WAGONS,
];

/// The figures of a game's rules by name; what costs is said without its sign.
fn figures(game: &str) -> BTreeMap<String, Vec<i64>> {
    let game = built_in().find(game).expect("the game is there");
    let numbers = |shows| match shows {
        Shows::Number(number) => vec![number.abs()],
        Shows::Dollars(amounts) => amounts,
        Shows::Text(_) | Shows::Names(_) => Vec::new(),
    };
    game.game().figures().into_iter().map(|figure| (figure.name, numbers(figure.shows))).collect()
}

/// The numbers in a text, but for a lone 1.
fn numbers_in(text: &str) -> impl Iterator<Item = i64> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter_map(|digits| digits.parse().ok()).filter(|&number| number != 1)
}

/// The numbers in a message, but for a lone 1.
fn numbers(message: &Message) -> BTreeSet<i64> {
    message.pieces.iter().flat_map(|piece| numbers_in(piece)).collect()
}

/// The numbers that a text must have if it quotes these figures.
fn values(figures: &BTreeMap<String, Vec<i64>>, quoted: &[&'static str]) -> Vec<(&'static str, i64)> {
    let of = |&figure: &&'static str| {
        let values = figures.get(figure).unwrap_or_else(|| panic!("no figure is called {figure}"));
        values.iter().filter(|&&value| value != 1).map(move |&value| (figure, value))
    };
    quoted.iter().flat_map(of).collect()
}

#[test]
fn texts_quote_the_figures_of_the_rules_as_they_are() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let figures = figures(game.name);
        for language in Language::ALL {
            let messages = messages(language);
            for &(name, quoted, others) in game.quotes {
                let found = numbers(&messages[name]);
                let quoted = values(&figures, quoted);
                let place = format!("'{name}' of locales/{}", language.code());
                let missing = quoted.iter().filter(|(_, value)| !found.contains(value));
                wrong.extend(
                    missing.map(|(figure, value)| format!("{figure} is {value}: put it right in {place}")),
                );
                let known =
                    |number: &i64| others.contains(number) || quoted.iter().any(|(_, value)| value == number);
                let unknown = found.iter().filter(|number| !known(number));
                wrong.extend(unknown.map(|number| format!("{place} says {number}: why?")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn texts_that_say_a_figure_without_digits_say_it_as_it_is() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let figures = figures(game.name);
        let changed = game.in_words.iter().filter(|(_, figure, said)| figures[*figure] != [*said]);
        wrong.extend(changed.map(|(message, figure, _)| {
            format!("{figure}: put it right in '{message}', in every language, and here")
        }));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_number_in_a_text_of_a_game_is_known_to_be_a_figure_or_none() {
    let mut unlisted = BTreeMap::new();
    for game in GAMES {
        let listed: BTreeSet<&str> = game.quotes.iter().map(|&(name, ..)| name).collect();
        for language in Language::ALL {
            for (name, message) in messages(language) {
                let is_its = game.prefixes.iter().any(|prefix| name.starts_with(prefix));
                let found = numbers(&message);
                if is_its && !found.is_empty() && !listed.contains(name.as_str()) {
                    unlisted.insert(name, found);
                }
            }
        }
    }
    assert!(unlisted.is_empty(), "list these with the figures that they quote: {unlisted:?}");
}

/// The amounts of money that a rules page writes by hand, in order: before the number or, in French, behind it.
fn amounts(page: &str) -> Vec<u32> {
    let mut amounts = Vec::new();
    for (at, _) in page.match_indices('$') {
        let (before, behind) = (&page[..at], &page[at + 1..]);
        let digits: String = behind.chars().take_while(char::is_ascii_digit).collect();
        let spaced = before.trim_end_matches([' ', '\u{a0}', '\u{202f}']);
        let number = spaced.len() - spaced.trim_end_matches(|letter: char| letter.is_ascii_digit()).len();
        let written = if digits.is_empty() && spaced.len() < before.len() && !behind.starts_with('{') {
            &spaced[spaced.len() - number..]
        } else {
            &digits
        };
        amounts.extend(written.parse::<u32>());
    }
    amounts
}

/// A limit is not below $0; the tax is $1.
#[test]
fn the_rules_pages_quote_every_other_amount_of_money_by_its_name() {
    for language in Language::ALL {
        let path = root().join("web/src/rules").join(language.code()).join("carson-city.md");
        let page = fs::read_to_string(&path).expect("the page is there");
        assert_eq!(amounts(&page), [0, 1], "{}: write {{=name}} instead, as in rules.json", path.display());
    }
}

/// A figure as a cell of a table in `docs/rules/`; nothing where there is none.
fn cell(figures: &BTreeMap<String, Vec<i64>>, name: &str, dollars: &str) -> String {
    figures[name].first().map_or_else(String::new, |number| format!("{dollars}{number} "))
}

#[test]
fn the_page_of_the_board_game_lists_buildings_and_cash_limits_as_they_are() {
    let (figures, words) = (figures(CARSON_CITY.name), Words::new(Language::English));
    let page = fs::read_to_string(root().join("docs/rules/carson-city.md")).expect("the page is there");
    let has_row = |start: &str, end: &str| {
        let found = page.lines().any(|line| line.starts_with(start) && line.ends_with(end));
        assert!(found, "docs/rules/carson-city.md has no row '{start}…{end}'");
    };
    let kinds: Vec<&str> = figures.keys().filter_map(|name| name.strip_suffix("-tiles")).collect();
    for kind in kinds.into_iter().filter(|kind| figures.contains_key(&format!("{kind}-cap"))) {
        let name = words.say(&Phrase::new(format!("city-building-{kind}").leak()));
        let number = |what: &str| cell(&figures, &format!("{kind}-{what}"), "");
        let start =
            format!("| {name} | {}| {}| {}| ", number("tiles"), number("houses"), number("revolvers"));
        has_row(&start, &format!("| {}|", cell(&figures, &format!("{kind}-cap"), "$")));
    }
    for number in 0..20 {
        let yellow = cell(&figures, &format!("limit-{number}y"), "$");
        let red = match number {
            0 => cell(&figures, "paperboys-cut", "−$"),
            _ => cell(&figures, &format!("limit-{number}r"), "$"),
        };
        let row = page.lines().find(|line| line.starts_with(&format!("| {number} ")) && line.contains('$'));
        let cells: Vec<&str> = row.expect("every character has a row").split('|').collect();
        assert_eq!([cells[3].trim(), cells[5].trim()], [yellow.trim(), red.trim()], "{row:?}");
    }
}

/// The rows of `docs/rules/` that say what a card or a building does, and the messages that say the same.
#[test]
fn the_pages_of_the_other_games_list_what_cards_and_buildings_bring_as_it_is() {
    let (english, words) = (messages(Language::English), Words::new(Language::English));
    let said = |name: &str| {
        assert!(english.contains_key(name), "no message is called {name}");
        words.say(&Phrase::new(name.to_owned().leak()))
    };
    let rows = [
        (CARSON_CARDS, "cards-rule-", "cards-person-"),
        (CARSON_CARDS, "web-cards-brings-", "cards-element-"),
        (CIRCLE_WAGONS, "wagons-rule-", "wagons-card-"),
    ];
    for (game, rule, name) in rows {
        let path = format!("docs/rules/{}.md", game.name);
        let page = fs::read_to_string(root().join(&path)).expect("the page is there");
        let figures = figures(game.name);
        for &(message, quoted, _) in game.quotes {
            let Some(of) = message.strip_prefix(rule).filter(|&of| of != "mountain") else { continue };
            let start = format!("| {} |", said(&format!("{name}{of}")));
            let row = page.lines().find(|line| line.starts_with(&start));
            let row = row.unwrap_or_else(|| panic!("{path} has no row '{start}'"));
            let found: BTreeSet<i64> = numbers_in(row).collect();
            for (figure, value) in values(&figures, quoted) {
                assert!(found.contains(&value), "{figure} is {value}: put it right in {path}: {row}");
            }
        }
    }
}

#[test]
fn a_card_says_the_same_numbers_in_every_language() {
    let is_card = |name: &str| {
        ["cards-rule-", "web-cards-brings-", "wagons-rule-"].iter().any(|start| name.starts_with(start))
    };
    let english = messages(Language::English);
    assert!(english.keys().filter(|name| is_card(name)).count() > 40, "the cards are found by their names");
    for language in Language::ALL {
        for (name, message) in messages(language).iter().filter(|(name, _)| is_card(name)) {
            let code = language.code();
            assert_eq!(
                numbers(message),
                numbers(&english[name]),
                "'{name}' of locales/{code} and in English"
            );
        }
    }
}
