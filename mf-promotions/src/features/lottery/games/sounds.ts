import { type Leg, stopsOf } from '../model/ride.ts';

/** What a draw sounds like. Every sound is made on the spot: there is nothing to load. */
export type Sounds = { begin: () => void; ticks: (leg: Leg) => void; end: (isWon: boolean) => void; close: () => void };

/** Ticks nearer to each other are one noise. */
const LEAST_BETWEEN_S = 0.05;

/** Makes the sounds of one draw; must be called by a press, else browsers keep it silent. Without a sound card nothing happens. */
export function openSounds(): Sounds {
  const context = newContext();
  const tone = (hertz: number, at: number, seconds: number, type: OscillatorType, loudness: number) => {
    if (!context) return;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const start = context.currentTime + at;
    oscillator.type = type;
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  };
  return {
    begin: () => tone(330, 0, 0.25, 'triangle', 0.12),
    ticks: (leg) => {
      let last = Number.NEGATIVE_INFINITY;
      for (const { at } of stopsOf(leg)) {
        const seconds = (at * leg.duration) / 1000;
        if (seconds - last < LEAST_BETWEEN_S) continue;
        last = seconds;
        tone(900, seconds, 0.03, 'square', 0.03);
      }
    },
    end: (isWon) => {
      const notes = isWon ? [523, 659, 784, 1047] : [294, 247];
      for (const [index, hertz] of notes.entries()) tone(hertz, index * 0.12, 0.4, 'triangle', 0.14);
    },
    close: () => void setTimeout(() => void context?.close(), 1500),
  };
}

/** What sounds where sound is switched off. */
export const silence: Sounds = {
  begin: () => undefined,
  ticks: () => undefined,
  end: () => undefined,
  close: () => undefined,
};

function newContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
