// Names that look alike are told apart by a Roman numeral.

/** Letters that look like others: of Cyrillic and Greek like Latin ones, and some that differ by a hair. */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  [
    ["a", "аɑα"],
    ["b", "вβ"],
    ["c", "сϲ"],
    ["d", "ԁ"],
    ["e", "еεҽ"],
    ["g", "ɡԍ"],
    ["h", "һнη"],
    ["j", "јϳ"],
    ["k", "кκ"],
    ["l", "iı1|!іιⅼӏ"],
    ["m", "мϻ"],
    ["n", "пո"],
    ["o", "0оοσօ"],
    ["p", "рρ"],
    ["q", "ԛ"],
    ["r", "г"],
    ["s", "ѕ5"],
    ["t", "тτ"],
    ["u", "υս"],
    ["v", "νѵ"],
    ["w", "ԝω"],
    ["x", "хχ"],
    ["y", "уγү"],
  ].flatMap(([latin, others]) => Array.from(others ?? "", (other) => [other, latin ?? ""])),
);

/** What a name looks like at a glance: without case, accents, spaces, points and whatever cannot be seen. */
export function glance(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{C}\p{Z}]|(?![|!])\p{P}/gu, "");
  return Array.from(plain, (letter) => LOOK_ALIKES[letter] ?? letter).join("") || name;
}

const ROMAN: readonly [string, number][] = [
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
];

/** A number in Roman numerals. */
function numeral(number: number): string {
  const [letters, worth] = ROMAN.find(([, worth]) => worth <= number) ?? ["", 0];
  return worth ? letters + numeral(number - worth) : "";
}

/**
 * The names with a Roman numeral behind each that looks like one before it, so that nobody takes it for points; an empty one stays
 * empty. `told_apart` of `crates/words` does the same for the terminal and for records; both keep to `crates/words/tests/told-apart.json`.
 */
export function toldApart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (!name) return name;
    let told = name;
    for (let number = 2; taken.has(glance(told)); number += 1) told = `${name} ${numeral(number)}`;
    taken.add(glance(told));
    return told;
  });
}
