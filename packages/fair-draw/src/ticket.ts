/** Name of this function. Another rule gets another name, so that draws of today can be checked for good. */
export const ALGORITHM = 'jishi-draw-1';

/** The most characters (UTF-16 units, as inputs count them) a word has. */
export const LONGEST_WORD = 64;

/** What a draw is made from, besides the seed: known to the customer before the draw. */
export type Ticket = {
  /** `YYYY-MM-DD` in the shop's zone. */
  day: string;
  lotteryId: number;
  customerId: number;
  /** Which draw of this customer in this lottery on this day it is, from 1. */
  draw: number;
  /** What the customer said; may be empty. */
  word: string;
};

/**
 * The text that is signed for one block of 32 bytes. The word comes last, on a line of its own: whatever is in it, it cannot pass
 * for one of the lines before.
 */
export function messageOf({ day, lotteryId, customerId, draw, word }: Ticket, block: number): string {
  const lines = [ALGORITHM, day, `lottery ${lotteryId}`, `customer ${customerId}`, `draw ${draw}`, `block ${block}`];
  return [...lines, word].join('\n');
}

/** Whether a word can be taken: not too long, one line, and text that every computer writes with the same bytes. */
export function isWord(word: string): boolean {
  return word.length <= LONGEST_WORD && !/\p{Cc}/u.test(word) && word.isWellFormed();
}
