import type { MapPoint } from './centre-of.ts';

const EARTH_KM = 6371;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points, along the surface of a ball. */
export function kilometresBetween(a: MapPoint, b: MapPoint): number {
  const north = Math.sin(rad(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  const chord = north + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * east;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof winds)[number];

/** In which of eight directions `to` lies from `from`. */
export function windTowards(from: MapPoint, to: MapPoint): Wind {
  const east = (to.longitude - from.longitude) * Math.cos(rad((from.latitude + to.latitude) / 2));
  const angle = Math.atan2(east, to.latitude - from.latitude) / (Math.PI / 4);
  return winds[(Math.round(angle) + 8) % 8] ?? 'n';
}
