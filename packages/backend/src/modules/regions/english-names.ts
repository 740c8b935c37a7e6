import { pinyin } from 'pinyin-pro';
import { placeReadings, wellKnownNames } from './well-known-names.ts';

/** Endings of Chinese names of administrative areas, longest first, and what stands for them in English. */
const endings: readonly (readonly [zh: string, en: string])[] = [
  ['特别行政区', ''],
  ['自治州', ' Prefecture'],
  ['自治县', ' County'],
  ['自治旗', ' Banner'],
  ['地区', ' Prefecture'],
  ['林区', ' Forestry District'],
  ['矿区', ' Mining District'],
  ['新区', ' New Area'],
  ['市', ''],
  ['区', ' District'],
  ['县', ' County'],
  ['旗', ' Banner'],
  ['盟', ' League'],
];

/** One of those whose autonomous area it is, at the end of a stem: left out of the short English name. */
const people = new RegExp(
  `(?:(?:${'蒙古|哈萨克|柯尔克孜|锡伯|塔吉克|达斡尔'})族?|(?:${[
    '[各回藏苗彝壮满侗瑶白傣黎佤畲水土羌怒]|维吾尔|布依|朝鲜|土家|哈尼|傈僳|拉祜|东乡|纳西|景颇|仫佬|布朗|撒拉|毛南|仡佬|普米',
    '鄂温克|保安|裕固|独龙',
  ].join('|')})族)$`,
);

/**
 * English name of a city, district or county: the one it is known by, else its pinyin and the kind of area (`余杭区` →
 * `Yuhang District`). A name of one character keeps its ending, as usual in English (`歙县` → `Shexian`).
 */
export function englishAreaName(name: string): string {
  const known = wellKnownNames[name];
  if (known) return known;
  const ending = endings.find(([zh]) => name.endsWith(zh) && name.length - zh.length >= 2);
  const stem = stemOf(ending ? name.slice(0, -ending[0].length) : name);
  return `${capitalised(spelled(stem))}${ending?.[1] ?? ''}`;
}

/** Several may stand one after the other: taken away one at a time, in a time that grows with the name alone. */
function stemOf(name: string): string {
  const shorter = name.replace(people, '');
  if (shorter === '') return name.replace(/族$/, '');
  return shorter === name ? name : stemOf(shorter);
}

/** An apostrophe keeps syllables apart that begin with a vowel: `Xi'an`. */
function spelled(text: string): string {
  const characters = [...text];
  const syllables = pinyin(text, { toneType: 'none', type: 'array' }).map(
    (syllable, index) => placeReadings[characters[index] ?? ''] ?? syllable,
  );
  return syllables
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
