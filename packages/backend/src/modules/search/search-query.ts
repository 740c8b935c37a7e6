import { pairsOf, runsOf, stem } from './words.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
// Words that say nothing about a product; left out unless the customer typed nothing else.
const fillers = new Set('的 了 和 与 及 或 个 a an and for in of on or the to with'.split(' '));

/** A search text as `tsquery` expressions, from strict to generous; null when it holds no word. */
export type SearchQuery = {
  /** The text itself, trimmed. */
  text: string;
  /** Every word, in the name, brand, category or keywords. */
  strict: string;
  /** Every word, anywhere. */
  everywhere: string;
  /** Any of the words. */
  generous: string;
};

/** One word as the pieces it is indexed by. */
function piecesOf(word: string): string[] {
  return runsOf(word).flatMap((run) => (run.isUnspaced ? pairsOf(run.text) : [stem(run.text)]));
}

/** Characters that are looked at: no name is longer, and the database refuses words of some thousand. */
const LONGEST = 200;

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').slice(0, LONGEST).toWellFormed();
  const words = [...segmenter.segment(plain)].filter((part) => part.isWordLike).map((part) => part.segment);
  const telling = words.filter((word) => !fillers.has(word.toLowerCase()));
  return telling.length > 0 ? telling : words;
}

/** Reads what a customer typed: Chinese is cut into words, each word into the pairs it is indexed by. */
export function readSearch(text: string): SearchQuery | null {
  const words = wordsOf(text).map(piecesOf);
  const known = words.filter((pieces) => pieces.length > 0);
  if (known.length === 0) return null;
  const join = (suffix: string, operator: string) =>
    known.map((pieces) => `(${pieces.map((piece) => `'${piece}'${suffix}`).join(' & ')})`).join(operator);
  return {
    text: text.trim(),
    strict: join(':AB', ' & '),
    everywhere: join('', ' & '),
    generous: join('', ' | '),
  };
}
