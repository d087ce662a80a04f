import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const shown: { title: string; options: NotificationOptions }[] = [];

function browser({ permission, hidden }: { permission: NotificationPermission; hidden: boolean }) {
  shown.length = 0;
  vi.stubGlobal("Notification", {
    permission,
    requestPermission: () => Promise.resolve(permission),
  });
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  const worker = {
    showNotification: (title: string, options: NotificationOptions) => {
      shown.push({ title, options });
      return Promise.resolve();
    },
  };
  vi.stubGlobal("navigator", {
    languages: ["en"],
    serviceWorker: { getRegistration: () => Promise.resolve(worker) },
  });
}

async function tell(notices: boolean) {
  vi.resetModules();
  const { settings } = await import("../src/lib/settings.svelte");
  const { notify } = await import("../src/lib/notices");
  settings.notices = notices;
  await notify("Your turn · Carson City", "Which character?", "abc");
}

describe("notices", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("tell the game and the question to somebody who looks elsewhere, one for each table", async () => {
    browser({ permission: "granted", hidden: true });
    await tell(true);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.title).toContain("Carson City");
    expect(shown[0]?.options).toMatchObject({ body: "Which character?", tag: "table-abc" });
  });

  test("do not come while the page is looked at", async () => {
    browser({ permission: "granted", hidden: false });
    await tell(true);
    expect(shown).toEqual([]);
  });

  test("do not come unless they are wanted and allowed", async () => {
    browser({ permission: "granted", hidden: true });
    await tell(false);
    browser({ permission: "denied", hidden: true });
    await tell(true);
    expect(shown).toEqual([]);
  });
});
