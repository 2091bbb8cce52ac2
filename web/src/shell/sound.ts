/** Sound effects, synthesized with Web Audio; quiet, and off until asked for. */

import { settings } from './settings.svelte';

/** What is heard: a struck string (`triangle`), a bell (`sine`), or a soft knock (`noise`). */
interface Tune {
  /** In hertz. */
  notes: number[];
  /** The seconds between the starts of the notes. */
  apart: number;
  lasts: number;
  loud: number;
  wave: 'triangle' | 'sine' | 'noise';
}

const TUNES = {
  card: { notes: [2400], apart: 0, lasts: 0.07, loud: 0.05, wave: 'noise' },
  step: { notes: [420, 360], apart: 0.09, lasts: 0.06, loud: 0.08, wave: 'noise' },
  build: { notes: [240, 240], apart: 0.11, lasts: 0.09, loud: 0.11, wave: 'noise' },
  drum: { notes: [110, 130], apart: 0.12, lasts: 0.18, loud: 0.12, wave: 'noise' },
  coin: { notes: [2093, 2637], apart: 0.05, lasts: 0.16, loud: 0.018, wave: 'sine' },
  glass: { notes: [1568, 2349], apart: 0.06, lasts: 0.3, loud: 0.018, wave: 'sine' },
  page: { notes: [1300, 900], apart: 0.07, lasts: 0.1, loud: 0.06, wave: 'noise' },
  shuffle: {
    notes: [2200, 1800, 2200, 1800, 2300],
    apart: 0.05,
    lasts: 0.05,
    loud: 0.04,
    wave: 'noise',
  },
  roar: { notes: [170, 130, 95], apart: 0.1, lasts: 0.24, loud: 0.16, wave: 'noise' },
  bell: { notes: [784, 1174.66], apart: 0.02, lasts: 0.9, loud: 0.022, wave: 'sine' },
  fanfare: { notes: [392, 493.88, 587.33], apart: 0.1, lasts: 0.5, loud: 0.045, wave: 'triangle' },
  turn: { notes: [392, 523.25], apart: 0.13, lasts: 0.5, loud: 0.06, wave: 'triangle' },
  chat: { notes: [659.25], apart: 0, lasts: 0.25, loud: 0.035, wave: 'triangle' },
  end: {
    notes: [261.63, 329.63, 392, 523.25],
    apart: 0.16,
    lasts: 0.9,
    loud: 0.06,
    wave: 'triangle',
  },
  win: {
    notes: [523.25, 659.25, 783.99, 1046.5, 1318.51],
    apart: 0.11,
    lasts: 0.8,
    loud: 0.055,
    wave: 'triangle',
  },
} as const satisfies Record<string, Tune>;

export type Sound = keyof typeof TUNES;

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
  const tune: Tune = TUNES[sound];
  tune.notes.forEach((note, index) => ring(audio!, note, index * tune.apart, tune));
}

function ring(audio: AudioContext, note: number, after: number, { lasts, loud, wave }: Tune): void {
  const start = audio.currentTime + after;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  const tone = wave === 'noise' ? knock(audio, note, volume) : string(audio, note, wave, volume);
  volume.connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

function string(audio: AudioContext, note: number, wave: OscillatorType, to: AudioNode) {
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.value = note;
  tone.connect(to);
  return tone;
}

/** Noise around a pitch, as of wood or paper. */
function knock(audio: AudioContext, note: number, to: AudioNode) {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = note;
  noise.connect(filter).connect(to);
  return noise;
}
