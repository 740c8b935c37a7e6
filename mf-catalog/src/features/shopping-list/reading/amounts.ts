import { type Amount, matchAt, type Read } from './amount.ts';
import { numberAt, type ReadNumber } from './numbers.ts';
import { type Unit, unitAt } from './units.ts';

/** More of something without a unit is no amount: a year, a size, a model. */
const MOST_BARE = 99;
/** Nobody carries more, and a slip of the tongue must not order it. */
const MOST = 99_999;

const BLANK = / {0,2}-?/uy;
const OF = / ?(?:of (?:the )?|(?:左右|上下)?的|左右|上下)/uy;
/** 5斤装, `5 kg bag of`: what it comes in. */
const IN_PACKS =
  /装(?:的)?|(?: (?:bags?|bottles?|packs?|packets?|box(?:es)?|cartons?|cans?|tins?|jars?|tubs?) of)(?= )/uy;
const TIMES = / ?[x×*✕] ?/uy;
const HALF_MORE = /半/uy;
/** Whole words that begin like an amount, and are names. */
const NAMES =
  /三只松鼠|六个核桃|五香|half and half|half & half|7 ?-?up(?![a-z])|seven up(?![a-z])|five[ -]spice|three musketeers|\d{1,3} ?%/uy;
const DOZEN_OF = /(?: a)? dozen(?: and a (half))?(?![a-z])/uy;

/** `isBare`: there was no unit; then it counts only where it leads something. */
export type ReadAmount = Read<Amount> & { isBare: boolean };

/** The amount that begins at a place of a text in small letters: number and unit, with what belongs to them (一斤半, 两斤三两, 2 × 500 g). */
export function amountAt(text: string, at: number): ReadAmount | null {
  if (matchAt(NAMES, text, at)) return null;
  const number = numberAt(text, at);
  if (!number || !(number.value > 0)) return null;
  return withUnit(text, at, number) ?? multiplied(text, at, number) ?? bareAmount(text, at, number);
}

/** A number with the unit behind it, or dozens. */
function withUnit(text: string, at: number, number: ReadNumber): ReadAmount | null {
  const dozen = dozenAfter(text, at, number);
  if (dozen) return dozen;
  const gap = matchAt(BLANK, text, at + number.length)?.[0].length ?? 0;
  const unit = unitAt(text, at + number.length + gap);
  return unit && withMore(text, at, number, { ...unit, length: gap + unit.length });
}

/** `half a dozen`, `two dozen`: what is between the two says nothing. */
function dozenAfter(text: string, at: number, number: ReadNumber): ReadAmount | null {
  const found = number.style === 'han' ? null : matchAt(DOZEN_OF, text, at + number.length);
  if (!found) return null;
  const amount: Amount = { quantity: (number.value + (found[1] ? 0.5 : 0)) * 12, unit: 'piece' };
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
  const each = unit.value.unit === 'pack' ? measureAt(text, at + length) : null;
  if (each) {
    const all: Amount = { quantity: Math.min(quantity * each.value.quantity, MOST), unit: each.value.unit };
    return ended(text, at, { value: all, length: length + each.length, isBare: false });
  }
  const times = timesAfter(text, at + length);
  const value: Amount = { quantity: Math.min(quantity * (times?.value ?? 1), MOST), unit: unit.value.unit };
  return ended(text, at, { value, length: length + (times?.length ?? 0), isBare: false });
}

/** 三两 after 两斤, `4 oz` after `1 lb`: a smaller unit of the same kind. */
function restOf(text: string, at: number, unit: Unit): Read<number> | null {
  const gap = matchAt(BLANK, text, at)?.[0].length ?? 0;
  const number = numberAt(text, at + gap);
  if (!number || number.style === 'spelt' || unit.unit !== 'g') return null;
  const start = at + gap + number.length;
  const between = matchAt(BLANK, text, start)?.[0].length ?? 0;
  const smaller = unitAt(text, start + between);
  if (smaller?.value.unit !== 'g' || smaller.value.factor >= unit.factor) return null;
  return { value: number.value * smaller.value.factor, length: start - at + between + smaller.length };
}

/** The weight or volume behind a count of packs: `2 bags 5 kg`, 两瓶500毫升. */
function measureAt(text: string, at: number): Read<Amount> | null {
  const gap = matchAt(BLANK, text, at)?.[0].length ?? 0;
  const number = numberAt(text, at + gap);
  if (!number) return null;
  const start = at + gap + number.length;
  const between = matchAt(BLANK, text, start)?.[0].length ?? 0;
  const unit = unitAt(text, start + between);
  if (unit?.value.unit !== 'g' && unit?.value.unit !== 'ml') return null;
  const value: Amount = { quantity: number.value * unit.value.factor, unit: unit.value.unit };
  return { value, length: start - at + between + unit.length };
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

/** `2 x 500 g`, and `2x milk`; at the beginning `2 5kg bags of rice`. */
function multiplied(text: string, at: number, number: ReadNumber): ReadAmount | null {
  const packed = at === 0 && number.value <= MOST_BARE ? measureAt(text, number.length) : null;
  if (packed && number.style !== 'han' && text[number.length] === ' ') {
    const value: Amount = { quantity: Math.min(number.value * packed.value.quantity, MOST), unit: packed.value.unit };
    return ended(text, at, { value, length: number.length + packed.length, isBare: false });
  }
  const sign = number.style === 'digits' ? matchAt(TIMES, text, at + number.length) : null;
  if (!sign) return null;
  const start = number.length + sign[0].length;
  const next = numberAt(text, at + start);
  const each = next && withUnit(text, at + start, next);
  if (each && each.value.quantity > 0 && each.value.unit !== 'pack') {
    const value: Amount = { quantity: Math.min(number.value * each.value.quantity, MOST), unit: each.value.unit };
    return { value, length: start + each.length, isBare: false };
  }
  return { value: { quantity: number.value, unit: 'pack' }, length: start, isBare: false };
}

/** Without a unit: `3 apples`, 2 土豆, never 三 of 三文鱼 or `3` of `3M`. */
function bareAmount(text: string, at: number, number: ReadNumber): ReadAmount | null {
  const next = text.slice(at + number.length, at + number.length + 2);
  const isWord =
    number.style === 'digits' ? /^ ?(?![号月日年点元折岁])\p{Script=Han}|^ \p{L}/u.test(next) : /^ \p{L}/u.test(next);
  const isTooMany = number.style === 'digits' && number.value > MOST_BARE;
  if (number.style === 'han' || !isWord || isTooMany) return null;
  return { value: { quantity: number.value, unit: 'piece' }, length: number.length, isBare: true };
}

function ended(text: string, at: number, amount: ReadAmount): ReadAmount {
  const isMeasure = amount.value.unit === 'g' || amount.value.unit === 'ml';
  const packed = isMeasure ? (matchAt(IN_PACKS, text, at + amount.length)?.[0].length ?? 0) : 0;
  const of = matchAt(OF, text, at + amount.length + packed)?.[0].length ?? 0;
  return { ...amount, length: amount.length + packed + of };
}
