import type { Region } from '@jishi/api/addresses';
import type { Lang } from '@jishi/i18n';
import type { MapPoint } from './centre-of.ts';
import { cityCentres } from './city-centres.ts';
import { regionText } from './region-choice.ts';

/** A city of the local table with the names the region lists give it. */
export type KnownCity = {
  /** First four digits of its official code; the first two are its province. */
  code: string;
  name: string;
  /** With its province, as it is said in the language. */
  fullName: string;
  isCapital: boolean;
  point: MapPoint;
};

/** Cities that have both a place in the table and a name in the lists: the capitals first. */
export function knownCities(provinces: readonly Region[], lang: Lang): KnownCity[] {
  const named = namedCities(provinces, lang);
  const cities = Object.entries(cityCentres).flatMap(([code, [latitude, longitude]]): KnownCity[] => {
    const names = named.get(code);
    return names ? [{ code, ...names, isCapital: code.endsWith('01'), point: { latitude, longitude } }] : [];
  });
  return cities.sort((a, b) => Number(b.isCapital) - Number(a.isCapital));
}

/** Names by the first four digits; a province without cities (Hong Kong) stands for its capital. */
function namedCities(provinces: readonly Region[], lang: Lang): Map<string, Pick<KnownCity, 'name' | 'fullName'>> {
  const named = new Map<string, Pick<KnownCity, 'name' | 'fullName'>>();
  for (const province of provinces) {
    if (province.code === null) continue;
    named.set(`${province.code.slice(0, 2)}01`, { name: province.name, fullName: province.name });
    for (const city of province.children) {
      const path = lang === 'zh' ? [province, city] : [city, province];
      const names = { name: city.name, fullName: regionText(path, lang) };
      if (city.code !== null) named.set(city.code.slice(0, 4), names);
    }
  }
  return named;
}
