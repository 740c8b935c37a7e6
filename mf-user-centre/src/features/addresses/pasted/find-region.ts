import type { Region } from '@jishi/api/addresses';
import { chooseProvince, noRegion, type RegionChoice } from '../model/region-choice.ts';
import { matchArea } from './match-area.ts';

/** A region in a text, from where to where it is written. */
export type FoundRegion = { region: RegionChoice; start: number; end: number };

type Path = { province: Region; city?: Region; district?: Region };
type Found = { path: Path; end: number };

/** A district that is not called so is believed where an address goes on behind it as one does. */
const isStreetAhead = /^(?:$|[\s,]|[^\s,\d]{1,6}?(?:路|街|大道|巷|镇|乡|村|社区|弄))/;

const blanks = /^(?:[\s,/>·-]|市辖区)*/;
const skipBlanks = (text: string, at: number): number => at + (blanks.exec(text.slice(at))?.[0].length ?? 0);

/**
 * The region a text names: at its beginning, behind a separator, or anywhere when it begins with the whole name of a province.
 * Names may be shortened and levels left out, as long as one place only can be meant. `null` when there is none.
 */
export function findRegion(provinces: readonly Region[], text: string): FoundRegion | null {
  const places = [...startsOf(text), ...provinces.map(({ name }) => text.indexOf(name))];
  const found = [...new Set(places)]
    .filter((at) => at >= 0)
    .sort((a, b) => a - b)
    .flatMap((start) => {
      const best = regionAt(provinces, text, start);
      return best ? [{ region: choiceOf(provinces, best.path), start, end: best.end }] : [];
    });
  return found.sort((a, b) => depth(b.region) - depth(a.region))[0] ?? null;
}

/** The region written at one place of a text. */
function regionAt(provinces: readonly Region[], text: string, start: number): Found | null {
  const inside = provinces.flatMap((province) => {
    const match = matchArea(text, start, province);
    return match ? insideProvince(province, text, match.end) : [];
  });
  const cities = provinces.flatMap((province) =>
    province.children.flatMap((city) => {
      const match = city.name === province.name ? null : matchArea(text, start, city);
      return match ? insideCity({ province, city }, text, match.end) : [];
    }),
  );
  const districts = onlyOne(
    provinces.flatMap((province) => districtsAt(province, text, start).filter(({ isFull }) => isFull)),
  );
  return [...inside, ...cities, ...districts].sort(deeper)[0] ?? null;
}

function insideProvince(province: Region, text: string, end: number): Found[] {
  const at = skipBlanks(text, end);
  const cities = province.children.flatMap((city) => {
    const match = matchArea(text, at, city);
    return match ? insideCity({ province, city }, text, match.end) : [];
  });
  return [{ path: { province }, end }, ...cities, ...onlyOne(districtsAt(province, text, at))];
}

function insideCity(path: Path & { city: Region }, text: string, end: number): Found[] {
  const at = skipBlanks(text, end);
  const districts = path.city.children.flatMap((district) => {
    const match = matchDistrict(text, at, district);
    return match ? [{ path: { ...path, district }, end: match.end }] : [];
  });
  return [{ path, end }, ...districts];
}

/** Districts of a whole province, whose city is left out. */
const districtsAt = (province: Region, text: string, at: number): (Found & { isFull: boolean })[] =>
  province.children.flatMap((city) =>
    city.children.flatMap((district) => {
      const match = matchDistrict(text, at, district);
      return match ? [{ path: { province, city, district }, ...match }] : [];
    }),
  );

function matchDistrict(text: string, at: number, district: Region): ReturnType<typeof matchArea> {
  const match = matchArea(text, at, district);
  return match && (match.isFull || isStreetAhead.test(text.slice(match.end))) ? match : null;
}

const onlyOne = <T>(found: readonly T[]): readonly T[] => (found.length === 1 ? found : []);

const levels = ({ path }: Found): number => 1 + Number(path.city !== undefined) + Number(path.district !== undefined);
const deeper = (a: Found, b: Found): number => levels(b) - levels(a) || b.end - a.end;

/** Where pieces of a text begin. */
const startsOf = (text: string): number[] => [0, ...[...text.matchAll(/\s/g)].map(({ index }) => index + 1)];

function choiceOf(provinces: readonly Region[], { province, city, district }: Path): RegionChoice {
  if (!city) return chooseProvince(provinces, province.id);
  return { province: province.id, city: city.id, district: district?.id ?? '' };
}

const depth = ({ province, city, district }: RegionChoice): number =>
  [province, city, district].filter((id) => id !== noRegion.province).length;
