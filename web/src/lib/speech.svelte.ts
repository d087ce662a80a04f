// The language spoken on this page now: everything that says something through it changes with it.
import type { Phrase } from "../wire/Phrase";
import { reading } from "./clock.svelte";
import { type Language, type Names, type Said, Words } from "./words";

const files = import.meta.glob<string>(
  ["../../../crates/words/locales/*/*.ftl", "!../../../crates/words/locales/*/terminal.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** What every page says. */
const SHELL = ["table", "web", "server", "account", "clocks"];

let words = $state.raw<Words>(new Words("en", []));
/** The games whose texts `words` has. */
let learned: string[] = [];
/** What `words` is to be once everything asked for has come. */
const wanted = { language: "en" as Language, games: new Set<string>() };
let loading: Promise<void> = Promise.resolve();

function file(language: Language, name: string): Promise<string> {
  const load = files[`../../../crates/words/locales/${language}/${name}.ftl`];
  return load ? load() : Promise.resolve("");
}

function filesOf(game: string): string[] {
  return [game, `web-${game}`, "why"];
}

async function speaker(language: Language, games: string[]): Promise<Words> {
  const names = new Set([...SHELL, ...games.flatMap(filesOf)]);
  const sources = await Promise.all([...names].map((name) => file(language, name)));
  return new Words(language, sources, (id) => console.error(`no text for ${id} in ${language}`));
}

/** Loads what is wanted; one after the other, so that what was asked for earlier never undoes what came later. */
function learn(): Promise<void> {
  const load = async () => {
    const games = [...wanted.games];
    words = await speaker(wanted.language, games);
    learned = games;
  };
  loading = loading.then(load, load);
  return loading;
}

/** Changes the language. */
export async function speak(language: Language): Promise<void> {
  wanted.language = language;
  await learn();
  document.documentElement.lang = words.language;
}

/** Learns the texts of a game. */
export async function speakOf(game: string): Promise<void> {
  if (learned.includes(game)) return;
  wanted.games.add(game);
  await learn();
}

export function language(): Language {
  return words.language;
}

/** A message of ours. */
export function t(id: string, args?: Record<string, Said>): string {
  return words.text(id, args);
}

/** A phrase of the server, with the names of the players in it. */
export function say(phrase: Phrase, names?: Names): string {
  return words.say(phrase, names);
}

/** What the player at a seat is called. */
export function seatName(seat: number, names: Names): string {
  return words.name(seat, names);
}

/** The names of several players: "Anna, Ben and Cleo". */
export function list(names: readonly string[]): string {
  return words.list(names);
}

/** A label and what belongs to it: "Land: c4, d5". */
export function line(label: string, value: string | number): string {
  return words.text("table-line", { label, value });
}

/** Whether there is a text of this name. */
export function knows(id: string): boolean {
  return words.knows(id);
}

/** A stretch of time as clocks show it. */
export function timeOf(millis: number): string {
  const read = reading(millis);
  return read.kind === "face" ? read.text : t(read.id, read.args);
}
