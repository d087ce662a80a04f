//! The requests that the engine understands.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{AnyBot, Budget, Level};
use games::Hint;
use serde_json::{Value, json};
use table::record::{Entry, Start};
use table::{
    ActionError, AnySession, AnyView, Consent, Dice, GameError, Phrase, SaturatingAs, Seat, Standings,
    UndoError, Viewer,
};
use words::Words;

use super::error::{EngineError, ErrorCode};
use super::fields::Fields;
use super::machine::{Engine, EngineGame, Next};
use crate::chance::DiceSource;
use crate::naming;

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// The longest thinking time of a bot.
const MOST_MILLISECONDS: u64 = 600_000;
/// The default thinking time of a bot.
const USUAL_MILLISECONDS: u64 = 1_000;
/// The largest number of thoughts in an answer to `analyse`.
const MOST_THOUGHTS: u64 = 10_000;
/// The default number of thoughts in an answer to `analyse`.
const USUAL_THOUGHTS: u64 = 5;

/// A kind of request.
pub(super) struct Verb {
    pub(super) name: &'static str,
    /// The fields it knows besides `id` and `do`.
    pub(super) fields: &'static [&'static str],
    pub(super) run: fn(&mut Engine, &Fields) -> Result<Value, EngineError>,
}

/// All verbs.
pub(super) static VERBS: [Verb; 17] = [
    Verb { name: "hello", fields: &[], run: |engine, _| Ok(hello(engine)) },
    Verb { name: "help", fields: &[], run: |engine, _| Ok(hello(engine)) },
    Verb { name: "new", fields: &["options", "seed", "dice"], run: new },
    Verb { name: "load", fields: &["position", "seed", "dice"], run: load },
    Verb { name: "position", fields: &[], run: |engine, _| position(engine) },
    Verb { name: "view", fields: &["seat"], run: |engine, fields| view(engine, fields) },
    Verb { name: "facts", fields: &["seat"], run: |engine, fields| facts(engine, fields) },
    Verb { name: "actions", fields: &["seat"], run: |engine, fields| actions(engine, fields) },
    Verb { name: "play", fields: &["seat", "action", "dice"], run: play },
    Verb { name: "undo", fields: &["seat", "consent"], run: undo },
    Verb { name: "standings", fields: &["final", "seat"], run: |engine, fields| standings(engine, fields) },
    Verb {
        name: "best",
        fields: &["seat", "level", "ms", "seed"],
        run: |engine, fields| best(engine, fields),
    },
    Verb {
        name: "choose",
        fields: &["game", "rules", "seat", "view", "actions", "level", "ms", "seed"],
        run: |engine, fields| choose(engine, fields),
    },
    Verb {
        name: "analyse",
        fields: &["seat", "level", "ms", "seed", "top"],
        run: |engine, fields| analyse(engine, fields),
    },
    Verb {
        name: "hint",
        fields: &["seat", "level", "ms", "seed"],
        run: |engine, fields| hint(engine, fields),
    },
    Verb { name: "record", fields: &[], run: |engine, _| record(engine) },
    Verb { name: "quit", fields: &[], run: |engine, _| Ok(quit(engine)) },
];

fn hello(engine: &Engine) -> Value {
    let game = engine.entry.game();
    let verbs = VERBS.iter().map(|verb| (verb.name.to_owned(), json!(verb.fields)));
    json!({
        "boomtown": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "game": game.name(),
        "rules": game.rules(),
        "levels": engine.entry.bot_names().collect::<Vec<_>>(),
        "options": game.fields().iter().map(|field| json!({
            "key": field.key,
            "values": field.choices.iter().map(|choice| &choice.value).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "verbs": verbs.collect::<serde_json::Map<_, _>>(),
    })
}

fn quit(engine: &mut Engine) -> Value {
    engine.next = Next::Quit;
    json!({})
}

fn new(engine: &mut Engine, fields: &Fields) -> Result<Value, EngineError> {
    let options = fields.get("options").cloned().unwrap_or_else(|| json!({}));
    let mut chance = chance(engine, fields)?;
    let session = (engine.entry.game().begin(&options, &mut chance))
        .map_err(|bad| EngineError::bad_start(ErrorCode::BadOptions, bad, &engine.english))?;
    check_script(&mut chance)?;
    Ok(put(engine, EngineGame { session, chance }))
}

fn load(engine: &mut Engine, fields: &Fields) -> Result<Value, EngineError> {
    let position = fields.get("position").ok_or_else(|| EngineError::missing("position"))?;
    let chance = chance(engine, fields)?;
    let session = (engine.entry.game().load(position))
        .map_err(|bad| EngineError::bad_start(ErrorCode::BadPosition, bad, &engine.english))?;
    Ok(put(engine, EngineGame { session, chance }))
}

/// Replaces the current game, and describes the new one.
fn put(engine: &mut Engine, table: EngineGame) -> Value {
    let mut result = state(&*table.session);
    result["dice"] = match table.session.record().start() {
        Start::Setup(rolls) => rolls.iter().map(|roll| roll.value).collect(),
        Start::Position(_) => json!([]),
    };
    result["told"] = told(&*table.session, None, Viewer::Spectator, &engine.english);
    engine.table = Some(table);
    result
}

fn chance(engine: &Engine, fields: &Fields) -> Result<DiceSource, EngineError> {
    match (fields.rolls("dice")?, fields.number("seed", 0..=u64::MAX)?) {
        (Some(_), Some(_)) => Err(EngineError::new(
            ErrorCode::BadField,
            "rolls come from 'dice' or from a 'seed', not from both",
        )),
        (Some(script), None) => Ok(DiceSource::scripted(script)),
        (None, seed) => Ok(DiceSource::seeded(seed.unwrap_or_else(engine.fresh_seed))),
    }
}

fn check_script(chance: &mut DiceSource) -> Result<(), EngineError> {
    match chance.take_fault() {
        Some(misfit) => Err(EngineError::new(ErrorCode::Dice, misfit.to_string())),
        None => Ok(()),
    }
}

/// Who must decide, and the progress of the game.
fn state(session: &dyn AnySession) -> Value {
    json!({
        "seats": session.seats(),
        "deciders": session.deciders(),
        "over": session.deciders().is_empty(),
        "decisions": session.decisions(),
    })
}

fn told(session: &dyn AnySession, decision: Option<usize>, viewer: Viewer, english: &Words) -> Value {
    let told = session.told(decision, viewer);
    let shown = told
        .iter()
        .map(|told| json!({"id": told.phrase.id, "text": english.say(&told.phrase), "event": told.event}));
    shown.collect()
}

fn position(engine: &Engine) -> Result<Value, EngineError> {
    Ok(json!({"position": engine.table()?.session.position()}))
}

fn view(engine: &Engine, fields: &Fields) -> Result<Value, EngineError> {
    let session = &engine.table()?.session;
    let viewer = Viewer::from(fields.seat("seat", session.seats())?);
    Ok(json!({"view": session.view(viewer)}))
}

fn facts(engine: &Engine, fields: &Fields) -> Result<Value, EngineError> {
    let session = &engine.table()?.session;
    let viewer = Viewer::from(fields.seat("seat", session.seats())?);
    Ok(json!({"facts": session.facts(viewer)}))
}

fn actions(engine: &Engine, fields: &Fields) -> Result<Value, EngineError> {
    let session = &engine.table()?.session;
    let seat = needed_seat(&**session, fields)?;
    Ok(json!({"actions": session.actions(seat)}))
}

fn needed_seat(session: &dyn AnySession, fields: &Fields) -> Result<Seat, EngineError> {
    fields.seat("seat", session.seats())?.ok_or_else(|| EngineError::missing("seat"))
}

fn play(engine: &mut Engine, fields: &Fields) -> Result<Value, EngineError> {
    let table = engine.table()?;
    let seat = needed_seat(&*table.session, fields)?;
    let action = fields.text("action")?.ok_or_else(|| EngineError::missing("action"))?;
    let script = fields.rolls("dice")?;
    let mut session = table.session.boxed_clone();
    let mut chance = script.clone().map_or_else(|| table.chance.clone(), DiceSource::scripted);
    let done = session.play(seat, action, &mut chance as &mut dyn Dice);
    done.map_err(|refusal| EngineError::refused(refusal, &engine.english))?;
    check_script(&mut chance)?;
    if let Some(script) = script {
        if chance.left() > 0 {
            let why = format!("of {} rolls {} are left over", script.len(), chance.left());
            return Err(EngineError::new(ErrorCode::Dice, why));
        }
        chance = table.chance.clone();
    }
    let mut result = state(&*session);
    result["dice"] = match session.record().entries().last() {
        Some(Entry::Play { rolls, .. }) => rolls.iter().map(|roll| roll.value).collect(),
        _ => json!([]),
    };
    let decision = session.decisions().checked_sub(1);
    result["told"] = told(&*session, decision, Viewer::Seat(seat), &engine.english);
    engine.table = Some(EngineGame { session, chance });
    Ok(result)
}

fn undo(engine: &mut Engine, fields: &Fields) -> Result<Value, EngineError> {
    let table = engine.table()?;
    let mut session = table.session.boxed_clone();
    let last = session.decisions().checked_sub(1).map(|last| session.decision(last).0);
    let seat = fields.seat("seat", session.seats())?.or(last);
    let consent = match fields.truth("consent")? {
        Some(false) => Consent::NotAsked,
        Some(true) | None => Consent::Given,
    };
    let done = seat.map_or(Err(UndoError::Nothing), |seat| session.undo(seat, consent));
    done.map_err(|no| EngineError::no_undo(no, &engine.english))?;
    let chance = table.chance.clone();
    let result = state(&*session);
    engine.table = Some(EngineGame { session, chance });
    Ok(result)
}

fn standings(engine: &Engine, fields: &Fields) -> Result<Value, EngineError> {
    let session = &engine.table()?.session;
    let viewer = Viewer::from(fields.seat("seat", session.seats())?);
    let standings = match fields.truth("final")? {
        Some(false) => session.standings().unwrap_or_else(|| session.scores(viewer)),
        Some(true) | None => session.standings().ok_or_else(|| {
            let why = r#"the game is not over; use "final": false for the current points"#;
            EngineError::new(ErrorCode::NotOver, why)
        })?,
    };
    Ok(json!({"over": session.deciders().is_empty(), "standings": ranked(&standings, &engine.english)}))
}

fn ranked(standings: &Standings, english: &Words) -> Value {
    let seats = standings.seats.iter().map(|standing| {
        let lines = standing.lines.iter().map(
            |line| json!({"name": naming::label(&line.label), "id": line.label.id, "label": english.say(&line.label), "points": line.points}),
        );
        json!({
            "seat": standing.seat,
            "place": standing.place,
            "points": standing.points,
            "lines": lines.collect::<Vec<_>>(),
        })
    });
    seats.collect()
}

fn best(engine: &Engine, fields: &Fields) -> Result<Value, EngineError> {
    let BotRequest { seat, view, mut bot, budget } = BotRequest::read(engine, fields)?;
    Ok(json!({"action": bot.choose(&view, seat, budget)}))
}

/// A decision from a view alone, as the arena requests it: no game needs to be loaded.
fn choose(engine: &Engine, fields: &Fields) -> Result<Value, EngineError> {
    let title = engine.entry.game();
    if let Some(other) = fields.text("game")?.filter(|game| *game != title.name()) {
        let why = format!("this engine plays {}, not {other}", title.name());
        return Err(EngineError::new(ErrorCode::BadField, why));
    }
    let seat = fields.seat("seat", Seat::MOST)?.ok_or_else(|| EngineError::missing("seat"))?;
    let view = fields.get("view").ok_or_else(|| EngineError::missing("view"))?;
    let Thinking { mut bot, budget } = Thinking::read(engine, fields)?;
    // A view that no position has may mislead rules and bots in any way.
    let chosen = catch_unwind(AssertUnwindSafe(|| {
        let view = title.read_view(view, seat)?;
        Ok(bot.choose(&view, seat, budget))
    }));
    match chosen {
        Ok(Ok(action)) => Ok(json!({"action": action})),
        Ok(Err(bad)) => Err(EngineError::bad_start(ErrorCode::BadField, bad, &engine.english)),
        Err(_) => {
            Err(EngineError::new(ErrorCode::BadField, "'view' is not the view of any position of this game"))
        }
    }
}

fn analyse(engine: &Engine, fields: &Fields) -> Result<Value, EngineError> {
    let top = fields.number("top", 1..=MOST_THOUGHTS)?.unwrap_or(USUAL_THOUGHTS);
    let BotRequest { seat, view, mut bot, budget } = BotRequest::read(engine, fields)?;
    let advice = engine.entry.advise(&mut *bot, &view, seat, budget);
    let shown = advice.choices.iter().take(top.saturating_as::<usize>());
    let shown = shown.map(|choice| {
        json!({
            "action": choice.action,
            "value": choice.lead,
            "points": choice.points,
            "chance": choice.chance,
        })
    });
    Ok(json!({"thoughts": shown.collect::<Vec<_>>()}))
}

/// What a bot would do, with the reasons in words.
fn hint(engine: &Engine, fields: &Fields) -> Result<Value, EngineError> {
    let BotRequest { seat, view, mut bot, budget } = BotRequest::read(engine, fields)?;
    let advice = engine.entry.advise(&mut *bot, &view, seat, budget);
    let session = &*engine.table()?.session;
    let hint = Hint::of(session, seat, &advice)
        .ok_or_else(|| EngineError::new(ErrorCode::Internal, "the bot chose an illegal action"))?;
    let said = |phrase: &Phrase| json!({"id": phrase.id, "text": engine.english.say(phrase)});
    Ok(json!({
        "action": hint.action,
        "label": said(&hint.phrase),
        "nudge": said(&hint.nudge),
        "reasons": hint.reasons.iter().map(said).collect::<Vec<_>>(),
        "value": advice.best().lead,
        "points": advice.best().points,
        "chance": advice.best().chance,
    }))
}

/// A request to a bot.
struct BotRequest {
    seat: Seat,
    view: AnyView,
    bot: Box<dyn AnyBot>,
    budget: Budget,
}

/// The bot, and its thinking time.
struct Thinking {
    bot: Box<dyn AnyBot>,
    budget: Budget,
}

impl Thinking {
    fn read(engine: &Engine, fields: &Fields) -> Result<Thinking, EngineError> {
        let name = fields.text("level")?.unwrap_or(Level::Marshal.name());
        let milliseconds = fields.number("ms", 1..=MOST_MILLISECONDS)?.unwrap_or(USUAL_MILLISECONDS);
        let seed = fields.number("seed", 0..=u64::MAX)?.unwrap_or_else(engine.fresh_seed);
        let bot = engine.entry.bot_named(name, seed).ok_or_else(|| {
            let known: Vec<&str> = engine.entry.bot_names().collect();
            EngineError::new(
                ErrorCode::BadField,
                format!("there is no bot '{name}'; the bots are {}", known.join(", ")),
            )
        })?;
        Ok(Thinking { bot, budget: Budget::millis(milliseconds) })
    }
}

impl BotRequest {
    fn read(engine: &Engine, fields: &Fields) -> Result<BotRequest, EngineError> {
        let session = &engine.table()?.session;
        let seat = needed_seat(&**session, fields)?;
        let Thinking { bot, budget } = Thinking::read(engine, fields)?;
        check_asked(engine, &**session, seat)?;
        Ok(BotRequest { seat, view: session.bot_view(Viewer::Seat(seat)), bot, budget })
    }
}

fn check_asked(engine: &Engine, session: &dyn AnySession, seat: Seat) -> Result<(), EngineError> {
    let illegal = if session.deciders().is_empty() {
        ActionError::over()
    } else if session.deciders().contains(seat) {
        return Ok(());
    } else {
        ActionError::not_asked()
    };
    Err(EngineError::refused(GameError::Illegal(illegal.why), &engine.english))
}

fn record(engine: &Engine) -> Result<Value, EngineError> {
    let record = engine.table()?.session.to_record();
    let form: Value = serde_json::from_str(&record.to_json()).expect("the JSON form of a record is JSON");
    Ok(json!({"text": record.to_text(), "json": form}))
}
