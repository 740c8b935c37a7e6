import { MAX_LINE_LENGTH, MAX_LIST_LENGTH, MAX_LIST_LINES } from '@jishi/api/products';
import { readThings, type Thing } from './read-things.ts';
import { splitList } from './split-list.ts';

/** `isCut`: there was more than a list may have. */
export type ReadList = { things: Thing[]; isCut: boolean };

/**
 * Reads a list as somebody says or pastes it, in Chinese, English or both. Nothing is lost: what is not understood stays a thing with its text
 * as the words to search for. Takes time in proportion to the text.
 */
export function readList(text: string): ReadList {
  const plain = plainText(text.slice(0, 4 * MAX_LIST_LENGTH));
  const all = splitList(plain.slice(0, MAX_LIST_LENGTH))
    .flatMap((line) => line.flatMap(readThings).reduce(shareAmounts, []))
    .reduce(joinAmounts, []);
  const things = all.slice(0, MAX_LIST_LINES).map(({ text: said, words, amount }) => ({
    text: shortened(said),
    words: shortened(words || said),
    amount,
  }));
  return { things, isCut: plain.length > MAX_LIST_LENGTH || all.length > MAX_LIST_LINES };
}

const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' };

/** `1,5 kg`. */
const DECIMAL_COMMA =
  /(?<=(?<!\d)\d{1,2}),(?=\d{1,2} ?(?:kg|kilos?|kilograms?|l|lit(?:er|re)s?|lbs?|公斤|斤|升)(?![a-z]))/giu;

/** Full-width signs as the others, but the comma: it divides where a plain one may stand between thousands. */
const plainText = (text: string): string =>
  text
    .replaceAll('，', '、')
    .replace(/[½¼¾⅓⅔]/gu, (sign) => ` ${fractions[sign]}`)
    .replace(/[\u2460-\u2473\u2776-\u277F]|\d\uFE0F?\u20E3/gu, '\n')
    .replace(/[“”„‟「」『』]|(?<!\d)"/gu, '')
    .normalize('NFKC')
    .toWellFormed()
    .replace(/[^\S\n\r]+/gu, ' ')
    .replace(/(?<=^|[\s(、,;])\.(?=\d)/gu, '0.')
    .replace(DECIMAL_COMMA, '.')
    .trim();

/** 葱、姜各一斤, `apples, bananas, 2 lb each`: the amount is that of all before it that have none. */
function shareAmounts(things: Thing[], next: Thing): Thing[] {
  const words = next.words.replace(/(?<=\p{Script=Han})各$|^each$/u, '');
  const { amount } = next;
  if (!amount || words === next.words) return [...things, next];
  const from = things.findLastIndex((one) => one.amount !== null) + 1;
  const shared = things.map((one, at) => (at < from ? one : { ...one, amount }));
  return words === '' && from < things.length ? shared : [...shared, { ...next, words: words || next.words }];
}

/** `potatoes, 2 lb`: an amount alone is that of what stands before it, where that has none. */
function joinAmounts(things: Thing[], next: Thing): Thing[] {
  const last = things.at(-1);
  if (next.words !== '' || !next.amount || !last || last.amount) return [...things, next];
  return [...things.slice(0, -1), { ...last, text: `${last.text} ${next.text}`, amount: next.amount }];
}

const shortened = (text: string): string => [...text].slice(0, MAX_LINE_LENGTH).join('').trim().toWellFormed();
