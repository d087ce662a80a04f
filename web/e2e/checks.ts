// What a page must be for everybody.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds to complain about. */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
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
