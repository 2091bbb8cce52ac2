/** A few quiet sounds, made on the spot; none until they are asked for. */

import { settings } from './settings.svelte';

type Sound = 'move' | 'turn' | 'chat' | 'end';

/** Notes in hertz, and how long after each other they begin. */
const TUNES: Record<Sound, { notes: number[]; apart: number; lasts: number; loud: number }> = {
  move: { notes: [196], apart: 0, lasts: 0.09, loud: 0.05 },
  turn: { notes: [392, 523.25], apart: 0.13, lasts: 0.5, loud: 0.06 },
  chat: { notes: [659.25], apart: 0, lasts: 0.25, loud: 0.035 },
  end: { notes: [261.63, 329.63, 392, 523.25], apart: 0.16, lasts: 0.9, loud: 0.06 },
};

let air: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  air ??= new AudioContext();
  void air.resume();
  const tune = TUNES[sound];
  tune.notes.forEach((note, index) => ring(air!, note, index * tune.apart, tune));
}

function ring(
  air: AudioContext,
  note: number,
  after: number,
  { lasts, loud }: { lasts: number; loud: number },
): void {
  const start = air.currentTime + after;
  const tone = air.createOscillator();
  const volume = air.createGain();
  tone.type = 'triangle';
  tone.frequency.value = note;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(air.destination);
  tone.start(start);
  tone.stop(start + lasts);
}
