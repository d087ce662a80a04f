// What a folder of games/ has to give so that its game can be played here.
import type { Component } from "svelte";
import type { Mark } from "../wire/Mark";
import type { Account } from "../wire/Account";
import type { ActionText } from "../wire/ActionText";
import type { Field } from "../wire/Field";
import type { Forecast } from "../wire/Forecast";
import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { SeatMoment } from "../wire/SeatMoment";
import type { Standings } from "../wire/Standings";
import type { TableInfo } from "../wire/TableInfo";
import type { Told } from "../wire/Told";
import type { Drawings } from "../rules/art/drawings";
import type { Grid, Telling } from "./any/grid";

/** What a decision would bring, or why it is not legal. */
export type Preview = { account: Account; scores: Standings | null } | { refused: Phrase };

export interface TableProps {
  table: TableInfo;
  /** Now, or the moment of history being looked at. */
  moment: Moment;
  /** From where we look: my acting seat, my only seat, or a spectator's. Its account is whole where the boards are in words. */
  seen: SeatMoment;
  /** The seat for which I can act now; null for a spectator, while waiting, and in history. */
  acting: Seat | null;
  /** Up to this moment. */
  log: LogLine[];
  /** The lines that came since the last moment shown: to be animated. */
  fresh: LogLine[];
  /** The log line under the mouse or the keyboard's focus: show where on the board. */
  pointed: LogLine | null;
  play(action: string): Promise<void>;
  /** What a decision would bring, by its text form or as data; in words, or with the board in characters too. */
  preview(action: ActionText, pictures?: boolean): Promise<Preview>;
  /** The points of this moment with what every line of them comes from. */
  explain(): Promise<Standings>;
  /** What is within my reach later on, with what it would bring. */
  forecast(): Promise<Forecast[]>;
  /** Opens what happened round by round; null where nothing has happened yet that could be shown. */
  openRounds: (() => void) | null;
  /** The text form of the action that a hint proposes. */
  hinted: string | null;
  /** The board as tables, where the boards are in words. */
  gridsOf?: GameClient["gridsOf"] | undefined;
}

/** How one option of a game is chosen: what ui/Option.svelte gets. */
export interface ChooserProps {
  game: string;
  field: Field;
  /** Bindable. */
  value: unknown;
  /** Something to say beside a choice, such as the best result. */
  note?: (value: unknown) => string;
  /** Why the rules refuse what is chosen altogether. */
  problem?: Phrase | null;
  /** Opens what the rules say about it. */
  explain?: () => void;
}

/** Some of what a decision brought about, told together. */
export interface Step {
  /** How much of it has been told by then. */
  told: number;
  /** For how many beats of the pace it is shown. */
  beats: number;
}

/** How a game tells what a decision brought about, one thing after the other. */
export interface Staging {
  steps(told: readonly Told[]): Step[];
  /** The view before the decision, with what these have changed on it. */
  stage(view: unknown, told: readonly Told[]): unknown;
}

export interface GameClient {
  Table: Component<TableProps>;
  /** Whether the board is told in words and characters: then it needs whole accounts. */
  inWords?: boolean;
  /** Whether the game is played in rounds, and tells what happened in each. */
  inRounds?: boolean;
  /** The round that is over when this is told, if one is. */
  roundEnded?: (told: Told) => number | null;
  /** Loads what says whether dice or a draw brought something about; needed where one decision can bring about a lot. */
  byChance?: () => Promise<(told: Told) => boolean>;
  /** Whether orders can be left for what a player may be asked. */
  takesOrders?: boolean;
  /** How a decision with much to it is told on the board; without it, the board shows at once what came of it. */
  staging?: Staging;
  /** The drawing for the home page and for lists. */
  Poster: Component;
  /** Drawings for the rules page, by the id of the section. */
  RulesArt?: Drawings;
  /** The messages that explain what is asked, and what is new on the table, to somebody who meets it for the first time. */
  tipsFor?: (view: unknown) => readonly string[];
  /** The board as tables, for whoever plays in words. */
  gridsOf?: (telling: Telling) => Grid[];
  /** The players' symbols in the order of the seats, where the game gives them out; otherwise they are those of the marks. */
  symbolsOf?: (view: unknown, marks: readonly Mark[]) => readonly Mark[];
  /** Something to say beside a choice of an option where a table of so many people is set up. */
  noteOn?: (choice: {
    key: string;
    value: unknown;
    people: number;
    options: Record<string, unknown>;
  }) => string;
  /** Options that are chosen in a way of their own, by their key. */
  Choosers?: Record<string, Component<ChooserProps, object, "value">>;
}

/** A folder's index.ts exports this as `client`. */
export interface GameModule {
  client: GameClient;
}
