//! Offers in few bytes: most differ in an argument or two, so what they share is written once.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Arg, Offer, Phrase, Seat};
use utoipa::ToSchema;

/// Offers in few bytes.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PackedOffers {
    /// Messages with the names and kinds of their arguments: `["wagons-choice-lay", "at", "text"]`.
    pub shapes: Vec<Vec<String>>,
    /// Offers, each as its action, its gain, and its phrase: the number of a shape and the arguments. A phrase inside a phrase
    /// is a list of the same kind.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Array<unknown>>"))]
    #[schema(value_type = Vec<Vec<Object>>)]
    pub rows: Vec<Vec<Value>>,
}

impl PackedOffers {
    /// Packs offers.
    pub fn pack(offers: &[Offer]) -> PackedOffers {
        let mut packed = PackedOffers::default();
        for Offer { action, phrase, gain } in offers {
            let mut row = vec![Value::from(action.as_str()), Value::from(*gain)];
            packed.pack_phrase(phrase, &mut row);
            packed.rows.push(row);
        }
        packed
    }

    fn pack_phrase(&mut self, phrase: &Phrase, row: &mut Vec<Value>) {
        let known = self.shapes.iter().position(|shape| is_shape_of(shape, phrase));
        let shape = known.unwrap_or_else(|| {
            self.shapes.push(shape_of(phrase));
            self.shapes.len() - 1
        });
        row.push(Value::from(shape));
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
        }
    }

    fn packed_phrase(&mut self, phrase: &Phrase) -> Value {
        let mut row = Vec::new();
        self.pack_phrase(phrase, &mut row);
        Value::from(row)
    }

    /// The offers, as clients unpack them; nothing if it is not well formed.
    pub fn unpack(&self) -> Option<Vec<Offer>> {
        let offer = |row: &Vec<Value>| {
            let [action, gain, phrase @ ..] = row.as_slice() else { return None };
            Some(Offer {
                action: action.as_str()?.to_owned(),
                phrase: self.unpack_phrase(phrase)?,
                gain: gain.as_i64().map(|gain| gain as i32),
            })
        };
        self.rows.iter().map(offer).collect()
    }

    fn unpack_phrase(&self, row: &[Value]) -> Option<Phrase> {
        let (shape, values) = row.split_first()?;
        let (id, args) = self.shapes.get(shape.as_u64()? as usize)?.split_first()?;
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
            "seat" => Arg::Seat(Seat::try_from(u8::try_from(value.as_u64()?).ok()?).ok()?),
            "phrase" => Arg::Phrase(self.unpack_phrase(value.as_array()?)?),
            "list" => {
                let phrases = value.as_array()?.iter().map(|one| self.unpack_phrase(one.as_array()?));
                Arg::List(phrases.collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }
}

/// The kind of an argument, as it is called in JSON.
const fn kind_of(arg: &Arg) -> &'static str {
    match arg {
        Arg::Number(_) => "number",
        Arg::Text(_) => "text",
        Arg::Seat(_) => "seat",
        Arg::Phrase(_) => "phrase",
        Arg::List(_) => "list",
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

#[cfg(test)]
mod tests {
    use super::*;

    fn offers() -> Vec<Offer> {
        let against = |parcel: &str, seat: u8| {
            let place = Phrase::new("city-place-parcel").with("parcel", parcel.to_owned());
            let seat = Phrase::new("city-seat").with("seat", Seat::try_from(seat).unwrap());
            let place = Phrase::new("city-choice-place").with("place", place).with("amount", 5);
            let phrase = Phrase::new("city-choice-against").with("choice", place).with("seats", vec![seat]);
            Offer { action: format!("place {parcel}"), phrase, gain: None }
        };
        let pass =
            Offer { action: "pass".to_owned(), phrase: Phrase::new("city-choice-pass"), gain: Some(-1) };
        vec![pass.clone(), against("c4", 1), against("d4", 2), pass]
    }

    #[test]
    fn what_is_packed_comes_out_again() {
        let packed = PackedOffers::pack(&offers());
        assert_eq!(packed.shapes.len(), 5, "messages with the same arguments have one shape");
        assert_eq!(packed.unpack(), Some(offers()));
    }

    #[test]
    fn the_browser_is_tested_with_the_same() {
        let example: Value = serde_json::from_str(include_str!("../../../../web/tests/packed.json")).unwrap();
        assert_eq!(serde_json::to_value(PackedOffers::pack(&offers())).unwrap(), example["packed"]);
        assert_eq!(serde_json::to_value(offers()).unwrap(), example["offers"]);
    }

    #[test]
    fn what_is_not_well_formed_gives_nothing() {
        for rows in ["[[]]", "[[\"pass\",null,9]]", "[[\"pass\",null,\"x\"]]", "[[3,null,0]]"] {
            let rows = serde_json::from_str(rows).unwrap();
            let packed = PackedOffers { shapes: vec![vec!["city-choice-pass".to_owned()]], rows };
            assert_eq!(packed.unpack(), None);
        }
    }
}
