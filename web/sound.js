// @ts-check
// Sounds of wood and bells, made on the spot. They are heard only where the settings say so.
import { settings } from "./settings.js";

/** @typedef {"slid" | "pushed" | "passed" | "grew" | "round-won" | "match-won" | "match-tied"} Sound */

/** The most important first: of all that happened, one sound is heard, and a tooth as well. @type {Sound[]} */
const ORDER = ["match-won", "match-tied", "round-won", "pushed", "passed", "slid"];

/** The notes of what is celebrated: when, how high, how long, in seconds and hertz. @type {Record<string, [number, number, number][]>} */
const TUNES = {
  grew: [[0.1, 1568, 0.5]],
  "round-won": [
    [0.15, 392, 0.5],
    [0.27, 523, 0.5],
    [0.39, 659, 0.9],
  ],
  "match-won": [
    [0.15, 392, 0.5],
    [0.27, 523, 0.5],
    [0.39, 659, 0.5],
    [0.51, 784, 1.4],
  ],
  "match-tied": [
    [0.15, 392, 0.5],
    [0.27, 523, 0.5],
    [0.39, 392, 0.9],
  ],
  // Whoever has lost hears it, too.
  "round-lost": [
    [0.15, 392, 0.5],
    [0.29, 330, 0.8],
  ],
  "match-lost": [
    [0.15, 440, 0.5],
    [0.29, 392, 0.5],
    [0.43, 330, 1.1],
  ],
};

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let noise = null;

/**
 * Lets what happened be heard.
 * @param {{ event: string, winner?: string }[]} events
 * @param {string | null} [you] the side of whoever listens, if that is just one
 */
export function sound(events, you = null) {
  if (settings().sound !== "on") return;
  const happened = (/** @type {string} */ name) => events.some(({ event }) => event === name);
  const heard = ORDER.find(happened);
  if (!heard) return;
  try {
    audio ??= new AudioContext();
    // Browsers let a page be heard only after it was used, and phones silence one that was put away.
    if (audio.state === "suspended") audio.resume();
    const now = audio.currentTime;
    if (heard === "pushed") {
      scrape(audio, now, 0.22, 320);
      knock(audio, now + 0.16, 95, 0.16);
    } else if (heard === "passed") {
      knock(audio, now, 210, 0.05);
      knock(audio, now + 0.11, 180, 0.05);
    } else {
      // Whatever was won was won by a move.
      scrape(audio, now, 0.12, 900);
      knock(audio, now + 0.1, 260, 0.07);
    }
    const winner = events.find(({ event }) => event === heard)?.winner;
    const tune = you && winner && winner !== you ? heard.replace("won", "lost") : heard;
    for (const name of happened("grew") ? ["grew", tune] : [tune])
      for (const [when, pitch, length] of TUNES[name] ?? []) bell(audio, now + when, pitch, length);
  } catch {
    // A device without sound plays on in silence.
  }
}

/** A volume that rises at once and dies away. @param {AudioContext} audio @param {number} start @param {number} peak @param {number} length */
function fading(audio, start, peak, length) {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(peak, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(audio.destination);
  return volume;
}

/** One second of noise. @param {AudioContext} audio */
function rustle(audio) {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}

/** Wood that slides over wood. @param {AudioContext} audio @param {number} start @param {number} length @param {number} pitch */
function scrape(audio, start, length, pitch) {
  const [source, filter] = [rustle(audio), audio.createBiquadFilter()];
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.linearRampToValueAtTime(pitch * 1.6, start + length);
  filter.Q.value = 1.4;
  source.connect(filter).connect(fading(audio, start, 0.45, length));
  source.start(start, Math.random() * 0.5, length);
}

/** Wood that is put down on wood. @param {AudioContext} audio @param {number} start @param {number} pitch @param {number} length */
function knock(audio, start, pitch, length) {
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(pitch * 1.5, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.03);
  tone.connect(fading(audio, start, 0.5, length));
  tone.start(start);
  tone.stop(start + length);
  const [click, filter] = [rustle(audio), audio.createBiquadFilter()];
  filter.type = "lowpass";
  filter.frequency.value = pitch * 8;
  click.connect(filter).connect(fading(audio, start, 0.3, 0.03));
  click.start(start, Math.random() * 0.5, 0.03);
}

/** A small bell: a tone with overtones that die away sooner. @param {AudioContext} audio @param {number} start @param {number} pitch @param {number} length */
function bell(audio, start, pitch, length) {
  for (const [partial, strength] of [
    [1, 0.14],
    [2.76, 0.05],
    [5.4, 0.02],
  ]) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * (partial ?? 1);
    tone.connect(fading(audio, start, strength ?? 0.01, length / (partial ?? 1) ** 0.5));
    tone.start(start);
    tone.stop(start + length);
  }
}
