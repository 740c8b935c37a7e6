/**
 * Words the shop says where the database and the wire have numbers: states, kinds, ways. Inside, only the words are spoken; the column
 * (`word` in `kernel/db/schema/columns.ts`) and whoever builds an answer or reads an input turn to the numbers.
 */
export type Vocabulary<Word extends string> = {
  /** In the order of their numbers. */
  words: readonly [Word, ...Word[]];
  /** What each is stored and sent as. */
  numbers: Readonly<Record<Word, number>>;
  /** @throws for a number that stands for nothing */
  wordOf(number: number): Word;
  /** The same for what somebody sent: null for whatever stands for nothing. */
  find(number: unknown): Word | null;
  /** @throws for what is none of the words */
  numberOf(word: string): number;
};

/** One of the words of a vocabulary. */
export type WordOf<Words> = Words extends Vocabulary<infer Word> ? Word : never;

/** @param name what it is about, for messages */
export function vocabulary<const Numbers extends Readonly<Record<string, number>>>(
  name: string,
  numbers: Numbers,
): Vocabulary<keyof Numbers & string> {
  type Word = keyof Numbers & string;
  const entries = Object.entries<number>(numbers) as [Word, number][];
  const [first, ...rest] = entries.sort(([, one], [, other]) => one - other).map(([word]) => word);
  if (first === undefined) throw new Error(`The vocabulary "${name}" has no words.`);
  const words = new Map<unknown, Word>(entries.map(([word, number]) => [number, word]));
  const stored = new Map<string, number>(entries);
  return {
    words: [first, ...rest],
    numbers,
    find: (number) => words.get(number) ?? null,
    wordOf(number) {
      const word = words.get(number);
      if (word === undefined) throw new Error(`No ${name} has the number ${number}.`);
      return word;
    },
    numberOf(word) {
      const number = stored.get(word);
      if (number === undefined) throw new Error(`"${word}" is no ${name}: ${[...stored.keys()].join(', ')}.`);
      return number;
    },
  };
}
