//! The pages of `docs/rules/`: the words in which they say a figure. `{wage}` stands for the figure of that name, `{wage:word}` for
//! the same in letters; several amounts follow each other as `$3, $4`.

use std::collections::BTreeMap;
use std::fs;

use crate::message::root;

/// The page of the board game.
const CARSON_CITY: &[&str] = &[
    "Each player has ${start-money}, a road, a revolver, {start-cowboys:word} cowboys and {property-tiles:word} property tiles.",
    "Ranches at ${row-1} and ${row-6}, Mines at ${row-2} and ${row-7}, and three tiles from the bag at ${row-3}, ${row-4} and ${row-5}.",
    "{mountains:Word} mountains are placed where the dice point",
    "with the red Paperboy ${paperboys-cut} less",
    "| Wages | ${wage} for each cowboy, no duel |",
    "| Ammunition | {ammunition} firepower",
    "Dynamite makes a Mine pay {dynamite-times:word} times its income",
    "| 3 Roads | {three-roads:word} roads |",
    "| Buildings | at ${row-prices}, in this order |",
    "| Parcels Income | ${parcel-dollars} for each parcel |",
    "| Cowboy Income | ${firepower-dollars} for each point of firepower |",
    "| Parcels Points | a point for {parcels-for-a-point:word} parcels |",
    "| Cowboy Points | a point for {firepower-for-a-point:word} points of firepower |",
    "| Points at ${point-prices} |",
    "round 2 not at ${point-price-2}, round 3 not at ${point-price-3}, round 4 only at ${point-price-5}.",
    "between paying ${undertakers-fee} and losing a point; a player with less than ${undertakers-fee} loses the point",
    "then the others in pass order for ${doctors-fee}.",
    "Players with less than ${doctors-fee} are not offered the choice.",
    "A parcel costs ${land-price}, and ${neighbour-price} for each occupied parcel",
    "after the ${row-1} space, players may build",
    "after each building he buys and after the ${row-1} space",
    "Drugstores, Banks and General Stores earn ${bank-level} more, their Saloons and Blacksmiths ${saloon-level}, up to the cap",
    "{new-cowboys-1:word} new cowboys after round 1, {new-cowboys-2:word} after rounds 2 and 3, up to {cowboys:word}.",
    "counts among the player's {cowboys:word}",
    "may buy points once: {banker-points-1}, {banker-points-2} or {banker-points-3} points for ${banker-price-1}, ${banker-price-2} or ${banker-price-3}.",
    "each full ${limit-dollars} is a point",
    "a point for each ${end-dollars}; {possession-points} for each building, House, Townhouse and mountain owned",
    "one for {houses-for-a-point:word} Houses of the whole city",
    "| ${earns-ranch} for each unoccupied neighbour |",
    "| ${earns-mine} for each mountain next to it |",
    "| ${earns-drugstore} for each House next to it and each Ranch of the owner anywhere |",
    "| ${earns-bank} for each House next to it and each Mine of the owner anywhere |",
    "| ${earns-saloon} for each House next to it |",
    "| Hotel | {hotel-tiles} | {hotel-houses} | | ${earns-hotel} |",
    "| ${earns-general-store-own} for each House next to it on a parcel of the owner, ${earns-general-store} for each other House next to it |",
    "brings {school-new-houses:word} Houses |",
    "| ${earns-blacksmith} × round, and ${earns-blacksmith} for each Ranch of the owner anywhere |",
    "| ${paperboy-fee}: another character, as number 0 |",
    "{sheriffs-points} points for each lost duel |",
    "| 2 Banker | ${bankers-dollars} |",
    "| 3 Grocer | ${eight-dollars}, or one kind doubled |",
    "| ${eight-dollars}, or a point for each of the player's Houses and Townhouses |",
    "| {workers-roads} roads, buildings at half price |",
    "| any building on sale for ${workers-price} |",
    "| ${eight-dollars}, or a point for each of the player's mountains |",
    "cowboys for ${captain-cowboys} |",
    "revolvers for ${captain-revolvers} |",
    "| 7 Mercenary | {mercenary-yellow} firepower |",
    "| {mercenary-red} firepower |",
    "| {indians-parcels} parcels chosen by dice |",
    "| parcels for ${indians-price} at most |",
    "| a Mine on new land for ${stake-mine} |",
    "| {prospectors-dynamite} dynamite |",
    "| {gunsmiths-points} points for each duel won |",
    "| a second roll, {gunsmiths-dynamite} dynamite |",
    "| {singers-tokens} \"no duel\" tokens |",
    "| {governors-roads} road; a point for each road that connects new land |",
    "| heals for ${doctors-fee} |",
    "| ${undertakers-fee} or a point for each beaten cowboy |",
    "| a Ranch on new land for ${stake-ranch} |",
    "| {heroes-points} points, {heroes-points} more for each of up to {heroes-send:word} cowboys sent home |",
    "| round 4: {teachers-points} points for each School",
    "| a point for each ${editors-dollars-1}, ${editors-dollars-2}, ${editors-dollars-3}, ${editors-dollars-4} of the player's building income",
    "| 19 Father Christmas | {christmas-yellow} points |",
    "| {christmas-red} points, and by a die roll nothing, ${christmas-dollars}, or ${christmas-dollars} and a cowboy |",
    "A Ranch earns at least ${earns-poorest-ranch}.",
    "pay out of ${sheet-money} (",
    "| points | ${sheet-points-price} each, up to {sheet-points-most}; or {sheet-give-up-1} given up for ${sheet-give-up-pays-1}, or {sheet-give-up-2} for ${sheet-give-up-pays-2} |",
    "| cowboys beyond the first | ${sheet-cowboys-prices} |",
    "| revolvers | ${sheet-revolvers-prices} |",
    "| roads | ${sheet-roads-price} each, up to {sheet-roads-most} |",
    "| parcels | ${sheet-parcels-prices} |",
    "| Sharpshooter | ${sheet-sharpshooter-price}:",
    "players have ${sheet-tiles-money} less the sum of their tiles instead of ${sheet-money}, or ${sheet-money} with two players.",
    "a chain of 2 to {river-tiles} parcels",
    "A Mine next to the river earns ${earns-mine-at-river} more",
    "scores {bridge-possession-points} instead of {possession-points}.",
    "one set of the tiles 0 to {highest-tile} and ${start-money}.",
    "They begin with ${money-and-tiles} less what their tiles show",
    "the black die and {outlaw-weakest} make the strength",
    "| points (**house**) | {outlaw-8} | {outlaw-10} | {outlaw-12} |",
    "the Doctor gets ${outlaw-doctor}, the Undertaker ${outlaw-undertaker}.",
    "| 1 | {hats-1} |",
    "| 2 | {hats-2} |",
    "| 3 | {hats-3} (**house**) |",
    "| 4 | {hats-4} | ${horse-dollars} immediately |",
    "| 5 | {hats-5} | nothing else |",
    "one cowboy pays ${horse-price} instead of earning ${wage}.",
    "There are {horses} horses.",
    "he draws {standish-cards-1}, {standish-cards-2}, {standish-cards-3} and {standish-cards-4} cards.",
    "one for ${standish-rates} in rounds 1 to 4",
    "{possession-points} points for each building, House, Townhouse and mountain, and {standish-bonus-1}, {standish-bonus-2} or {standish-bonus-3} (",
    "from ${standish-robs-from} on, then",
    "otherwise {standish-nothing-to-attack} points |",
    "{standish-urban-consolation-1}, {standish-urban-consolation-2}, {standish-urban-consolation-3}, {standish-urban-consolation-4}, {standish-urban-consolation-5} points for one to five |",
];

/// The page of the card game; its tables are compared by themselves.
const CARSON_CARDS: &[&str] = &[
    "A character and {row:word} terrain cards are turned up, {row-of-many:word} with five or six players.",
    "After round {epoch-rounds} the rest of era I's terrain leaves the game",
];

/// The page of Circle the Wagons; its tables are compared by themselves.
const CIRCLE_WAGONS: &[&str] = &[
    "There are {cards} cards.",
    "The other {draft} lie in a random circle",
    "chooses the start card, any of the {draft}.",
    "when all {draft} cards are placed",
    "all {points-claim-jumpers-mines} go to the player with more mines",
    "{solo-circle:Word} of the other 16 cards make the circle.",
    "1 for each territory of the {terrains:word} terrains most frequent in the city.",
];

const IN_LETTERS: [&str; 13] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// What is written for a figure.
fn written(figures: &BTreeMap<String, Vec<i64>>, name: &str, form: &str) -> String {
    let numbers = figures.get(name).unwrap_or_else(|| panic!("no figure is called {name}"));
    let letters = || {
        let word = usize::try_from(numbers[0]).ok().and_then(|number| IN_LETTERS.get(number));
        word.copied().unwrap_or("(more than twelve)").to_owned()
    };
    match form {
        "" => numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", $"),
        "word" => letters(),
        _ => letters()[..1].to_uppercase() + &letters()[1..],
    }
}

/// The same with figures where their names are.
fn filled_in(figures: &BTreeMap<String, Vec<i64>>, words: &str) -> String {
    let mut parts = words.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (quoted, rest) = part.split_once('}').expect("a name ends");
        let (name, form) = quoted.split_once(':').unwrap_or((quoted, ""));
        filled += &(written(figures, name, form) + rest);
    }
    filled
}

/// A page without its line ends.
fn page_of(game: &str) -> String {
    let path = root().join("docs/rules").join(game).with_extension("md");
    let page = fs::read_to_string(path).expect("the page is there");
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_pages_for_looking_things_up_say_the_figures_of_the_rules_as_they_are() {
    let mut wrong = Vec::new();
    for (game, said) in
        [("carson-city", CARSON_CITY), ("carson-cards", CARSON_CARDS), ("circle-wagons", CIRCLE_WAGONS)]
    {
        let (figures, page) = (super::figures(game), page_of(game));
        let missing = said.iter().filter(|words| !page.contains(&filled_in(&figures, words)));
        wrong.extend(missing.map(|words| format!("docs/rules/{game}.md: '{}'", filled_in(&figures, words))));
    }
    assert!(wrong.is_empty(), "these pages do not say:\n{}", wrong.join("\n"));
}

/// Cash limits and caps are cells of their own, and compared by themselves.
#[test]
fn the_page_of_the_board_game_says_no_other_amount_of_money() {
    let figures = super::figures("carson-city");
    let mut page = page_of("carson-city");
    for words in CARSON_CITY {
        page = page.replace(&filled_in(&figures, words), "|");
    }
    let cell =
        |part: &str| part.trim().trim_start_matches('−').trim_start_matches('$').parse::<u32>().is_ok();
    let others = page.split('|').filter(|part| !cell(part));
    let amounts = others.filter(|part| {
        part.match_indices('$')
            .any(|(at, _)| part[at + 1..].starts_with(|letter: char| letter.is_ascii_digit()))
    });
    let amounts: Vec<&str> = amounts.collect();
    assert!(amounts.is_empty(), "list the words that say these, with the names of the figures: {amounts:?}");
}
