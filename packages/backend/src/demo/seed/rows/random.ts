/** A repeatable stream of numbers in [0, 1): the same seed gives the same shop (mulberry32). */
export function repeatableRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Letters and digits nobody mixes up, for card keys and coupon numbers. */
export function codeText(random: () => number, length: number): string {
  return Array.from({ length }, () => codeLetters[Math.floor(random() * codeLetters.length)]).join('');
}
