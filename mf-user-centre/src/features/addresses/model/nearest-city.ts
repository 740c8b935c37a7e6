import type { Region } from '@jishi/api/addresses';
import { centreOf, type MapPoint } from './centre-of.ts';
import { kilometresBetween, type Wind, windTowards } from './distance.ts';
import type { KnownCity } from './known-cities.ts';

/** A city, how far a point is from its middle, and on which side of it. */
export type NearCity = { city: KnownCity; kilometres: number; wind: Wind };

/** The known city a point is nearest to; `null` where none is known. */
export function nearestCity(cities: readonly KnownCity[], point: MapPoint): NearCity | null {
  let nearest: { city: KnownCity; kilometres: number } | null = null;
  for (const city of cities) {
    const kilometres = kilometresBetween(city.point, point);
    if (nearest === null || kilometres < nearest.kilometres) nearest = { city, kilometres };
  }
  return nearest && { ...nearest, wind: windTowards(nearest.city.point, point) };
}

/** Nearer than this to the chosen city, a point may well belong to it, whatever lies next door. */
const NEIGHBOURHOOD_KM = 100;

/**
 * The city a point is near to, when that is in another province than the chosen regions and the chosen city is far
 * away: one of the two is probably a mistake. `regions` from the province down.
 */
export function strayCity(cities: readonly KnownCity[], point: MapPoint, regions: readonly Region[]): KnownCity | null {
  const province = regions[0]?.code?.slice(0, 2);
  const near = nearestCity(cities, point);
  if (!province || !near || near.city.code.startsWith(province)) return null;
  return kilometresBetween(centreOf(regions), point) > NEIGHBOURHOOD_KM ? near.city : null;
}
