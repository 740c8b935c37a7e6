import { pinyin } from 'pinyin-pro';

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

/**
 * English name of a city, district or county: its pinyin and the kind of area (`余杭区` → `Yuhang District`). A name of one character keeps its
 * ending, as usual in English (`歙县` → `Shexian`).
 */
export function englishAreaName(name: string): string {
  const ending = endings.find(([zh]) => name.endsWith(zh) && name.length - zh.length >= 2);
  const stem = ending ? name.slice(0, -ending[0].length) : name;
  return `${capitalised(spelled(stem))}${ending?.[1] ?? ''}`;
}

/** An apostrophe keeps syllables apart that begin with a vowel: `Xi'an`. */
function spelled(text: string): string {
  const syllables = pinyin(text, { toneType: 'none', type: 'array' });
  return syllables
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
