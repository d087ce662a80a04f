// What a city brings, cell by cell: the numbers on the map, and what is lit up when a line of the points is counted.
import { type Element, isBuilding, type Person, printedOn } from "./cards";
import { around, type Cell, keyOf, type Spot, type Surface } from "./city";

/** What scoring looks at. */
class Survey {
  readonly cells: readonly Cell[];
  readonly quiet: boolean;
  private readonly counts = new Map<Element, number>();

  constructor(
    readonly surface: Surface,
    readonly persons: readonly Person[],
  ) {
    this.cells = [...surface.values()];
    for (const { element } of this.cells) this.counts.set(element, this.count(element) + 1);
    this.quiet = persons.includes("sheriff") || this.count("prison") > 0;
  }

  count(element: Element): number {
    return this.counts.get(element) ?? 0;
  }

  houses(): number {
    return this.cells.reduce((sum, cell) => sum + housesIn(cell), 0);
  }

  housesAround(spot: Spot): number {
    return around(this.surface, spot).reduce((sum, cell) => sum + housesIn(cell), 0);
  }

  isEmpty(cell: Cell): boolean {
    return cell.element === "empty" || (this.quiet && cell.element === "outlaws");
  }
}

/** A Townhouse and a Hotel count as two Houses. */
function housesIn({ element }: Cell): number {
  return element === "house" ? 1 : element === "townhouse" || element === "hotel" ? 2 : 0;
}

const countsForHall = ({ element }: Cell) =>
  isBuilding(element) && element !== "house" && element !== "townhouse";

function worthOf(cell: Cell, survey: Survey): number {
  const near = (test: (one: Cell) => boolean) => around(survey.surface, cell).filter(test).length;
  switch (cell.element) {
    case "ranch":
      return near((one) => survey.isEmpty(one));
    case "mine":
      return 2 * near((one) => one.element === "mountain");
    case "drugstore":
      return survey.housesAround(cell) + survey.count("ranch");
    case "bank":
      return survey.housesAround(cell) + survey.count("mine");
    case "saloon":
      return 2 * survey.housesAround(cell);
    case "general-store":
      return survey.housesAround(cell) + survey.houses();
    case "church":
      return survey.houses();
    case "blacksmith":
      return survey.count("mine") + survey.count("ranch");
    case "hotel":
      return 3;
    case "city-hall":
      return survey.housesAround(cell) + survey.cells.filter(countsForHall).length;
    case "outlaws":
      return survey.quiet ? 0 : -6;
    default:
      return 0;
  }
}

/** What each cell of a city brings, by its place; cells that bring nothing are left out. */
export function worths(surface: Surface, persons: readonly Person[]): Map<string, number> {
  const survey = new Survey(surface, persons);
  const found = survey.cells.map((cell) => [keyOf(cell.column, cell.row), worthOf(cell, survey)] as const);
  return new Map(found.filter(([, worth]) => worth !== 0));
}

/** The cells that could be built on: 8 by 8, one more row or column with the Captain. */
const area = (persons: readonly Person[]) => (persons.includes("captain") ? 72 : 64);

function personWorth(person: Person, survey: Survey, sold: number): number {
  const { persons, cells } = survey;
  switch (person) {
    case "cowboy":
      return 3 * survey.count("ranch");
    case "auctioneer":
      return 7 * sold;
    case "settler":
      return litByPerson("settler", survey).filter((cell) => survey.isEmpty(cell)).length;
    case "captain":
    case "heroes":
      return 6;
    case "singer":
      return Math.max(
        0,
        ...cells.filter((cell) => cell.element === "saloon").map((cell) => 2 * survey.housesAround(cell)),
      );
    case "banker":
      return 4 * survey.count("bank");
    case "doctor":
      return 5;
    case "teacher":
      return survey.houses();
    case "publisher":
      return persons.map(printedOn).reduce((sum, own) => sum + (own.dollar ? 1 : 0) + (own.arrow ? 4 : 0), 0);
    case "grocer":
      return 4 * survey.count("drugstore");
    case "newspaper-boy":
      return 3;
    case "sheriff":
      return 3 * survey.count("prison");
    case "indian":
      return Math.ceil((area(persons) - cells.length) / 2);
    case "prospector":
      return survey.count("mountain") + survey.count("mine");
    case "undertaker":
      return 2 * persons.length;
    default:
      return 0;
  }
}

/** All points of a city whose owner has these persons and sold so many cards. */
export function pointsOf(surface: Surface, persons: readonly Person[], sold: number): number {
  const survey = new Survey(surface, persons);
  const buildings = survey.cells.reduce((sum, cell) => sum + worthOf(cell, survey), 0);
  return persons.reduce((sum, person) => sum + personWorth(person, survey, sold), buildings);
}

/** What a line of the points looks at: the buildings, and what counts around them or anywhere in the city. */
interface Line {
  of: Element[];
  near?: Element[];
  all?: Element[];
}

const LINES: Record<string, Line> = {
  "cards-pad-ranches": { of: ["ranch"], near: ["empty"] },
  "cards-pad-mines": { of: ["mine"], near: ["mountain"] },
  "cards-pad-drugstores": { of: ["drugstore"], near: ["house", "townhouse", "hotel"] },
  "cards-pad-banks": { of: ["bank"], near: ["house", "townhouse", "hotel"] },
  "cards-pad-saloons": { of: ["saloon"], near: ["house", "townhouse", "hotel"] },
  "cards-pad-stores-and-hall": { of: ["general-store", "city-hall"], near: ["house", "townhouse", "hotel"] },
  "cards-pad-per-ranch": { of: ["drugstore", "blacksmith"], all: ["ranch"] },
  "cards-pad-per-mine": { of: ["bank", "blacksmith"], all: ["mine"] },
  "cards-pad-per-house": { of: ["church", "general-store"], all: ["house", "townhouse", "hotel"] },
  "cards-pad-hotels": { of: ["hotel"] },
  "cards-pad-outlaws": { of: ["outlaws"] },
};

/** The drawings that stand for a line: its buildings, and what they look for. */
export function signsOf(line: string): { of: Element[]; seeks: Element | null } {
  if (line === "cards-pad-per-building") return { of: ["city-hall"], seeks: null };
  const { of, near, all } = LINES[line] ?? { of: [] };
  return { of, seeks: near?.[0] ?? all?.[0] ?? null };
}

function isOneOf(survey: Survey, cell: Cell, wanted: readonly Element[]): boolean {
  return wanted.includes(cell.element) || (wanted.includes("empty") && survey.isEmpty(cell));
}

function litByLine(line: string, survey: Survey): Cell[] {
  if (line === "cards-pad-per-building") {
    return survey.count("city-hall") > 0 ? survey.cells.filter(countsForHall) : [];
  }
  const rule = LINES[line];
  if (!rule) return [];
  const centres = survey.cells.filter((cell) => rule.of.includes(cell.element));
  if (centres.length === 0) return [];
  const near = centres.flatMap((centre) =>
    around(survey.surface, centre).filter((cell) => isOneOf(survey, cell, rule.near ?? [])),
  );
  const all = survey.cells.filter((cell) => rule.all?.includes(cell.element));
  return [...centres, ...near, ...all];
}

const LOOKS_AT: Partial<Record<Person, Element[]>> = {
  cowboy: ["ranch"],
  singer: ["saloon"],
  banker: ["bank"],
  teacher: ["house", "townhouse", "hotel"],
  grocer: ["drugstore"],
  sheriff: ["prison", "outlaws"],
  prospector: ["mountain", "mine"],
};

function litByPerson(person: Person, survey: Survey): Cell[] {
  if (person === "settler") {
    const ranches = survey.cells.filter((cell) => cell.element === "ranch");
    const empty = ranches.flatMap((ranch) =>
      around(survey.surface, ranch).filter((cell) => survey.isEmpty(cell)),
    );
    return [...new Set(empty)];
  }
  const wanted = LOOKS_AT[person] ?? [];
  return survey.cells.filter((cell) => wanted.includes(cell.element));
}

/** The cells that a line of the points counts; the line is named by its label's message. */
export function litBy(line: string, surface: Surface, persons: readonly Person[]): Spot[] {
  const survey = new Survey(surface, persons);
  const person = line.startsWith("cards-person-") ? (line.slice("cards-person-".length) as Person) : null;
  const cells = person ? litByPerson(person, survey) : litByLine(line, survey);
  return [...new Map(cells.map((cell) => [keyOf(cell.column, cell.row), cell])).values()];
}
