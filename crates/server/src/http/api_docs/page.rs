//! Renders the API description as a page of plain HTML, without scripts.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Map, Value};

/// The page for an API description.
pub(super) fn html(description: &Value) -> String {
    let mut page = String::from(HEAD);
    let info = &description["info"];
    page.extend([format!("<h1>{} API</h1><p>{}</p>", text(&info["title"]), text(&info["description"]))]);
    page += "<p>For programs: <a href=\"openapi.json\">openapi.json</a>.</p>";
    for (tag, operations) in by_tag(description) {
        page.extend([format!("<h2>{}</h2>", escape(&tag))]);
        page.extend(operations.iter().map(|(method, path, operation)| section(method, path, operation)));
    }
    page += "<h2>Types</h2>";
    let none = Map::new();
    let schemas = description["components"]["schemas"].as_object().unwrap_or(&none);
    page.extend(schemas.iter().map(|(name, schema)| type_section(name, schema)));
    page + "</main></html>\n"
}

const HEAD: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Boomtown API</title>\
<link rel=\"stylesheet\" href=\"docs.css\"></head><main>";

type Operation<'a> = (String, &'a str, &'a Value);

fn by_tag(description: &Value) -> BTreeMap<String, Vec<Operation<'_>>> {
    let mut tags: BTreeMap<String, Vec<Operation>> = BTreeMap::new();
    for (path, operations) in description["paths"].as_object().into_iter().flatten() {
        for (method, operation) in operations.as_object().into_iter().flatten() {
            let tag = operation["tags"][0].as_str().unwrap_or("Other").to_owned();
            tags.entry(tag).or_default().push((method.to_uppercase(), path, operation));
        }
    }
    tags
}

fn section(method: &str, path: &str, operation: &Value) -> String {
    let mut html = format!("<section><h3>{method} /api{}</h3>", escape(path));
    html.extend([format!("<p>{}</p><table>", text(&operation["summary"]))]);
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        html += &row(&text(&parameter["name"]), &text(&parameter["description"]));
    }
    if let Some(body) = content(&operation["requestBody"]) {
        html += &row("request", &kind(body));
    }
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let told = content(response).map(|schema| format!(" ({})", kind(schema))).unwrap_or_default();
        html += &row(&escape(status), &format!("{}{told}", text(&response["description"])));
    }
    html + "</table></section>"
}

fn type_section(name: &str, schema: &Value) -> String {
    let mut html =
        format!("<section><h3 id=\"{0}\">{0}</h3><p>{1}</p>", escape(name), text(&schema["description"]));
    html += &shape(schema);
    html + "</section>"
}

/// The fields of a type.
fn shape(schema: &Value) -> String {
    let mut html = String::new();
    for variant in schema["oneOf"].as_array().into_iter().flatten() {
        html.extend([format!("<p>either: {}</p>{}", text(&variant["description"]), shape(variant))]);
    }
    let values: Vec<String> = schema["enum"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|value| format!("<code>{}</code>", text(value)))
        .collect();
    if !values.is_empty() {
        write!(html, "<p>{}</p>", values.join(", ")).expect("a text can always be added to");
    }
    let fields = schema["properties"].as_object().into_iter().flatten();
    let rows: String = fields
        .map(|(name, field)| row(&escape(name), &format!("{}: {}", kind(field), text(&field["description"]))))
        .collect();
    if rows.is_empty() { html } else { format!("{html}<table>{rows}</table>") }
}

fn row(name: &str, what: &str) -> String {
    format!("<tr><th><code>{name}</code></th><td>{what}</td></tr>")
}

/// The schema of a body.
fn content(part: &Value) -> Option<&Value> {
    part["content"].as_object()?.values().next().map(|media| &media["schema"])
}

/// The name of a schema, with a link if it has a section.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#{0}\">{0}</a>", escape(name));
    }
    if schema["items"].is_object() {
        return format!("list of {}", kind(&schema["items"]));
    }
    if let Some(either) = schema["oneOf"].as_array() {
        return either.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    if let [value] = schema["enum"].as_array().map(Vec::as_slice).unwrap_or_default() {
        return format!("<code>\"{}\"</code>", text(value));
    }
    match &schema["type"] {
        Value::Array(kinds) => kinds.iter().map(text).collect::<Vec<_>>().join(" or "),
        kind => text(kind),
    }
}

/// The text of a value, escaped for HTML.
fn text(value: &Value) -> String {
    escape(value.as_str().unwrap_or_default())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
