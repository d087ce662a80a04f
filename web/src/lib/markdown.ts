// The little Markdown that our rules are written in: headings, paragraphs, lists, tables, emphasis, code.

/** `house` is a figure of ours, because the printed one is not known: `~$50~`. */
export type Inline = { kind: "text" | "strong" | "em" | "code" | "house"; text: string };
export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };
export interface Section {
  id: string;
  level: number;
  title: string;
  blocks: Block[];
}

/** A message of the Fluent files by its name. */
type Text = (id: string) => string;
/** A figure or list of the rules by its name. */
export type Quote = (name: string) => { text: string; house: boolean };

const NO_FIGURES: Quote = (name) => {
  throw new Error(`there is no figure ${name}`);
};

/**
 * Puts the figures of the rules where a text names them: `{=wage}`. The mark of figures that are our own, `~{=hats-3}~`, stays only
 * as long as one of them is.
 */
export function withFigures(source: string, quote: Quote): string {
  const filled = (part: string) => part.replace(/\{=([\w-]+)\}/g, (_, name: string) => quote(name).text);
  const marked = source.replace(/~([^~\n]*\{=[^~\n]*)~/g, (_, inside: string) => {
    const names = [...inside.matchAll(/\{=([\w-]+)\}/g)].map(([, name]) => name ?? "");
    const text = filled(inside);
    return names.some((name) => quote(name).house) ? `~${text}~` : text;
  });
  return filled(marked);
}

/**
 * Splits a text into its sections. A heading may carry the id of its section: `## Laying {#laying}`. A line
 * `@texts wagons-card- wagons-rule- badlands the-herd` becomes a table of the messages that begin like this, and
 * `{city-building-ranch}` becomes the message of this name.
 */
export function sections(source: string, text: Text, quote: Quote = NO_FIGURES): Section[] {
  const quoted = withFigures(source, quote).replace(/\{([a-z][\w-]*)\}/g, (_, id: string) => text(id));
  const found: Section[] = [];
  let lines: string[] = [];
  const flush = () => {
    found.at(-1)?.blocks.push(...blocks(lines, text));
    lines = [];
  };
  for (const line of quoted.split(/\r?\n/)) {
    const heading = /^(#{1,3})\s+(.*?)(?:\s*\{#([\w-]+)\})?\s*$/.exec(line);
    if (heading) {
      flush();
      const title = heading[2] ?? "";
      found.push({ id: heading[3] ?? slug(title), level: heading[1]?.length ?? 1, title, blocks: [] });
    } else lines.push(line);
  }
  flush();
  return found;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function blocks(lines: string[], text: Text): Block[] {
  const found: Block[] = [];
  for (const part of lines.join("\n").split(/\n\s*\n/)) {
    const rows = part.split("\n").filter((line) => line.trim() !== "");
    if (rows.length > 0) found.push(block(rows, text));
  }
  return found;
}

function block(rows: string[], text: Text): Block {
  const first = rows[0] ?? "";
  if (first.startsWith("@texts ")) return texts(first.split(" ").slice(1), text);
  if (first.startsWith("|")) {
    const cells = (row: string) =>
      row
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => inlines(cell.trim()));
    return { kind: "table", head: cells(first), rows: rows.slice(2).map(cells) };
  }
  const bullet = /^\s*(?:[-*]|\d+\.)\s+/;
  if (bullet.test(first)) {
    const items: string[] = [];
    for (const row of rows) {
      if (bullet.test(row)) items.push(row.replace(bullet, ""));
      else items.push(`${items.pop() ?? ""} ${row.trim()}`);
    }
    return { kind: "list", ordered: /^\s*\d/.test(first), items: items.map(inlines) };
  }
  return { kind: "paragraph", text: inlines(rows.map((row) => row.trim()).join(" ")) };
}

function texts([left, right, ...keys]: string[], text: Text): Block {
  const cell = (id: string): Inline[] => [{ kind: "text", text: text(id) }];
  return {
    kind: "table",
    head: [],
    rows: keys.map((key) => [cell(`${left}${key}`), cell(`${right}${key}`)]),
  };
}

/** Emphasis, code and figures of ours within a line. */
export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|~(.+?)~/g)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    if (match[1] !== undefined) found.push({ kind: "strong", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "em", text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: "code", text: match[3] });
    else found.push({ kind: "house", text: match[4] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

/** All words of a section, to be searched. */
export function textOf(section: Section): string {
  const plain = (line: Inline[]) => line.map((part) => part.text).join("");
  const inside = section.blocks.map((one) => {
    if (one.kind === "paragraph") return plain(one.text);
    if (one.kind === "list") return one.items.map(plain).join(" ");
    return [one.head, ...one.rows].map((row) => row.map(plain).join(" ")).join(" ");
  });
  return [section.title, ...inside].join(" ");
}

/** For comparing as people do: without case and accents. */
export function plainLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Cuts a text where the words searched for begin and end. */
export function marked(text: string, search: string): { text: string; found: boolean }[] {
  const wanted = plainLetters(search.trim());
  if (!wanted) return [{ text, found: false }];
  // Letter by letter, so that an accent more or less does not shift the place.
  const letters = Array.from(text.normalize("NFC"));
  const plain = letters.map(plainLetters);
  const pieces: { text: string; found: boolean }[] = [];
  let start = 0;
  let index = 0;
  while (index < letters.length) {
    let end = index;
    let seen = "";
    while (end < letters.length && seen.length < wanted.length) seen += plain[end++] ?? "";
    if (seen === wanted) {
      if (index > start) pieces.push({ text: letters.slice(start, index).join(""), found: false });
      pieces.push({ text: letters.slice(index, end).join(""), found: true });
      index = end;
      start = end;
    } else index += 1;
  }
  if (start < letters.length) pieces.push({ text: letters.slice(start).join(""), found: false });
  return pieces;
}
