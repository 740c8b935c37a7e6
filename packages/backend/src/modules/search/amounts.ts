/** Units a shopper types and goods are labelled with, as so many of a base unit. One market pound (斤) is 500 g. */
const units: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  ...unitsOf('g', 1, 'g gram grams gramme grammes 克'),
  ...unitsOf('g', 1000, 'kg kgs kilo kilos kilogram kilograms 公斤 千克'),
  ...unitsOf('g', 500, '斤 市斤'),
  ...unitsOf('g', 50, '两'),
  ...unitsOf('g', 453.592, 'lb lbs pound pounds 磅'),
  ...unitsOf('g', 28.3495, 'oz ounce ounces 盎司'),
  ...unitsOf('ml', 1, 'ml millilitre millilitres milliliter milliliters cc 毫升'),
  ...unitsOf('ml', 10, 'cl'),
  ...unitsOf('ml', 1000, 'l litre litres liter liters 升'),
  ...unitsOf('mm', 1, 'mm millimetre millimetres millimeter millimeters 毫米'),
  ...unitsOf('mm', 10, 'cm centimetre centimetres centimeter centimeters 厘米 公分'),
  ...unitsOf('mm', 1000, 'm metre metres meter meters 米'),
  ...unitsOf('in', 1, 'in inch inches 英寸 寸 吋'),
  ...unitsOf('mah', 1, 'mah 毫安 毫安时'),
  ...unitsOf('w', 1, 'w watt watts 瓦'),
  ...unitsOf('v', 1, 'v volt volts 伏'),
  ...unitsOf('gb', 1, 'gb'),
  ...unitsOf('gb', 1000, 'tb'),
  ...unitsOf('hour', 1, 'h hour hours 小时'),
};

/** Counted things: so many of them is as good as the number beside the word. */
const COUNTED = '件 只 个 支 枚 包 盒 瓶 片 条 双 套 层 色 块 颗 粒 张 本 袋 罐 卷 根 把 枝 款 人 格 孔 头 档 合'.split(
  ' ',
);
/** Sizes of clothes and shoes: labels have the bare number. */
const SIZES = ['码', '号'];
const pieces = new Set('piece pieces pc pcs pack packs count ct set sets colour colours color colors'.split(' '));

function unitsOf(base: string, factor: number, names: string): Record<string, readonly [string, number]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, [base, factor] as const]));
}

const words: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at]),
  ),
  'half an': 0.5,
  'half a': 0.5,
  half: 0.5,
};
const tens: Readonly<Record<string, number>> = {
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};
const numerals: Readonly<Record<string, number>> = Object.fromEntries(
  [...'零一二三四五六七八九'].map((one, at) => [one, at]),
);

const names = Object.keys(units)
  .concat(COUNTED, SIZES, [...pieces])
  .sort((one, other) => other.length - one.length)
  .join('|');
const spelt = Object.keys({ ...words, ...tens }).join('|');
// So many digits: of a longer row of them none is tried from every place.
const NUMBER = '\\d{1,9}(?:\\.\\d{1,4})?';
// Never inside a word or a longer number: `6in` of `16in1`, `一` of 统一.
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.])(${NUMBER}|${spelt})(?:\\s?|-)(${names})(?![a-z0-9])|(${NUMBER}|(?<![一-龥])[一二两三四五六七八九十]{1,3}|半)(${names})(半)?(?![a-z0-9])`,
  'gu',
);
// `一打开` opens something, `二打印机` is half of a printer.
const DOZEN = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:(\\d{1,3}|a|${spelt}) )?dozens?(?![\\p{L}])|(?<![一-龥\\d.])(\\d{1,3}|[一二两三四五六七八九十半])打(?![开印扫折包磨造底理听])`,
  'gu',
);

/** As good as so many pieces. */
const SET_OF = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:box|set|pack|bag|tray|case|tin|bunch) of (${NUMBER}|${spelt})(?![\\p{L}\\p{N}.])`,
  'gu',
);

/** An amount of a text: what it is indexed by, and where it stands. */
export type Amount = { lexemes: string[]; at: number; length: number };

/** `十二` → 12, `两` → 2; null when it is no number, as `a` is. */
export function numberOf(text: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (Object.hasOwn(words, text)) return words[text] ?? null;
  if (Object.hasOwn(tens, text)) return tens[text] ?? null;
  if (text === '半') return 0.5;
  const [high, low] = text.replaceAll('两', '二').split('十');
  if (low === undefined) return text.length === 1 ? (numerals[high ?? ''] ?? null) : null;
  return (high ? (numerals[high] ?? Number.NaN) : 1) * 10 + (low ? (numerals[low] ?? Number.NaN) : 0) || null;
}

/** Amounts in a plain text, each in its base unit: `2斤`, `1 kg` and `1000g` are the same. */
export function amountsOf(plain: string): Amount[] {
  const dozens = [...plain.matchAll(DOZEN)].map(({ 0: text, 1: spaced = 'a', 2: beside, index }) => ({
    lexemes: [`#${12 * (numberOf(beside ?? spaced) ?? 1)}`],
    at: index,
    length: text.length,
  }));
  const amounts = [...plain.matchAll(AMOUNT)].flatMap(
    ({ 0: text, 1: spaced, 2: unit, 3: beside, 4: after, 5: half, index }): Amount[] => {
      const value = numberOf(spaced ?? beside ?? '');
      const lexeme = value === null ? null : lexemeOf(value + (half ? 0.5 : 0), unit ?? after ?? '');
      return lexeme === null ? [] : [{ lexemes: [lexeme], at: index, length: text.length }];
    },
  );
  const sets = [...plain.matchAll(SET_OF)].map(({ 0: text, 1: count = '', index }) => ({
    lexemes: [`#${numberOf(count)}`],
    at: index,
    length: text.length,
  }));
  return [...dozens, ...amounts, ...sets].sort((one, other) => one.at - other.at);
}

function lexemeOf(value: number, unit: string): string {
  if (SIZES.includes(unit)) return String(value);
  const known = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (!known) return `#${value}`;
  const [base, factor] = known;
  return `#${Number((value * factor).toPrecision(3))}${base}`;
}
