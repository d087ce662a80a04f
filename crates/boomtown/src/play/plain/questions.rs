//! The questions before a game: whether to continue one, which one to play, who sits where.

use bots::Level;
use table::{GameError, Phrase, Seat};
use words::Words;

use super::console::{Console, Over};
use super::own;
use crate::common::{self, registry};
use crate::play::host::Host;
use crate::play::host_error::HostError;
use crate::play::local_game::LocalGame;
use crate::play::local_player::{LocalPlayer, printable};
use crate::play::save_dir::{Inventory, about};
use crate::play::setup::{Defaults, Setup};
use crate::play::start::Plan;
use crate::play::tell;
use crate::play::wording::{error_text, game_help, game_name, said_or};

/// A game, or why there is none.
type Game = Result<LocalGame, HostError>;

enum Item {
    GoOn(String),
    AskedFor(Plan),
    New(Result<Setup, GameError>),
}

/// Asks whether to continue a game or to begin one.
pub(super) fn welcome(
    console: &mut Console<'_>,
    host: &mut Host,
    inventory: &Inventory,
    plan: Option<Plan>,
    words: &Words,
    defaults: &Defaults,
) -> Result<Game, Over> {
    console.say_all(inventory.set_aside.iter().map(|set_aside| about(set_aside, words)))?;
    let mut items: Vec<(String, Item)> = inventory
        .waiting
        .iter()
        .map(|waiting| (go_on(&waiting.game, words), Item::GoOn(waiting.game.id().to_owned())))
        .collect();
    if let Some(plan) = plan {
        let game = game_name(words, plan.setup().game());
        items
            .push((words.say(&Phrase::new("terminal-begin-asked").with("game", game)), Item::AskedFor(plan)));
    } else {
        items.extend(registry().games().iter().map(|entry| {
            let game = game_name(words, entry.game());
            let setup = Setup::new(entry.game(), defaults);
            (words.say(&Phrase::new("terminal-new").with("game", game)), Item::New(setup))
        }));
    }
    let labels: Vec<String> = items.iter().map(|(label, _)| label.clone()).collect();
    let chosen = if labels.len() == 1 {
        0
    } else {
        console
            .choose(&labels, &words.say(&Phrase::new("terminal-plain-number").with("count", labels.len())))?
    };
    match items.swap_remove(chosen).1 {
        Item::GoOn(id) => Ok(host.resume(&id)),
        Item::AskedFor(Plan::Begin(setup)) => Ok(host.begin(&setup, words)),
        Item::AskedFor(Plan::SetUp(setup)) => {
            let setup = set_up(console, host, *setup, words)?;
            Ok(host.begin(&setup, words))
        }
        Item::New(Ok(setup)) => {
            let setup = set_up(console, host, setup, words)?;
            Ok(host.begin(&setup, words))
        }
        Item::New(Err(error)) => Ok(Err(error.into())),
    }
}

fn go_on(game: &LocalGame, words: &Words) -> String {
    let names = common::words(words.language()).with_names(game.names(words));
    let points = tell::points(&game.session().scores(table::Viewer::Spectator), &names);
    let phrase = Phrase::new("terminal-go-on")
        .with("game", game_name(words, game.session().game()))
        .with("standing", points);
    words.say(&phrase)
}

/// Asks for everything that is not settled. An empty line keeps the current value.
pub(super) fn set_up(
    console: &mut Console<'_>,
    host: &Host,
    mut setup: Setup,
    words: &Words,
) -> Result<Setup, Over> {
    console.say(game_name(words, setup.game()))?;
    console.say_all(game_help(words, setup.game()))?;
    console.say(words.get("terminal-plain-defaults"))?;
    loop {
        ask_options(console, host, &mut setup, words)?;
        let Err(bad) = setup.check() else { break };
        // Nothing can begin like this: everything is asked again.
        console.say(error_text(words, &bad))?;
    }
    for seat in Seat::all(setup.holders().len()) {
        let holder = setup.holders()[seat.index()].clone();
        if holder != LocalPlayer::Scripted {
            setup.hold(seat, ask_holder(console, seat, holder, words)?);
        }
    }
    Ok(setup)
}

/// Asks for each option.
fn ask_options(console: &mut Console<'_>, host: &Host, setup: &mut Setup, words: &Words) -> Result<(), Over> {
    for field in setup.game().fields() {
        console.say(format!("{}. {}", words.say(&field.label), words.say(&field.help)))?;
        let label = |choice: &table::Choice| {
            let note = setup.note_on(&field, choice);
            let sentences = choice.help.iter().chain(&note).map(|phrase| words.say(phrase));
            [words.say(&choice.label)].into_iter().chain(sentences).collect::<Vec<_>>()
        };
        let ours = field.choices.iter().flat_map(|choice| &choice.house).chain(&field.house);
        console.say_all(
            ours.map(|about| words.say(&Phrase::new("house-figure").with("about", about.clone()))),
        )?;
        let kept = setup.kept_for(&field).to_vec();
        let mut labels: Vec<String> = field.choices.iter().map(|choice| label(choice).join(". ")).collect();
        labels.extend(kept.iter().map(|kept| format!("{}: {}", kept.name, kept.value.join(" "))));
        labels.extend(field.own.iter().map(|own| words.say(&own.label)));
        let unclear = words.say(&Phrase::new("terminal-plain-number").with("count", labels.len()));
        let chosen = console.choose(&labels, &unclear)?;
        let choices = field.choices.len();
        let done = match (chosen.checked_sub(choices), &field.own) {
            (None, _) => setup.choose(&field, chosen),
            (Some(index), _) if index < kept.len() => setup.set_own(&field, &kept[index].value),
            (_, Some(own)) => own::ask(console, host, setup, &field, own, words).map(|()| Ok(()))?,
            _ => Ok(()),
        };
        if let Err(bad) = done {
            console.say(error_text(words, &bad))?;
        }
    }
    Ok(())
}

fn ask_holder(
    console: &mut Console<'_>,
    seat: Seat,
    now: LocalPlayer,
    words: &Words,
) -> Result<LocalPlayer, Over> {
    let level_name = |level: &Level| said_or(words, &level.phrase(), level.name());
    let shown = match &now {
        LocalPlayer::Person(name) => name.clone(),
        LocalPlayer::Bot(level) => level_name(level),
        LocalPlayer::Scripted => return Ok(now),
    };
    let levels: Vec<String> = Level::ALL.iter().map(level_name).collect();
    let question = Phrase::new("terminal-plain-seat")
        .with("number", seat.number())
        .with("levels", levels.join(", "))
        .with("now", shown);
    console.say(words.say(&question))?;
    let line = console.listen()?;
    let level = Level::ALL.into_iter().find(|level| {
        line.eq_ignore_ascii_case(level.name()) || line.to_lowercase() == level_name(level).to_lowercase()
    });
    Ok(match level {
        Some(level) => LocalPlayer::Bot(level),
        None if line.is_empty() => now,
        None => LocalPlayer::Person(printable(&line)),
    })
}
