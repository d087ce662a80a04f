// A picture of every kind of decision, for people to look at: `npm run shots`. Each picture is named after its question, the language, the theme
// and the width. SHOTS_GAME, SHOTS_LANGUAGES (`en,de`), SHOTS_THEMES (`light,dark`), SHOTS_WIDTHS (`390,1280,1920`) and SHOTS_ONLY (a part of the
// question's name) narrow it down; SHOTS_WORDS=1 takes the boards in words, SHOTS_TIPS=1 shows the tips for newcomers.
import { expect, settled, test } from "../town";
import { questions } from "./questions";

const list = (name: string, all: string[]) => process.env[name]?.split(",") ?? all;
const LANGUAGES = list("SHOTS_LANGUAGES", ["en", "de", "nl", "fr"]);
const THEMES = list("SHOTS_THEMES", ["light", "dark"]);
const WIDTHS = list("SHOTS_WIDTHS", ["390", "1280", "1920"]).map(Number);
const HEIGHTS: Record<number, number> = { 390: 844, 1280: 720, 1920: 1080 };
const GAMES = list("SHOTS_GAME", ["circle-wagons", "carson-cards", "carson-city"]);
const BOARDS = process.env.SHOTS_WORDS ? "words" : "drawn";
const FOLDER = process.env.SHOTS_FOLDER ?? "screenshots/decisions";

test.skip(!process.env.SHOTS, "only when pictures are wanted: npm run shots");

for (const game of GAMES) {
  test(`every decision of ${game}`, async ({ visit }) => {
    test.setTimeout(3_600_000);
    const only = process.env.SHOTS_ONLY ?? "";
    const asked = (await questions(game)).filter(({ name }) => name.includes(only));
    expect(asked.length).toBeGreaterThan(0);
    const page = await visit("", { name: "Ada" });
    const base = await page.evaluate(() => document.baseURI);
    for (const { name, seat, seats, position } of asked) {
      const order = {
        game,
        seats: Array.from({ length: seats }, (_, index) =>
          index + 1 === seat ? { kind: "me" } : { kind: "bot", level: "tenderfoot" },
        ),
        from_device: { position, decisions: 40 },
      };
      const answer = await page.request.post(new URL("api/tables", base).href, { data: order });
      if (!answer.ok()) {
        console.log(`${name}: ${await answer.text()}`);
        continue;
      }
      const { id } = (await answer.json()) as { id: string };
      for (const language of LANGUAGES) {
        for (const theme of THEMES) {
          const kept = JSON.stringify({ language, theme, boards: BOARDS });
          const taught = process.env.SHOTS_TIPS ? "[]" : '["no-tips"]';
          await page.evaluate(
            ([settings, tips]) => {
              localStorage.setItem("boomtown", settings ?? "");
              localStorage.setItem("boomtown-taught", tips ?? "");
            },
            [kept, taught],
          );
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
            await page.goto(new URL(`t/${id}`, base).href);
            await page.locator(".prompt").first().waitFor();
            await settled(page);
            // Only tables like these say that they come from a device.
            await page
              .locator(".notice")
              .evaluateAll((notices) => notices.forEach((notice) => notice.remove()));
            await page.screenshot({ path: `${FOLDER}/${name}-${language}-${theme}-${width}.png` });
          }
        }
      }
    }
  });
}
