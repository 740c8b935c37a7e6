import { type Amount, matchAt, type Read } from './amount.ts';
import { numberAt, type ReadNumber } from './numbers.ts';
import { type Unit, unitAt } from './units.ts';

/** More of something without a unit is no amount: a year, a size, a model. */
const MOST_BARE = 99;
/** Nobody carries more, and a slip of the tongue must not order it. */
const MOST = 99_999;

const BLANK = / {0,2}-?/uy;
const OF = / ?(?:of (?:the )?|的)/uy;
const TIMES = / ?[x×*✕] ?/uy;
const HALF_MORE = /半/uy;
/** Whole words that begin like an amount, and are names. */
const NAMES =
  /三只松鼠|六个核桃|五香|half and half|half & half|7 ?-?up(?![a-z])|seven up(?![a-z])|five[ -]spice|three musketeers|\d{1,3} ?%/uy;
const DOZEN_OF = /(?: a)? dozen(?![a-z])/uy;

/** `isBare`: there was no unit; then it counts only where it leads something. */
export type ReadAmount = Read<Amount> & { isBare: boolean };

/** The amount that begins at a place of a text in small letters: number and unit, with what belongs to them (一斤半, 两斤三两, 2 × 500 g). */
export function amountAt(text: string, at: number): ReadAmount | null {
  if (matchAt(NAMES, text, at)) return null;
  const number = numberAt(text, at);
  if (!number || !(number.value > 0)) return null;
  const dozen = dozenAfter(text, at, number);
  if (dozen) return dozen;
  const gap = matchAt(BLANK, text, at + number.length)?.[0].length ?? 0;
  const unit = unitAt(text, at + number.length + gap);
  if (unit) return withMore(text, at, number, { ...unit, length: gap + unit.length });
  return multiplied(text, at, number) ?? bareAmount(text, at, number);
}

/** `half a dozen`, `two dozen`: what is between the two says nothing. */
function dozenAfter(text: string, at: number, number: ReadNumber): ReadAmount | null {
  const found = number.style === 'han' ? null : matchAt(DOZEN_OF, text, at + number.length);
  if (!found) return null;
  const amount: Amount = { quantity: number.value * 12, unit: 'piece' };
  return ended(text, at, { value: amount, length: number.length + found[0].length, isBare: false });
}

function withMore(text: string, at: number, number: ReadNumber, unit: Read<Unit>): ReadAmount {
  const { factor } = unit.value;
  let quantity = number.value * factor;
  let length = number.length + unit.length;
  if (number.style !== 'spelt' && matchAt(HALF_MORE, text, at + length)) {
    quantity += factor / 2;
    length += 1;
  }
  const rest = restOf(text, at + length, unit.value);
  if (rest) {
    quantity += rest.value;
    length += rest.length;
  }
  const times = timesAfter(text, at + length);
  const value: Amount = { quantity: Math.min(quantity * (times?.value ?? 1), MOST), unit: unit.value.unit };
  return ended(text, at, { value, length: length + (times?.length ?? 0), isBare: false });
}

/** 三两 after 两斤: a smaller unit of the same kind. */
function restOf(text: string, at: number, unit: Unit): Read<number> | null {
  const number = numberAt(text, at);
  if (number?.style !== 'han' || unit.unit !== 'g') return null;
  const smaller = unitAt(text, at + number.length);
  if (smaller?.value.unit !== 'g' || smaller.value.factor >= unit.factor) return null;
  return { value: number.value * smaller.value.factor, length: number.length + smaller.length };
}

/** `500g×2`, `250ml×12盒`. */
function timesAfter(text: string, at: number): Read<number> | null {
  const sign = matchAt(TIMES, text, at);
  if (!sign) return null;
  const number = numberAt(text, at + sign[0].length);
  if (number?.style !== 'digits') return null;
  const length = sign[0].length + number.length;
  const unit = unitAt(text, at + length);
  return { value: number.value, length: length + (unit?.value.factor === 1 ? unit.length : 0) };
}

/** `2 x 500 g`, and `2x milk`. */
function multiplied(text: string, at: number, number: ReadNumber): ReadAmount | null {
  const sign = number.style === 'digits' ? matchAt(TIMES, text, at + number.length) : null;
  if (!sign) return null;
  const start = number.length + sign[0].length;
  const each = amountAt(text, at + start);
  if (each && !each.isBare && each.value.unit !== 'pack') {
    const value: Amount = { quantity: Math.min(number.value * each.value.quantity, MOST), unit: each.value.unit };
    return { value, length: start + each.length, isBare: false };
  }
  return { value: { quantity: number.value, unit: 'pack' }, length: start, isBare: false };
}

/** Without a unit: `3 apples`, 2 土豆, never 三 of 三文鱼 or `3` of `3M`. */
function bareAmount(text: string, at: number, number: ReadNumber): ReadAmount | null {
  const next = text.slice(at + number.length, at + number.length + 2);
  const isWord = number.style === 'digits' ? /^ ?\p{Script=Han}|^ \p{L}/u.test(next) : /^ \p{L}/u.test(next);
  if (number.style === 'han' || !isWord || number.value > MOST_BARE) return null;
  return { value: { quantity: number.value, unit: 'piece' }, length: number.length, isBare: true };
}

function ended(text: string, at: number, amount: ReadAmount): ReadAmount {
  const of = matchAt(OF, text, at + amount.length)?.[0].length ?? 0;
  return { ...amount, length: amount.length + of };
}
