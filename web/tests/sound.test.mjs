// The sounds, as a browser makes them: computed into a buffer instead of being played, and measured.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browse, serve } from "./support.mjs";

/** @type {import("./support.mjs").Site} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  site = await serve({ "/silence": "<!doctype html><title>Silence</title>" });
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** What can happen, and what is heard of it. @type {[string[], string | null][]} */
const SCENES = [
  [["slid"], null],
  [["pushed"], null],
  [["slid", "passed"], null],
  [["slid", "round-won", "grew"], null],
  [["slid", "match-won", "grew"], "black"],
  [["slid", "round-won"], "white"],
  [["slid", "match-won"], "white"],
  [["match-tied"], null],
];

/** Makes the sound of what Black has done. */
async function heard(events, you, setting = "on") {
  const page = await browser.newPage();
  await page.goto(`${site.address}/silence`);
  const measured = await page.evaluate(
    async ([events, you, setting]) => {
      const RATE = 44_100;
      localStorage.setItem("kamisado.sound", setting);
      /** @type {OfflineAudioContext | undefined} */
      let audio;
      // @ts-expect-error The module gets a context that computes.
      window.AudioContext = class extends OfflineAudioContext {
        constructor() {
          super(1, 3 * RATE, RATE);
          audio = this;
        }
      };
      const path = "/sound.js";
      const { sound } = await import(path);
      sound(
        events.map((event) => ({ event, winner: "black" })),
        you,
      );
      if (!audio) return null;
      const samples = (await audio.startRendering()).getChannelData(0);
      // What a phone's speaker has of it: nothing low.
      let low = 0;
      const small = samples.map((sample) => {
        low += (1 - Math.exp((-2 * Math.PI * 300) / RATE)) * (sample - low);
        return sample - low;
      });
      const loudness = (/** @type {Float32Array} */ of) => {
        const step = RATE / 20;
        let most = 0;
        for (let at = 0; at + step < of.length; at += step) {
          const part = of.subarray(at, at + step);
          most = Math.max(most, Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / step));
        }
        return most;
      };
      const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.003);
      const ending = samples.subarray(Math.max(0, last - RATE / 10), last + 1);
      let crossings = 0;
      for (let at = 1; at < ending.length; at += 1) if ((ending[at] ?? 0) * (ending[at - 1] ?? 0) < 0) crossings += 1;
      return {
        peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
        loud: loudness(samples),
        small: loudness(small),
        offset: Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, last)),
        length: last / RATE,
        pitch: (crossings / 2) * 10,
      };
    },
    /** @type {const} */ ([events, you, setting]),
  );
  await page.close();
  return measured;
}

test("every sound is audible, short, clean and not too loud, on small speakers too", async () => {
  for (const [events, you] of SCENES) {
    const measured = await heard(events, you);
    const about = `${events} for ${you}: ${JSON.stringify(measured)}`;
    assert.ok(measured, about);
    assert.ok(measured.peak > 0.1 && measured.peak < 0.9, `between silence and distortion: ${about}`);
    assert.ok(measured.loud > 0.05 && measured.loud < 0.3, `as loud as the others: ${about}`);
    assert.ok(measured.small > 0.04, `audible without low tones: ${about}`);
    assert.ok(measured.offset < 0.01, `around zero: ${about}`);
    assert.ok(measured.length > 0.05 && measured.length < 2, `short: ${about}`);
  }
});

test("who has lost does not hear the tune of the winner", async () => {
  const [won, lost] = [await heard(["match-won"], "black"), await heard(["match-won"], "white")];
  assert.ok(won && lost && lost.pitch < won.pitch * 0.6, JSON.stringify([won, lost]));
});

test("nothing is heard unless it is wanted", async () => {
  assert.equal(await heard(["slid"], null, "off"), null);
});
