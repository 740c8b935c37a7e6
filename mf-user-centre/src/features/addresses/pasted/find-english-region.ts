import type { Region } from '@jishi/api/addresses';
import { chooseProvince, type RegionChoice } from '../model/region-choice.ts';
import type { Segment } from './split-text.ts';

type Path = { province: Region; city?: Region; district?: Region };

/** Names are spelled with and without what kind of area it is, apostrophes and the blanks between syllables. */
const titles =
  / (?:province|municipality|city|autonomous region|sar|prefecture|district|county|new area|banner|league)$/;
const plain = (name: string): string => name.toLowerCase().replace(/['’.]/g, '').trim();
const stem = (name: string): string => plain(name).replace(titles, '').replaceAll(/[ -]/g, '');

/** Whether a piece of a text names an area; one that says what kind it is names no other kind. */
function isNamed(piece: string, { name }: Region): boolean {
  const said = titles.exec(plain(piece))?.[0];
  const kind = titles.exec(plain(name))?.[0];
  return stem(piece) === stem(name) && (said === undefined || kind === undefined || said === kind);
}

/** The region some pieces of a text name, each level by a piece of its own, in any order; and the other pieces. */
export function findEnglishRegion(
  provinces: readonly Region[],
  segments: readonly Segment[],
): { region: RegionChoice | null; rest: readonly Segment[] } {
  const pieces = segments.flatMap((segment) => apart(provinces, segment));
  const [best] = provinces
    .flatMap((province) => pathsIn(province, pieces))
    .map((path) => ({ path, used: usedBy(path, pieces) }))
    .sort((a, b) => b.used.size - a.used.size || depth(b.path) - depth(a.path));
  if (!best || best.used.size === 0) return { region: null, rest: segments };
  const { province, city, district } = best.path;
  return {
    region: city
      ? { province: province.id, city: city.id, district: district?.id ?? '' }
      : chooseProvince(provinces, province.id),
    rest: pieces.filter((piece) => !best.used.has(piece)),
  };
}

/** Province and city often have no comma between them: "Hangzhou Zhejiang". */
function apart(provinces: readonly Region[], segment: Segment): Segment[] {
  const words = segment.text.split(' ');
  for (let count = 1; count < words.length && count <= 3; count += 1) {
    const head = words.slice(0, -count).join(' ');
    const tail = words.slice(-count).join(' ');
    const province = provinces.find((one) => isNamed(tail, one));
    const isCity = province?.children.some((city) => isNamed(head, city));
    if (isCity) return [head, tail].map((text) => ({ ...segment, text }));
  }
  return [segment];
}

function pathsIn(province: Region, pieces: readonly Segment[]): Path[] {
  const isSaid = (area: Region): boolean => pieces.some(({ text }) => isNamed(text, area));
  const cities = province.children.filter((city) => isSaid(city) || city.children.some(isSaid));
  const paths = cities.flatMap((city): Path[] => {
    if (!isSaid(city) && !isSaid(province)) return [];
    const districts = city.children.filter(isSaid);
    return districts.length > 0
      ? districts.map((district) => ({ province, city, district }))
      : isSaid(city)
        ? [{ province, city }]
        : [];
  });
  return isSaid(province) ? [{ province }, ...paths] : paths;
}

/** The pieces that say a path, one for each level where there are as many. */
function usedBy({ province, city, district }: Path, pieces: readonly Segment[]): Set<Segment> {
  const areas = [province, city, district].filter((area) => area !== undefined);
  return new Set(pieces.filter(({ text }) => areas.some((area) => isNamed(text, area))));
}

const depth = ({ city, district }: Path): number => Number(city !== undefined) + Number(district !== undefined);
