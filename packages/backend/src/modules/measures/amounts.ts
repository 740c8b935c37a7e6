import type { MeasureUnit } from '../../kernel/words/measures.ts';
import { numberOf } from '../search/amounts.ts';
import type { Measure } from './measure.ts';

/** An amount that is written in a text. */
export type Amount = Measure & {
  /** Of each piece: `每片180克`, `95 g each`. */
  isEach: boolean;
  /** Nothing but goods is written so: market pounds, packs of packs, washes. A lone `500 ml` may be the size of a thing. */
  isCertain: boolean;
};

type Unit = { unit: MeasureUnit; factor: number; isCertain: boolean };

const unitsOf = (unit: MeasureUnit, factor: number, names: string, isCertain = false): [string, Unit][] =>
  names.split(' ').map((name) => [name, { unit, factor, isCertain }]);

/** One market pound (斤) is 500 g. */
const units = new Map<string, Unit>([
  ...unitsOf('g', 1, 'g gram grams gramme grammes 克'),
  ...unitsOf('g', 0.001, 'mg 毫克'),
  ...unitsOf('g', 1000, 'kg kgs kilo kilos kilogram kilograms 公斤 千克'),
  ...unitsOf('g', 500, '斤 市斤', true),
  ...unitsOf('g', 50, '两'),
  ...unitsOf('g', 453.592, 'lb lbs pound pounds 磅'),
  ...unitsOf('g', 28.3495, 'oz ounce ounces 盎司'),
  ...unitsOf('ml', 1, 'ml millilitre millilitres milliliter milliliters cc 毫升'),
  ...unitsOf('ml', 10, 'cl'),
  ...unitsOf('ml', 1000, 'l litre litres liter liters 升'),
  ...unitsOf('use', 1, '抽 sheets'),
  ...unitsOf('use', 1, '次用量 次洗 pods washes loads doses wipes uses', true),
  ...unitsOf(
    'piece',
    1,
    '枚 颗 粒 只 个 支 枝 根 片 块 卷 双 盒 包 袋 瓶 罐 听 杯 本 册 副 条 张 团 轴 把 贯 排 桶 束 朵 株 棵 串 筒',
  ),
  ...unitsOf('piece', 1, '件装', true),
  ...unitsOf(
    'piece',
    1,
    'pcs pc piece pieces egg eggs roll rolls pair pairs bag bags sachet sachets tablet tablets capsule capsules',
  ),
  ...unitsOf(
    'piece',
    1,
    'stem stems bulb bulbs cob cobs cup cups box boxes bottle bottles can cans tin tins jar jars bar bars',
  ),
  ...unitsOf(
    'piece',
    1,
    'pack packs packet packets pot pots slice slices cut cuts stick sticks reel reels deck decks volume volumes',
  ),
]);

const names = [...units.keys()].sort((one, other) => other.length - one.length).join('|');
const NUMBER = '\\d{1,3}(?:,\\d{3})+|\\d{1,6}(?:\\.\\d{1,4})?|[一二两三四五六七八九十半]{1,3}(?=市?斤|公斤|千克)';
/** A number with or without its unit; `500g/袋` is 500 g. A half more (`三斤半`) is not read. */
const FACTOR = `(?:${NUMBER})(?:[\\s-]?(?:${names})(?!半))?(?!(?!x\\s?\\d)[a-z0-9]|\\.\\d)(?:/\\s?[袋包盒瓶罐听支个只](?!\\p{Script=Han}))?`;
const CHAIN = new RegExp(`(?<![a-z0-9.,])${FACTOR}(?:\\s*[×x*]\\s*${FACTOR})*`, 'gu');
const PART = new RegExp(`^(${NUMBER})(?:[\\s-]?(${names}))?`, 'u');

const ABOUT = /(?:约|近|超|过|足|[≥≤<>≈~±+]|about|approx\.?|approximately|around|circa|up to|over|under|nearly)\s*$/u;
const RANGE = /\d ?\p{L}{0,6} ?(?:[–—~-]|至|到|to) ?$/u;
const MORE = /^\s*(?:左右|上下|以上|以下|以内|起|或|\+|or\b|(?:[–—~-]|至|到|to)\s*\d)/u;
const EACH_BEFORE = /[每单各] ?\p{Script=Han}? ?$/u;
const EACH_AFTER = /^\s*(?:each\b|per\b|a\s+[a-z])/;

/** Amounts of a plain text, in base units; what is only about so much, or a range, is none. */
export function amountsOf(text: string): Amount[] {
  const plain = text.replaceAll(/\s+/g, ' ');
  return [...plain.matchAll(CHAIN)].flatMap(({ 0: chain, index }) => {
    const [before, after] = [plain.slice(0, index), plain.slice(index + chain.length)];
    if (ABOUT.test(before) || RANGE.test(before) || MORE.test(after)) return [];
    const amount = productOf(chain);
    return amount === null ? [] : [{ ...amount, isEach: EACH_BEFORE.test(before) || EACH_AFTER.test(after) }];
  });
}

/** Packs multiply: `500毫升×2瓶`, `4 × 125 g`, `80抽×10包`. Null without a unit, and with two that say how much. */
function productOf(chain: string): Omit<Amount, 'isEach'> | null {
  const factors = chain.split(/ ?[×x*] ?/u).flatMap((part) => {
    const { 1: number = '', 2: name = '' } = PART.exec(part) ?? [];
    return [{ value: numberOf(number.replaceAll(',', '')) ?? 0, of: units.get(name) }];
  });
  const content = factors.filter(({ of }) => of && of.unit !== 'piece');
  const counted = factors.filter(({ of }) => of?.unit === 'piece');
  const [leading = counted[0]] = content;
  if (content.length > 1 || !leading?.of) return null;
  const quantity = factors.reduce((product, { value, of }) => product * value * (of?.factor ?? 1), 1);
  if (!(quantity > 0)) return null;
  const { unit } = leading.of;
  const isPack = unit !== 'piece' && factors.length > 1;
  return { quantity: Number(quantity.toPrecision(9)), unit, isCertain: leading.of.isCertain || isPack };
}
