//! The set-up of a game: which game, its options, who sits where, the thinking time of bots.

use bots::Level;
use serde_json::{Map, Value};
use table::GameError;
use table::SeatKind;
use table::{AnyGame, Choice, Field, Phrase, Seat};

use super::local_player::LocalPlayer;
use super::own::{SavedValue, SavedValues, is_same};

/// The default thinking time of bots per decision.
pub(crate) const THINK_MILLIS: u64 = 1000;

/// Defaults of a new game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Defaults {
    /// The name of the first person; empty if unknown.
    pub(crate) person: String,
    /// The thinking time of bots per decision.
    pub(crate) think_millis: u64,
    /// The saved custom values.
    pub(crate) kept: SavedValues,
}

/// The set-up of a game.
#[derive(Clone)]
pub(crate) struct Setup {
    game: &'static dyn AnyGame,
    options: Map<String, Value>,
    holders: Vec<LocalPlayer>,
    /// The name of the first person.
    person: String,
    pub(crate) think_millis: u64,
    /// The saved custom values.
    pub(crate) kept: SavedValues,
}

impl Setup {
    /// A person against the Deputy, with the default options of the game.
    pub(crate) fn new(game: &'static dyn AnyGame, defaults: &Defaults) -> Result<Setup, GameError> {
        let Defaults { person, think_millis, kept } = defaults.clone();
        let mut setup = Setup { game, options: Map::new(), holders: Vec::new(), person, think_millis, kept };
        setup.set_options(&Value::Null)?;
        Ok(setup)
    }

    /// Which game.
    pub(crate) const fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The options.
    pub(crate) fn options(&self) -> Value {
        Value::Object(self.options.clone())
    }

    /// The players.
    pub(crate) fn holders(&self) -> &[LocalPlayer] {
        &self.holders
    }

    /// Changes the player of a seat. Scripted seats stay scripted.
    pub(crate) fn hold(&mut self, seat: Seat, holder: LocalPlayer) {
        if let Some(held) = self.holders.get_mut(seat.index())
            && *held != LocalPlayer::Scripted
        {
            *held = holder;
        }
    }

    /// Changes the options; players whose seats remain keep them.
    pub(crate) fn set_options(&mut self, options: &Value) -> Result<(), GameError> {
        let seat_kinds = self.game.seat_kinds(options)?;
        self.options = options.as_object().cloned().unwrap_or_default();
        self.reseat(&seat_kinds);
        Ok(())
    }

    /// Changes the number of players, whatever is still wrong with custom values.
    pub(crate) fn set_players(&mut self, players: usize) -> Result<(), GameError> {
        let (custom, offered) = self.custom_and_offered();
        let mut options = self.game.with_players(&Value::Object(offered), players)?;
        if let Some(options) = options.as_object_mut() {
            options.extend(custom);
        }
        self.set_options(&options)
    }

    /// The options with custom values, which are lists, and the others.
    fn custom_and_offered(&self) -> (Map<String, Value>, Map<String, Value>) {
        self.options.clone().into_iter().partition(|(_, value)| value.is_array())
    }

    /// The number of players.
    pub(crate) fn players(&self) -> usize {
        self.holders.iter().filter(|holder| **holder != LocalPlayer::Scripted).count()
    }

    /// The possible numbers of players, whatever is still wrong with custom values.
    pub(crate) fn player_counts(&self) -> Vec<usize> {
        let options = Value::Object(self.custom_and_offered().1);
        let fits = |&players: &usize| {
            let options = self.game.with_players(&options, players);
            options.is_ok_and(|options| self.game.check_options(&options).is_ok())
        };
        (1..=Seat::MOST).filter(fits).collect()
    }

    /// The index of the chosen choice of a field, if it is one of those offered.
    pub(crate) fn chosen(&self, field: &Field) -> Option<usize> {
        match self.options.get(&field.key) {
            None => Some(field.choices.iter().position(|choice| choice.value.is_null()).unwrap_or(0)),
            Some(value) => field.choices.iter().position(|choice| choice.value == *value),
        }
    }

    /// Chooses a choice of a field.
    pub(crate) fn choose(&mut self, field: &Field, choice: usize) -> Result<(), GameError> {
        let Some(choice) = field.choices.get(choice) else { return Ok(()) };
        self.set_options(&self.options_with(field, choice))
    }

    /// The options with another choice of a field.
    fn options_with(&self, field: &Field, choice: &Choice) -> Value {
        let mut options = self.options.clone();
        if choice.value.is_null() {
            options.shift_remove(&field.key);
        } else {
            options.insert(field.key.clone(), choice.value.clone());
        }
        Value::Object(options)
    }

    /// The game's remark about a choice at this table.
    pub(crate) fn note_on(&self, field: &Field, choice: &Choice) -> Option<Phrase> {
        self.game.note(&self.options_with(field, choice), &field.key)
    }

    /// The custom value of a field, if it has one.
    pub(crate) fn own_value(&self, field: &Field) -> Option<Vec<String>> {
        let names = self.options.get(&field.key)?.as_array()?;
        Some(names.iter().filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// Sets the custom value of a field.
    pub(crate) fn set_own(&mut self, field: &Field, names: &[String]) -> Result<(), GameError> {
        let mut options = self.options.clone();
        options.insert(field.key.clone(), Value::from(names.to_vec()));
        self.set_options(&Value::Object(options))
    }

    /// The saved values for a field.
    pub(crate) fn kept_for(&self, field: &Field) -> &[SavedValue] {
        if field.own.is_some() { self.kept.of(self.game.name(), &field.key) } else { &[] }
    }

    /// The saved value that is the current value of a field.
    pub(crate) fn chosen_kept(&self, field: &Field) -> Option<&SavedValue> {
        let value = self.own_value(field)?;
        self.kept_for(field).iter().find(|kept| is_same(&kept.value, &value))
    }

    /// The initial custom value: the current choice, as far as it can be written as one.
    pub(crate) fn first_draft(&self, field: &Field) -> Vec<String> {
        let chosen = self.chosen(field).and_then(|chosen| field.choices.get(chosen));
        self.own_value(field).or_else(|| chosen.map(|choice| choice.same_as.clone())).unwrap_or_default()
    }

    /// Seats the players named on the command line. If the options leave the number of players open, there are as many as are
    /// named; other seats are played by the Deputy.
    pub(crate) fn seat_named(&mut self, named: &[LocalPlayer]) -> Result<(), GameError> {
        let crowd = named.len();
        let fits = crowd == self.players() || crowd == self.holders.len();
        if crowd > self.holders.len() || (crowd >= 2 && !fits) {
            self.set_players(crowd)?;
        }
        let for_every_chair = crowd == self.holders.len();
        let mut named = named.iter();
        for held in &mut self.holders {
            if *held != LocalPlayer::Scripted {
                *held = named.next().cloned().unwrap_or(LocalPlayer::Bot(Level::Deputy));
            } else if for_every_chair {
                named.next();
            }
        }
        Ok(())
    }

    /// Checks whether the game can begin.
    pub(crate) fn check(&self) -> Result<(), GameError> {
        self.game.check_options(&self.options()).map(drop)
    }

    fn reseat(&mut self, seat_kinds: &[SeatKind]) {
        let mut seated =
            std::mem::take(&mut self.holders).into_iter().filter(|holder| *holder != LocalPlayer::Scripted);
        let mut has_person = false;
        for chair in seat_kinds {
            let holder = match chair {
                SeatKind::Scripted => LocalPlayer::Scripted,
                SeatKind::Player => seated.next().unwrap_or_else(|| {
                    if has_person {
                        LocalPlayer::Bot(Level::Deputy)
                    } else {
                        LocalPlayer::Person(self.person.clone())
                    }
                }),
            };
            has_person = has_person || holder.is_person();
            self.holders.push(holder);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn ann() -> LocalPlayer {
        LocalPlayer::Person("Ann".to_owned())
    }

    fn defaults() -> Defaults {
        Defaults { person: "Ann".to_owned(), think_millis: THINK_MILLIS, ..Defaults::default() }
    }

    fn setup() -> Setup {
        Setup::new(games::built_in().find("circle-wagons").unwrap().game(), &defaults()).unwrap()
    }

    #[test]
    fn without_a_word_it_is_the_person_against_the_deputy() {
        assert_eq!(setup().holders(), [ann(), LocalPlayer::Bot(Level::Deputy)]);
    }

    #[test]
    fn every_field_can_take_each_of_its_choices_and_come_back() {
        for entry in games::built_in().games() {
            let mut setup = Setup::new(entry.game(), &defaults()).unwrap();
            for field in entry.game().fields() {
                let before = setup.chosen(&field).expect("the default is among the choices");
                for choice in 0..field.choices.len() {
                    setup.choose(&field, choice).unwrap();
                    assert_eq!(setup.chosen(&field), Some(choice), "{} {}", entry.game().name(), field.key);
                }
                setup.choose(&field, before).unwrap();
            }
        }
    }

    #[test]
    fn fewer_seats_and_more_again_keep_whoever_had_one() {
        let mut setup = setup();
        setup.hold(Seat::FIRST, LocalPlayer::Bot(Level::Marshal));
        setup.set_players(1).unwrap();
        assert_eq!(setup.holders(), [LocalPlayer::Bot(Level::Marshal), LocalPlayer::Scripted]);
        setup.set_players(2).unwrap();
        assert_eq!(setup.holders(), [LocalPlayer::Bot(Level::Marshal), ann()]);
    }

    #[test]
    fn a_seat_that_the_rules_play_stays_theirs() {
        let mut setup = setup();
        setup.set_options(&json!({"solo": "gold-fever"})).unwrap();
        setup.hold(Seat::SECOND, LocalPlayer::Bot(Level::Marshal));
        assert_eq!(setup.holders(), [ann(), LocalPlayer::Scripted]);
        setup.seat_named(&[LocalPlayer::Bot(Level::Cowhand), LocalPlayer::Bot(Level::Marshal)]).unwrap();
        assert_eq!(setup.holders(), [LocalPlayer::Bot(Level::Cowhand), LocalPlayer::Scripted]);
    }

    #[test]
    fn seats_that_nobody_is_named_for_go_to_the_deputy() {
        let mut setup = setup();
        setup.seat_named(&[LocalPlayer::Person("Bob".to_owned())]).unwrap();
        assert_eq!(setup.holders(), [LocalPlayer::Person("Bob".to_owned()), LocalPlayer::Bot(Level::Deputy)]);
    }

    #[test]
    fn more_are_named_than_the_game_seats_and_it_says_so() {
        assert!(setup().seat_named(&[ann(), ann(), ann()]).is_err());
    }

    #[test]
    fn it_knows_for_how_many_the_game_is() {
        assert_eq!(setup().player_counts(), [1, 2]);
    }
}
