// Puts the drawings into the page, once, where every <use> finds them.
import "./art.css";
import buildings from "./buildings.svg?raw";
import people from "./people.svg?raw";
import pieces from "./pieces.svg?raw";

const CLASS = "cc-sprites";

export function showSprites(): void {
  if (document.querySelector(`.${CLASS}`)) return;
  for (const drawings of [buildings, people, pieces]) {
    const sheet = new DOMParser().parseFromString(drawings, "image/svg+xml").documentElement;
    sheet.setAttribute("class", CLASS);
    sheet.setAttribute("aria-hidden", "true");
    document.body.append(document.importNode(sheet, true));
  }
}
