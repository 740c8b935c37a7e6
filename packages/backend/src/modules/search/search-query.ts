import { pairsOf, runsOf, stem } from './words.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
// Words that say nothing about a product; left out unless the customer typed nothing else.
const fillers = new Set('的 了 和 与 及 或 个 a an and for in of on or the to with'.split(' '));

/** A search text as `tsquery` expressions, from strict to generous; null when it holds no word. */
export type SearchQuery = {
  /** The text itself, trimmed. */
  text: string;
  /** Every word; single characters beside each other count as one word, as the segmenter does not know every name. */
  words: string;
  /** Every word, single characters each for itself. */
  apart: string;
  /** Any of the parts between blanks, each with every word. */
  anyPart: string;
  /** Any of the words. */
  anyWord: string;
};

/** A word and where it begins in the text. */
type Word = { text: string; at: number };

/** Characters that are looked at: no name is longer, and the database refuses words of some thousand. */
const LONGEST = 200;

/** One word as the pieces it is indexed by, all of them wanted. Empty when nothing of it is indexed. */
function wanted(word: string): string {
  const pieces = runsOf(word).flatMap((run) => (run.isUnspaced ? pairsOf(run.text) : [stem(run.text)]));
  return pieces.length === 0 ? '' : `(${pieces.map((piece) => `'${piece}'`).join(' & ')})`;
}

const join = (terms: readonly string[], operator: '&' | '|'): string =>
  [...new Set(terms.filter((term) => term !== ''))].join(` ${operator} `);

function wordsOf(part: string): Word[] {
  return [...segmenter.segment(part)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, at: index }));
}

const isSingle = ({ text }: Word): boolean => [...text].length === 1 && runsOf(text)[0]?.isUnspaced === true;

/** Single characters that stand beside each other as one word. */
function withSinglesJoined(words: readonly Word[]): string[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const before = groups.at(-1)?.at(-1);
    const continues = before && isSingle(before) && isSingle(word) && before.at + before.text.length === word.at;
    if (continues) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => group.map(({ text }) => text).join(''));
}

/** Reads what a customer typed: Chinese is cut into words, each word into the pairs it is indexed by. */
export function readSearch(text: string): SearchQuery | null {
  const plain = text.normalize('NFKC').slice(0, LONGEST).toWellFormed();
  const all = plain.split(/\s+/u).map(wordsOf);
  const telling = all.map((words) => words.filter((word) => !fillers.has(word.text.toLowerCase())));
  const parts = telling.some((words) => words.length > 0) ? telling : all;
  const apart = parts.flat().map((word) => wanted(word.text));
  const whole = parts.map((words) => join(withSinglesJoined(words).map(wanted), '&'));
  if (join(apart, '|') === '') return null;
  return {
    text: text.trim(),
    words: join(whole, '&'),
    apart: join(apart, '&'),
    anyPart: join(
      whole.map((part) => part && `(${part})`),
      '|',
    ),
    anyWord: join(apart, '|'),
  };
}
