/**
 * How lotteries draw: one pure function that the server draws with and browsers check with, by WebCrypto on both sides. What it does
 * step by step, for people: `docs/fair-draws.md`.
 */
export { type DrawInput, draw, type Game, LOSING_REELS, type Outcome, type PrizeState } from './draw.ts';
export type { Block, Pick } from './number-stream.ts';
export { hashOfSeed, SEED_BYTES } from './seed.ts';
export { ALGORITHM, isWord, LONGEST_WORD, messageOf, type Ticket } from './ticket.ts';
