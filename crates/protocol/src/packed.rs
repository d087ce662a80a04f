//! Offers in few bytes: most of them differ in one or two arguments, so what they have in common is written once.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Arg, Offer, Phrase, SaturatingAs, Seat};
use utoipa::ToSchema;

use super::forms;

/// Offers in few bytes.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PackedOffers {
    /// Messages with the names and kinds of their arguments: `["wagons-choice-lay", "at", "text"]`.
    pub shapes: Vec<Vec<String>>,
    /// For each shape, how actions with such a phrase are written: `lay {at}`, where `{at}` is the first argument with that name,
    /// including those of phrases inside the phrase. Empty if there is no such offer.
    pub actions: Vec<String>,
    /// The offers, one after the other: each as the index of a shape, its gain, and the arguments of the shape. A phrase inside a
    /// phrase is a list of the index of a shape and its arguments. If an action is not written as its shape says, it comes first:
    /// action, gain, index of the shape, arguments.
    #[cfg_attr(feature = "typescript", ts(type = "Array<unknown>"))]
    #[schema(value_type = Vec<Object>)]
    pub offers: Vec<Value>,
    /// Actions as data, without what differs: their text and their data, with `#` for each number and `*` for each word that occurs
    /// in both, such as `["lay #,# turned", {"lay": {"turned": true, "column": "#", "row": "#"}}]`. A word of a text ends at a
    /// space or a comma. The first form that matches the text of an action gives its data.
    #[cfg_attr(feature = "typescript", ts(type = "Array<[string, unknown]>"))]
    #[schema(value_type = Vec<Vec<Object>>)]
    pub forms: Vec<(String, Value)>,
    /// The data of actions whose text matches no form, or one with other data, by the index of the offer.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, unknown>"))]
    #[schema(value_type = Object)]
    pub odd: BTreeMap<usize, Value>,
}

impl PackedOffers {
    /// Packs offers.
    pub fn pack(offers: &[Offer]) -> PackedOffers {
        let mut packed = PackedOffers::default();
        for (number, Offer { action, data, phrase, gain }) in offers.iter().enumerate() {
            packed.pack_data(number, action, data);
            let mut row = Vec::new();
            packed.pack_phrase(phrase, &mut row);
            let shape = packed.shape_of(phrase);
            let known = &mut packed.actions[shape];
            if known.is_empty() {
                *known = pattern(action, phrase);
            }
            if fill(known, phrase).as_ref() == Some(action) {
                row.insert(1, Value::from(*gain));
            } else {
                row.splice(0..0, [Value::from(action.as_str()), Value::from(*gain)]);
            }
            packed.offers.append(&mut row);
        }
        packed
    }

    /// Stores the data of an offer: by the form of its text, or separately.
    fn pack_data(&mut self, number: usize, action: &str, data: &Value) {
        let known = self.forms.iter().find_map(|form| forms::read(form, action));
        let told = known.or_else(|| {
            let form = forms::form(action, data);
            let told = forms::read(&form, action).filter(|told| told == data)?;
            self.forms.push(form);
            Some(told)
        });
        if told.as_ref() != Some(data) {
            self.odd.insert(number, data.clone());
        }
    }

    fn unpack_data(&self, number: usize, action: &str) -> Option<Value> {
        let odd = self.odd.get(&number).cloned();
        odd.or_else(|| self.forms.iter().find_map(|form| forms::read(form, action)))
    }

    /// The index of a phrase's shape, which is added if it is new.
    fn shape_of(&mut self, phrase: &Phrase) -> usize {
        let known = self.shapes.iter().position(|shape| is_shape_of(shape, phrase));
        known.unwrap_or_else(|| {
            self.shapes.push(shape_of(phrase));
            self.actions.push(String::new());
            self.shapes.len() - 1
        })
    }

    fn pack_phrase(&mut self, phrase: &Phrase, row: &mut Vec<Value>) {
        row.push(Value::from(self.shape_of(phrase)));
        for (_, arg) in &phrase.args {
            let value = self.pack_arg(arg);
            row.push(value);
        }
    }

    fn pack_arg(&mut self, arg: &Arg) -> Value {
        match arg {
            Arg::Number(number) => Value::from(*number),
            Arg::Text(text) => Value::from(text.as_ref()),
            Arg::Seat(seat) => Value::from(u8::from(*seat)),
            Arg::Phrase(phrase) => self.packed_phrase(phrase),
            Arg::List(phrases) => phrases.iter().map(|phrase| self.packed_phrase(phrase)).collect(),
            Arg::Seats(seats) => seats.iter().map(|&seat| Value::from(u8::from(seat))).collect(),
        }
    }

    fn packed_phrase(&mut self, phrase: &Phrase) -> Value {
        let mut row = Vec::new();
        self.pack_phrase(phrase, &mut row);
        Value::from(row)
    }

    /// Unpacks the offers, as clients do; `None` if they are malformed.
    pub fn unpack(&self) -> Option<Vec<Offer>> {
        let mut left = self.offers.as_slice();
        let mut offers = Vec::new();
        while !left.is_empty() {
            let (offer, rest) = self.unpack_offer(offers.len(), left)?;
            offers.push(offer);
            left = rest;
        }
        Some(offers)
    }

    /// The first offer of a list, and the rest of the list.
    fn unpack_offer<'a>(&self, number: usize, left: &'a [Value]) -> Option<(Offer, &'a [Value])> {
        let [first, second, rest @ ..] = left else { return None };
        let written = first.as_str();
        let (shape, gain, rest) = match written {
            Some(_) => (rest.first()?, second, &rest[1..]),
            None => (first, second, rest),
        };
        let place = shape.as_u64()?.saturating_as::<usize>();
        let (args, rest) = rest.split_at_checked(self.shapes.get(place)?.len() / 2)?;
        let phrase = self.unpack_phrase(&[std::slice::from_ref(shape), args].concat())?;
        let action = match written {
            Some(action) => action.to_owned(),
            None => fill(self.actions.get(place)?, &phrase)?,
        };
        let data = self.unpack_data(number, &action)?;
        Some((Offer { action, data, phrase, gain: gain.as_i64().map(SaturatingAs::saturating_as) }, rest))
    }

    fn unpack_phrase(&self, row: &[Value]) -> Option<Phrase> {
        let (shape, values) = row.split_first()?;
        let (id, args) = self.shapes.get(shape.as_u64()?.saturating_as::<usize>())?.split_first()?;
        let arg = |(name, value): (&[String], &Value)| {
            Some((name[0].clone().into(), self.unpack_arg(name.get(1)?, value)?))
        };
        let args = args.chunks(2).zip(values).map(arg).collect::<Option<_>>()?;
        Some(Phrase { id: id.clone().into(), args })
    }

    fn unpack_arg(&self, kind: &str, value: &Value) -> Option<Arg> {
        Some(match kind {
            "number" => Arg::Number(value.as_i64()?),
            "text" => Arg::Text(value.as_str()?.to_owned().into()),
            "seat" => Arg::Seat(unpack_seat(value)?),
            "phrase" => Arg::Phrase(self.unpack_phrase(value.as_array()?)?),
            "list" => {
                let phrases = value.as_array()?.iter().map(|one| self.unpack_phrase(one.as_array()?));
                Arg::List(phrases.collect::<Option<_>>()?)
            }
            "seats" => Arg::Seats(value.as_array()?.iter().map(unpack_seat).collect::<Option<_>>()?),
            _ => return None,
        })
    }
}

fn unpack_seat(value: &Value) -> Option<Seat> {
    Seat::try_from(u8::try_from(value.as_u64()?).ok()?).ok()
}

/// The kind of an argument, as named in JSON.
const fn kind_of(arg: &Arg) -> &'static str {
    match arg {
        Arg::Number(_) => "number",
        Arg::Text(_) => "text",
        Arg::Seat(_) => "seat",
        Arg::Phrase(_) => "phrase",
        Arg::List(_) => "list",
        Arg::Seats(_) => "seats",
    }
}

fn shape_of(phrase: &Phrase) -> Vec<String> {
    let args = phrase.args.iter().flat_map(|(name, arg)| [name.as_ref(), kind_of(arg)]);
    std::iter::once(phrase.id.as_ref()).chain(args).map(str::to_owned).collect()
}

fn is_shape_of(shape: &[String], phrase: &Phrase) -> bool {
    let args = phrase.args.iter().flat_map(|(name, arg)| [name.as_ref(), kind_of(arg)]);
    std::iter::once(phrase.id.as_ref()).chain(args).eq(shape.iter().map(String::as_str))
}

/// How an action is written, with the names of arguments in place of their values.
fn pattern(action: &str, phrase: &Phrase) -> String {
    if action.contains(['{', '}']) {
        return String::new();
    }
    let mut words = words_in(phrase);
    // The longest first: a parcel before the digit in it.
    words.sort_by_key(|(_, text)| std::cmp::Reverse(text.len()));
    let mut parts = vec![(action.to_owned(), false)];
    for (name, text) in words {
        let found = parts.iter().position(|(part, is_name)| !is_name && part.contains(&text));
        if let Some(at) = found.filter(|_| !text.is_empty())
            && let Some((before, after)) = parts[at].0.clone().split_once(&text)
        {
            let split =
                [(before.to_owned(), false), (format!("{{{name}}}"), true), (after.to_owned(), false)];
            parts.splice(at..=at, split);
        }
    }
    parts.into_iter().map(|(part, _)| part).collect()
}

/// The action that a pattern and the arguments of a phrase make; `None` if one of them is missing.
fn fill(pattern: &str, phrase: &Phrase) -> Option<String> {
    let words = words_in(phrase);
    let mut parts = pattern.split('{');
    let mut action = parts.next()?.to_owned();
    for part in parts {
        let (name, rest) = part.split_once('}')?;
        let (_, text) = words.iter().find(|(known, _)| *known == name)?;
        action.push_str(text);
        action.push_str(rest);
    }
    Some(action)
}

/// The plain arguments of a phrase and of the phrases in it, by name.
fn words_in(phrase: &Phrase) -> Vec<(&str, String)> {
    let mut words = Vec::new();
    for (name, arg) in &phrase.args {
        match arg {
            Arg::Number(number) => words.push((name.as_ref(), number.to_string())),
            Arg::Text(text) => words.push((name.as_ref(), text.to_string())),
            Arg::Seat(seat) => words.push((name.as_ref(), u8::from(*seat).to_string())),
            Arg::Phrase(phrase) => words.extend(words_in(phrase)),
            Arg::List(phrases) => words.extend(phrases.iter().flat_map(words_in)),
            Arg::Seats(_) => {}
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn offers() -> Vec<Offer> {
        let against = |parcel: &str, seat: u8| {
            let place = Phrase::new("city-place-parcel").with("parcel", parcel.to_owned());
            let place = Phrase::new("city-choice-place").with("place", place).with("amount", 5);
            let phrase = Phrase::new("city-choice-against")
                .with("choice", place)
                .with("seats", vec![Seat::try_from(seat).unwrap()]);
            Offer { action: format!("place {parcel}"), data: json!({ "place": parcel }), phrase, gain: None }
        };
        let plain = |action: &str, gain| Offer {
            action: action.to_owned(),
            data: json!(action),
            phrase: Phrase::new("city-choice-pass"),
            gain: Some(gain),
        };
        let mut lay = plain("lay 2,-1 turned", 0);
        lay.data = json!({ "lay": { "turned": true, "column": 2, "row": -1 } });
        let mut person = plain("place sheriff", 0);
        person.data = json!({ "place": { "person": "sheriff" } });
        let pass = plain("pass", -1);
        vec![pass.clone(), against("c4", 1), against("d4", 2), pass, plain("rest", 3), lay, person]
    }

    #[test]
    fn what_is_packed_comes_out_again() {
        let packed = PackedOffers::pack(&offers());
        assert_eq!(packed.shapes.len(), 4, "messages with the same arguments have one shape");
        assert_eq!(packed.actions, ["pass", "place {parcel}", "", ""]);
        let written = serde_json::to_string(&packed.offers).unwrap();
        assert!(written.starts_with(r#"[0,-1,1,null,[2,[3,"c4"],5],[1],1,null,[2,[3,"d4"],5],[2],0,-1,"#));
        assert!(written.contains(r#""rest",3,0"#), "it is not written like a pass: {written}");
        let forms: Vec<&str> = packed.forms.iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(forms, ["*", "place *", "lay #,# turned"], "actions alike have one form");
        assert_eq!(packed.odd.keys().collect::<Vec<_>>(), [&6], "another place is written the same way");
        assert_eq!(packed.unpack(), Some(offers()));
    }

    #[test]
    fn the_browser_is_tested_with_the_same() {
        let example: Value = serde_json::from_str(include_str!("../../../web/tests/packed.json")).unwrap();
        assert_eq!(serde_json::to_value(PackedOffers::pack(&offers())).unwrap(), example["packed"]);
        assert_eq!(serde_json::to_value(offers()).unwrap(), example["offers"]);
    }

    #[test]
    fn what_is_not_well_formed_gives_nothing() {
        for offers in [
            "[0]",
            "[\"pass\",null,9]",
            "[\"pass\",null,\"x\"]",
            "[3,null]",
            "[0,null]",
            "[null,null,0]",
            "[\"pass\",null]",
        ] {
            let offers = serde_json::from_str(offers).unwrap();
            let shapes = vec![vec!["city-choice-pass".to_owned()]];
            let forms = vec![("*".to_owned(), json!("*"))];
            let actions = vec!["pass {at}".to_owned()];
            let packed = PackedOffers { shapes, actions, offers, forms, odd: BTreeMap::new() };
            assert_eq!(packed.unpack(), None);
        }
    }
}
