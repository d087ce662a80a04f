import { beforeEach, expect, test, vi } from "vitest";

type Speech = typeof import("../src/lib/speech.svelte");
let speech: Speech;

// Each test begins on a page that has learned nothing yet.
beforeEach(async () => {
  vi.resetModules();
  speech = await import("../src/lib/speech.svelte");
});

test("whoever asks for the texts of a game while they are on their way waits for them too", async () => {
  await speech.speak("en");
  const first = speech.speakOf("carson-city");
  await speech.speakOf("carson-city");
  expect(speech.knows("city-building-hotel")).toBe(true);
  await first;
});

test("another language keeps the games that were asked for meanwhile", async () => {
  await speech.speak("en");
  await Promise.all([
    speech.speakOf("carson-city"),
    speech.speak("de"),
    speech.speakOf("circle-wagons"),
    speech.speakOf("carson-cards"),
  ]);
  expect(speech.language()).toBe("de");
  expect(speech.t("city-building-hotel")).toBe("Hotel");
  expect(["city-building-hotel", "wagons-terrain-desert", "cards-event-sealed"].map(speech.knows)).toEqual([
    true,
    true,
    true,
  ]);
});
