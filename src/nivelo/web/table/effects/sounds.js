/** Small sounds, made by the browser itself: no files to load. */

import { sounds } from "../../state/settings.js";

/** @import { Change, TableState } from "../../state/table.js" */

/** @type {AudioContext | null} */
let audio = null;

/** A tone: pitch in hertz, start and length in seconds. @typedef {[number, number, number]} Tone */

/** @type {Record<string, Tone[]>} */
const TUNES = {
  card: [[0, 0, 0.05]],
  dealt: [0, 0.09, 0.17, 0.26, 0.34, 0.42, 0.5].map((start) => [0, start, 0.05]),
  rolled: [0, 0.16, 0.28, 0.5, 0.68].map((start) => [0, start, 0.03]),
  climbed: [[587, 0, 0.1]],
  turn: [
    [660, 0, 0.09],
    [880, 0.1, 0.14],
  ],
  laid_out: [
    [523, 0, 0.1],
    [659, 0.08, 0.1],
    [784, 0.16, 0.16],
  ],
  stopped: [
    [330, 0, 0.12],
    [247, 0.12, 0.2],
  ],
  knocked: [
    [150, 0, 0.06],
    [150, 0.14, 0.06],
    [150, 0.28, 0.06],
  ],
  round_ended: [
    [523, 0, 0.12],
    [784, 0.12, 0.22],
  ],
  won: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.4],
  ],
};

const LANDS_BEFORE = 70; // milliseconds: a card is heard as it drops

/** @type {Record<string, string>} */
const OF_EVENT = {
  drew: "card",
  took: "card",
  discarded: "card",
  laid_off: "card",
  put_down: "card",
  played: "card",
  stole: "card",
  gave: "card",
  dealt: "dealt",
  rolled: "rolled",
  opened: "card",
  laid_out: "laid_out",
  stopped: "stopped",
  knocked: "knocked",
  round_ended: "round_ended",
  won: "won",
};

/** @param {string} name @param {number} [delay] seconds */
export function play(name, delay = 0) {
  const tune = TUNES[name];
  if (!sounds.value || !tune || document.visibilityState === "hidden") return;
  // Browsers allow sound only after the person has touched the page; before, this stays silent.
  audio ??= new AudioContext();
  if (audio.state === "suspended") {
    if (!navigator.userActivation?.hasBeenActive) return;
    audio.resume();
  }
  for (const [pitch, start, length] of tune) {
    if (pitch) tone(audio, pitch, start + delay, length);
    else rustle(audio, start + delay, length);
  }
}

/** @param {AudioContext} to @param {number} pitch @param {number} start @param {number} length */
function tone(to, pitch, start, length) {
  const begin = to.currentTime + start;
  const source = new OscillatorNode(to, { type: "triangle", frequency: pitch });
  const volume = new GainNode(to, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.09, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  source.connect(volume).connect(to.destination);
  source.start(begin);
  source.stop(begin + length);
}

/** By its length. @type {Map<number, AudioBuffer>} */
const noises = new Map();

/**
 * A breath of noise.
 *
 * @param {AudioContext} to
 * @param {number} length
 */
function noiseOf(to, length) {
  const known = noises.get(length);
  if (known) return known;
  const buffer = new AudioBuffer({
    length: Math.ceil(to.sampleRate * length),
    sampleRate: to.sampleRate,
  });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) {
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  }
  noises.set(length, buffer);
  return buffer;
}

/**
 * The sound of a card.
 *
 * @param {AudioContext} to
 * @param {number} start
 * @param {number} length
 */
function rustle(to, start, length) {
  const begin = to.currentTime + start;
  const source = new AudioBufferSourceNode(to, { buffer: noiseOf(to, length) });
  const filter = new BiquadFilterNode(to, { type: "bandpass", frequency: 2600, Q: 0.8 });
  const volume = new GainNode(to, { gain: 0.16 });
  source.connect(filter).connect(volume).connect(to.destination);
  source.start(begin);
}

/**
 * What has just happened, and whether it is now this player's turn.
 *
 * @param {Change} change
 * @param {TableState} table
 * @param {boolean} yourTurn
 * @param {number} landing when its cards have landed, in milliseconds
 */
export function soundsOf(change, table, yourTurn, landing) {
  const names = new Set(change.events.map((event) => OF_EVENT[event.what] ?? ""));
  const loudest = [
    "won",
    "round_ended",
    "knocked",
    "laid_out",
    "stopped",
    "rolled",
    "dealt",
    "card",
  ].find((name) => names.has(name));
  const delay = Math.max(0, landing - LANDS_BEFORE) / 1000;
  if (loudest) play(loudest, delay);
  if (yourTurn && loudest !== "won") play("turn", delay + 0.1);
}
