// The drawings that stand for a line of the points: its buildings, and what they look for.
import type { Element } from "./cards";

interface Signs {
  of: Element[];
  seeks: Element | null;
}

const SIGNS: Record<string, Signs> = {
  "cards-pad-ranches": { of: ["ranch"], seeks: "empty" },
  "cards-pad-mines": { of: ["mine"], seeks: "mountain" },
  "cards-pad-drugstores": { of: ["drugstore"], seeks: "house" },
  "cards-pad-banks": { of: ["bank"], seeks: "house" },
  "cards-pad-saloons": { of: ["saloon"], seeks: "house" },
  "cards-pad-stores-and-hall": { of: ["general-store", "city-hall"], seeks: "house" },
  "cards-pad-per-ranch": { of: ["drugstore", "blacksmith"], seeks: "ranch" },
  "cards-pad-per-mine": { of: ["bank", "blacksmith"], seeks: "mine" },
  "cards-pad-per-house": { of: ["church", "general-store"], seeks: "house" },
  "cards-pad-hotels": { of: ["hotel"], seeks: null },
  "cards-pad-per-building": { of: ["city-hall"], seeks: null },
  "cards-pad-outlaws": { of: ["outlaws"], seeks: null },
};

export function signsOf(line: string): Signs {
  return SIGNS[line] ?? { of: [], seeks: null };
}
