// @ts-check
// Small sounds, made on the spot. They are heard only where the settings say so.
import { settings } from "./settings.js";

/** @typedef {"slid" | "pushed" | "passed" | "round-won" | "match-won" | "match-tied"} Sound */

/** Notes of each sound: when, how high, how long, in seconds and hertz. @type {Record<Sound, [number, number, number][]>} */
const SCORES = {
  slid: [[0, 330, 0.07]],
  pushed: [
    [0, 150, 0.12],
    [0.09, 110, 0.14],
  ],
  passed: [
    [0, 262, 0.06],
    [0.1, 196, 0.08],
  ],
  "round-won": [
    [0, 392, 0.12],
    [0.12, 523, 0.12],
    [0.24, 659, 0.22],
  ],
  "match-won": [
    [0, 392, 0.12],
    [0.12, 523, 0.12],
    [0.24, 659, 0.12],
    [0.36, 784, 0.35],
  ],
  "match-tied": [
    [0, 392, 0.12],
    [0.12, 523, 0.12],
    [0.24, 392, 0.3],
  ],
};

/** @type {AudioContext | null} */
let audio = null;

/** Lets what happened be heard. @param {{event: string}[]} events */
export function sound(events) {
  if (settings().sound !== "on") return;
  const heard = ["match-won", "match-tied", "round-won", "pushed", "passed", "slid"].find((name) =>
    events.some(({ event }) => event === name),
  );
  if (!heard) return;
  try {
    audio ??= new AudioContext();
    for (const [when, pitch, length] of SCORES[/** @type {Sound} */ (heard)])
      note(audio, audio.currentTime + when, pitch, length);
  } catch {
    // A device without sound plays on in silence.
  }
}

/** @param {AudioContext} audio @param {number} start @param {number} pitch @param {number} length */
function note(audio, start, pitch, length) {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.18, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}
