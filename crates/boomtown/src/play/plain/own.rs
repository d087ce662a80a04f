//! Reads a custom value for an option from a line.

use table::{Field, Own, Phrase};
use words::Words;

use super::console::{Console, Over};
use crate::play::host::Host;
use crate::play::own::names_in;
use crate::play::setup::Setup;
use crate::play::wording::error_text;

/// Asks until the rules accept the value, or until the person wants it anyway: later choices may make it valid.
pub(super) fn ask(
    console: &mut Console<'_>,
    host: &Host,
    setup: &mut Setup,
    field: &Field,
    own: &Own,
    words: &Words,
) -> Result<(), Over> {
    console.say(words.say(&own.help))?;
    let names = own.out_of.names().join(" ");
    console.say(words.say(&Phrase::new("terminal-plain-own").with("names", names)))?;
    loop {
        let line = console.listen()?;
        if line.is_empty() {
            return Ok(());
        }
        let value = match names_in(&line, &own.out_of) {
            Ok(value) => value,
            Err(unknown) => {
                let why = Phrase::new("terminal-own-unknown").with("words", unknown.join(", "));
                console.say(words.say(&why))?;
                continue;
            }
        };
        match setup.set_own(field, &value).and_then(|()| setup.check()) {
            Ok(()) => {
                console.say(words.get("terminal-own-fine"))?;
                return save_value(console, host, setup, field, &value, words);
            }
            Err(bad) => {
                console.say(error_text(words, &bad))?;
                console.say(words.get("terminal-plain-own-again"))?;
            }
        }
    }
}

/// Asks for a name under which to save it; an empty line saves nothing.
fn save_value(
    console: &mut Console<'_>,
    host: &Host,
    setup: &mut Setup,
    field: &Field,
    value: &[String],
    words: &Words,
) -> Result<(), Over> {
    console.say(words.get("terminal-plain-own-keep"))?;
    let name = console.listen()?;
    if name.is_empty() {
        return Ok(());
    }
    setup.kept.insert(setup.game().name(), &field.key, &name, value);
    match host.save_values(&setup.kept) {
        Ok(()) => Ok(()),
        Err(error) => console.say(words.say(&error.phrase())),
    }
}
