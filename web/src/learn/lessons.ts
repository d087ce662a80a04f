// The lessons that there are; each is loaded when it is opened.
import type { Lesson } from "../wire/Lesson";
import type { LessonTitle } from "../wire/LessonTitle";
import type { TableInfo } from "../wire/TableInfo";
import titles from "./lessons/index.json";

const files = import.meta.glob<Lesson>(["./lessons/*.json", "!./lessons/index.json"], { import: "default" });

/** The name of the lesson about a game itself. */
export const FIRST = "first";

export const lessons: readonly LessonTitle[] = titles;

export const lessonsOf = (game: string): LessonTitle[] => lessons.filter((lesson) => lesson.game === game);

/** The name under which it is kept that a lesson was taken. */
export const nameOf = ({ game, name }: Pick<LessonTitle, "game" | "name">): string => `${game}/${name}`;

export function pathOf({ game, name }: Pick<LessonTitle, "game" | "name">): string {
  return name === FIRST ? `learn/${game}` : `learn/${game}/${name}`;
}

/** The message with its title; others begin with it. */
export const textOf = ({ game, name }: Pick<LessonTitle, "game" | "name">): string =>
  `lesson-${game}-${name}`;

export async function load(game: string, name: string): Promise<Lesson | null> {
  const file = files[`./lessons/${game}-${name}.json`];
  return file ? await file() : null;
}

/** The lessons about what a table plays with: its variants, and an opponent who plays by rules. */
export function introducedAt(table: Pick<TableInfo, "game" | "options" | "seats">): LessonTitle[] {
  return lessonsOf(table.game).filter(({ introduces }) => {
    if (introduces === null) return false;
    if (introduces === "scripted") return table.seats.some(({ holder }) => holder.kind === "scripted");
    const value = table.options[introduces];
    return value !== undefined && value !== null && value !== false;
  });
}
