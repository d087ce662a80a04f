// What a page must be for everybody.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What may not even be in doubt: headings in order, and landmarks that can be told apart. */
const NO_DOUBT = /^(heading-order|landmark-.*|region)$/;

/** What axe finds to complain about. */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations, incomplete } = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: Finding[]; incomplete: Finding[] }> };
    };
    return axe.run();
  });
  const doubtful = incomplete.filter(({ id }) => NO_DOUBT.test(id));
  return [
    ...[...violations, ...doubtful].flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    ),
    ...(await skippedHeadings(page)),
  ];
}

/** Headings that lie more than one level below the one before them. Axe tells only of the first on a page. */
async function skippedHeadings(page: Page): Promise<string[]> {
  const headings = await page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.closest("[aria-hidden=true]") === null)
        .map((one) => ({ level: Number(one.tagName[1]), text: one.textContent.trim() })),
    );
  return headings
    .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    .map(({ level, text }) => `a heading of level ${level} follows no heading of the level above: ${text}`);
}

/** Words that are broken in two without a hyphen. */
export async function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!around?.checkVisibility() || around.closest(".unseen") || around.clientWidth === 1) continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) torn.add(`${word} in .${around.className}`);
      }
    }
    return [...torn];
  });
}

/** Whether these parts of the page lie wholly on the screen, to the pixel, without anybody having scrolled. */
export async function inSight(page: Page, ...parts: string[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const part of parts) {
    const box = await page.locator(part).first().boundingBox();
    if (!box) throw new Error(`${part} is on the page`);
    expect(box.y, part).toBeGreaterThanOrEqual(0);
    expect(Math.round(box.y + box.height), part).toBeLessThanOrEqual(height);
    expect(box.x, part).toBeGreaterThanOrEqual(0);
    expect(Math.round(box.x + box.width), part).toBeLessThanOrEqual(width);
  }
  const scrolled = await page.evaluate(
    () => document.documentElement.scrollHeight > innerHeight || scrollY > 0,
  );
  expect(scrolled).toBe(false);
}
