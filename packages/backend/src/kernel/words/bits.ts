import type { Vocabulary } from './vocabulary.ts';

/** Several words of a vocabulary as one whole number: the bit of each is its number. */
export function bitsOf<Word extends string>({ numbers }: Vocabulary<Word>, words: Iterable<Word>): number {
  let bits = 0;
  for (const word of words) bits |= 1 << numbers[word];
  return bits;
}
