// Puts the drawings into the page, once, where every <use> finds them.
import "./art.css";
import drawings from "./sprites.svg?raw";

const ID = "ctw-sprites";

export function showSprites(): void {
  if (document.getElementById(ID)) return;
  const sheet = new DOMParser().parseFromString(drawings, "image/svg+xml").documentElement;
  sheet.id = ID;
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(sheet, true));
}
