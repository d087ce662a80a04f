// Which page a path means.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "tables" }
  | { page: "table"; id: string; at: number | null }
  | { page: "review"; id: string }
  | { page: "replay" }
  | { page: "rules"; game: string | null }
  | { page: "learn" }
  | { page: "puzzles" }
  | { page: "puzzle"; number: number }
  | { page: "lesson"; game: string; name: string }
  | { page: "statistics" }
  | { page: "ladder" }
  | { page: "settings" }
  | { page: "admin" }
  | { page: "link" }
  | { page: "about" }
  | { page: "programs" }
  | { page: "lost" };

/** The route of a path below the base, such as `t/abc/at/12`. */
export function parse(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  if (parts.some((part) => !/^[\w.-]+$/.test(part))) return { page: "lost" };
  const [first, second, third, fourth] = parts;
  if (first === undefined || (first === "index.html" && parts.length === 1)) return { page: "home" };
  if (first === "t" && second && parts.length === 2) return { page: "table", id: second, at: null };
  if (first === "t" && second && third === "at" && parts.length === 4 && /^\d{1,6}$/.test(fourth ?? "")) {
    return { page: "table", id: second, at: Number(fourth) };
  }
  if (first === "t" && second && third === "review" && parts.length === 3)
    return { page: "review", id: second };
  if (first === "new" && second && parts.length === 2) return { page: "new", game: second };
  if (first === "rules" && parts.length <= 2) return { page: "rules", game: second ?? null };
  if (first === "learn" && second && parts.length <= 3) {
    return { page: "lesson", game: second, name: third ?? "first" };
  }
  if (first === "puzzles" && second && parts.length === 2 && /^\d{1,4}$/.test(second)) {
    return { page: "puzzle", number: Number(second) };
  }
  const single = parts.length === 1 ? first : "";
  switch (single) {
    case "learn":
    case "puzzles":
    case "tables":
    case "replay":
    case "statistics":
    case "ladder":
    case "settings":
    case "admin":
    case "link":
    case "about":
    case "programs":
      return { page: single };
    default:
      return { page: "lost" };
  }
}
