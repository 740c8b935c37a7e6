import type { Address, Region } from '@jishi/api/addresses';
import type { Lang } from '@jishi/i18n';
import { type MapPoint, pointOf } from './centre-of.ts';
import { kilometresBetween } from './distance.ts';
import type { KnownCity } from './known-cities.ts';
import { noRegion, type RegionChoice, readRegions, regionOfCode } from './region-choice.ts';

/** Farther from the middle of every city a point says nothing sure. */
const CITY_KM = 30;

/**
 * The region of a stored address. One that was written in the other language cannot be read by these lists: its point says
 * the city then, where it surely does, and the district is left open.
 */
export function storedRegion(
  provinces: readonly Region[],
  cities: readonly KnownCity[],
  address: Address,
  lang: Lang,
): RegionChoice {
  const read = readRegions(provinces, address.address, lang);
  if (read.province !== '') return read;
  const point = pointOf(address);
  const city = point && surelyIn(cities, point);
  return city ? regionOfCode(provinces, city.code) : noRegion;
}

/** The city a point is in: near to its middle, and at least twice as far from that of any other. */
function surelyIn(cities: readonly KnownCity[], point: MapPoint): KnownCity | null {
  const [nearest, next] = cities
    .map((city) => ({ city, kilometres: kilometresBetween(city.point, point) }))
    .sort((a, b) => a.kilometres - b.kilometres);
  if (!nearest || nearest.kilometres > CITY_KM) return null;
  return next && next.kilometres < 2 * nearest.kilometres ? null : nearest.city;
}
