import { type AmountUnit, matchAt, type Read } from './amount.ts';

/** A unit, and how much of ours is one of it. One market pound (斤) is 500 g, a dozen twelve pieces. */
export type Unit = { readonly unit: AmountUnit; readonly factor: number };

const table: Readonly<Record<string, Unit>> = {
  ...all('g', 1, '克 g gr gram grams gramme grammes'),
  ...all('g', 1000, '公斤 千克 kg kgs kilo kilos kilogram kilograms'),
  ...all('g', 500, '斤 市斤'),
  ...all('g', 50, '两'),
  ...all('g', 453.592, '磅 lb lbs pound pounds'),
  ...all('g', 28.3495, '盎司 oz ounce ounces'),
  ...all('ml', 1, '毫升 ml millilitre millilitres milliliter milliliters'),
  ...all('ml', 10, 'cl'),
  ...all('ml', 15, 'tbsp tablespoon tablespoons'),
  ...all('ml', 5, 'tsp teaspoon teaspoons'),
  ...all('ml', 1000, '升 公升 l litre litres liter liters'),
  ...all('ml', 3785.41, 'gallon gallons'),
  ...all('ml', 568.261, 'pint pints'),
  ...all('ml', 946.353, 'quart quarts'),
  ...all('piece', 12, '打 dozen doz'),
  ...all('piece', 1, '个 只 枚 颗 粒 根 条 头 棵 朵 片 块 支 枝 尾 张 卷 杯 双 本 节'),
  ...all('piece', 1, 'piece pieces pc pcs head heads clove cloves ear ears slice slices roll rolls stalk stalks'),
  ...all('pack', 1, '盒 袋 瓶 包 箱 罐 桶 听 份 件 套 提 板 扎 串 捆 束 把 坛 壶 篮 筐 排 筒 屉 碗'),
  ...all('pack', 1, 'pack packs pk packet packets pkg pkgs package packages bottle bottles box boxes bag bags'),
  ...all('pack', 1, 'bunch bunches can cans tin tins jar jars carton cartons tray trays case cases tub tubs'),
  ...all('pack', 1, 'loaf loaves crate crates basket baskets bar bars tube tubes set sets jug jugs punnet punnets'),
};

function all(unit: AmountUnit, factor: number, names: string): Record<string, Unit> {
  return Object.fromEntries(names.split(' ').map((name) => [name, { unit, factor }]));
}

const longestFirst = (names: readonly string[]) => [...names].sort((one, other) => other.length - one.length).join('|');
const isLatin = (name: string) => /[a-z]/.test(name);
const names = Object.keys(table);
const latin = longestFirst(names.filter(isLatin));
const han = longestFirst(names.filter((name) => !isLatin(name)));

/** 四件套 is a thing and not four of them, 打火机 no dozen. */
const UNIT = new RegExp(`(?:(${latin})(?![a-z0-9])\\.?|(?!件套|打火|打印|打蛋|打气|条装|片装)(${han}))`, 'uy');
/** Said without a number, it is one: 来瓶酱油. What begins so and is a thing itself is none: 买包子, 买罐头. */
const LONE =
  /(?:个(?![性人])|只|瓶(?![装盖子])|盒(?![饭马子])|袋(?![子装鼠泡])|包(?![子菜装包])|把(?!手)|条(?![码纹])|箱(?![子包])|打(?![火印包底蛋气])|斤|桶(?![装子])|罐(?![头装子])|份(?!子)|块|根)/uy;

/** The unit that begins at a place of a text in small letters. */
export function unitAt(text: string, at: number): Read<Unit> | null {
  const found = matchAt(UNIT, text, at);
  const unit = found && table[found[1] ?? found[2] ?? ''];
  return unit ? { value: unit, length: found[0].length } : null;
}

/** A unit that is said without its number. */
export function loneUnitAt(text: string, at: number): Read<Unit> | null {
  const [found] = matchAt(LONE, text, at) ?? [];
  const unit = found && table[found];
  return found && unit ? { value: unit, length: found.length } : null;
}
