import { plainText } from './simplified.ts';
import { runsOfPlain, stem } from './words.ts';

/**
 * A rule as it was written, and what it means. `instead`: the words on the right stand in place of the one on the left; `beside`: as what the
 * shop has that lies beside it.
 */
export type SynonymRule = { words: readonly string[]; instead: boolean; beside?: true };

/** A rule that cannot be read, in a sentence. */
export class SynonymError extends Error {}

const MOST_WORDS = 40;
const LONGEST_WORD = 60;
/** With the blanks it is kept with it fits its row. */
const LONGEST_RULE = 900;

/**
 * Reads a rule as Solr and Elasticsearch write them: `番茄, 西红柿` (equal), `包 => 双肩包, 手提包` (in place of; one word on the left); and
 * `大米 ~> 豆类杂粮`, which they have not.
 *
 * @throws SynonymError when it is neither
 */
export function readSynonymRule(text: string): SynonymRule {
  const sides = text.split(/[=~]>/);
  if (sides.length > 2) throw new SynonymError(`“${text}” has more than one => or ~>.`);
  const lists = sides.map((side) =>
    side
      .split(/[,，]/u)
      .map((word) => word.trim())
      .filter(Boolean),
  );
  const [left = [], right] = lists;
  if (right ? left.length !== 1 || right.length === 0 : left.length < 2) {
    throw new SynonymError(
      `“${text}” is no rule: write “a, b” for equal words, “a => b, c” for words in place of a, “a ~> b” for what is like a.`,
    );
  }
  const words = [...left, ...(right ?? [])];
  if (text.length > LONGEST_RULE)
    throw new SynonymError(`“${text.slice(0, 40)}…” has more than ${LONGEST_RULE} characters.`);
  if (words.length > MOST_WORDS) throw new SynonymError(`“${text.slice(0, 40)}…” has more than ${MOST_WORDS} words.`);
  const wrong = words.find((word) => word.length > LONGEST_WORD || termKey(word) === '');
  if (wrong !== undefined)
    throw new SynonymError(`“${wrong}” in “${text}” is no word, or longer than ${LONGEST_WORD} characters.`);
  return { words, instead: right !== undefined, ...(text.includes('~>') && { beside: true }) };
}

/** A rule as it is kept; null for one nobody can read, such as one that was put into the table by hand: a search does without it. */
export function keptRule(text: string): SynonymRule | null {
  try {
    return readSynonymRule(text);
  } catch (error) {
    if (error instanceof SynonymError) return null;
    throw error;
  }
}

/** The same for a word however it is inflected, in either set of Chinese characters. */
export const termKey = (text: string): string =>
  runsOfPlain(plainText(text))
    .map((run) => (run.isUnspaced ? run.text : stem(run.text)))
    .join(' ');

/** What a word also means. `instead`: only that; `beside`: it does not, but lies beside. */
export type Meanings = { words: readonly string[]; instead: boolean; beside?: true };

/** Meanings by the key of each word. */
export function synonymTable(rules: readonly SynonymRule[]): Map<string, Meanings> {
  const table = new Map<string, Meanings>();
  const add = (word: string, words: readonly string[], { instead, beside }: Omit<SynonymRule, 'words'>) => {
    const key = termKey(word);
    const known = table.get(key);
    const others = words.filter((other) => termKey(other) !== key || instead);
    table.set(key, {
      words: [...new Set([...(known?.words ?? []), ...others])],
      instead: instead || known?.instead === true,
      // What stands in its place, or means the same, is more than what lies beside.
      ...(beside && (!known || known.beside) && { beside }),
    });
  };
  for (const { words, ...kind } of rules) {
    const [first = '', ...rest] = words;
    if (kind.instead) add(first, rest, kind);
    else for (const word of words) add(word, words, kind);
  }
  return table;
}
