import type { Region } from '@jishi/api/addresses';
import type { Lang } from '@jishi/i18n';

/** Ids of the chosen regions; empty where nothing is chosen yet. */
export type RegionChoice = { province: string; city: string; district: string };

export const noRegion: RegionChoice = { province: '', city: '', district: '' };

const childrenOf = (regions: readonly Region[], id: string): readonly Region[] =>
  regions.find((region) => region.id === id)?.children ?? [];

/** What can be chosen below a choice. */
export function regionLists(provinces: readonly Region[], choice: RegionChoice) {
  const cities = childrenOf(provinces, choice.province);
  return { provinces, cities, districts: childrenOf(cities, choice.city) };
}

/** A new province begins anew; a province with a single city (Beijing) needs no second choice. */
export function chooseProvince(provinces: readonly Region[], province: string): RegionChoice {
  const cities = childrenOf(provinces, province);
  return { province, city: cities.length === 1 ? (cities[0]?.id ?? '') : '', district: '' };
}

export const chooseCity = (choice: RegionChoice, city: string): RegionChoice => ({ ...choice, city, district: '' });

/** Whether every level that has entries is chosen. */
export function isComplete(provinces: readonly Region[], choice: RegionChoice): boolean {
  const { cities, districts } = regionLists(provinces, choice);
  const isChosen = (regions: readonly Region[], id: string) =>
    regions.length === 0 || regions.some((one) => one.id === id);
  return (
    choice.province !== '' &&
    isChosen(provinces, choice.province) &&
    isChosen(cities, choice.city) &&
    isChosen(districts, choice.district)
  );
}

/** The regions of a choice, from the province down. */
export function chosenRegions(provinces: readonly Region[], choice: RegionChoice): Region[] {
  const { cities, districts } = regionLists(provinces, choice);
  const found = [
    provinces.find(({ id }) => id === choice.province),
    cities.find(({ id }) => id === choice.city),
    districts.find(({ id }) => id === choice.district),
  ];
  return found.filter((region) => region !== undefined);
}

/** Province and city that an official code begins with; nothing when the lists do not have it. */
export function regionOfCode(provinces: readonly Region[], code: string): RegionChoice {
  const province = provinces.find((one) => one.code?.startsWith(code.slice(0, 2)));
  if (!province) return noRegion;
  const city = province.children.find((one) => one.code?.startsWith(code));
  return city ? { province: province.id, city: city.id, district: '' } : chooseProvince(provinces, province.id);
}

/** Cities that only head a list (counties directly under a province: codes `..90..`, and 5002 of Chongqing) are no part of an address. */
const isHeading = ({ code }: Region): boolean => code !== null && /^(?:\d\d90|5002)00$/.test(code);

/** Regions as an address begins with them: the province first, a city that is its own province named once. */
export function regionText(regions: readonly Region[], lang: Lang): string {
  const names = regions.filter((region) => !isHeading(region)).map(({ name }) => name);
  return names.filter((name, index) => name !== names[index - 1]).join(lang === 'zh' ? '' : ', ');
}

/** The regions an address begins with, as deep as they are named; nothing is chosen when the text names no province. */
export function readRegions(provinces: readonly Region[], address: string, lang: Lang): RegionChoice {
  const paths = provinces
    .filter(({ name }) => address.startsWith(name))
    .flatMap((province) => [
      [province],
      ...province.children.flatMap((city) => [
        [province, city],
        ...city.children.map((district) => [province, city, district]),
      ]),
    ]);
  const best = paths
    .map((path) => ({ path, length: regionText(path, lang).length, text: regionText(path, lang) }))
    .filter(({ text }) => address.startsWith(text))
    .sort((a, b) => b.length - a.length || b.path.length - a.path.length)[0]?.path;
  if (!best) return noRegion;
  const [province, city, district] = best;
  return { province: province?.id ?? '', city: city?.id ?? '', district: district?.id ?? '' };
}
