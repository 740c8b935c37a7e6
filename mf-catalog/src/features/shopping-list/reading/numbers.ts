import { matchAt, type Read } from './amount.ts';

const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

const spelt = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const words: Readonly<Record<string, number>> = {
  ...Object.fromEntries(spelt.map((word, value) => [word, value])),
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...tens,
  ...Object.fromEntries(spelt.slice(1, 10).flatMap((word, ones) => tensWith(word, ones + 1))),
  ...Object.fromEntries(spelt.slice(2, 10).map((word, more) => [`${word} hundred`, (more + 2) * 100])),
  ...{ hundred: 100, 'a hundred': 100, 'one hundred': 100 },
  ...{ a: 1, an: 1, 'a couple of': 2, 'a couple': 2, 'couple of': 2, 'a pair of': 2 },
  ...{
    half: 0.5,
    'half a': 0.5,
    'half an': 0.5,
    'a half': 0.5,
    'a quarter': 0.25,
    quarter: 0.25,
    'a quarter of a': 0.25,
  },
};
/** `twenty four`, `twenty-four`. */
function tensWith(word: string, ones: number): [string, number][] {
  return Object.entries(tens).flatMap(([ten, value]) => [' ', '-'].map((gap) => [ten + gap + word, value + ones]));
}

const longestFirst = Object.keys(words).sort((one, other) => other.length - one.length);

/** `2`, `1.5`, `1/2`, `1 1/2`. */
const WRITTEN = /(\d{1,5})(?: (\d)\/(\d{1,2})(?!\d)|\/(\d{1,2})(?!\d)|(\.\d{1,3}))?/uy;
const HALF_MORE = / and a half(?![a-z])/uy;
/** 两 is a number at the beginning or before 百 and 千; behind another one it is the weight: 三两. */
const HAN = /[零〇一二两三四五六七八九十百千](?:[零〇一二三四五六七八九十百千]|两(?=[百千])){0,6}|半/uy;
/** 两三个 is not quite known: of the two the larger. */
const ABOUT = /^[一二两三四五六七八九]{2}$/u;
/** 一点五. */
const HAN_POINT = /点([零一二三四五六七八九]{1,3})/uy;
/** 四分之三. */
const HAN_PARTS = /([二三四五六七八九十])分之([一二三四五六七八九])/uy;
/** 十来个, 二十多个: what is more or less is taken at its word. */
const HAN_ABOUT = /[来多](?=[个只枚颗根条斤盒袋瓶包])/uy;
/** Between a hundred and what goes on behind it. */
const AND_MORE = / (?:and )?(?=[a-z])/uy;
const SPELT = new RegExp(`(?<![a-z])(?:${longestFirst.join('|')})(?![a-z'’])( and a half(?![a-z]))?`, 'uy');

/** How a number is written decides what may stand for one: `三` of 三文鱼 is none without a unit, `a` without a word. */
type NumberStyle = 'digits' | 'han' | 'spelt';
export type ReadNumber = Read<number> & { style: NumberStyle };

/** The number that begins at a place of a text in small letters; `null` where there is none. */
export function numberAt(text: string, at: number): ReadNumber | null {
  return writtenAt(text, at) ?? hanAt(text, at) ?? speltAt(text, at);
}

function writtenAt(text: string, at: number): ReadNumber | null {
  const found = matchAt(WRITTEN, text, at);
  if (!found) return null;
  const [all, whole, over, under, below, decimals = ''] = found;
  const more = matchAt(HALF_MORE, text, at + all.length);
  const parts = Number(under ?? below ?? 1);
  // 2万 of something is more than anybody carries.
  if (parts === 0 || text.startsWith('万', at + all.length)) return null;
  const value = below ? Number(whole) / parts : Number(`${whole}${decimals}`) + Number(over ?? 0) / parts;
  return { value: value + (more ? 0.5 : 0), length: all.length + (more?.[0].length ?? 0), style: 'digits' };
}

function hanAt(text: string, at: number): ReadNumber | null {
  const [parts, under, over] = matchAt(HAN_PARTS, text, at) ?? [];
  if (parts) return { value: hanNumber(over ?? '') / hanNumber(under ?? ''), length: parts.length, style: 'han' };
  const [found] = matchAt(HAN, text, at) ?? [];
  // A lone 百 or 千 begins a name: 千张.
  if (!found || found === '百' || found === '千') return null;
  if (found === '半') return { value: 0.5, length: 1, style: 'han' };
  const [point = '', decimals = ''] = matchAt(HAN_POINT, text, at + found.length) ?? [];
  const [about = ''] = matchAt(HAN_ABOUT, text, at + found.length + point.length) ?? [];
  const value = hanNumber(found) + Number(`0.${[...decimals].map((sign) => digits[sign]).join('')}`);
  return { value, length: found.length + point.length + about.length, style: 'han' };
}

/** 二百五十 → 250, 两百五 → 205 as nobody says it: a last digit after 百 counts tens (两百五 = 250). */
function hanNumber(text: string): number {
  if (ABOUT.test(text)) return digits[text.slice(1)] ?? 0;
  let sum = 0;
  let digit: number | null = null;
  let scale = 0;
  for (const sign of text) {
    const times = scales[sign];
    if (times === undefined) digit = digit === null ? (digits[sign] ?? 0) : digit * 10 + (digits[sign] ?? 0);
    else {
      sum += (digit ?? 1) * times;
      digit = null;
      scale = times;
    }
  }
  const isShort = digit !== null && scale >= 100 && !/[零〇]/.test(text);
  return sum + (digit ?? 0) * (isShort ? scale / 10 : 1);
}

function speltAt(text: string, at: number): ReadNumber | null {
  const found = matchAt(SPELT, text, at);
  if (!found) return null;
  const [all, half = ''] = found;
  const value = words[all.slice(0, all.length - half.length)] ?? 0;
  const gap = all.endsWith('hundred') ? (matchAt(AND_MORE, text, at + all.length)?.[0].length ?? 0) : 0;
  const more = gap > 0 ? speltAt(text, at + all.length + gap) : null;
  if (more && more.value < 100) return { ...more, value: value + more.value, length: all.length + gap + more.length };
  return { value: value + (half ? 0.5 : 0), length: all.length, style: 'spelt' };
}
