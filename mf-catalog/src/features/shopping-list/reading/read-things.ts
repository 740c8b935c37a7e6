import type { Amount } from './amount.ts';
import { amountAt, type ReadAmount } from './amounts.ts';
import { trimmed, withoutFillers } from './fillers.ts';
import { loneUnitAt } from './units.ts';

/** A thing on a list: as it was said, what to search for, and how much of it. Without words it is an amount alone. */
export type Thing = { text: string; words: string; amount: Amount | null };

type Found = ReadAmount & { at: number };

/** The things of one piece of a list. Mostly one; of what was spoken without a pause, several. */
export function readThings(said: string): Thing[] {
  const { text, hasAsked } = withoutFillers(withoutHeading(said));
  const lower = text.toLowerCase();
  const lone = hasAsked ? loneUnitAt(lower, 0) : null;
  if (lone && lone.length < text.length) {
    const { unit, factor } = lone.value;
    return [thing(said, text.slice(lone.length), { quantity: factor, unit })];
  }
  const found = amountsIn(lower);
  if (found.length === 0) {
    const apart = wordsApart(text);
    return apart ? apart.map((word) => thing(word, word, null)) : [thing(said, text, countAfter(lower))];
  }
  const leads = found[0]?.at === 0;
  return (leads ? ledBy(text, found) : endedBy(text, found)).map((one, _, all) =>
    all.length === 1 ? { ...one, text: trimmed(said) } : one,
  );
}

/** 火锅: before an amount of something. Before an amount alone it is the thing: 鸡蛋: 30 个. */
function withoutHeading(said: string): string {
  const colon = said.indexOf(':') + 1;
  const rest = said.slice(colon).trim();
  const amount = colon > 1 ? amountAt(rest.toLowerCase(), 0) : null;
  return amount && /\p{L}/u.test(rest.slice(amount.length)) ? rest : said;
}

/** Each amount begins something: 两斤土豆一打鸡蛋. One with nothing behind it is a size of what stands before. */
function ledBy(text: string, found: readonly Found[]): Thing[] {
  const starts = found.filter(({ at, length }, index) => {
    const next = found[index + 1]?.at ?? text.length;
    return index === 0 || /[\p{L}]/u.test(text.slice(at + length, next));
  });
  const packs = packsBehind(text, found);
  if (packs) return [packs];
  const things = starts.map(({ at, length, value }, index) => {
    const end = starts[index + 1]?.at ?? text.length;
    return thing(text.slice(at, end), text.slice(at + length, end), value);
  });
  const last = things.at(-1);
  const [first, ...more] = last && things.length > 1 ? hanWords(last.words) : [];
  if (!last || !first || more.length === 0) return things;
  // Blanks divide here: what follows the last of them has no amount.
  const begins = thing(last.text.slice(0, last.text.indexOf(first) + first.length), first, last.amount);
  return [...things.slice(0, -1), begins, ...more.map((word) => thing(word, word, null))];
}

/** 1升牛奶2盒: what one pack holds leads, how many of them ends it. */
function packsBehind(text: string, [first, last, ...more]: readonly Found[]): Thing | null {
  if (!first || last?.value.unit !== 'pack' || more.length > 0 || trimmed(text.slice(last.at + last.length)) !== '')
    return null;
  const { quantity, unit } = first.value;
  if (unit !== 'g' && unit !== 'ml') return null;
  return thing(text, text.slice(first.length, last.at), { quantity: quantity * last.value.quantity, unit });
}

/** The words of a text that is nothing but Chinese words with blanks between them. */
const hanWords = (text: string): string[] => {
  const words = text.split(' ');
  return words.every((word) => /^\p{Script=Han}{1,6}$/u.test(word)) ? words : [];
};

/** Three words and more are a list, 土豆 鸡蛋 牛奶; two may be one thing. */
function wordsApart(text: string): string[] | null {
  const words = hanWords(text);
  return words.length > 2 ? words : null;
}

/** Each amount ends something: 土豆两斤鸡蛋一打. Only what stands behind the last one is without. */
function endedBy(text: string, found: readonly Found[]): Thing[] {
  const ends = found.filter(({ isBare }) => !isBare);
  if (ends.length === 0) return [thing(text, text, null)];
  const things: Thing[] = [];
  let from = 0;
  for (const { at, length, value } of ends) {
    const words = text.slice(from, at);
    if (trimmed(words) === '') continue;
    things.push(thing(text.slice(from, at + length), words, value));
    from = at + length;
  }
  const rest = text.slice(from);
  const last = things.at(-1);
  if (!last || !/\p{L}/u.test(rest)) return things.length > 0 ? things : [thing(text, text, null)];
  if (things.length > 1) return [...things, thing(rest, rest, null)];
  // What follows a single amount still speaks of the same: 土豆两斤 要新鲜的.
  return [thing(text, `${last.words} ${rest}`, last.amount)];
}

/** `milk x2`, `milk - 2`, `鸡蛋：30`. */
const COUNT_AFTER = /(?: ?[x×*✕]|[:：]| [-–=]) ?(\d{1,2})$/u;

function countAfter(lower: string): Amount | null {
  const count = Number(COUNT_AFTER.exec(lower)?.[1] ?? 0);
  return count > 0 ? { quantity: count, unit: 'pack' } : null;
}

function thing(said: string, words: string, amount: Amount | null): Thing {
  const plain = trimmed(words.replace(COUNT_AFTER, '').replace(/\s+/gu, ' '));
  return { text: trimmed(said), words: withoutFillers(plain).text, amount };
}

/** All amounts of a text in small letters, none inside a word or another number. */
function amountsIn(lower: string): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < lower.length) {
    const amount = isStart(lower, at) ? amountAt(lower, at) : null;
    if (amount) found.push({ ...amount, at });
    at += amount?.length ?? 1;
  }
  // A number without a unit leads something, or says nothing.
  return found.filter(({ isBare, at: start }) => !isBare || start === 0 || found[0]?.at === 0);
}

const isStart = (text: string, at: number): boolean =>
  at === 0 || !/[a-z\d.]$/u.test(text.slice(at - 1, at)) || !/[a-z\d½¼¾⅓⅔]/u.test(text.slice(at, at + 1));
