import type { Address, Region } from '@jishi/api/addresses';
import { cityCentres } from './city-centres.ts';

export type MapPoint = { latitude: number; longitude: number };

/** Middle of the country, for a region this table does not know: the api asks for a point with every address. */
const COUNTRY: MapPoint = { latitude: 35, longitude: 103 };

/**
 * The point of an address that has none of its own: the centre of its prefecture, or of the first prefecture of its
 * province, which holds the capital. `regions` from the province down; their official codes are read.
 */
export function centreOf(regions: readonly Region[]): MapPoint {
  const code = regions.findLast((region) => region.code !== null)?.code ?? '';
  const found = cityCentres[code.slice(0, 4)] ?? cityCentres[`${code.slice(0, 2)}01`];
  return found ? { latitude: found[0], longitude: found[1] } : COUNTRY;
}

/** The point an address is stored with. */
export function pointOf({ latitude, longitude }: Address): MapPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
