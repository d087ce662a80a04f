//! Converts types to JSON values and back.

use serde::Serialize;
use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::map::Iter as Members;
use serde_json::{Error, Number, Value};

/// Converts a view, an action, an event, options or a position to a JSON value.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn to_value(part: &impl Serialize) -> Value {
    serde_json::to_value(part).expect("views, options and positions have only keys that are text")
}

/// Converts by way of text: the page contains code to write every type as text anyway, and a second way would make it larger.
#[cfg(target_family = "wasm")]
pub(crate) fn to_value(part: &impl Serialize) -> Value {
    let text =
        serde_json::to_string(part).expect("views, options and positions have only keys that are text");
    serde_json::from_str(&text).expect("what was written is JSON")
}

/// Reads a JSON value. It is stricter than `serde_json` in one respect: an object must be written with field names, never as a
/// list. This halves the code for every type.
///
/// ```
/// use serde_json::json;
///
/// let seats: Vec<table::Seat> = table::read_value(&json!([1, 3])).unwrap();
/// assert_eq!(seats.len(), 2);
/// ```
///
/// # Errors
/// If the value does not fit the type.
pub fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, Error> {
    T::deserialize(Reader(value))
}

/// Reads a JSON text.
///
/// # Errors
/// If it is not JSON, or if it does not fit the type.
pub fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    read_value(&serde_json::from_str(text)?)
}

#[derive(Clone, Copy)]
struct Reader<'de>(&'de Value);

impl<'de> Reader<'de> {
    fn unexpected(self) -> Unexpected<'de> {
        match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(flag) => Unexpected::Bool(*flag),
            Value::Number(number) => unexpected_number(number),
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        }
    }

    fn refused<V: Visitor<'de>>(self, visitor: &V) -> Error {
        Error::invalid_type(self.unexpected(), visitor)
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Number(number) => visit_number(number, visitor),
            _ => Err(self.refused(&visitor)),
        }
    }

    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => Err(self.refused(&visitor)),
        }
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Array(items) = self.0 else { return Err(self.refused(&visitor)) };
        let mut items = items.iter();
        let all = items.len();
        let read = visitor.visit_seq(List(&mut items))?;
        if items.len() == 0 { Ok(read) } else { Err(Error::invalid_length(all, &"fewer elements in array")) }
    }

    fn object<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Object(members) = self.0 else { return Err(self.refused(&visitor)) };
        visitor.visit_map(Object { members: members.iter(), value: None })
    }
}

fn unexpected_number(number: &Number) -> Unexpected<'static> {
    match (number.as_u64(), number.as_i64()) {
        (Some(number), _) => Unexpected::Unsigned(number),
        (None, Some(number)) => Unexpected::Signed(number),
        (None, None) => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
    }
}

fn visit_number<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, Error> {
    match (number.as_u64(), number.as_i64()) {
        (Some(number), _) => visitor.visit_u64(number),
        (None, Some(number)) => visitor.visit_i64(number),
        (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
    }
}

/// The methods that are alike for a value and for a key.
macro_rules! alike {
    ($($way:ident => $like:ident)*) => {
        $(fn $way<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.$like(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Error;

    alike! {
        deserialize_i8 => number deserialize_i16 => number deserialize_i32 => number deserialize_i64 => number
        deserialize_u8 => number deserialize_u16 => number deserialize_u32 => number deserialize_u64 => number
        deserialize_f32 => number deserialize_f64 => number
        deserialize_char => text deserialize_str => text deserialize_string => text deserialize_identifier => text
        deserialize_seq => list deserialize_map => object
    }

    forward_to_deserialize_any! { bytes byte_buf }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(*flag),
            Value::Number(_) => self.number(visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Bool(flag) => visitor.visit_bool(*flag),
            _ => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_unit() } else { Err(self.refused(&visitor)) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.object(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let (name, value) = match self.0 {
            Value::String(name) => (name, None),
            Value::Object(members) => {
                let mut members = members.iter();
                match (members.next(), members.next()) {
                    (Some((name, value)), None) => (name, Some(Reader(value))),
                    _ => return Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
                }
            }
            _ => return Err(Error::invalid_type(self.unexpected(), &"string or map")),
        };
        visitor.visit_enum(Variant { name, value })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }
}

struct List<'a, 'de>(&'a mut std::slice::Iter<'de, Value>);

impl<'de> SeqAccess<'de> for List<'_, 'de> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        self.0.next().map(|value| seed.deserialize(Reader(value))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Object<'de> {
    members: Members<'de>,
    value: Option<&'de Value>,
}

impl<'de> MapAccess<'de> for Object<'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some((key, value)) = self.members.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(Key(key)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let value = self.value.take().ok_or_else(|| Error::custom("a value comes after its key"))?;
        seed.deserialize(Reader(value))
    }
}

/// The key of an object: a text, even where it represents a number.
#[derive(Clone, Copy)]
struct Key<'de>(&'de str);

impl<'de> Key<'de> {
    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0.parse::<i64>() {
            Ok(number) => visit_number(&number.into(), visitor),
            Err(_) => visitor.visit_borrowed_str(self.0),
        }
    }
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Error;

    alike! {
        deserialize_i8 => number deserialize_i16 => number deserialize_i32 => number deserialize_i64 => number
        deserialize_u8 => number deserialize_u16 => number deserialize_u32 => number deserialize_u64 => number
    }

    forward_to_deserialize_any! {
        bool f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier
        ignored_any
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(Variant { name: self.0, value: None })
    }
}

/// A variant by its name, with its content.
struct Variant<'de> {
    name: &'de str,
    value: Option<Reader<'de>>,
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Error> {
        Ok((seed.deserialize(BorrowedStrDeserializer::new(self.name))?, self))
    }
}

impl<'de> Variant<'de> {
    fn value(self, expected: &'static str) -> Result<Reader<'de>, Error> {
        self.value.ok_or_else(|| Error::invalid_type(Unexpected::UnitVariant, &expected))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.value {
            Some(value) if !value.0.is_null() => Err(Error::invalid_type(value.unexpected(), &"unit")),
            _ => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.value("newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.value("tuple variant")?.list(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.value("struct variant")?.object(visitor)
    }
}
