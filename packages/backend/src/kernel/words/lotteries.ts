import { vocabulary, type WordOf } from './vocabulary.ts';

/** What a lottery looks like: a wheel, a nine-square grid, a slot machine. */
export const lotteryKinds = vocabulary('kind of lottery', { wheel: 1, grid: 2, slots: 3 });
export type LotteryKind = WordOf<typeof lotteryKinds>;

/** What became of a draw: its prize waits for an order, was handed out (or there was none), was turned into points. */
export const drawStates = vocabulary('state of a draw', { open: 0, redeemed: 1, recycled: 2 });
export type DrawState = WordOf<typeof drawStates>;
