// Puts the drawings into the page, once, where every <use> finds them.
import "./art.css";
import buildings from "./buildings.svg?raw";
import persons from "./persons.svg?raw";

const ID = "cc-sprites";

export function showSprites(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.setAttribute("aria-hidden", "true");
  for (const drawings of [buildings, persons]) {
    const sheet = new DOMParser().parseFromString(drawings, "image/svg+xml").documentElement;
    holder.append(document.importNode(sheet, true));
  }
  document.body.append(holder);
}
