// Cards in words, for whoever does not see them.
import { t } from "../../../lib/speech.svelte";
import type { Phrase } from "../../../wire/Phrase";
import { type Card, type Element, faceOf, type Person, type Terrain } from "./cards";

export const personName = (person: Person): string => t(`cards-person-${person}`);
export const elementName = (element: Element): string => t(`cards-element-${element}`);

/** What a terrain card shows, without its empty cells. */
export function shownOn(card: Terrain): string {
  const shown = faceOf(card).filter((element) => element !== "empty");
  return shown.length === 0 ? elementName("empty") : shown.map(elementName).join(", ");
}

export function terrainInWords(card: Terrain): string {
  return t("cards-terrain", { card, cells: faceOf(card).map(elementName).join(", ") });
}

export function cardInWords(card: Card): string {
  return "terrain" in card ? terrainInWords(card.terrain) : personName(card.person);
}

/** A card as an argument of a sentence, with the forms of its name. */
export function cardPhrase(card: Card): Phrase {
  if ("person" in card) return { id: `cards-person-${card.person}` };
  const cells = faceOf(card.terrain).map(elementName).join(", ");
  return {
    id: "cards-terrain",
    args: [
      ["card", { text: card.terrain }],
      ["cells", { text: cells }],
    ],
  };
}
