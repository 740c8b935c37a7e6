import type { KnownCity } from './known-cities.ts';
import { type Pixel, worldPixel } from './mercator.ts';

export type Box = { left: number; right: number; top: number; bottom: number };

/** A city of which the map shows a point at least, and its name where there is room. */
export type LabelledCity = { city: KnownCity; hasName: boolean };

/** From here on every city has a point; farther away those with names only. */
const EVERY_CITY_ZOOM = 6;
const GAP = 6;

/**
 * What is shown at a zoom: a name is left out when it would cover one that comes before it in `cities`, so nearer views
 * show more. It does not depend on the place, so nothing flickers while the map moves.
 */
export function labelsAt(cities: readonly KnownCity[], zoom: number): LabelledCity[] {
  const taken: Box[] = [];
  return cities.flatMap((city) => {
    const box = labelBox(city.name, worldPixel(city.point, zoom));
    const hasName = !taken.some((other) => overlaps(box, other));
    if (hasName) taken.push(box);
    return hasName || zoom >= EVERY_CITY_ZOOM ? [{ city, hasName }] : [];
  });
}

/** A point and the name to its right, at 12 px. */
export function labelBox(name: string, { x, y }: Pixel): Box {
  const isCjk = /\p{Script=Han}/u.test(name);
  return { left: x - GAP, right: x + 2 * GAP + name.length * (isCjk ? 12 : 6.5), top: y - 10, bottom: y + 10 };
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
